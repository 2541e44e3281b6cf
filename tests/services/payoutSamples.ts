/** One payout on the wire, and as it is read: written by hand from the documents. */

/** A payout as the provider writes it. */
export const wirePayout = {
  payoutId: 7,
  status: 'Awaiting-Verification',
  payoutDate: '2026-11-21 09:30:00',
  recipient: 'ADA OKAFOR',
  beneficiaryNumber: '0123456789',
  amount: 60000,
  debitCurrency: 'NGN',
  batchId: 12,
};
/** The same payout as a list has it. */
export const payout = {
  payoutId: '7',
  status: 'Awaiting Verification',
  initiatedAt: '2026-11-21T09:30:00',
  settledAt: null,
  recipient: 'ADA OKAFOR',
  accountNumber: '0123456789',
  bankName: '',
  currency: 'NGN',
  amount: '60000',
  fee: null,
  type: '',
  description: '',
  sessionId: '',
  clientReference: '',
  batchId: '12',
  batchReference: '',
  payoutReference: '',
  initiator: '',
  approver: null,
};
/** The same payout alone. */
export const payoutAlone = {
  ...payout,
  initiatorId: null,
  approvalReason: '',
  creditCurrency: 'NGN',
  bankAddress: '',
  recipientAddress: '',
  bankRoutingNumber: '',
  swiftCode: '',
  events: [],
};
