// @vitest-environment happy-dom
/** The review of a batch: the queue of problems, its keys, the rows that it leads to, and the foot. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { wire } from '../../../../machines/kit/flow/port';
import type { Texts } from '../../../../machines/payouts/bulkPayout/bulkPayout.file';
import { bulkPayoutDownloadMachine } from '../../../../machines/payouts/bulkPayoutDownload/bulkPayoutDownload.machine';
import { factsByTerm } from '../../../../tests/facts';
import { number, provider, texts } from '../../../../tests/samples/bulkProvider';
import { BarTitleOfPage } from '../../../flow/barTitle';
import { SIGNED_OUT, saveBookmark } from '../../../flow/bookmarks';
import { FlowProvider } from '../../../flow/FlowProvider';
import { Toasts } from '../../../ui/feedback/Toasts';
import { BulkPayoutScreen } from './BulkPayoutScreen';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const misspelt = (line: number) => ({ ...texts(line, number(line)), bank: 'Guaranty Bnk' });
const rows = [texts(2, number(2)), misspelt(3), texts(4, number(4), '0'), misspelt(5)];

async function open(
  name = 'salaries.csv',
  onTitle: (title: string | null) => void = () => undefined,
  given: readonly Texts[] = rows,
  says = '3 problems',
) {
  const of = provider(given);
  saveBookmark(SIGNED_OUT, 'bulkPayout', {
    kept: { name, key: 'F', texts: given, notes: [], leftOut: [], meant: [] },
    order: null,
    batchId: null,
  });
  const flows = {
    bulkPayout: of.machine,
    bulkPayoutDownload: wire(bulkPayoutDownloadMachine, { save: () => Promise.reject(new Error('Not used')) }),
  };
  render(
    <FlowProvider Toasts={Toasts}>
      <BarTitleOfPage value={onTitle}>
        <BulkPayoutScreen flows={flows} email="a@b.test" permissions={['payout.initiate']} mostBytes={100} />
      </BarTitleOfPage>
    </FlowProvider>,
  );
  // Rows render after their summary, when the browser has time.
  await screen.findByText(says, {}, { timeout: 10_000 });
  return of;
}

const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
};
const shows = (some: object) => vi.waitFor(() => expect(factsByTerm()).toMatchObject(some), { timeout: 10_000 });
/** The rows that say why, where only some do. */
const opened = () => [...document.querySelectorAll('tr[data-under][data-open]')];
const current = () =>
  [...document.querySelectorAll('tr[aria-current]:not([data-under]) > td:first-child')].map((cell) => cell.textContent);

it('[BLK-01] corrects all rows with the same unknown bank at once, and says what the rows that are ready cost', async () => {
  await open();
  await shows({ Fees: 'NGN 10.00' });
  expect(factsByTerm()).toEqual({
    '1 row ready': 'NGN 100.00',
    Fees: 'NGN 10.00',
    'Total with fees': 'NGN 110.00',
    'Payout Balance afterwards': 'NGN 890.00',
  });
  await press('Use Guaranty Trust Bank in 2 rows (Bank not found)');
  await screen.findByText('1 problem');
  await shows({ 'Total with fees': 'NGN 310.00' });
  expect(factsByTerm()).toMatchObject({ '3 rows ready': 'NGN 300.00', 'Payout Balance afterwards': 'NGN 690.00' });
  await press('Exclude row 4 (Amount is 0.00)');
  expect(screen.queryByRole('region', { name: 'Problems' })).toBeNull();
  await press('Restore row 4');
  await screen.findByText('1 problem');
});

it('[BLK-01] leads to the rows with problems, by buttons and by keys, and a reason is below its row and named by its field', async () => {
  await open();
  const field = await screen.findByRole('textbox', { name: 'Bank, row 3' });
  const reasons = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(reasons?.closest('tr')?.previousElementSibling?.contains(field)).toBe(true);
  expect(reasons?.textContent).toContain('No bank matches “Guaranty Bnk”. Did you mean Guaranty Trust Bank?');
  expect(reasons?.textContent).toContain('Only here');
  // The first problem says why, and nothing is gone to. Nothing had the focus, so the title has it.
  expect(current()).toEqual([]);
  expect(opened()).toEqual([reasons?.closest('tr')]);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  expect(screen.getByText('1 of 2')).toBeTruthy();
  await act(async () => void fireEvent.keyDown(document.body, { key: 'ArrowDown', altKey: true }));
  expect(current()).toEqual(['Row 3']);
  expect(screen.getByText('1 of 2')).toBeTruthy();
  // The button of a menu opens nothing then.
  const dots = screen.getByRole('button', { name: 'Actions for row 3' });
  await act(async () => void fireEvent.keyDown(dots, { key: 'ArrowDown', altKey: true }));
  expect(dots.getAttribute('aria-expanded')).toBe('false');
  expect(current()).toEqual(['Row 4']);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Amount, row 4' }));
  expect(opened().map((row) => row.textContent)).toEqual([expect.stringContaining('Enter an amount greater than 0.00.')]);
  expect(screen.getByText('2 of 2')).toBeTruthy();
  await press('Row 5');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Bank, row 5' }));
  // In a field a letter is typed, and Alt with an arrow goes on.
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Bank, row 5' }), { key: 'j' });
  expect(current()).toEqual(['Row 5']);
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Bank, row 5' }), { key: 'ArrowDown', altKey: true });
  expect(current()).toEqual(['Row 4']);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Amount, row 4' }));
  fireEvent.keyDown(screen.getByRole('button', { name: 'Next problem' }), { key: 'k' });
  expect(current()).toEqual(['Row 3']);
});

it('[BLK-01] moves the focus to the field of the problem in a row with two', async () => {
  const both = { ...texts(2, number(2), 'abc'), bank: 'Guaranty Bnk' };
  await open('salaries.csv', () => undefined, [both, misspelt(3), { ...texts(4, '12', '0'), bank: '' }], '6 problems');
  const focused = () => document.activeElement?.getAttribute('aria-label');
  const goes: (string | null | undefined)[] = [];
  for (let at = 0; at < 5; at += 1) {
    await act(async () => void fireEvent.keyDown(document.body, { key: 'ArrowDown', altKey: true }));
    goes.push(`${document.querySelector('li[aria-current] h3')?.textContent}: ${focused()}`);
  }
  expect(goes).toEqual([
    'Bank not found: Bank, row 2',
    'Not an amount: Amount, row 2',
    'Wrong number of digits: Account Number, row 4',
    'Bank missing: Bank, row 4',
    'Amount is 0.00: Amount, row 4',
  ]);
});

it('[BLK-01] uses the suggested amounts once the merchant presses it', async () => {
  const decimal = (line: number, amount: string) => texts(line, number(line), amount);
  await open('salaries.csv', () => undefined, [decimal(2, '1500,75'), decimal(3, '2.500,50'), decimal(4, 'abc')], '3 problems');
  expect(screen.getAllByText('Did you mean 1,500.75? Use a point for decimals, and commas only between thousands.')).toBeTruthy();
  await press('Use the suggested amounts in 2 rows (Not an amount)');
  await screen.findByText('1 problem');
  await shows({ '2 rows ready': 'NGN 4,001.25' });
});

it('[BLK-01] says that all rows are ready once the last problem is solved, for four seconds', async () => {
  await open();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  expect(screen.queryByText(/^All \d+ rows are ready\.$/)).toBeNull();
  await press('Use Guaranty Trust Bank in 2 rows (Bank not found)');
  await press('Exclude row 4 (Amount is 0.00)');
  expect((await screen.findByText('All 3 rows are ready.')).getAttribute('role')).toBe('status');
  await act(async () => void vi.advanceTimersByTime(4000));
  expect(screen.queryByText('All 3 rows are ready.')).toBeNull();
});

it('[BLK-01] takes back that all rows are ready once a row has a problem again', async () => {
  await open();
  await press('Use Guaranty Trust Bank in 2 rows (Bank not found)');
  await press('Exclude row 4 (Amount is 0.00)');
  await screen.findByText('All 3 rows are ready.');
  await press('Restore row 4');
  expect(screen.queryByText('All 3 rows are ready.')).toBeNull();
});

it('[BLK-01] names the file in the top bar while its rows are shown, as text that cannot turn what is around it', async () => {
  const titles: (string | null)[] = [];
  await open('salaries\u202efdp.csv', (title) => titles.push(title));
  expect(titles.at(-1)).toBe('\u2068salariesfdp.csv\u2069');
  cleanup();
  expect(titles.at(-1)).toBeNull();
});

it('[BLK-01] shows all rows to lead to a problem, unless the rows that need attention are shown', async () => {
  await open();
  const choice = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
  const choose = (name: RegExp) => act(async () => void fireEvent.click(choice(name)));
  await choose(/^Needs attention/);
  await press('Next problem');
  expect(choice(/^Needs attention/).checked).toBe(true);
  await choose(/^Ready/);
  await press('Next problem');
  expect(choice(/^All/).checked).toBe(true);
});

it('[BLK-01] says that the fees failed to load, and lets the rows be reviewed', async () => {
  const of = await open();
  await shows({ Fees: 'NGN 10.00' });
  of.unpriced = { kind: 'network' };
  await press('Use Guaranty Trust Bank in 2 rows (Bank not found)');
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Review 3 rows' })).disabled).toBe(false);
  of.unpriced = null;
  await press('Load fees');
  await shows({ 'Total with fees': 'NGN 310.00' });
});

it('[BLK-01] says that the provider charges fees that it does not report, and shows the total without them', async () => {
  const of = await open();
  await shows({ Fees: 'NGN 10.00' });
  of.fee = null;
  await press('Use Guaranty Trust Bank in 2 rows (Bank not found)');
  await shows({ Fees: 'Charged by the provider' });
  expect(factsByTerm()).toEqual({
    '3 rows ready': 'NGN 300.00',
    Fees: 'Charged by the provider',
    'Total without fees': 'NGN 300.00',
  });
});
