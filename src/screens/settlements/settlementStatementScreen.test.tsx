import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { wire } from '../../../machines/kit/flow/port';
import { reconciliationMachine } from '../../../machines/settlements/reconciliation/reconciliation.machine';
import type { CheckView, ComparedView } from '../../../machines/settlements/reconciliation/reconciliation.select';
import { settlementLineMachine } from '../../../machines/settlements/settlementLine/settlementLine.machine';
import { statement } from '../../../machines/settlements/settlementStatement/settlementStatement.flow';
import {
  type SettlementInFull,
  settlementStatementMachine,
} from '../../../machines/settlements/settlementStatement/settlementStatement.machine';
import { statementDownloadMachine } from '../../../machines/settlements/statementDownload/statementDownload.machine';
import { FlowProvider } from '../../flow/FlowProvider';
import { Toasts } from '../../ui/feedback/Toasts';
import type { Check } from './check';
import { SettlementStatementScreen } from './SettlementStatementScreen';
import { StatementLines } from './StatementLines';
import { VerdictPart } from './VerdictPart';

afterEach(cleanup);

const sum = (count: number, amount: string) => ({ count, amount });
const lines = [
  { line: 'collections', stated: sum(1, '60000.00'), found: sum(1, '60000.00'), difference: '0.00', agrees: true },
  { line: 'fees', stated: sum(1, '-900.00'), found: sum(1, '-900.00'), difference: '0.00', agrees: true },
  { line: 'refunds', stated: sum(1, '-20.00'), found: sum(1, '-2.73'), difference: '-17.27', agrees: false },
  { line: 'reserveWithheld', stated: sum(1, '-3000.00'), found: sum(1, '-3000.00'), difference: '0.00', agrees: true },
  { line: 'penalty', stated: null, found: sum(2, '-5.00'), difference: '5.00', agrees: false },
] as const;

const verdict = {
  ...{ lines, amount: '56080.00', stated: '56080.00', found: '56092.27', difference: '-12.27' },
  ...{ items: 6, pages: 1, doubled: [{ id: '1-fees', line: 'fees', name: 'KPY-1' }], missing: 1 },
};
const differs: ComparedView = { kind: 'differs', statement, verdict };
const agrees: CheckView = { kind: 'agrees', statement, verdict: { ...verdict, doubled: [], missing: 0, items: 4 } };

const checkOf = (view: CheckView): Check => ({ view, can: () => true, send: () => {}, part: () => null });

const rowsShown = () => screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent).join(' | '));

const itemsOf = (line: string) => <p>Items of {line}</p>;

describe('[STL-01] the statement', () => {
  it('has its lines beside the sums of their items, and what each differs by', () => {
    render(<StatementLines settlement={statement} compared={differs} itemsOf={itemsOf} />);
    expect(rowsShown().slice(1)).toEqual([
      'Collections | 1 | 60,000.00 | 60,000.00 | Agrees',
      'Fees | 1 | −900.00 | −900.00 | Agrees',
      'Refunds | 1 | −20.00 | −2.73 | Differs by −17.27',
      'Items of refunds',
      'Nothing accounts for this |  | −17.27 |  | ',
      'Reserve withheld | 1 | −3,000.00 | −3,000.00 | Agrees',
      'penalty | 2 | — | −5.00 | Differs by 5.00',
      'Not on the statement |  | 5.00 |  | ',
      'Paid to bank | 6 | 56,080.00 | 56,092.27 | Differs by −12.27',
    ]);
  });

  it('has a mark beside each difference, so that its colour is never alone', () => {
    render(<StatementLines settlement={statement} compared={differs} itemsOf={itemsOf} />);
    const checks = screen.getAllByRole('row').map((row) => row.lastElementChild);
    const differing = checks.filter((cell) => cell?.textContent?.startsWith('Differs by'));
    expect(differing.map((cell) => cell?.querySelectorAll('svg').length)).toEqual([1, 1, 1]);
  });

  it('opens and marks the lines that don’t agree, until the merchant closes them', () => {
    render(<StatementLines settlement={statement} compared={differs} itemsOf={itemsOf} />);
    const marked = () => screen.getAllByRole('row').filter((row) => row.hasAttribute('data-marked'));
    expect(marked().map((row) => row.firstElementChild?.textContent)).toEqual([
      'Refunds',
      'Items of refunds',
      'Nothing accounts for this',
      'penalty',
      'Not on the statement',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Refunds' }));
    expect(screen.queryByText('Items of refunds')).toBeNull();
    expect(screen.getByText('Nothing accounts for this')).toBeTruthy();
  });

  it('says that no line accounts for a difference where each line agrees', () => {
    const same = lines.slice(0, 2);
    render(
      <StatementLines
        settlement={statement}
        compared={{ kind: 'differs', statement, verdict: { ...verdict, lines: same, found: '59100.00', difference: '-3020.00' } }}
        itemsOf={itemsOf}
      />,
    );
    expect(rowsShown().at(-2)).toBe('No line | — | −3,020.00 | — | Differs by −3,020.00');
  });

  it('shows no sum of items before everything was read', () => {
    render(<StatementLines settlement={statement} compared={null} itemsOf={itemsOf} />);
    expect(rowsShown().at(1)).toBe('Collections | 1 | 60,000.00 | — | —');
    expect(rowsShown().at(-1)).toBe('Paid to bank | 4 | 56,080.00 | — | —');
  });

  it('opens a line with what it sums, and closes it again, but no line without items', () => {
    const lines = [...(statement.lines ?? []), { line: 'adjustments', count: 0, amount: '0.00' }];
    render(<StatementLines settlement={{ ...statement, lines }} compared={null} itemsOf={itemsOf} />);
    const refunds = screen.getByRole('button', { name: 'Refunds' });
    fireEvent.click(refunds);
    expect([refunds.getAttribute('aria-expanded'), screen.queryByText('Items of refunds') !== null]).toEqual(['true', true]);
    fireEvent.click(refunds);
    expect([refunds.getAttribute('aria-expanded'), screen.queryByText('Items of refunds')]).toEqual(['false', null]);
    expect(screen.queryByRole('button', { name: 'Adjustments' })).toBeNull();
  });

  it('says that the provider has no lines', () => {
    render(<StatementLines settlement={{ ...statement, lines: null }} compared={null} itemsOf={itemsOf} />);
    expect(screen.getByText('The provider doesn’t say what this settlement is the sum of.')).toBeTruthy();
  });
});

describe('[STL-01] the page of a settlement', () => {
  const never = () => new Promise<never>(() => {});
  const items = { rows: [], total: 0, version: '', amount: null };

  /** The page opens with one statement, and its check reads another. */
  async function open(opened: SettlementInFull, read: SettlementInFull | null) {
    window.history.replaceState(null, '', `/dashboard/account/settlements/${opened.id}/statement`);
    const flows = {
      settlementStatement: wire(settlementStatementMachine, { load: async () => opened }),
      settlementLine: wire(settlementLineMachine, { load: async () => items }),
      statementDownload: wire(statementDownloadMachine, { save: never }),
      reconciliation: wire(reconciliationMachine, {
        readStatement: async () => read ?? never(),
        readPage: async () => ({ ...items, version: read?.version ?? '' }),
      }),
    };
    await act(
      async () =>
        void render(
          <FlowProvider Toasts={Toasts}>
            <SettlementStatementScreen flows={flows} open={new Set()} />
          </FlowProvider>,
        ),
    );
    await screen.findByRole('table', { name: /^Lines of this settlement/ });
  }
  const page = () => document.body.textContent ?? '';

  it('shows the statement of the moment that was compared, and not that of its opening', async () => {
    const lines = [{ line: 'collections', count: 0, amount: '0.00' }];
    await open(
      { ...statement, status: 'Pending', paid: null },
      { ...statement, lines, amount: '0.00', paid: '0.00', version: 'w' },
    );
    await screen.findByText('Agrees to the kobo');
    expect(rowsShown().slice(-2)).toEqual(['Collections | 0 | 0.00 | 0.00 | Agrees', 'Paid to bank | 0 | 0.00 | 0.00 | Agrees']);
    expect(page()).not.toMatch(/56,080\.00|Pending/);
  });

  it.each([
    ['Completed', '2026-11-20T18:00:00', 'paid to Sterling Bank, 0099120455 on 20-Nov-2026', ['Paid']],
    ['Pending', '2026-11-24T18:00:00', 'to be paid to Sterling Bank, 0099120455 on 24-Nov-2026', ['Expected']],
    ['Flagged', '2026-11-20T18:00:00', 'was to be paid to Sterling Bank, 0099120455 on 20-Nov-2026', ['Was expected']],
    ['Failed', '2026-11-20T18:00:00', 'was to be paid to Sterling Bank, 0099120455 on 20-Nov-2026', ['Was expected']],
  ])('that is %s says whether it was paid', async (status, settledAt, words, labels) => {
    const isPaid = status === 'Completed';
    await open({ ...statement, status, settledAt, paid: isPaid ? '56080.00' : null }, null);
    expect(page()).toContain(words);
    const bank = within(screen.getByRole('region', { name: 'On your bank statement' }));
    expect(labels.map((label) => bank.queryByText(label) !== null)).toEqual([true]);
    expect([bank.queryByText('Nothing of it is on your bank statement yet.') === null, /Paid to bank/.test(page())]).toEqual([
      isPaid,
      isPaid,
    ]);
  });
});

describe('[STL-01] the verdict', () => {
  const file = { busy: false, save: vi.fn(), cancel: () => {} };
  const saidOf = (view: CheckView, currency = 'NGN') => {
    render(<VerdictPart check={checkOf(view)} file={file} currency={currency} total="Paid to bank" isAtBank />);
    return within(screen.getByRole(view.kind === 'unread' ? 'alert' : 'status'));
  };

  it('says what was read when it agrees, in the smallest unit of the currency', () => {
    expect(saidOf(agrees).getByText('Agrees to the kobo')).toBeTruthy();
    cleanup();
    const said = saidOf(agrees, 'USD');
    expect(said.getByText('Agrees to the cent')).toBeTruthy();
    expect(said.getByText('We added up all 4 lines on 1 page.')).toBeTruthy();
    expect(said.getByText('Their sum equals the amount paid to your bank.')).toBeTruthy();
  });

  it('calls nothing paid that did not arrive at the bank', () => {
    render(<VerdictPart check={checkOf(agrees)} file={file} currency="NGN" total="Settlement amount" isAtBank={false} />);
    const said = screen.getByRole('status').textContent;
    expect(said).toContain('Their sum equals the amount of this settlement.');
    expect(said).not.toMatch(/paid/i);
  });

  it('says by how much it differs, and why', () => {
    const said = saidOf(differs);
    expect(said.getByText('Differs by NGN −12.27')).toBeTruthy();
    expect(
      said.getByText('2 lines don’t agree with the items. 1 item came twice: KPY-1 (Fees). 1 item never came.'),
    ).toBeTruthy();
    const sums = said.getAllByRole('definition').map((one) => one.textContent);
    expect(sums).toEqual(['56,080.00', '−56,092.27', 'NGN −12.27']);
    expect(said.getAllByRole('term').at(-1)?.textContent).toBe('Nothing accounts for');
    fireEvent.click(said.getByRole('button', { name: 'Download check' }));
    expect(file.save).toHaveBeenCalledOnce();
  });

  it('names the first of many items that came twice', () => {
    const many = ['A', 'B', 'C', 'D', 'E'].map((name) => ({ id: name, line: 'penalty', name }));
    const said = saidOf({ ...differs, verdict: { ...verdict, doubled: many, missing: 0 } });
    expect(said.getByText(/5 items came twice: A \(penalty\), B \(penalty\), C \(penalty\) and 2 more\.$/)).toBeTruthy();
  });

  it('names no difference where the items are the amount, and the lines are not', () => {
    const same = { ...verdict, found: '56080.00', difference: '0.00', doubled: [], missing: 0 };
    const said = saidOf({ kind: 'differs', statement, verdict: same });
    expect(said.getByText('The statement doesn’t agree with its items')).toBeTruthy();
    expect(said.queryByText('Nothing accounts for')).toBeNull();
    cleanup();
    render(<StatementLines settlement={statement} compared={{ kind: 'differs', statement, verdict: same }} itemsOf={itemsOf} />);
    expect(rowsShown().at(-1)).toBe('Paid to bank | 6 | 56,080.00 | 56,080.00 | Agrees');
  });

  it('says that nothing was compared when a page could not be read', () => {
    const said = saidOf({ kind: 'unread', page: 2, why: 'Try again in a moment.' });
    expect(said.getByText('We couldn’t read page 2')).toBeTruthy();
    expect(said.getByText('Nothing was compared. Try again in a moment.')).toBeTruthy();
  });
});
