/** The end of a swap: the merchant sees both balances before and after it. */

import { reportStates } from '../../kit/order/report.states';
import { type BalanceStatement, balanceStatement, negated } from '../../kit/values/balanceStatement';
import { availableIn } from './swap.rules';
import type { SwapContext } from './swap.types';

const { settled, states } = reportStates({
  req: ['SWP-05'],
  call: { id: 'loadMarketAfter', src: 'loadMarket' },
  sets: 'setAfter',
  leaving: { dismissed: 'swapped', 'swap.another': 'another' },
  retry: { 'balances.retry': 'reporting' },
  says: {
    reporting: 'The balances after the swap are loading again.',
    reported: 'The merchant sees the balances before and after the swap.',
    reportFailed: 'The balances after the swap failed to load. The swap is not affected, and the merchant can retry.',
  },
});

/** The states of a swap that is made. It can be left at any moment. */
export const made = {
  succeeded: settled('The swap is complete, and the credited amount is shown. The balances after it are loading.'),
  ...states,
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
