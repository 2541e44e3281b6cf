import { resourceFlow } from '../../kit/resource/resource.flow';
import { type PayoutInFull, payoutDetailsMachine } from './payoutDetails.machine';

export const paid: PayoutInFull = {
  payoutId: '1',
  status: 'Successful',
  initiatedAt: '2026-11-21T08:42:10',
  settledAt: '2026-11-21T08:43:00',
  recipient: 'ADA OKAFOR',
  accountNumber: '0123456789',
  bankName: 'Guaranty Trust Bank',
  currency: 'NGN',
  amount: '60000.00',
  fee: '50.00',
  type: 'Bank',
  description: 'Rent',
  sessionId: '000013261121084210000044719023',
  clientReference: 'BCS-PO-20931',
  batchId: 'B1',
  batchReference: 'BT-7731-0098',
  payoutReference: 'BCS-PO-20931',
  initiator: 'Amaka Obi',
  approver: null,
  initiatorId: '1',
  approvalReason: '',
  creditCurrency: 'NGN',
  bankAddress: '',
  recipientAddress: '',
  bankRoutingNumber: '',
  swiftCode: '',
  events: [],
};

export const payoutDetailsFlow = resourceFlow(payoutDetailsMachine, {
  key: '1',
  other: { name: 'other', key: '2', by: { visit: '?payout={otherId}' } },
  answers: { paid },
  screen: { path: '/dashboard/account/payouts?payout={payoutId}', as: 'amaka.obi@bluecrest.test', awaitingPayout: true },
  sees: { loading: 'Payout Details', loaded: 'Date initiated' },
});
