/** The history of the wallets: one page, or all of it as a file (BAL-03, GEN-06). */
import { type Movement, movements } from '../../../contract/balances/movements';
import type { MovementFilter } from '../../../machines/balances/walletHistory/walletHistory.machine';
import type { Page, Query } from '../../../machines/kit/collection/collection.types';
import type { Service } from '../../../machines/kit/flow/port';
import { currencyOf } from '../../../machines/kit/list/inCurrency';
import { call } from '../call';
import { dayBounds, given } from '../days';
import { exported } from '../exported';
import { timeText } from '../exports';

export const listMovements: Service<Query<MovementFilter>, Page<Movement>> = ({ filter, page, size }, options) =>
  call(
    movements.listWalletHistory,
    {
      query: {
        page: `${page}`,
        size: `${size}`,
        ...given({ direction: filter.direction, currency: currencyOf(filter) }),
        ...dayBounds(filter.days),
      },
    },
    options,
  );

export const exportMovements = exported(listMovements, {
  name: 'Balance-history',
  sheet: 'Balance history',
  keyOf: ({ id }) => id,
  columns: [
    { head: 'Date', kind: 'time', cell: ({ at }) => timeText(at) },
    { head: 'Description', cell: ({ description }) => description },
    { head: 'Type', cell: ({ type }) => type },
    { head: 'Direction', cell: ({ direction }) => direction },
    { head: 'Currency', cell: ({ currency }) => currency },
    // Amounts in major units. A debit is negative, so that a column adds up.
    {
      head: 'Amount',
      kind: 'amount',
      cell: ({ amount, direction }) => (amount !== null && direction === 'Debit' ? `-${amount}` : (amount ?? '')),
    },
    { head: 'Fee', kind: 'amount', cell: ({ fee }) => fee ?? '' },
    { head: 'Balance after', kind: 'amount', cell: ({ after }) => after ?? '' },
    { head: 'Reference', cell: ({ reference }) => reference },
  ],
});
