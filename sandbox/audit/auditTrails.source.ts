/** AUD-01: files of the audit trail. Times are on the wall clock of Lagos. */

import { auditOutcomes } from '../../contract/settings/auditChain';
import { AUDIT_EXPORT_COLUMNS } from '../../contract/settings/auditExportColumns';
import type { Asked, ListSource, Wanted } from '../http/listSource.types';
import { period } from '../http/period.routes';
import type { Fields } from '../rules/audit.types';
import { toWallClock } from '../rules/wallclock';
import { type AuditFilter, activityTypesIn, auditTrailsBefore, countAuditTrails, type NamedEntry } from './auditTrails';

type Key = (typeof AUDIT_EXPORT_COLUMNS)[number]['key'];

/** One line for each field, as on screen. */
const inLines = (fields: Fields | null) =>
  Object.entries(fields ?? {})
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ');

const CELLS: Readonly<Record<Key, (row: NamedEntry) => string | null>> = {
  date: ({ entry }) => toWallClock(entry.at),
  name: ({ name }) => name,
  role: ({ entry }) => entry.role,
  email: ({ entry }) => entry.email,
  action: ({ entry }) => entry.action,
  activityType: ({ entry }) => entry.activityType,
  ip: ({ entry }) => entry.ip ?? 'N / A',
  outcome: ({ entry }) => (entry.outcome === 'done' ? 'Done' : `Refused: ${entry.message ?? ''}`),
  subject: ({ entry }) => entry.subject,
  reference: ({ entry }) => entry.reference,
  before: ({ entry }) => inLines(entry.before),
  after: ({ entry }) => inLines(entry.after),
  sequence: ({ entry }) => String(entry.sequence),
  hash: ({ entry }) => entry.hash,
};

/** A file needs the zone of its times, because nothing else around it tells. */
const headOf = ({ key, head }: (typeof AUDIT_EXPORT_COLUMNS)[number]) => (key === 'date' ? `${head} (WAT)` : head);

function filterOf({ fromdate, todate, activityType, outcome, email, name, reference }: Asked): AuditFilter {
  return {
    ...{ email, name, reference, activityTypes: activityTypesIn(activityType) },
    outcome: auditOutcomes.find((one) => one === outcome),
    ...period('fromdate', fromdate, 'todate', todate),
  };
}

/** What is newer than the request is not in the file, however long it takes. */
function upTo({ filter, until }: Wanted): AuditFilter {
  const asked = filterOf(filter);
  const end = until.add({ nanoseconds: 1000 });
  return { ...asked, before: asked.before && Temporal.Instant.compare(asked.before, end) < 0 ? asked.before : end };
}

export const auditTrailsSource: ListSource = {
  title: 'Audit trail',
  permission: 'audit.view',
  columns: AUDIT_EXPORT_COLUMNS.map((column) => ({
    key: column.key,
    head: headOf(column),
    kind: column.key === 'date' ? 'time' : 'text',
  })),
  check: (filter) => void filterOf(filter),
  words: ({ fromdate, todate, activityType, outcome, email, name, reference }) =>
    [
      fromdate && `from ${fromdate.slice(0, 10)}`,
      todate && `until ${todate.slice(0, 10)}`,
      activityType?.replaceAll(',', ', '),
      outcome,
      email,
      name,
      reference,
    ].filter((part): part is string => Boolean(part)),
  count: (db, wanted) => countAuditTrails(db, wanted.scope, upTo(wanted)),
  pages: async function* (db, wanted, columns, size) {
    const chosen = AUDIT_EXPORT_COLUMNS.filter(({ key }) => columns.includes(key));
    const filter = upTo(wanted);
    for (let before: NamedEntry | null = null; ; ) {
      const rows: readonly NamedEntry[] = await auditTrailsBefore(db, wanted.scope, filter, before, size);
      yield rows.map((row) => chosen.map(({ key }) => CELLS[key](row) ?? ''));
      before = rows.at(-1) ?? null;
      if (rows.length < size || before === null) return;
    }
  },
};
