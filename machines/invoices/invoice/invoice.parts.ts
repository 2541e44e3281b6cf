/** Ports, guards and actions of the invoice's chart. The chart itself is `invoice.machine.ts`. */
import { assign, emit, setup } from 'xstate';
import type { InvoiceOutcome } from '../../../contract/invoices/invoices';
import { type Fault, sentence } from '../../kit/flow/fault';
import type { FlowTypes } from '../../kit/flow/flowTypes';
import { port } from '../../kit/flow/port';
import { asIs, orderActions, orderGuards, withNextKey } from '../../kit/order/order.parts';
import type { Keyed } from '../../kit/order/order.types';
import { INVOICES } from '../invoices/invoices.rules';
import { duplicateDraft, MAX_ITEMS, mayReview, maySend, orderOf, withItem } from './invoice.rules';
import type {
  Choices,
  Draft,
  DraftText,
  InvoiceContext,
  InvoiceEvent,
  InvoiceInFull,
  InvoiceInput,
  InvoiceOrder,
  InvoiceOutput,
  ItemField,
  SentInvoice,
} from './invoice.types';

/** The message when the provider never received the invoice. */
export const NOT_RECEIVED = 'The provider didn’t receive the invoice.';
export const NOTHING_SENT = 'Nothing was sent to your customer. Read the invoice and send it again.';

interface Chosen {
  readonly customerName: string;
  readonly customerEmail: string;
}

interface ItemChange {
  readonly key: string;
  readonly field: ItemField;
  readonly text: string;
}

const changed = (draft: Draft, change: Partial<Draft>): Draft => ({ ...draft, ...change });

export const invoiceParts = setup({
  types: {} as FlowTypes<InvoiceContext, InvoiceEvent, InvoiceInput, InvoiceOutput>,
  actors: {
    /** Loads the invoice that is duplicated. */
    loadSource: port<InvoiceInFull, { readonly key: string }>('invoice.loadSource', { calls: ['getInvoice'] }),
    loadChoices: port<Choices>('invoice.loadChoices', { calls: ['listCurrencies', 'getBillBusiness'] }),
    createInvoice: port<SentInvoice, InvoiceOrder>('createInvoice', { calls: ['createInvoice'] }),
    getInvoiceStatus: port<InvoiceOutcome, Keyed>('getInvoiceStatus', { calls: ['getInvoiceStatus'] }),
  },
  guards: orderGuards,
  actions: orderActions<InvoiceContext, InvoiceEvent>(asIs, { failed: 'We couldn’t send the invoice.' }),
}).extend({
  guards: {
    isCopy: ({ context: { from, isResumed } }) => from !== null && !isResumed,
    hasChoices: ({ context: { choices } }) => choices !== null,
    mayReview: ({ context }) => mayReview(context),
    maySend: ({ context }) => maySend(context),
    mayAdd: ({ context: { draft } }) => draft.items.length < MAX_ITEMS,
    /** INV-02: the first line stays. */
    isAfterFirst: ({ context: { draft } }, { key }: { readonly key: string }) =>
      draft.items.findIndex((item) => item.key === key) > 0,
  },
  actions: {
    setLoadProblem: assign({ problem: (_, fault: Fault) => sentence(fault, 'We couldn’t load the form.') }),
    setChoices: assign({ choices: (_, choices: Choices) => choices }),
    fillIn: assign({ draft: (_, source: InvoiceInFull) => duplicateDraft(source), isResumed: true }),
    setText: assign({
      draft: ({ context: { draft } }, { field, text }: { readonly field: DraftText; readonly text: string }) =>
        changed(draft, { [field]: text }),
      problem: null,
    }),
    setCustomer: assign({
      draft: ({ context: { draft } }, { customerName, customerEmail }: Chosen) => changed(draft, { customerName, customerEmail }),
      problem: null,
    }),
    setParts: assign({
      draft: ({ context: { draft } }, { partPayments }: { readonly partPayments: boolean }) => changed(draft, { partPayments }),
    }),
    setItem: assign({
      draft: ({ context: { draft } }, { key, field, text }: ItemChange) =>
        changed(draft, { items: draft.items.map((item) => (item.key === key ? { ...item, [field]: text } : item)) }),
      problem: null,
    }),
    addItem: assign({ draft: ({ context: { draft } }) => changed(draft, { items: withItem(draft.items) }) }),
    removeItem: assign({
      draft: ({ context: { draft } }, { key }: { readonly key: string }) =>
        changed(draft, { items: draft.items.filter((item) => item.key !== key) }),
      problem: null,
    }),
    showErrors: assign({ isChecked: true, problem: null }),
    makeOrder: assign({ order: ({ context }) => orderOf(context), isChecked: false, problem: null }),
    clearOrder: assign({ order: null }),
    renewKey: assign({ order: withNextKey }),
    setSent: assign({ sent: (_, sent: SentInvoice) => sent }),
    setFound: assign({ sent: (_, { sent }: InvoiceOutcome) => sent }),
    goToList: emit({ type: 'navigate', to: INVOICES }),
  },
});
