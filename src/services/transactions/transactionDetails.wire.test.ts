// @vitest-environment happy-dom
/** What the service of one transaction sends, and what it makes of the answer. */

import { refundedInPart } from '../../../machines/transactions/transactionDetails/transactionDetails.flow';
import { describeServices } from '../../../tests/services/exchanges';
import { wireOrder } from '../../../tests/services/orderSample';
import { emailReceipt, getTransaction } from './transactionDetails';

/** What it makes of an order without anything that a provider may leave out. */
const read = {
  id: '7',
  reference: 'KOR-1',
  paymentReference: 'KPY/1',
  status: 'Successful',
  currency: 'NGN',
  amount: '84500',
  fee: null,
  customerFee: null,
  businessFee: null,
  feeBearer: '',
  settlementAmount: null,
  settlementStatus: '',
  settlement: null,
  recurringFrequency: '',
  narration: '',
  remarks: '',
  createdAt: '2026-11-09T16:21:37',
  updatedAt: null,
  confirmedAt: null,
  settledAt: null,
  customer: { id: null, name: '', email: '', phone: '' },
  method: '',
  maskedPan: '',
  accountNumber: '',
  responseCode: '',
  responseMessage: '',
  refunded: null,
  refundPending: null,
  chargedBack: null,
  refunds: [],
  chargebacks: [],
  invoice: null,
  receiptSentAt: null,
};

describeServices('one transaction', [
  {
    name: '[TRX-04] getTransaction with the fields that every provider has',
    call: (options) => getTransaction({ key: 'KPY/1' }, options),
    asks: [{ to: 'GET /subsidiary/dashboard/fetch/orders', query: { paymentreference: 'KPY/1' }, answer: { order: wireOrder } }],
    gives: read,
  },
  {
    name: '[STL-01] getTransaction that is part of a settlement',
    call: (options) => getTransaction({ key: 'KPY/1' }, options),
    asks: [
      {
        to: 'GET /subsidiary/dashboard/fetch/orders',
        query: { paymentreference: 'KPY/1' },
        answer: { order: { ...wireOrder, settlementId: 300, settlementReference: 'STL-1' } },
      },
    ],
    gives: { ...read, settlement: { id: '300', reference: 'STL-1' } },
  },
  {
    name: '[STL-01] getTransaction that is in no settlement yet',
    call: (options) => getTransaction({ key: 'KPY/1' }, options),
    asks: [
      {
        to: 'GET /subsidiary/dashboard/fetch/orders',
        query: { paymentreference: 'KPY/1' },
        answer: { order: { ...wireOrder, settlementId: null } },
      },
    ],
    gives: { ...read, settlement: 'none' },
  },
  {
    name: '[INV-01] getTransaction that paid an invoice',
    call: (options) => getTransaction({ key: 'KPY/1' }, options),
    asks: [
      {
        to: 'GET /subsidiary/dashboard/fetch/orders',
        query: { paymentreference: 'KPY/1' },
        answer: { order: { ...wireOrder, invoice: { id: 193, reference: 'INV-1014' } } },
      },
    ],
    gives: { ...read, invoice: { id: '193', reference: 'INV-1014' } },
  },
  {
    name: '[TRX-04] getTransaction whose receipt was emailed',
    call: (options) => getTransaction({ key: 'KPY/1' }, options),
    asks: [
      {
        to: 'GET /subsidiary/dashboard/fetch/orders',
        query: { paymentreference: 'KPY/1' },
        answer: { order: { ...wireOrder, dateReceiptSent: '2026-11-20 09:30:00' } },
      },
    ],
    gives: { ...read, receiptSentAt: '2026-11-20T09:30:00' },
  },
  {
    name: '[TRX-04] emailReceipt',
    call: (options) => emailReceipt({ subject: { payment: refundedInPart, isTest: false }, reason: '' }, options),
    asks: [
      {
        to: 'POST /subsidiary/dashboard/transaction/receipt',
        body: { paymentReference: 'KPY-1001' },
        answer: { status: true, message: 'Receipt sent' },
      },
    ],
    gives: { message: 'Receipt sent' },
  },
]);
