// @vitest-environment happy-dom
/** What the review of a batch says of its cost, of rows that are not ready, and of payouts that it repeats. */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { bulkPayoutMachine } from '../../../../machines/payouts/bulkPayout/bulkPayout.machine';
import { selectBulkPayout } from '../../../../machines/payouts/bulkPayout/bulkPayout.select';
import type { BatchQuote, Payment } from '../../../../machines/payouts/bulkPayout/bulkPayout.types';
import { FlowProvider } from '../../../flow/FlowProvider';
import { Toasts } from '../../../ui/feedback/Toasts';
import { BatchDialog } from './BatchDialog';
import type { BulkFlow } from './bulkFlow';
import { ReviewFoot } from './ReviewFoot';

afterEach(cleanup);

const quote: BatchQuote = {
  fee: '75.00',
  total: '60075.00',
  needsOtp: false,
  needsApproval: false,
  available: '6482930.00',
  similar: null,
};
const payment = (line: number): Payment => ({
  ...{ reference: `r${line}`, line, number: '0123456789', name: 'ADA OKAFOR', amount: '20000.00', description: '' },
  ...{ bankCode: '058', bankId: '1', bankName: 'Guaranty Trust Bank' },
});

const view = selectBulkPayout(createActor(bulkPayoutMachine, { input: { bookmark: null } }).getSnapshot());

/** The words of the review of as many payments. */
async function wordsOf(payments: number, given: Partial<BulkFlow['view']>, mayConfirm = true): Promise<string> {
  const order = { idempotencyKey: 'k', currency: 'NGN', payments: Array.from({ length: payments }, (_, at) => payment(at + 2)) };
  const confirmation = { can: () => mayConfirm, send: () => undefined, part: () => null };
  const flow: BulkFlow = {
    view: { ...view, step: 'confirming', order, amount: '60000.00', quote, ...given },
    can: () => false,
    send: () => undefined,
    part: () => confirmation,
  };
  render(
    <FlowProvider Toasts={Toasts}>
      <BatchDialog flow={flow} email="amaka.obi@bluecrest.test" />
    </FlowProvider>,
  );
  return ((await screen.findByRole('dialog')).textContent ?? '').replaceAll(/\s+/g, ' ');
}

const INITIATED = '2026-11-21T09:30:00';

describe('[BLK-01] the review of a batch', () => {
  it('has the amount, the fees and the total, or says that the provider charges fees it does not name', async () => {
    expect(await wordsOf(3, {})).toMatch(/You’re paying 3 recipients.*NGN 60,000\.00.*NGN 75\.00.*NGN 60,075\.00/);
    cleanup();
    const unnamed = await wordsOf(1, { quote: { ...quote, fee: null, total: null } });
    expect(unnamed).toContain('You’re paying 1 recipient');
    expect(unnamed).toContain('The provider charges the fees.');
    expect(unnamed).not.toContain('Total to be debited');
    cleanup();
    expect(await wordsOf(3, {})).not.toContain('The provider charges the fees.');
  });
  it('says how many rows are not paid, and not that of rows that wait for their name', async () => {
    const none = { all: 3, ready: 3, waiting: 0, attention: 0, leftOut: 0 };
    expect(await wordsOf(3, { counts: none })).not.toContain('won’t be paid');
    cleanup();
    const some = await wordsOf(3, { counts: { all: 16, ready: 3, waiting: 1, attention: 10, leftOut: 2 } });
    expect(some).toContain('10 of 16 rows need fixing and won’t be paid. 2 excluded. You can download them.');
    expect(some).toContain('1 row doesn’t have an account name yet.');
  });
  it('waits for the fees, and says that they could not be loaded', async () => {
    expect(await wordsOf(3, { quote: null })).toContain('Checking the fees…');
    cleanup();
    const failed = await wordsOf(3, { quote: null, quoteProblem: 'We couldn’t load the fee.' });
    expect(failed).toContain('We couldn’t load the fee. Nothing has been sent.');
    expect(failed).not.toContain('Checking the fees…');
  });
  it('names the rows that repeat payouts of today, the first three and how many more', async () => {
    expect(await wordsOf(3, {})).not.toContain('made today');
    cleanup();
    const one = await wordsOf(1, { quote: { ...quote, similar: { lines: [2], initiatedAt: INITIATED } } });
    expect(one).toContain(
      '1 of 1 payment repeats a payout made today: the same account and amount (row 2). The last one was at 09:30',
    );
    cleanup();
    const three = await wordsOf(9, { quote: { ...quote, similar: { lines: [2, 3, 5], initiatedAt: INITIATED } } });
    expect(three).toContain('3 of 9 payments repeat payouts made today: the same account and amount (rows 2, 3, 5).');
    cleanup();
    const five = await wordsOf(9, { quote: { ...quote, similar: { lines: [2, 3, 5, 8, 9], initiatedAt: INITIATED } } });
    expect(five).toContain('(rows 2, 3, 5 and 2 more)');
  });
});

/** The sentences below as many rows, of which some have no account name yet. */
function notesOf(
  ready: number,
  waiting: number,
  state: BulkFlow['view']['cost']['state'] = 'unknown',
  short: string | null = null,
) {
  const counts = { all: ready + waiting, ready, waiting, attention: 0, leftOut: 0 };
  const flow = {
    view: {
      ...view,
      counts,
      blocker: 'nothing' as const,
      cost: { ...view.cost, state, short, balanceAfter: short && `-${short}` },
    },
    can: () => false,
    send: () => undefined,
  };
  const { container } = render(<ReviewFoot flow={{ ...flow, part: () => null }} />);
  return [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
}

describe('[BLK-01] the foot of the rows', () => {
  const FEES = 'You’ll see the fees before you confirm.';
  const ONE = '1 row doesn’t have an account name yet. It stays in the file, and you can pay it next.';
  const MANY = '1,204 rows don’t have an account name yet. They stay in the file, and you can pay them next.';
  it('says when the fees show that are not known yet, unless no row is ready', () => {
    expect(notesOf(2, 0)).toEqual([FEES]);
    expect(notesOf(2, 0, 'known')).toEqual([]);
    expect(notesOf(0, 2)).toEqual([]);
  });
  it('says by how much the balance is short beside the button, with the figure in red, and the review says so as well', async () => {
    const MORE = 'The total with fees is more than your balance.';
    const wrong = () => [...document.querySelectorAll('[data-wrong] dd')].map(({ textContent }) => textContent);
    notesOf(2, 0, 'known', '1234.50');
    const reason = screen.getByRole('button', { name: 'Review 2 rows' }).getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(reason)?.textContent).toBe('Your Payout Balance is NGN 1,234.50 short.');
    expect(screen.getByRole('link', { name: 'Fund Balance' }).closest('p')?.textContent).toBe(
      'Your Payout Balance is NGN 1,234.50 short.Fund Balance',
    );
    expect(screen.getByRole('link', { name: 'Fund Balance' }).getAttribute('href')).toBe('/dashboard/payout/transfer?fund=now');
    expect(wrong()).toEqual(['NGN −1,234.50']);
    cleanup();
    notesOf(2, 0, 'known');
    expect(wrong()).toEqual([]);
    expect(screen.queryByRole('link')).toBeNull();
    cleanup();
    expect(await wordsOf(2, { isAffordable: false }, false)).toContain(MORE);
    cleanup();
    expect(await wordsOf(2, {}, false)).not.toContain(MORE);
  });
  it('says what happens to rows without a name, next to those that are ready', () => {
    expect(notesOf(2, 1)).toEqual([FEES, ONE]);
    expect(notesOf(2, 1_204)).toEqual([FEES, MANY]);
  });
});
