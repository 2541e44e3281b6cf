import { activityTypes } from '../../../contract/settings/auditActivities';
import type { AuditEntry } from '../../../contract/settings/auditTrails';
import { collection } from '../../kit/collection/collection.machine';
import { dateRange, type FilterOf, filters, oneOf, type SavedView, searchIn } from '../../kit/list/filters';

export type { AuditEntry } from '../../../contract/settings/auditTrails';

/** AUD-01: the search, the activity, the outcome and the days of entries. Two groups of activities stand for several. */
export const auditFilters = filters({
  keyword: searchIn(
    [
      { value: 'email', label: 'Email address' },
      { value: 'name', label: 'Name' },
      { value: 'reference', label: 'Reference' },
    ],
    { label: 'Search the audit trail' },
  ),
  activity: oneOf('Activity type', [
    { value: 'settings', label: 'All settings and users' },
    { value: 'money', label: 'All about money' },
    ...activityTypes,
  ]),
  outcome: oneOf('Outcome', [
    { value: 'done', label: 'Done' },
    { value: 'refused', label: 'Refused' },
  ]),
  days: dateRange(),
});
export type AuditFilter = FilterOf<typeof auditFilters>;

export const auditViews: readonly SavedView<AuditFilter>[] = [
  { key: 'all', label: 'All', values: () => ({}) },
  { key: 'signIns', label: 'Sign-ins', values: () => ({ activity: 'Access' }) },
  { key: 'settings', label: 'Settings', values: () => ({ activity: 'settings' }) },
  { key: 'money', label: 'Money', values: () => ({ activity: 'money' }) },
  { key: 'refused', label: 'Refused', values: () => ({ outcome: 'refused' }) },
];

/** AUD-01: the kit's collection for audit entries. */
export const auditTrailsMachine = collection<AuditEntry, AuditFilter>('auditTrails', {
  calls: ['listAuditTrails'],
  req: ['AUD-01', 'GEN-07'],
  description: 'Lists who did what in the active business, in both environments, newest first.',
});
