import { resourceFlow } from '../../kit/resource/resource.flow';
import { type FundingInFull, fundingDetailsMachine } from './fundingDetails.machine';

/** A bank transfer of which the webhook was told once. */
export const fundingInFull: FundingInFull = {
  amount: '2640000.00',
  fee: '50.00',
  createdAt: '2026-11-20T16:11:52',
  reference: 'KFD-1001',
  productCode: 'VIRTUAL_ACCOUNT',
  sender: { name: 'Kano Textile Cooperative', accountNumber: '0098812347', bank: 'First Bank of Nigeria' },
  destination: { name: 'Bluecrest Stores', accountNumber: '9903311207', bank: 'Providus Bank', alias: 'Kano branch' },
  merchant: { name: 'Bluecrest Stores', id: '1001' },
  currency: 'NGN',
  method: 'Bank transfer',
  sessionId: '000018261126161140188310',
  before: '2343030.00',
  after: '4982980.00',
  eventId: 'evt_7f20c1d94e0b',
  webhookUrl: 'https://api.bluecreststores.test/hooks/kontor',
  deliveries: [{ id: '1', at: '2026-11-20T16:11:52', status: 'Delivered', by: '' }],
};

export const fundingDetailsFlow = resourceFlow(fundingDetailsMachine, {
  key: '1',
  other: { name: 'other', key: '2', by: { visit: '?funding=2' } },
  answers: { arrived: fundingInFull },
  screen: { path: '/dashboard/payout/funding-history?funding=1', as: 'amaka.obi@bluecrest.test' },
  sees: { loading: 'Transaction details', loaded: 'Payment Information' },
});
