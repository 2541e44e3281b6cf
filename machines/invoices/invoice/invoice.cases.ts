import { type Cases, everyFault } from '../../kit/flow/cases';
import { unconfirmed } from '../../kit/order/order.cases';
import { invoiceInFull } from '../invoiceDetails/invoiceDetails.flow';
import type { invoiceMachine } from './invoice.machine';
import { addsUp, isEmptyDraft, mayReview, maySend } from './invoice.rules';
import type { Choices, Draft, InvoiceOrder } from './invoice.types';

/** A draft that lacks nothing. */
const draft: Draft = {
  title: 'Adire uniforms, November',
  dueDate: '06/12/2099',
  currency: 'NGN',
  customerName: 'Halima Danjuma',
  customerEmail: 'halima@danjuma.test',
  companyName: 'Danjuma Logistics Ltd',
  companyEmail: '',
  customerAddress: '8 Creek Road, Apapa, Lagos',
  items: [
    { key: 'item-1', item: 'Adire work shirts', quantity: '120', rate: '6500' },
    { key: 'item-2', item: 'Delivery', quantity: '2', rate: '7,500.00' },
  ],
  discount: '5',
  tax: '7.5',
  note: 'Thank you, Halima.',
  partPayments: false,
};

/** An invoice of an earlier page that the provider never received. */
const neverSent: InvoiceOrder = {
  idempotencyKey: 'never-sent',
  title: draft.title,
  dueOn: '2099-12-06',
  currency: 'NGN',
  currencyId: '1',
  customerName: draft.customerName,
  customerEmail: draft.customerEmail,
  companyName: draft.companyName,
  companyEmail: '',
  customerAddress: draft.customerAddress,
  items: [
    { item: 'Adire work shirts', quantity: '120', rate: '6500' },
    { item: 'Delivery', quantity: '2', rate: '7500.00' },
  ],
  discount: '5',
  tax: '7.5',
  total: '814875.00',
  note: draft.note,
  partPayments: false,
  business: invoiceInFull.business,
};

const sent = { id: '193', reference: 'BCS-INV-1193', url: 'https://pay.provider.test/KIV-1193', sentAt: '2026-11-22T09:16:00' };

const choices: Choices = {
  currencies: [
    { id: '1', code: 'NGN', name: 'Nigerian naira', symbol: '₦' },
    { id: '2', code: 'USD', name: 'US dollar', symbol: '$' },
  ],
  business: invoiceInFull.business,
};

const events = {
  'choices.retry': { now: {} },
  'text.changed': { title: { field: 'title', text: 'Uniforms' }, tax: { field: 'tax', text: '120' } },
  'customer.chosen': { halima: { customerName: 'Halima Danjuma', customerEmail: 'halima@danjuma.test' } },
  'parts.changed': { allowed: { partPayments: true } },
  'item.changed': { first: { key: 'item-1', field: 'item', text: 'Work shirts' } },
  'item.added': { now: {} },
  'item.removed': { second: { key: 'item-2' } },
  'invoice.reviewed': { now: {} },
  'invoice.revised': { now: {} },
  'invoice.sent': { now: {} },
  'outcome.retry': { now: {} },
  reconnected: { now: {} },
  dismissed: { now: {} },
} as const;

const withoutSecond = (now: Draft): Draft => ({ ...now, items: now.items.filter(({ key }) => key !== 'item-2') });

export const invoiceCases = {
  inputs: {
    fresh: { currency: 'NGN', from: null, bookmark: null },
    duplicated: { currency: 'NGN', from: '193', bookmark: null },
    drafted: { currency: 'NGN', from: null, bookmark: { draft, order: null } },
    reopened: { currency: 'NGN', from: null, bookmark: { draft, order: neverSent } },
    // The due date passed before the invoice that was not received is read again.
    late: {
      currency: 'NGN',
      from: null,
      bookmark: { draft: { ...draft, dueDate: '01/01/2020' }, order: { ...neverSent, dueOn: '2020-01-01' } },
    },
  },
  events,
  ports: {
    loadSource: { answers: { found: invoiceInFull }, fails: everyFault },
    loadChoices: { answers: { known: choices }, fails: everyFault },
    createInvoice: { answers: { done: sent }, fails: everyFault },
    getInvoiceStatus: {
      answers: {
        made: { status: 'Successful', sent },
        notReceived: { status: 'Not Received', sent: null },
      },
      fails: everyFault,
    },
  },
  children: {},
  machineOnly: {
    events: {
      'text.changed': {
        past: { field: 'dueDate', text: '01/01/2020' },
        free: { field: 'discount', text: '100' },
        dear: { field: 'currency', text: 'EUR' },
      },
      'item.changed': { free: { key: 'item-1', field: 'rate', text: '0' } },
      'item.removed': { first: { key: 'item-1' } },
    },
    ports: {
      createInvoice: { fails: unconfirmed },
      getInvoiceStatus: { answers: { unnamed: { status: 'Successful', sent: null } } },
    },
  },
  possible: (snapshot, { kind, subject, name }) => {
    const { draft: now, order } = snapshot.context;
    switch (`${subject} ${kind}`) {
      case 'text.changed event':
        return name === 'title' ? now.title !== 'Uniforms' : now.tax !== '120' && now.title !== '';
      // The customers that a page offers differ, so no path chooses one.
      case 'customer.chosen event':
        return false;
      case 'parts.changed event':
        return !now.partPayments;
      case 'item.changed event':
        return now.items[0]?.item !== 'Work shirts';
      case 'item.added event':
        return now.items.length === 1;
      case 'item.removed event':
        return now.items.length === 2;
      case 'getInvoiceStatus answers':
        return name === 'notReceived' || order?.idempotencyKey !== neverSent.idempotencyKey;
      default:
        return true;
    }
  },
  remember: ({ from, draft: now, isResumed, choices: loaded, order, isChecked, sent: made, problem }) => [
    from,
    isResumed,
    isEmptyDraft(now),
    mayReview({ draft: now, choices: loaded }),
    // What is left once the second line is removed, the only one that a case removes.
    isEmptyDraft(withoutSecond(now)),
    mayReview({ draft: withoutSecond(now), choices: loaded }),
    now.items.length === withoutSecond(now).items.length,
    Math.min(withoutSecond(now).items.length, 2),
    loaded !== null,
    order !== null,
    order !== null && addsUp(order),
    maySend({ order }),
    order?.idempotencyKey === neverSent.idempotencyKey,
    isChecked,
    made !== null,
    problem !== null,
  ],
} satisfies Cases<typeof invoiceMachine>;
