// @vitest-environment happy-dom
/** The parts of a split settlement: its accounts, the form of an account, and the questions before something is discarded. */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { ada, banks, partners } from '../../../machines/splits/splitAccount/splitAccount.cases';
import { splitAccountMachine } from '../../../machines/splits/splitAccount/splitAccount.machine';
import { WORDS } from '../../../machines/splits/splitAccount/splitAccount.rules';
import { type SplitAccountView, selectSplitAccount } from '../../../machines/splits/splitAccount/splitAccount.select';
import type { Split } from '../../../machines/splits/splitAccount/splitAccount.types';
import { choices, splitSettlementCases } from '../../../machines/splits/splitSettlement/splitSettlement.cases';
import { splitSettlementMachine } from '../../../machines/splits/splitSettlement/splitSettlement.machine';
import { type SplitSettlementView, selectSplitSettlement } from '../../../machines/splits/splitSettlement/splitSettlement.select';
import { SplitAccountDialog } from './SplitAccountDialog';
import { SplitBar } from './SplitBar';
import { SplitDialogs } from './SplitDialogs';
import { SplitRows } from './SplitRows';
import { SplitTable } from './SplitTable';
import { SplitTerms } from './SplitTerms';

afterEach(cleanup);

const input = { owner: '1:1001:Live', merchantId: '1001', split: partners, editing: null, banks };
const accountView = selectSplitAccount(createActor(splitAccountMachine, { input }).getSnapshot());
const { fresh } = splitSettlementCases.inputs;
const splitView = selectSplitSettlement(createActor(splitSettlementMachine, { input: fresh }).getSnapshot());

const part = { can: () => true, part: () => null };
const textsOf = (elements: readonly Element[]) => elements.map(({ textContent }) => (textContent ?? '').trim());

/** The dialog of an account in a state. */
async function openAccount(given: Partial<SplitAccountView>) {
  const sent: string[] = [];
  const view = { ...accountView, ...given };
  render(<SplitAccountDialog view={view} {...part} send={({ type }) => sent.push(type)} />);
  return { dialog: within(await screen.findByRole('dialog')), sent };
}

/** The table of the builder. Returns what it sends. */
function showTable(split: Split, shareErrors: SplitSettlementView['shareErrors'] = {}, waiting = false) {
  const sent: unknown[] = [];
  const flow = { view: { split, shareErrors }, send: (event: unknown) => void sent.push(event) };
  render(<SplitTable flow={flow} initiating={{ merchantId: '1001', name: 'Bluecrest Stores' }} waiting={waiting} />);
  return sent;
}

it('divides the initiating account from the others', () => {
  showTable({ ...partners, accounts: [ada] });
  const rows = screen.getAllByRole('row').slice(1, 3);
  expect(rows.map((row) => row.getAttribute('data-tone'))).toEqual(['apart', null]);
});

describe('[SPL-03] the terms of a split', () => {
  it('have the currencies of the provider, and are fixed while it is sent', () => {
    const view = { ...splitView, currencies: choices.currencies, split: partners };
    render(<SplitTerms id="terms" flow={{ ...part, view, send: () => undefined }} waiting />);
    const currency = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Currency' });
    expect(textsOf([...currency.options])).toEqual(['NGN, Nigerian Naira', 'USD, US Dollar']);
    expect(currency.disabled).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).readOnly).toBe(true);
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-disabled'))).toEqual(['true', 'true']);
  });

  it.each([
    [{ rateType: 'flat' }, 2, 'If you change the rate type to flat, we’ll clear the shares of your 2 accounts.'],
    [{ currencyId: '2', currency: 'USD' }, 1, 'If you change the currency to USD, we’ll clear the share of your account.'],
  ] as const)('say what a change clears: %s', async (proposed, count, words) => {
    const split = { ...partners, accounts: partners.accounts.slice(0, count) };
    const view = { ...splitView, step: 'changingTerms' as const, proposed, split };
    render(<SplitDialogs flow={{ ...part, view, send: () => undefined }} email="amaka.obi@bluecrest.test" />);
    const dialog = await screen.findByRole('dialog', { name: 'Clear the shares?' });
    expect(dialog.textContent).toContain(words);
  });
});

describe('[SPL-05 SPL-06] the dialog of an account', () => {
  it.each([
    [true, 'Edit Settlement Account'],
    [false, 'Add Settlement Account'],
  ])('says what it does (%s)', async (isEditing, title) => {
    await openAccount({ step: 'editing', isEditing });
    expect(screen.getByRole('dialog', { name: title })).toBeTruthy();
  });

  it.each([
    ['editing', true],
    ['saving', false],
  ] as const)('in %s can be closed: %s', async (step, canClose) => {
    const { dialog } = await openAccount({ step });
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Close' }).disabled).toBe(!canClose);
  });

  it('says why it cannot be saved, unless the share says it', async () => {
    const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
    const reason = () => document.getElementById(saveButton().getAttribute('aria-describedby') ?? '')?.textContent;
    await openAccount({ step: 'editing', blocker: 'Enter the share.' });
    expect([saveButton().disabled, reason()]).toEqual([true, 'Enter the share.']);
    cleanup();
    await openAccount({ step: 'editing', blocker: WORDS.nothingLeft, shares: { fits: false, text: WORDS.nothingLeft } });
    expect([saveButton().disabled, reason()]).toEqual([true, undefined]);
    screen.getByText(WORDS.nothingLeft);
    cleanup();
    const taken = { ...accountView.errors, merchantId: WORDS.own };
    await openAccount({ step: 'editing', blocker: WORDS.own, errors: taken, draft: { ...accountView.draft, type: 'wallet' } });
    expect([saveButton().disabled, reason()]).toEqual([true, undefined]);
    screen.getByText(WORDS.own);
    cleanup();
    await openAccount({ step: 'editing', blocker: null });
    expect([saveButton().disabled, reason()]).toEqual([false, undefined]);
  });

  it('has the hint of what remains only while the share fits', async () => {
    const shares = { fits: true, text: 'Remaining Percentage: 20%.' };
    await openAccount({ step: 'editing', shares });
    screen.getByText(shares.text);
    expect(screen.getByLabelText('Settlement share').getAttribute('aria-invalid')).not.toBe('true');
    cleanup();
    await openAccount({ step: 'editing', shares: { ...shares, fits: false } });
    expect(screen.getByLabelText('Settlement share').getAttribute('aria-invalid')).toBe('true');
    cleanup();
    await openAccount({ step: 'editing', shares, errors: { ...accountView.errors, amount: 'Enter the share.' } });
    screen.getByText('Enter the share.');
  });

  it('says what the provider said of a name that was found, and nothing without words', async () => {
    await openAccount({ step: 'editing', lookup: 'resolved', name: 'ADA OKAFOR', said: 'Account resolved successfully' });
    screen.getByText('ADA OKAFOR');
    screen.getByText('Account resolved successfully');
    cleanup();
    const { dialog } = await openAccount({ step: 'editing', lookup: 'notFound', name: null, said: 'No such account' });
    expect(dialog.getAllByText('No such account')).toHaveLength(1);
  });
});

describe('[SPL-02] the accounts of a split', () => {
  const cells = () => textsOf(screen.getAllByRole('cell'));

  it('have their shares as percentages or as amounts, and a hyphen without a name', () => {
    const accounts = [{ ...ada, accountName: '' }];
    render(<SplitRows split={{ ...partners, accounts }} />);
    expect(cells()).toEqual(['Bank - 0123456789 - Guaranty Trust Bank', '-', '12.5%']);
    cleanup();
    render(<SplitRows split={{ ...partners, rateType: 'flat', accounts: [ada] }} />);
    expect(cells()).toEqual(['Bank - 0123456789 - Guaranty Trust Bank', 'ADA OKAFOR', 'NGN 12.50']);
  });

  it('can be edited, and deleted after the first, where the split is not just shown', async () => {
    const items: (readonly string[])[] = [];
    showTable(partners);
    for (const button of screen.getAllByRole('button', { name: /^Actions for/ })) {
      await act(async () => void fireEvent.click(button));
      items.push(textsOf(await screen.findAllByRole('menuitem')));
      await act(async () => void fireEvent.keyDown(document.activeElement ?? button, { key: 'Escape' }));
    }
    expect(items).toEqual([
      ['Edit Settlement', 'Delete SettlementThe first account can’t be deleted. Edit it instead.'],
      ['Edit Settlement', 'Delete Settlement'],
    ]);
    cleanup();
    render(<SplitRows split={partners} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText('Action')).toBeNull();
  });

  it('say that a name was not found', () => {
    showTable({ ...partners, accounts: [{ ...ada, accountName: '' }] });
    expect(cells()).toContain('Not resolved');
    expect(screen.getByLabelText('Share of Bank - 0123456789 - Guaranty Trust Bank')).toBeTruthy();
  });
});

describe('[SPL-04] the question before stored accounts are discarded', () => {
  const show = (given: Partial<SplitSettlementView>) => {
    const flow = { ...part, view: { ...splitView, ...given }, send: () => undefined };
    render(<SplitDialogs flow={flow} email="amaka.obi@bluecrest.test" />);
    return screen.findByRole('dialog', { name: 'Resume your draft?' });
  };
  it.each([
    [0, 'You have a split settlement you started but didn’t submit. If you start over, we’ll discard it.'],
    [1, 'You have an account you added but didn’t submit. If you start over, we’ll discard it.'],
    [2, 'You have 2 accounts you added but didn’t submit. If you start over, we’ll discard them.'],
  ])('counts them: %s', async (offered, words) => {
    await show({ step: 'draftFound', offered });
    expect(screen.getByText(words)).toBeTruthy();
  });
});

describe('[SPL-09] a split settlement that someone else changed', () => {
  it('shows what is saved now beside the merchant’s own, and waits for a decision', async () => {
    const sent: string[] = [];
    const stored = { ...partners, accounts: [ada], name: '<b>Partners</b>', isActive: false };
    const view = { ...splitView, step: 'draftFound' as const, split: stored, outdated: partners };
    const flow = { ...part, view, send: ({ type }: { readonly type: string }) => void sent.push(type) };
    render(<SplitDialogs flow={flow} email="amaka.obi@bluecrest.test" />);
    const dialog = within(await screen.findByRole('dialog', { name: 'This split settlement has changed' }));
    const rowsIn = (title: string) => within(dialog.getByRole('region', { name: title })).getAllByRole('row').length;
    expect([rowsIn('Saved now'), rowsIn('Yours')]).toEqual([2, 3]);
    expect(dialog.getByRole('region', { name: 'Saved now' }).textContent).toContain('<b>Partners</b>');
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Close' }).disabled).toBe(true);
    for (const name of ['Discard my changes', 'Keep my changes']) fireEvent.click(dialog.getByRole('button', { name }));
    expect(sent).toEqual(['draft.discarded', 'draft.restored']);
  });
});

describe('[SPL-06 GEN-02] the shares in the table', () => {
  const share = () => screen.getByLabelText<HTMLInputElement>('Share of ADA OKAFOR');
  const described = () =>
    (share().getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);

  it('are fields in the unit of the split, which send each text as it is typed', () => {
    const sent = showTable(partners);
    expect([share().value, described()]).toEqual(['12.5', ['%']]);
    fireEvent.change(share(), { target: { value: ' 1,50 %' } });
    expect(sent).toEqual([{ type: 'share.changed', id: '2', amount: ' 1,50 %' }]);
    cleanup();
    showTable({ ...partners, rateType: 'flat', accounts: [{ ...ada, amount: '5000.00' }] });
    expect([share().value, described()]).toEqual(['5,000.00', ['NGN']]);
  });

  it('have their errors below their rows, and only there', () => {
    showTable(partners, { 2: WORDS.nothingLeft });
    expect([share().getAttribute('aria-invalid'), described()]).toEqual(['true', ['%', WORDS.nothingLeft]]);
    const foods = screen.getByLabelText('Share of BLUECREST FOODS');
    expect(foods.hasAttribute('aria-invalid')).toBe(false);
    expect(screen.getAllByText(WORDS.nothingLeft)).toHaveLength(1);
  });

  it('are locked while the split is sent', () => {
    showTable(partners, {}, true);
    expect(share().readOnly).toBe(true);
  });

  it('add up to 100 percent with the remainder, and to more while one is too high', () => {
    showTable(partners);
    expect(document.querySelector('[data-total]')?.textContent).toBe('3 accounts100%');
    screen.getByText('Remaining Percentage: 57.5%.');
    cleanup();
    showTable({ ...partners, accounts: [{ ...ada, amount: '120' }] });
    expect(document.querySelector('[data-total]')?.textContent).toBe('2 accounts120%');
    expect(screen.queryByText(/^Remaining Percentage/)).toBeNull();
  });
});

describe('[SPL-06] the initiating account', () => {
  const ownRow = () => textsOf([...(screen.getAllByRole('row')[1]?.children ?? [])]);

  it('comes first, with what the others leave it', () => {
    showTable({ ...partners, accounts: [{ ...ada, amount: '45' }] });
    expect(ownRow()[0]).toContain('Merchant ID - 1001');
    expect(ownRow()[1]).toBe('Bluecrest Stores');
    expect(ownRow()[2]).toBe('55%the rest, by default');
  });

  it('is read out with what is left once no key follows for 300 ms', () => {
    vi.useFakeTimers();
    const table = (amount: string) => (
      <SplitTable
        flow={{ view: { split: { ...partners, accounts: [{ ...ada, amount }] }, shareErrors: {} }, send: () => undefined }}
        initiating={{ merchantId: '1001', name: 'Bluecrest Stores' }}
        waiting={false}
      />
    );
    const { rerender } = render(table('4'));
    rerender(table('45'));
    expect(screen.getByRole('status').textContent).toBe('Initiating account: 96%');
    act(() => void vi.advanceTimersByTime(299));
    expect(screen.getByRole('status').textContent).toBe('Initiating account: 96%');
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByRole('status').textContent).toBe('Initiating account: 55%');
    vi.useRealTimers();
  });

  it('keeps nothing of shares that are too high', () => {
    showTable({ ...partners, accounts: [{ ...ada, amount: '100' }] });
    expect(ownRow()[2]).toBe('0%no slot left');
  });

  it('keeps everything while no account was added, and an unknown amount of flat shares', () => {
    showTable({ ...partners, accounts: [] });
    expect(ownRow()[2]).toBe('100%the rest, by default');
    screen.getByText('No settlement accounts added yet');
    cleanup();
    showTable({ ...partners, rateType: 'flat' });
    expect(ownRow()[2]).toContain('what is left');
  });
});

describe('[SPL-06] the bar of the shares', () => {
  const widths = () => [...document.querySelectorAll('svg rect')].map((part) => part.getAttribute('width'));
  it('has a part for each account, and a hatched one for the rest', () => {
    render(<SplitBar split={partners} />);
    expect(widths()).toEqual(['30%', '12.5%', '57.5%', '57.5%']);
  });
  it('has no part for a share that is not entered, and is not drawn for amounts', () => {
    render(<SplitBar split={{ ...partners, accounts: [{ ...ada, amount: '' }] }} />);
    expect(widths()).toEqual(['0%', '100%', '100%']);
    cleanup();
    render(
      <SplitBar
        split={{
          ...partners,
          accounts: [
            { ...ada, amount: '150' },
            { ...ada, id: '3', amount: '50' },
          ],
        }}
      />,
    );
    expect(widths()).toEqual(['75%', '25%']);
    cleanup();
    render(<SplitBar split={{ ...partners, rateType: 'flat' }} />);
    expect(document.querySelector('svg')).toBeNull();
  });
});
