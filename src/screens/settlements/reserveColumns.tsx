import { byDate, type Order, type Sort } from '../../../machines/kit/list/sorting';
import type { RollingReserve } from '../../../machines/settlements/rollingReserves/rollingReserves.machine';
import { css } from '../../../styled-system/css';
import type { SortableColumn } from '../../flow/useSort';
import { LinesCell } from '../../ui/tables/LinesCell';
import { formatDay } from '../../ui/text/dates';
import { statusColumn } from '../kit/columns';
import { moneyColumn } from '../kit/moneyColumn';
import { ReleaseTime } from './ReleaseTime';
import { RESERVE_STATUS } from './reserveStatus';

/** The provider's order. */
export const NEXT_FIRST: Sort = { key: 'release', direction: 'ascending' };

/** The next release first, and what was released last, the newest first. */
export const byRelease: Order<RollingReserve> = {
  value: ({ releaseAt, status }) => {
    if (releaseAt === null) return null;
    const at = Date.parse(`${releaseAt}Z`);
    return String(status === 'Completed' ? -at : at);
  },
  compare: (one, other) => Number(one) - Number(other),
  group: ({ status }) => (status === 'Completed' ? 'released' : 'held'),
  first: 'ascending',
};

const soft = css({ color: 'ink.soft' });

/** RSV-01: the documented columns, with the release that the documents leave out. */
export function reserveColumns(common: string | null): readonly SortableColumn<RollingReserve>[] {
  const money = moneyColumn<RollingReserve>(common);
  return [
    {
      key: 'settled',
      head: 'Settlement date',
      order: byDate(({ settlementAt }) => settlementAt),
      isTall: true,
      place: 'lead',
      cell: (row) => (
        <LinesCell>
          <span>{row.settlementAt === null ? '—' : formatDay(row.settlementAt)}</span> <Statement reserve={row} />
        </LinesCell>
      ),
    },
    money('amount', 'Settlement amount', ({ settlementAmount }) => settlementAmount, { from: 'md' }),
    money('withheld', 'Withheld', ({ withheld }) => withheld, { from: 'lg' }),
    money('balance', 'Balance', ({ balance }) => balance, { place: 'figure' }),
    {
      key: 'release',
      head: 'Release date',
      order: byRelease,
      isTall: true,
      place: 'note',
      cell: (row) => <Release reserve={row} />,
    },
    statusColumn(({ status }) => status, RESERVE_STATUS),
  ];
}

/** The settlement whose statement the row opens. Without one from the provider it opens nothing, and says so. */
const Statement = ({ reserve: { settlementId, settlementReference } }: ReserveProps) => (
  <>
    {settlementReference !== '' && <span>{settlementReference}</span>}
    {settlementId === null && <span className={soft}>The provider doesn’t give its statement</span>}
  </>
);

interface ReserveProps {
  readonly reserve: RollingReserve;
}

const Release = ({ reserve: { releaseAt, status } }: ReserveProps) =>
  releaseAt === null ? (
    'Not given by the provider'
  ) : (
    <LinesCell>
      <span>{formatDay(releaseAt)}</span> {status !== 'Completed' && <ReleaseTime at={releaseAt} />}
    </LinesCell>
  );
