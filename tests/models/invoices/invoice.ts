import { invoiceCases } from '../../../machines/invoices/invoice/invoice.cases';
import type { invoiceMachine } from '../../../machines/invoices/invoice/invoice.machine';
import type { Start } from '../../drivers/driver';
import { answering, type Model, type StateOf } from '../model';
import { lostOrder, sending } from '../orders';

const start: Start = {
  path: '/dashboard/business/invoice/new-invoice',
  as: 'amaka.obi@bluecrest.test',
  holds: ['invoice.loadSource', 'invoice.loadChoices', 'createInvoice', 'getInvoiceStatus'],
};

const { drafted, late, reopened } = invoiceCases.inputs;
const kept = (bookmark: object) => ({ ...start, bookmark: { flow: 'invoice:', bookmark } });

/** A new invoice, in a user's words. */
export const invoiceModel = {
  req: ['INV-02', 'INV-03'],
  starts: {
    fresh: start,
    duplicated: { ...start, path: '/dashboard/business/invoice/new-invoice?from={invoiceId}', invoiced: true },
    drafted: kept(drafted.bookmark),
    reopened: kept(reopened.bookmark),
    late: kept(late.bookmark),
  },
  events: {
    'choices.retry': (I) => I.press('Try again'),
    'text.changed': (I, { field, text }: { field: string; text: string }) => I.fill(field === 'tax' ? 'Tax' : 'Title', text),
    'customer.chosen': () => Promise.reject(new Error('No path chooses a customer.')),
    'parts.changed': (I) => I.tick('Let the customer pay a part'),
    'item.changed': (I, { text }: { text: string }) => I.fill('Item 1', text),
    'item.added': (I) => I.press('Add item'),
    'item.removed': (I) => I.press('Remove item 2'),
    'invoice.reviewed': (I) => I.press('Review invoice'),
    'invoice.revised': (I) => I.press('Back to the form'),
    'invoice.sent': (I) => I.press('Send invoice'),
    'outcome.retry': (I) => I.press('Check status'),
    reconnected: (I) => I.reconnects(),
    dismissed: (I, _: object, __, { value }) => I.press(value === 'done' ? 'Close' : 'Back to invoices'),
  },
  ports: {
    loadSource: answering('invoice.loadSource'),
    loadChoices: answering('invoice.loadChoices'),
    createInvoice: sending('createInvoice', lostOrder('getInvoiceStatus')),
    getInvoiceStatus: answering('getInvoiceStatus'),
  },
  children: {},
  states: {
    copying: (I) => I.see('Loading the form…'),
    loading: (I) => I.see('Loading the form…'),
    loadFailed: (I) => I.see('Try again'),
    filling: (I) => I.see('Review invoice'),
    reading: async (I) => {
      await I.see('You ask for');
      await I.see('Send invoice');
    },
    submitting: (I) => I.see('Sending…'),
    checkingOutcome: (I) => I.see('Checking the status of your invoice…'),
    outcomeUnknown: (I) => I.see('Check status'),
    sent: (I) => I.seeHeading('Invoice sent Successfully'),
    done: (I) => I.seeHeading('Invoices'),
    closed: (I) => I.seeHeading('Invoices'),
    sessionExpired: (I) => I.see('Please login again'),
  },
  outOfReach: {
    'invoice.filling | customer.chosen | 0': 'The customers that a page offers differ. A browser test chooses one.',
  },
} satisfies Model<typeof invoiceCases, StateOf<typeof invoiceMachine>, 'opening'>;
