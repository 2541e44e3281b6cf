/** The end of a payout: its outcome is known, and the merchant sees it with the balance after it. */

import { reportStates } from '../../kit/order/report.states';
import { type BalanceStatement, balanceStatement, negated } from '../../kit/values/balanceStatement';
import { add } from '../../kit/values/money';
import { isReturned } from '../payouts/returned';
import { availableIn } from './payout.rules';
import type { Order, PayoutContext, PayoutResult, Settled } from './payout.types';

/** Both discard the order, whose outcome is known. */
const leaving = {
  dismissed: { target: 'closed', actions: 'clearOrder' },
  'payout.another': { target: 'another', actions: 'clearOrder' },
} as const;

const { settled, states } = reportStates({
  req: ['PAY-05'],
  call: {
    id: 'loadResult',
    src: 'loadResult',
    input: ({ context: { order, batchId } }: { readonly context: PayoutContext }) => ({ order, batchId }),
  },
  sets: 'setResult',
  leaving,
  retry: { 'result.retry': 'reporting' },
  says: {
    reporting: 'The status of the payout and the balance after it are loading again.',
    reported: 'The merchant sees the outcome of the payout and the balance after it.',
    reportFailed: 'The balance after the payout failed to load. The payout is not affected, and the merchant can retry.',
  },
});

const entered = <const Outcome extends Settled>(outcome: Outcome) =>
  ({ entry: { type: 'setOutcome', params: { outcome } } }) as const;

/** The states of a payout that the provider has. Each is entered with what the provider reported. */
export const outcomeStates = {
  paid: { ...settled('The payout is paid. The merchant sees it while the balance after it loads.'), ...entered('paid') },
  verified: {
    ...settled(
      'The code was accepted: the payout is paid, or it awaits an approver. Its status and the balance after it are loading.',
      ['PAY-06'],
    ),
    ...entered('verified'),
  },
  received: {
    ...settled('The provider has the payout. Its status and the balance after it are loading.'),
    ...entered('received'),
  },
  ...states,
} as const;

/** Where the money is: it left the wallet, it is held, or it came back. */
export type Fate = 'paid' | 'held' | 'returned';

/** Without a status, only a payout that was reported paid has left the wallet. */
export function fateOf(outcome: Settled, status: string | null): Fate {
  if (status !== null && isReturned({ status })) return 'returned';
  return status === 'Successful' || (status === null && outcome === 'paid') ? 'paid' : 'held';
}

export type PayoutLine = 'amount' | 'fee' | 'held' | 'heldWithFee';

/** Returns what the payout took from the available balance. */
function movesOf(fate: Fate, { amount }: Order, fee: string | null) {
  if (fate === 'returned') return [];
  if (fate === 'held') {
    return fee === null
      ? [{ label: 'held' as const, amount: negated(amount) }]
      : [{ label: 'heldWithFee' as const, amount: negated(add(amount, fee)) }];
  }
  const paid = { label: 'amount' as const, amount: negated(amount) };
  return fee === null ? [paid] : [paid, { label: 'fee' as const, amount: negated(fee) }];
}

/** Everything that is known at the end of a payout. */
export interface OutcomeView {
  readonly fate: Fate;
  /** The provider's status. Null if it is not known. */
  readonly status: string | null;
  readonly statement: BalanceStatement<PayoutLine> | null;
  readonly result: PayoutResult | null;
  readonly loading: boolean;
  readonly failed: boolean;
}

type Known = Pick<PayoutContext, 'order' | 'outcome' | 'result' | 'choices' | 'currency'>;

/** The balance before is the one that the form showed. After a reload it is unknown. */
export function outcomeView(context: Known, at: Pick<OutcomeView, 'loading' | 'failed'>): OutcomeView | null {
  const { order, outcome, result } = context;
  if (order === null || outcome === null) return null;
  const status = result?.status ?? null;
  const fate = fateOf(outcome, status);
  const moves: readonly { label: PayoutLine; amount: string }[] = movesOf(fate, order, result?.fee ?? null);
  const statement = balanceStatement(availableIn({ ...context, currency: order.currency }), moves, result?.available ?? null);
  return { fate, status, statement, result, ...at };
}
