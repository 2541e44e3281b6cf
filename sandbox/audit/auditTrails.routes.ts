/** Serves the audit trail of a business, and its chain. */
import { auditTrails as endpoints } from '../../contract/settings/auditTrails';
import { pagingOf } from '../http/paging.routes';
import { period } from '../http/period.routes';
import { serve } from '../http/serve';
import { toWallClock } from '../rules/wallclock';
import { activityTypesIn, listAuditTrails, type NamedEntry, readAuditChain } from './auditTrails';
import { asHashed } from './chain.rules';

const inList = ({ entry, name }: NamedEntry) => ({
  name,
  role: entry.role,
  emailAddress: entry.email,
  action: entry.action,
  activityType: entry.activityType,
  ipAddress: entry.ip,
  dateCreated: toWallClock(entry.at),
  sequence: entry.sequence,
  hash: entry.hash,
  previousHash: entry.previousHash,
  actor: entry.actor,
  environment: entry.environment,
  subject: entry.subject,
  reference: entry.reference,
  outcome: entry.outcome,
  message: entry.message,
  before: entry.before,
  after: entry.after,
});

export const auditTrailsRoutes = [
  serve(endpoints.listAuditTrails, async ({ query }, { context, session }) => {
    const { page, size, fromdate, todate, activityType, outcome, email, name, reference } = query;
    const filter = {
      ...{ outcome, email, name, reference, activityTypes: activityTypesIn(activityType) },
      ...period('fromdate', fromdate, 'todate', todate),
    };
    const { rows, total } = await listAuditTrails(context, session, filter, pagingOf('size', page, size));
    return { items: rows.map(inList), totalItems: total };
  }),
  serve(endpoints.readAuditChain, async ({ query: { after } }, { context, session }) => {
    const { links, head } = await readAuditChain(context, session, Number(after));
    return { items: links.map(asHashed), head };
  }),
];
