import { type Cases, everyFault } from '../../kit/cases';
import { collectionProperties } from '../../kit/collection.properties';
import type { Properties } from '../../kit/properties';
import { type ApprovalFilter, approvalsMachine, type PendingPayout } from './approvals.machine';

export const rent: PendingPayout = {
  payoutId: '1',
  status: 'Awaiting Second Level Approval Verification',
  initiatedAt: '2026-11-21T09:30:00',
  settledAt: null,
  recipient: 'ADA OKAFOR',
  accountNumber: '0123456789',
  bankName: 'Guaranty Trust Bank',
  currency: 'NGN',
  amount: '1000000.00',
  fee: '50.00',
  type: 'Bank',
  description: 'Rent',
  sessionId: '',
  clientReference: 'BCS-1',
  batchId: 'B1',
  batchReference: 'B1',
  payoutReference: 'P1',
  initiator: 'Amaka Obi',
  approver: null,
  initiatorId: '1',
  approvalReason: 'From NGN 1,000,000.00 on',
};

const anything: ApprovalFilter = { keyword: '', column: 'recipient', from: '', to: '' };

export const approvalsCases = {
  inputs: { first: { filter: anything, page: 1, size: 20 } },
  events: {
    'filter.applied': { ada: { filter: { ...anything, keyword: 'ada' } } },
    'page.chosen': { next: { page: 2 } },
    'size.chosen': { five: { size: 5 } },
    'query.given': { first: { query: { filter: anything, page: 1, size: 20 } } },
    refreshed: { now: {} },
  },
  ports: { load: { answers: { some: { rows: [rent], total: 1 } }, fails: everyFault } },
  children: {},
  // What waits is one page; a size that is chosen already is not chosen; an address comes back only after it changed.
  possible: ({ context: { query, fault } }, { subject }) => {
    // The whole dashboard is gone then.
    if (fault?.kind === 'sessionExpired' || subject === 'page.chosen' || subject === 'query.given') return false;
    if (subject === 'filter.applied') return query.filter.keyword === '';
    return subject !== 'size.chosen' || query.size !== 5;
  },
  remember: ({ query, total, fault }) => [
    query.page,
    query.size,
    query.filter.keyword,
    total > 0,
    fault?.kind === 'sessionExpired',
  ],
} satisfies Cases<typeof approvalsMachine>;

const approvalsProperties = collectionProperties('APR-01', 'some') satisfies Properties<
  typeof approvalsMachine,
  typeof approvalsCases
>;

export const approvalsFlow = { machine: approvalsMachine, cases: approvalsCases, properties: approvalsProperties };
