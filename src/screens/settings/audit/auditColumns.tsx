import { isolated } from '../../../../contract/shownText';
import type { Sort } from '../../../../machines/kit/list/sorting';
import type { AuditEntry } from '../../../../machines/settings/auditTrails/auditTrails.machine';
import { NOT_AVAILABLE, nameOf, roleOf } from '../../../../machines/settings/auditTrails/auditTrails.rules';
import { css } from '../../../../styled-system/css';
import type { SortableColumn } from '../../../flow/useSort';
import { NamedCell } from '../../../ui/tables/NamedCell';
import { textColumn } from '../../kit/columns';
import { dateColumn } from '../../kit/dateColumn';

/** The provider's order. */
export const NEWEST_FIRST: Sort = { key: 'date', direction: 'descending' };

const two = css({ display: 'grid', _wide: { py: '[0.375rem]' } });
const small = css({ color: 'ink.soft', fontSize: 'note', lineHeight: 'note', fontWeight: 'regular' });

export const actionOf = ({ action, isRefused }: Pick<AuditEntry, 'action' | 'isRefused'>): string =>
  isRefused ? `Refused: ${action}` : action;

/** Columns that are second lines beside open details, or only in them. */
const LEAVES = new Set(['role', 'email', 'activity']);

/** AUD-01: the seven documented columns. Beside open details three of them leave. */
export function auditColumns(isNarrow: boolean): readonly SortableColumn<AuditEntry>[] {
  const columns: readonly SortableColumn<AuditEntry>[] = [
    dateColumn('date', 'Date initiated', ({ createdAt }) => createdAt, { place: 'mark' }),
    textColumn<AuditEntry>('name', 'Name', nameOf, {
      place: 'note',
      cell: (row) =>
        isNarrow ? <NamedCell name={isolated(nameOf(row))} note={<bdi>{roleOf(row)}</bdi>} /> : <bdi>{nameOf(row)}</bdi>,
    }),
    textColumn<AuditEntry>('role', 'Role', roleOf, { from: 'xl', cell: (row) => <bdi>{roleOf(row)}</bdi> }),
    textColumn('email', 'Email address', ({ email }) => email, {
      from: 'page',
      cell: ({ email }) => <bdi>{email || NOT_AVAILABLE}</bdi>,
    }),
    textColumn<AuditEntry>('action', 'Action', actionOf, {
      place: 'lead',
      cell: (row) =>
        isNarrow ? (
          <span className={two}>
            <bdi>{actionOf(row)}</bdi> <bdi className={small}>{row.activityType}</bdi>
          </span>
        ) : (
          <bdi>{actionOf(row)}</bdi>
        ),
    }),
    textColumn('activity', 'Activity type', ({ activityType }) => activityType, {
      from: 'lg',
      cell: ({ activityType }) => <bdi>{activityType}</bdi>,
    }),
    textColumn('ip', 'IP address', ({ ip }) => ip, { from: 'md', cell: ({ ip }) => <bdi>{ip || NOT_AVAILABLE}</bdi> }),
  ];
  return isNarrow ? columns.filter(({ key }) => !LEAVES.has(key)) : columns;
}
