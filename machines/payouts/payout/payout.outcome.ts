/** The end of a payout: its outcome is known, and the merchant sees it with the balance after it. */
import { type BalanceStatement, balanceStatement, negated } from '../../kit/balanceStatement';
import { onExpiry } from '../../kit/fault';
import { add } from '../../kit/money';
import { outputOf } from '../../kit/params';
import { availableIn } from './payout.rules';
import type { Order, PayoutContext, PayoutResult, Settled } from './payout.types';

const loading = {
  id: 'loadResult',
  src: 'loadResult',
  input: ({ context: { order, batchId } }: { readonly context: PayoutContext }) => ({ order, batchId }),
  onDone: { target: 'reported', actions: { type: 'setResult', params: outputOf } },
  onError: [onExpiry, { target: 'reportFailed' }],
} as const;

/** Both discard the order, whose outcome is known. */
export const leaving = {
  dismissed: { target: 'closed', actions: 'clearOrder' },
  'payout.another': { target: 'another', actions: 'clearOrder' },
} as const;

/** A state with a known outcome, while the balance after it is loading. */
export const reporting = <const Req extends string>(description: string, req: Req[]) =>
  ({ description, meta: { req }, tags: 'busy', invoke: loading, on: leaving }) as const;

/** The same, entered with its outcome. */
export const settled = <const Req extends string>(outcome: Settled, description: string, req: Req[]) =>
  ({ ...reporting(description, req), entry: { type: 'setOutcome', params: { outcome } } }) as const;

/** Where the money is: it left the wallet, it is held, or it came back. */
export type Fate = 'paid' | 'held' | 'returned';

const RETURNED = ['Failed', 'Rejected', 'Declined'];

/** Without a status, only a payout that was reported paid has left the wallet. */
export function fateOf(outcome: Settled, status: string | null): Fate {
  if (status !== null && RETURNED.includes(status)) return 'returned';
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
