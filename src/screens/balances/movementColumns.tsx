import type { Movement } from '../../../machines/balances/walletHistory/walletHistory.machine';
import { byDate, byText, type Sort } from '../../../machines/kit/list/sorting';
import type { SortableColumn } from '../../flow/useSort';
import { StatusMark } from '../../ui/feedback/StatusMark';
import { Timestamp } from '../../ui/text/Timestamp';
import { textColumn } from '../kit/columns';
import { moneyColumn } from '../kit/moneyColumn';

/** The provider's order. */
export const NEWEST_FIRST: Sort = { key: 'date', direction: 'descending' };

/** Columns that hide first next to an open panel. */
const LEAVE_FIRST = new Set(['type', 'after']);

export const Direction = ({ direction }: Pick<Movement, 'direction'>) =>
  direction === 'Credit' ? (
    <StatusMark tone="green" icon="arrow-down">
      Credit
    </StatusMark>
  ) : (
    <StatusMark tone="plain" icon="arrow-up">
      Debit
    </StatusMark>
  );

/** Returns the provider's description, or the type if there is none. */
export const wordsOf = ({ description, type, direction }: Movement) => description || type || direction;

interface Room {
  /** The currency of all rows, shown once in the heading. Null if there are several, or no rows yet. */
  readonly common: string | null;
  readonly isNarrow: boolean;
}

/** BAL-03: the balance is that of the wallet after the movement, whatever the filter hides. */
export function movementColumns({ common, isNarrow }: Room): readonly SortableColumn<Movement>[] {
  const money = moneyColumn<Movement>(common);
  const all: readonly SortableColumn<Movement>[] = [
    {
      key: 'date',
      head: 'Date',
      place: 'note',
      order: byDate(({ at }) => at),
      cell: ({ at }) => <Timestamp at={at} dayOnly={isNarrow} />,
    },
    textColumn('description', 'Description', wordsOf, { place: 'lead' }),
    textColumn('type', 'Type', ({ type }) => type, { from: 'xl' }),
    {
      key: 'direction',
      head: 'Direction',
      place: 'mark',
      order: byText(({ direction }) => direction),
      cell: ({ direction }) => <Direction direction={direction} />,
    },
    money('amount', 'Amount', ({ amount }) => amount, { place: 'figure' }),
    money('after', 'Balance after', ({ after }) => after, { from: 'md', isUnsorted: true }),
  ];
  return isNarrow ? all.filter(({ key }) => !LEAVE_FIRST.has(key)) : all;
}
