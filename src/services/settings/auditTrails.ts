/** The audit trail: one page, and the request for a file (AUD-01). */
import { activityGroups } from '../../../contract/settings/auditActivities';
import { type AuditEntry, auditTrails } from '../../../contract/settings/auditTrails';
import type { Page, Query } from '../../../machines/kit/collection/collection.types';
import type { Service } from '../../../machines/kit/flow/port';
import type { ReportOrder, ReportRequested } from '../../../machines/kit/report/reportRequest.types';
import type { ChainPart } from '../../../machines/settings/auditCheck/auditCheck.types';
import type { AuditFilter } from '../../../machines/settings/auditTrails/auditTrails.machine';
import { call } from '../call';
import { dayParams, given } from '../days';

/** The types of a chosen activity, as the call names them. */
const typesOf = ({ activity }: AuditFilter): string =>
  activity === 'settings' || activity === 'money' ? activityGroups[activity].join(',') : activity;

const filterParams = (filter: AuditFilter) => ({
  ...given({ [filter.keyword.column]: filter.keyword.text, activityType: typesOf(filter) }),
  ...(filter.outcome !== '' && { outcome: filter.outcome }),
  ...dayParams(filter.days, 'fromdate', 'todate'),
});

export const listAuditTrails: Service<Query<AuditFilter>, Page<AuditEntry>> = ({ filter, page, size }, options) =>
  call(auditTrails.listAuditTrails, { query: { page: `${page}`, size: `${size}`, ...filterParams(filter) } }, options);

/** Requests one file for each key, however often it is sent. */
export const requestAuditTrails: Service<ReportOrder<AuditFilter>, ReportRequested> = (order, options) =>
  call(
    auditTrails.exportAuditTrails,
    {
      headers: { 'idempotency-key': order.idempotencyKey },
      query: { ...filterParams(order.filter), columns: order.columns.join(','), format: order.format },
    },
    options,
  );

/** Reads entries as their fingerprints cover them, oldest first. */
export const readAuditChain: Service<{ readonly after: number }, ChainPart> = async ({ after }, options) => {
  const { items, head } = await call(auditTrails.readAuditChain, { query: { after: `${after}` } }, options);
  return { links: items, head };
};
