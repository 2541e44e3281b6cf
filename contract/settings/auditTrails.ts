/** AUD-01: the audit trail of a business: its entries, a file of them, and its chain. */
import { Keyed, MaybeText, PageNumber, PageSize } from '../common';
import { endpoints } from '../endpoint';
import { Requested } from '../reports/reports';
import { type } from '../schema';
import { WallClock } from '../time';
import { auditActors, auditOutcomes } from './auditChain';

const Fields = type({ '[string]': 'string' });
const MaybeFields = Fields.or('null');
const MaybeNumber = type('number.integer | null');
const Sequence = type('number.integer > 0');
const Hash = type(/^[0-9a-f]{64}$/);

const textOf = (text: string | null | undefined): string => text ?? '';

/** What follows `dateCreated` is assumed: the documents name seven columns. */
const Entry = type({
  'name?': MaybeText,
  'role?': MaybeText,
  'emailAddress?': MaybeText,
  action: 'string',
  'activityType?': MaybeText,
  'ipAddress?': MaybeText,
  dateCreated: WallClock,
  sequence: Sequence,
  hash: Hash,
  previousHash: Hash,
  'actor?': type.enumerated(...auditActors),
  'environment?': MaybeNumber,
  'subject?': MaybeText,
  'reference?': MaybeText,
  'outcome?': type.enumerated(...auditOutcomes),
  'message?': MaybeText,
  'before?': MaybeFields,
  'after?': MaybeFields,
}).pipe((row) => ({
  sequence: row.sequence,
  hash: row.hash,
  previousHash: row.previousHash,
  createdAt: row.dateCreated,
  actor: row.actor ?? 'user',
  name: textOf(row.name),
  role: textOf(row.role),
  email: textOf(row.emailAddress),
  action: row.action,
  activityType: textOf(row.activityType),
  ip: textOf(row.ipAddress),
  environment: row.environment ?? null,
  subject: textOf(row.subject),
  reference: textOf(row.reference),
  isRefused: row.outcome === 'refused',
  message: textOf(row.message),
  before: row.before ?? null,
  after: row.after ?? null,
}));

const EntryPage = type({ items: Entry.array(), 'totalItems?': 'number' }).pipe(({ items, totalItems }) => ({
  rows: items,
  total: totalItems ?? items.length,
}));

const Link = type({
  businessId: 'number.integer',
  at: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/,
  environment: MaybeNumber,
  actor: type.enumerated(...auditActors),
  userId: MaybeNumber,
  email: MaybeText,
  role: MaybeText,
  call: 'string',
  activityType: 'string',
  action: 'string',
  subject: MaybeText,
  reference: MaybeText,
  ip: MaybeText,
  outcome: type.enumerated(...auditOutcomes),
  message: MaybeText,
  before: MaybeFields,
  after: MaybeFields,
  // Any number and text: an entry that was changed in the database is to be found, not refused.
  sequence: 'number.integer',
  hash: 'string',
  previousHash: 'string',
});

const Chain = type({ items: Link.array(), head: { sequence: 'number.integer >= 0', hash: 'string' } });

/** Assumed: the documents show no filter. */
const Filter = type({
  'fromdate?': 'string',
  'todate?': 'string',
  /** Names of activity types, separated by commas. */
  'activityType?': '1 <= string <= 400',
  'outcome?': type.enumerated(...auditOutcomes),
  /** Part of the email address, of the name, or of the reference. */
  'email?': '1 <= string <= 100',
  'name?': '1 <= string <= 100',
  'reference?': '1 <= string <= 100',
});

export type AuditEntry = typeof Entry.infer;

export const auditTrails = endpoints({
  /** Returns a page of the entries of the business in both environments, newest first. */
  listAuditTrails: {
    method: 'GET',
    path: '/subsidiary/dashboard/audit/trails',
    query: Filter.and({ page: PageNumber, size: PageSize }),
    answer: EntryPage,
    permission: 'audit.view',
    req: ['AUD-01'],
    assumed: false,
  },
  /**
   * Returns up to 2000 entries after a sequence number, oldest first, as their hashes cover them, and the newest entry of the business at this
   * moment.
   */
  readAuditChain: {
    method: 'GET',
    path: '/subsidiary/dashboard/audit/trails/chain',
    query: type({ after: /^\d{1,9}$/ }),
    answer: Chain,
    permission: 'audit.view',
    req: ['AUD-01'],
    assumed: true,
  },
  /** Starts a file of all entries that match, once for each key: it appears in the Report Centre. 409 if the key was used for another file. */
  exportAuditTrails: {
    method: 'GET',
    path: '/subsidiary/dashboard/audit/trails/export',
    query: Filter.and({ 'columns?': '1 <= string <= 400', 'format?': "'csv' | 'xlsx'" }),
    headers: Keyed,
    answer: Requested,
    permission: 'audit.view',
    alsoNeeds: 'report.view',
    req: ['AUD-01', 'GEN-06'],
    assumed: true,
  },
});
