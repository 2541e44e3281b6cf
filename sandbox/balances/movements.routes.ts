/** Responses with the history of wallets. */
import { movements as endpoints } from '../../contract/balances/movements';
import type { Scope } from '../context';
import { pagingOf } from '../http/paging.routes';
import { period } from '../http/period.routes';
import { serve } from '../http/serve';
import { toMajor } from '../rules/money';
import { toWallClock } from '../rules/wallclock';
import { listMovements, type MovementView } from './movements';

const TYPES: Readonly<Record<string, string>> = {
  opening: 'Opening balance',
  collection: 'Collection',
  payout: 'Payout',
  swap: 'Swap',
  funding: 'Funding',
  refund: 'Refund',
  chargeback: 'Chargeback',
  settlement: 'Settlement',
  reserve: 'Reserve withheld',
  release: 'Reserve released',
  adjustment: 'Adjustment',
};

/** Returns the recipient or the payer, the swapped currencies, or the sender. */
function description(view: MovementView, isOwn: boolean): string {
  const { payout, payer, swap, funding, refund, chargeback, transaction, settlement } = view;
  if (transaction && isOwn)
    return `${refund || chargeback ? 'To' : 'From'} ${transaction.customerName || transaction.customerEmail}`;
  if (payout) return isOwn ? `To ${payout.recipient}` : `From ${payer ?? 'another merchant'}`;
  if (swap) return `${swap.sourceCurrency} to ${swap.destinationCurrency}`;
  if (settlement) return `To ${settlement.accountName ?? ''}`;
  if (!funding) return '';
  return `From ${funding.senderName}${funding.alias === null ? '' : ` to ${funding.alias}`}`;
}

const absolute = (amount: bigint) => (amount < 0n ? -amount : amount);

/** The recipient must not see the payer's data about a payout, nor another business's share of a payment its customer. */
function seenBy({ businessId }: Scope, view: MovementView) {
  const { payout, swap, funding, transaction, refund, chargeback, settlement, amount } = view;
  const after = BigInt(view.after);
  const isOwn = payout ? payout.businessId === businessId && amount < 0n : transaction?.businessId === businessId;
  const own = isOwn ? (payout ?? refund ?? chargeback ?? (transaction && { reference: transaction.orderReference })) : null;
  return {
    id: view.id,
    transactionDate: toWallClock(view.postedAt),
    direction: amount < 0n ? ('Debit' as const) : ('Credit' as const),
    amount: toMajor(absolute(amount)),
    currency: view.currency,
    balanceBefore: toMajor(after - amount),
    balanceAfter: toMajor(after),
    type: TYPES[view.kind] ?? view.kind,
    description: description(view, isOwn),
    reference: (own ?? swap ?? funding ?? settlement)?.reference ?? null,
    fee: isOwn && (payout ?? chargeback) ? toMajor((payout ?? chargeback)?.fee ?? 0n) : null,
    payoutId: isOwn && payout ? payout.id : null,
  };
}

export const movementsRoutes = [
  serve(endpoints.listWalletHistory, async ({ query }, { context, session }) => {
    const filter = {
      direction: query.direction ?? null,
      currency: query.currency ?? null,
      ...period('startDate', query.startDate, 'endDate', query.endDate),
    };
    const { rows, total } = await listMovements(context, session, filter, pagingOf('size', query.page, query.size));
    return { items: rows.map((row) => seenBy(session, row)), totalCount: total };
  }),
];
