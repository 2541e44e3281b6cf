import { type Cases, everyFault } from '../../kit/cases';
import type { Properties } from '../../kit/properties';
import { resourceProperties } from '../../kit/resource.properties';
import { type PayoutInFull, payoutDetailsMachine } from './payoutDetails.machine';

const paid: PayoutInFull = {
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

export const payoutDetailsCases = {
  inputs: { one: { key: '1' } },
  events: { 'key.given': { other: { key: '2' } }, refreshed: { now: {} } },
  ports: { load: { answers: { paid }, fails: everyFault } },
  children: {},
  possible: (snapshot, { subject }) => {
    const { fault, key } = snapshot.context;
    // After an expiry the whole dashboard is gone; what is shown can be asked for again only where it failed.
    if (fault?.kind === 'sessionExpired') return false;
    if (subject === 'key.given') return key !== '2';
    return subject !== 'refreshed' || snapshot.matches('failed');
  },
  remember: ({ key, value, fault }) => [key, value !== null, fault?.kind === 'sessionExpired'],
} satisfies Cases<typeof payoutDetailsMachine>;

const payoutDetailsProperties = resourceProperties('PAY-01', 'paid') satisfies Properties<
  typeof payoutDetailsMachine,
  typeof payoutDetailsCases
>;

export const payoutDetailsFlow = {
  machine: payoutDetailsMachine,
  cases: payoutDetailsCases,
  properties: payoutDetailsProperties,
};
