import { isolated } from '../../../contract/shownText';
import { byDate, type Sort } from '../../../machines/kit/list/sorting';
import type { GroupedSettlement } from '../../../machines/settlements/groupedSettlements/groupedSettlements.machine';
import { pageOfGroup, pageOfSettlement } from '../../../machines/settlements/groupedSettlements/groupedSettlements.rules';
import { css, cx } from '../../../styled-system/css';
import { Link } from '../../flow/Link';
import type { SortableColumn } from '../../flow/useSort';
import { linkStyle } from '../../ui/buttons/button.style';
import { LinesCell } from '../../ui/tables/LinesCell';
import { formatDay } from '../../ui/text/dates';
import { statusColumn, textColumn } from '../kit/columns';
import { moneyColumn } from '../kit/moneyColumn';
import { StatementButton } from './StatementButton';
import { SETTLEMENT_STATUS } from './status';

/** The provider's order. */
export const NEWEST_FIRST: Sort = { key: 'date', direction: 'descending' };

const end = css({ display: 'inline-grid', justifyItems: 'end', '& a': { minH: { base: '[2.75rem]', md: '[0]' } } });
const fromLg = css({ display: { base: 'none', lg: 'contents' } });
// Below the head of its day it would be said twice.
const day = css({ '[data-grouped] &': { srOnly: true } });
// Below, each of several has a link with its reference.
const wideOnly = css({ _narrow: { display: 'none' } });
const small = css({ color: 'ink.soft', fontSize: 'note', lineHeight: 'note', overflowWrap: 'anywhere' });

/** STL-02: the documented columns of the summary. Each settlement of a row opens its own statement. */
export function settlementColumns(common: string | null): readonly SortableColumn<GroupedSettlement>[] {
  const money = moneyColumn<GroupedSettlement>(common);
  return [
    {
      key: 'date',
      head: 'Settlement date',
      order: byDate(({ settledAt }) => settledAt),
      isTall: true,
      place: 'lead',
      cell: ({ settledAt, references }) => (
        <LinesCell>
          <span className={day}>{settledAt === null ? '—' : formatDay(settledAt)}</span>
          {references.map((reference) => (
            <span key={reference} className={references.length > 1 ? cx(small, wideOnly) : small}>
              {reference}
            </span>
          ))}
        </LinesCell>
      ),
    },
    textColumn('destination', 'Destination', ({ destination }) => destination, { from: 'xl' }),
    textColumn('account', 'Destination account', ({ bank, account }) => `${bank || 'Collection Balance'} ${account}`, {
      place: 'note',
      cell: ({ bank, account }) => (
        <LinesCell>
          <span>{bank || 'Collection Balance'}</span> <span className={small}>{bank ? account : `Merchant ID ${account}`}</span>
        </LinesCell>
      ),
    }),
    textColumn('count', 'Transaction count', ({ transactions }) => (transactions === null ? '—' : String(transactions)), {
      align: 'right',
      from: 'xl',
    }),
    money('amount', 'Settlement amount', ({ amount }) => amount, { place: 'figure' }),
    statusColumn(({ status }) => status, SETTLEMENT_STATUS),
    {
      key: 'action',
      head: 'Action',
      align: 'right',
      place: 'foot',
      cell: (row) =>
        row.settlementIds.length > 1 ? (
          <Statements {...row} />
        ) : (
          // On a narrow page the row itself opens the statement.
          <span className={fromLg} data-spare>
            <StatementButton page={pageOfGroup(row)} name={row.references[0] ?? ''} />
          </span>
        ),
    },
  ];
}

/** Each settlement of a row has its own statement. */
const Statements = ({ settlementIds, references }: Pick<GroupedSettlement, 'settlementIds' | 'references'>) => (
  <span className={end}>
    {settlementIds.map((id, place) => (
      <Link
        key={id}
        href={pageOfSettlement(id)}
        className={linkStyle}
        aria-label={`View statement ${isolated(references[place] ?? id)}`}
      >
        {references[place] ?? id}
      </Link>
    ))}
  </span>
);
