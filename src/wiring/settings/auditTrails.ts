/** Flows of the audit trail. */
import { Failure } from '../../../machines/kit/flow/fault';
import { wire } from '../../../machines/kit/flow/port';
import { auditCheckMachine } from '../../../machines/settings/auditCheck/auditCheck.machine';
import type { KeptAnchor } from '../../../machines/settings/auditCheck/auditCheck.types';
import { auditExportMachine } from '../../../machines/settings/auditExport/auditExport.machine';
import { auditTrailsMachine } from '../../../machines/settings/auditTrails/auditTrails.machine';
import { keepAnchor } from '../../flow/auditAnchor';
import { lazy } from '../lazy';
import { stored } from '../stored';
import { withTemporal } from '../temporal';

const services = () => withTemporal(() => import('../../services/settings/auditTrails'));

const recomputing = () => import('../../services/settings/audit/recompute');

const reports = () => withTemporal(() => import('../../services/reports/reports'));

async function saveAnchor({ business, sequence, hash }: KeptAnchor): Promise<void> {
  const isKept = keepAnchor(business, { sequence, hash, savedAt: new Date().toISOString() });
  if (!isKept) throw new Failure({ kind: 'notSent', message: 'This browser keeps nothing for this site.' });
}

export const auditTrailsFlows = {
  auditTrails: wire(auditTrailsMachine, { load: lazy(services, (s) => s.listAuditTrails) }),
  auditCheck: wire(auditCheckMachine, {
    readEntries: lazy(services, (s) => s.readAuditChain),
    recompute: lazy(recomputing, (s) => s.recompute),
    saveAnchor,
  }),
  auditExport: wire(auditExportMachine, {
    request: stored(lazy(services, (s) => s.requestAuditTrails)),
    lookUp: lazy(reports, (s) => s.reportOfKey),
  }),
};
