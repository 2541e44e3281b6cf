import { collectionFlow } from '../../kit/collection/collection.flow';
import { approvalFilters, approvalsMachine, type PendingPayout } from './approvals.machine';

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
  approvalReason: 'NGN 1,000,000.00 or more in a day',
};

export const approvalsFlow = collectionFlow(approvalsMachine, {
  req: ['APR-01', 'GEN-07'],
  filters: approvalFilters,
  filtered: { ada: { keyword: { text: 'ada', column: 'recipient' } }, mine: { pending: 'canDecide' } },
  row: () => rent,
  count: 1,
  screen: { path: '/dashboard/payout/pending-approval', as: 'tunde.bello@bluecrest.test', shows: 'Pending approval' },
});
