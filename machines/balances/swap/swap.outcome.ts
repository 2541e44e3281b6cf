/** The end of a swap: the merchant sees both balances before and after it. */
import { type BalanceStatement, balanceStatement, negated } from '../../kit/balanceStatement';
import { onExpiry } from '../../kit/fault';
import { outputOf } from '../../kit/params';
import { availableIn } from './swap.rules';
import type { SwapContext } from './swap.types';

const REQ: string[] = ['SWP-05'];

/** A swap that is made can be left at any moment. */
const leaving = { dismissed: 'swapped', 'swap.another': 'another' } as const;

/** A state of a swap that is made, while the balances after it are loading. */
const reporting = (description: string) =>
  ({
    description,
    meta: { req: REQ },
    tags: 'busy',
    on: leaving,
    invoke: {
      id: 'loadMarketAfter',
      src: 'loadMarket',
      onDone: { target: 'reported', actions: { type: 'setAfter', params: outputOf } },
      onError: [onExpiry, { target: 'reportFailed' }],
    },
  }) as const;

/** The states of a swap that is made. */
export const made = {
  succeeded: reporting('The swap is complete, and the credited amount is shown. The balances after it are loading.'),
  reporting: reporting('The balances after the swap are loading again.'),
  reported: {
    description: 'The merchant sees the balances before and after the swap.',
    meta: { req: REQ },
    on: leaving,
  },
  reportFailed: {
    description: 'The balances after the swap failed to load. The swap is not affected, and the merchant can retry.',
    meta: { req: REQ },
    on: { ...leaving, 'balances.retry': 'reporting' },
  },
} as const;

export type SwapLine = 'paid' | 'received';

/** The figures of one wallet. */
export interface SwapColumn {
  readonly currency: string;
  readonly statement: BalanceStatement<SwapLine> | null;
  /** The balance after the swap. Null while it is unknown. */
  readonly balance: string | null;
}

/** Returns a column for each currency. The balances before are those at whose rate the merchant swapped; after a reload they are unknown. */
export function columnsOf({ order, market, after }: Pick<SwapContext, 'order' | 'market' | 'after'>): readonly SwapColumn[] {
  if (order === null) return [];
  const balanceAfter = (currency: string) => after?.find((wallet) => wallet.currency === currency)?.availableBalance ?? null;
  const column = (currency: string, label: SwapLine, amount: string): SwapColumn => {
    const balance = balanceAfter(currency);
    return { currency, balance, statement: balanceStatement(availableIn(market, currency), [{ label, amount }], balance) };
  };
  return [column(order.source, 'paid', negated(order.debit)), column(order.destination, 'received', order.credit)];
}
