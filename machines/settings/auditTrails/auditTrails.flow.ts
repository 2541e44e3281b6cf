import { collectionFlow } from '../../kit/collection/collection.flow';
import { type AuditEntry, auditFilters, auditTrailsMachine } from './auditTrails.machine';

const hashOf = (n: number) => n.toString(16).padStart(64, '0');

/** Each row is a change of the fee bearer. */
export const auditEntry = (n: number): AuditEntry => ({
  sequence: 100 - n,
  hash: hashOf(100 - n),
  previousHash: hashOf(99 - n),
  createdAt: `2026-11-${String(28 - (n % 28)).padStart(2, '0')}T11:04:52`,
  actor: 'user',
  name: 'Amaka Obi',
  role: 'Owner',
  email: 'amaka.obi@bluecrest.test',
  action: 'Change fee bearer',
  activityType: 'Settings',
  ip: '102.89.34.17',
  environment: 1,
  subject: '',
  reference: '',
  isRefused: false,
  message: 'Fee bearer updated successfully',
  before: { feeBearer: 'CBF' },
  after: { feeBearer: 'SBF' },
});

export const auditTrailsFlow = collectionFlow(auditTrailsMachine, {
  req: ['AUD-01', 'GEN-07', 'GEN-09'],
  filters: auditFilters,
  filtered: { refused: { outcome: 'refused' } },
  row: auditEntry,
  count: 45,
  answered: 20,
  screen: { path: '/dashboard/settings/audit-trails', as: 'amaka.obi@bluecrest.test', longTrail: true, shows: 'Audit Trails' },
});
