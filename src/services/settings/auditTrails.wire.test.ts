// @vitest-environment happy-dom
/** What the services of the audit trail send, and what they make of the answers. */
import { auditFilters } from '../../../machines/settings/auditTrails/auditTrails.machine';
import { bearer, describeServices } from '../../../tests/services/exchanges';
import { listAuditTrails, readAuditChain, requestAuditTrails } from './auditTrails';

const LIST = 'GET /subsidiary/dashboard/audit/trails';
const { empty } = auditFilters;

const filter = {
  ...empty,
  keyword: { text: 'amaka', column: 'name' },
  activity: 'settings',
  outcome: 'refused',
  days: { from: '2026-11-01', to: '2026-11-21' },
} as const;

const params = {
  name: 'amaka',
  activityType: 'Settings,Business,Roles,Users',
  outcome: 'refused',
  fromdate: '2026-11-01 00:00:00',
  todate: '2026-11-21 23:59:59',
};

const hash = 'ab'.repeat(32);
const previousHash = 'cd'.repeat(32);

const link = {
  ...{ businessId: 1001, at: '2026-11-22T08:14:02.000Z', environment: 1, actor: 'user', userId: 1, email: null, role: null },
  ...{ call: 'login', activityType: 'Access', action: 'Sign in', subject: null, reference: null, ip: null, outcome: 'done' },
  ...{ message: null, before: null, after: { a: 'b' }, sequence: 3, hash, previousHash },
};

describeServices('the audit trail', [
  {
    name: '[AUD-01] listAuditTrails with every filter, with what a provider leaves out',
    call: (options) => listAuditTrails({ filter, page: 2, size: 50 }, options),
    asks: [
      {
        to: LIST,
        query: { page: '2', size: '50', ...params },
        answer: {
          items: [{ action: 'Sign in', dateCreated: '2026-11-20 16:11:52', sequence: 3, hash, previousHash }],
          totalItems: 51,
        },
      },
    ],
    gives: {
      rows: [
        {
          ...{ sequence: 3, hash, previousHash, createdAt: '2026-11-20T16:11:52', actor: 'user', name: '', role: '', email: '' },
          ...{ action: 'Sign in', activityType: '', ip: '', environment: null, subject: '', reference: '', isRefused: false },
          ...{ message: '', before: null, after: null },
        },
      ],
      total: 51,
    },
  },
  {
    name: '[AUD-01] listAuditTrails of one activity type',
    call: (options) => listAuditTrails({ filter: { ...empty, activity: 'Payouts' }, page: 1, size: 20 }, options),
    asks: [{ to: LIST, query: { page: '1', size: '20', activityType: 'Payouts' }, answer: { items: [], totalItems: 0 } }],
    gives: { rows: [], total: 0 },
  },
  {
    name: '[AUD-01] readAuditChain after an entry, as its fingerprint covers it',
    call: (options) => readAuditChain({ after: 2 }, options),
    asks: [
      {
        to: 'GET /subsidiary/dashboard/audit/trails/chain',
        query: { after: '2' },
        answer: { items: [link], head: { sequence: 3, hash } },
      },
    ],
    gives: { links: [link], head: { sequence: 3, hash } },
  },
  {
    name: '[AUD-01 GEN-06] requestAuditTrails with the filter of the list, once for each key',
    call: (options) => requestAuditTrails({ filter, columns: ['date', 'action'], format: 'xlsx', idempotencyKey: 'K' }, options),
    asks: [
      {
        to: 'GET /subsidiary/dashboard/audit/trails/export',
        query: { ...params, columns: 'date,action', format: 'xlsx' },
        headers: { ...bearer, 'idempotency-key': 'K' },
        answer: { message: 'Requested' },
      },
    ],
    gives: { message: 'Requested', reference: '' },
  },
]);
