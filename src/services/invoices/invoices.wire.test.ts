// @vitest-environment happy-dom
/** What the services of invoices send, and what they make of the answers. */

import { describe, expect, it } from 'vitest';
import { invoiceCases } from '../../../machines/invoices/invoice/invoice.cases';
import { invoiceInFull } from '../../../machines/invoices/invoiceDetails/invoiceDetails.flow';
import { describeServices, inSession, optionsNow } from '../../../tests/services/exchanges';
import { provide } from '../../../tests/services/provider';
import { getInvoice, listAllInvoices, listInvoices, markInvoicePaid, resendInvoice, voidInvoice } from './invoices';
import { createInvoice, getInvoiceStatus, loadChoices } from './newInvoice';

const row = {
  id: 193,
  title: 'Uniforms',
  reference: 'BCS-INV-1193',
  description: null,
  customerName: 'Halima Danjuma',
  customerEmail: 'halima@danjuma.test',
  amount: 1030125,
  currency: 'NGN',
  dueDate: '06/12/2026',
  discount: '5',
  tax: 7.5,
  status: 'Pending',
  paymentLinkUrl: 'https://pay.provider.test/KIV-1193',
  invoiceItems: [{ item: 'Shirts', quantity: 120, amount: '6500.00' }],
};
const read = {
  id: '193',
  title: 'Uniforms',
  reference: 'BCS-INV-1193',
  customerName: 'Halima Danjuma',
  customerEmail: 'halima@danjuma.test',
  companyName: '',
  companyEmail: '',
  customerAddress: '',
  note: '',
  amount: '1030125',
  currency: 'NGN',
  dueOn: '2026-12-06',
  discount: '5',
  tax: '7.5',
  status: 'Pending',
  paid: '0',
  refunded: '0',
  chargedBack: '0',
  createdAt: null,
  sentAt: null,
  partPayments: false,
  url: 'https://pay.provider.test/KIV-1193',
  items: [{ item: 'Shirts', quantity: '120', rate: '6500.00' }],
};
const ALL = 'GET /subsidiary/dashboard/invoice/all';
const DETAILS = 'GET /subsidiary/dashboard/invoice/detail/193';
const CURRENCIES = 'GET /subsidiary/dashboard/service/currencies';

describeServices('the list of invoices', [
  {
    name: '[INV-01] listInvoices with every filter of the documents, on whole days in Lagos',
    call: (options) =>
      listInvoices(
        {
          filter: {
            keyword: { text: 'a&b', column: 'customerEmail' },
            status: 'Awaiting-Confirmation',
            standing: 'overdue',
            days: { from: '2026-11-01', to: '2026-11-21' },
          },
          page: 2,
          size: 50,
        },
        options,
      ),
    asks: [
      {
        to: ALL,
        query: {
          customerEmail: 'a&b',
          status: 'Awaiting-Confirmation',
          fromdate: '2026-11-01 00:00:00',
          todate: '2026-11-21 23:59:59',
        },
        answer: { items: [row], totalItems: 1 },
      },
    ],
    gives: { rows: [read], total: 1 },
  },
  {
    name: '[INV-01] listAllInvoices',
    call: (options) => listAllInvoices(undefined, options),
    asks: [{ to: ALL, query: {}, answer: { items: [row], totalItems: 1 } }],
    gives: [read],
  },
  {
    name: '[INV-04] getInvoice with its timeline and the business, and a logo only if it is a picture',
    call: (options) => getInvoice({ key: '193' }, options),
    asks: [
      {
        to: DETAILS,
        answer: {
          data: {
            ...row,
            business: { name: 'Bluecrest', logo: 'data:image/svg+xml;base64,PHN2Zz4=' },
            timeline: [{ event: 'sent', date: '2026-11-22 09:16:00', by: 'Amaka Obi' }],
          },
        },
      },
    ],
    gives: {
      ...read,
      business: { name: 'Bluecrest', logo: '', address: '', email: '', phone: '', rcNumber: '', tin: '' },
      events: [{ event: 'sent', at: '2026-11-22T09:16:00', amount: null, by: 'Amaka Obi', orderReference: '', note: '' }],
    },
  },
]);

const order = invoiceCases.inputs.reopened.bookmark.order;
const body = {
  invoiceTitle: 'Adire uniforms, November',
  description: 'Thank you, Halima.',
  amount: '814875.00',
  dueDate: '2099-12-06',
  discount: '5',
  tax: '7.5',
  invoiceItems: [
    { item: 'Adire work shirts', quantity: 120, amount: '6500' },
    { item: 'Delivery', quantity: 2, amount: '7500.00' },
  ],
  currencyId: '1',
  businessDetails: {
    customerName: 'Halima Danjuma',
    companyName: 'Danjuma Logistics Ltd',
    emailAddress: 'halima@danjuma.test',
    customerAddress: '8 Creek Road, Apapa, Lagos',
  },
  partPayments: false,
};
const STATUS = 'GET /subsidiary/dashboard/invoice/status';
const BUSINESS = {
  name: 'Bluecrest Stores',
  address: '14 Adeola Odeku Street\nLagos',
  email: 'hello@bluecrest.test',
  phone: '+2348035550142',
  rcNumber: '1284417',
};

describeServices('a new invoice', [
  {
    name: '[INV-02] loadChoices with what the bill says of the business',
    call: (options) => loadChoices(undefined, options),
    asks: [
      { to: CURRENCIES, answer: { data: [{ id: 1, shortName: 'NGN', name: 'Nigerian naira' }] } },
      {
        to: 'GET /subsidiary/dashboard/invoice/business',
        answer: { data: { ...BUSINESS, logo: 'data:image/svg+xml;base64,PHN2Zz4=', tin: null } },
      },
    ],
    gives: {
      currencies: [{ id: '1', code: 'NGN', name: 'Nigerian naira', symbol: '' }],
      business: { ...BUSINESS, logo: '', tin: '' },
    },
  },
  {
    name: '[INV-03] createInvoice under its key, without empty fields',
    call: (options) => createInvoice({ ...order, idempotencyKey: 'key-1' }, options),
    asks: [
      {
        to: 'POST /subsidiary/dashboard/invoice/create',
        headers: { authorization: 'Bearer T', 'idempotency-key': 'key-1' },
        body,
        answer: { status: true, data: { id: 193, reference: 'BCS-INV-1193', paymentLinkUrl: 'javascript:alert(1)' } },
      },
    ],
    gives: { id: '193', reference: 'BCS-INV-1193', url: '', sentAt: null },
  },
  {
    name: '[INV-03] getInvoiceStatus of the key',
    call: (options) => getInvoiceStatus({ idempotencyKey: 'key-1' }, options),
    asks: [{ to: STATUS, query: { idempotencyKey: 'key-1' }, answer: { status: 'Not Received' } }],
    gives: { status: 'Not Received', sent: null },
  },
]);

const DONE = { message: 'Done' };

describeServices('an invoice that was sent', [
  {
    name: '[INV-04] resendInvoice with the whole invoice that was read',
    call: (options) =>
      resendInvoice({ subject: { ...invoiceInFull, id: '193', discount: '0', items: invoiceInFull.items.slice(0, 1) } }, options),
    asks: [
      { to: CURRENCIES, answer: { data: [{ id: 7, shortName: 'NGN', name: 'Nigerian naira' }] } },
      {
        to: 'POST /subsidiary/dashboard/invoice/detail/193/resend',
        body: {
          invoiceTitle: 'Uniforms, lot 193',
          description: 'Thank you, Halima.',
          amount: '1030125.00',
          dueDate: '2099-12-06',
          discount: '0',
          tax: '7.5',
          invoiceItems: [{ item: 'Adire work shirts, sizes S to XL', quantity: 120, amount: '6500.00' }],
          currencyId: '7',
          businessDetails: {
            customerName: 'Halima Danjuma',
            companyName: 'Danjuma Logistics Ltd',
            emailAddress: 'halima@danjuma.test',
            companyEmailAddress: 'accounts@danjuma.test',
            customerAddress: '8 Creek Road, Apapa, Lagos',
          },
          partPayments: false,
        },
        answer: DONE,
      },
    ],
    gives: DONE,
  },
  {
    name: '[INV-04] voidInvoice by its id',
    call: (options) => voidInvoice({ subject: invoiceInFull }, options),
    asks: [{ to: 'POST /subsidiary/dashboard/invoice/detail/193/void', answer: DONE }],
    gives: DONE,
  },
  {
    name: '[INV-04] markInvoicePaid with the day and the reference',
    call: (options) =>
      markInvoicePaid({ subject: '193', values: { paidOn: '2026-11-20', reference: ' Cash ' }, idempotencyKey: '' }, options),
    asks: [
      {
        to: 'POST /subsidiary/dashboard/invoice/detail/193/paid',
        body: { paidOn: '2026-11-20', reference: 'Cash' },
        answer: DONE,
      },
    ],
    gives: DONE,
  },
]);

describe('[INV-02] what the bill says of the business', () => {
  inSession();

  it.each([403, 404])('is not known before it is sent where the provider answers %s', async (status) => {
    provide(({ to }) => (to === CURRENCIES ? { body: { data: [] } } : { status, body: { message: 'No' } }));
    expect(await loadChoices(undefined, optionsNow())).toEqual({ currencies: [], business: null });
  });
});
