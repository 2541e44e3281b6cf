import { byDate, type Sort } from '../../../machines/kit/list/sorting';
import { pageOfSettlement } from '../../../machines/settlements/groupedSettlements/groupedSettlements.rules';
import type { Settlement } from '../../../machines/settlements/settlements/settlements.machine';
import { css } from '../../../styled-system/css';
import type { SortableColumn } from '../../flow/useSort';
import { LinesCell } from '../../ui/tables/LinesCell';
import { formatDay } from '../../ui/text/dates';
import { orDash } from '../../ui/text/format';
import { statusColumn, textColumn } from '../kit/columns';
import { moneyColumn } from '../kit/moneyColumn';
import { StatementButton } from './StatementButton';
import { SETTLEMENT_STATUS } from './status';

/** The provider's order. */
export const NEWEST_FIRST: Sort = { key: 'date', direction: 'descending' };

// Below the head of its day it would be said twice.
const day = css({ '[data-grouped] &': { srOnly: true } });
const small = css({ color: 'ink.soft', fontSize: 'note', lineHeight: 'note', overflowWrap: 'anywhere' });

/** Next to open details, which have them. */
const IN_DETAILS = new Set(['fee', 'currency', 'action']);

/** STL-01: the documented columns, with the date by which the list is ordered. @param isNarrow whether the details are open beside it */
export function singleColumns(common: string | null, isNarrow: boolean): readonly SortableColumn<Settlement>[] {
  const money = moneyColumn<Settlement>(common);
  const columns: readonly SortableColumn<Settlement>[] = [
    {
      key: 'date',
      head: 'Date',
      order: byDate(({ settledAt }) => settledAt),
      isTall: true,
      place: 'lead',
      cell: ({ settledAt, reference }) => (
        <LinesCell>
          <span className={day}>{settledAt === null ? '—' : formatDay(settledAt)}</span>{' '}
          <span className={small}>{reference}</span>
        </LinesCell>
      ),
    },
    textColumn('business', 'Business name', ({ business }) => business, {
      place: 'note',
      cell: ({ business }) => orDash(business),
    }),
    money('amount', 'Amount', ({ collected }) => collected, { from: 'md' }),
    money('fee', 'Settlement fee', ({ fee }) => fee, { from: 'xl' }),
    money('settled', 'Settlement amount', ({ amount }) => amount, { place: 'figure' }),
    textColumn('currency', 'Currency', ({ currency }) => currency, { from: 'xl' }),
    statusColumn(({ status }) => status, SETTLEMENT_STATUS),
    {
      key: 'action',
      head: 'Action',
      align: 'right',
      // On a narrower page the details of the row have it.
      from: 'xl',
      cell: ({ id, reference }) => <StatementButton page={pageOfSettlement(id)} name={reference} />,
    },
  ];
  return isNarrow ? columns.filter(({ key }) => !IN_DETAILS.has(key)) : columns;
}
