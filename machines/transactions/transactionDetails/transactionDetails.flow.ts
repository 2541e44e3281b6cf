import { resourceFlow } from '../../kit/resource/resource.flow';
import { type TransactionInFull, transactionDetailsMachine } from './transactionDetails.machine';

/** A card payment of NGN 84,500.00, of which 20,000.00 went back. */
export const refundedInPart: TransactionInFull = {
  id: '1',
  reference: 'KOR-1001',
  paymentReference: 'KPY-1001',
  status: 'Successful',
  currency: 'NGN',
  amount: '84500.00',
  fee: '1267.50',
  customerFee: '0.00',
  businessFee: '1267.50',
  feeBearer: 'Subsidiary',
  settlementAmount: null,
  settlementStatus: 'Completed',
  settlement: { id: '300', reference: 'STL-20261109-25' },
  recurringFrequency: '',
  narration: 'November restock, 4 items',
  remarks: '',
  createdAt: '2026-11-09T16:21:37',
  updatedAt: '2026-11-20T09:10:04',
  confirmedAt: '2026-11-09T16:22:10',
  settledAt: '2026-11-10T08:00:00',
  customer: { id: '9', name: 'Ada Coker', email: 'ada.coker@customer.test', phone: '+2348031447720' },
  method: 'Card',
  maskedPan: '4242 42•• •••• 4242',
  accountNumber: '',
  responseCode: '00',
  responseMessage: 'Approved or completed',
  refunded: '20000.00',
  refundPending: '0.00',
  chargedBack: '0.00',
  chargebacks: [],
  invoice: null,
  receiptSentAt: null,
  refunds: [
    {
      reference: 'RFD-30917',
      amount: '20000.00',
      status: 'Approved',
      createdAt: '2026-11-20T09:10:04',
      decidedAt: '2026-11-20T10:45:04',
      reason: 'One item out of stock',
      by: 'Ngozi Eze',
    },
  ],
};

export const transactionDetailsFlow = resourceFlow(transactionDetailsMachine, {
  key: 'KPY-1001',
  answers: { refundedInPart },
  screen: {
    path: '/dashboard/business/transactions/transaction-details/{paymentReference}',
    as: 'amaka.obi@bluecrest.test',
    paid: true,
  },
  sees: { loading: 'Transaction details', loaded: 'Order reference' },
});
