/**
 * Sends an invoice: the merchant fills it in, reads it as the customer will see it, and sends it.
 *
 * What can never happen: an invoice is sent that the merchant did not read, or that does not add up to more than zero; it is sent twice; it counts
 * as sent before the provider says so; the first line is removed; the draft is lost by a failure or an expired session.
 */

import { ended, expired } from '../../kit/flow/ends';
import { onExpiry } from '../../kit/flow/fault';
import { withAnswer, withEvent, withFault } from '../../kit/flow/given';
import { onPage, orderStates, resuming, unconfirmed } from '../../kit/order/order.states';
import { assertPresent } from '../../kit/values/assertPresent';
import { invoiceParts, NOT_RECEIVED, NOTHING_SENT } from './invoice.parts';
import { emptyDraft } from './invoice.rules';
import type { InvoiceOutput } from './invoice.types';

const order = orderStates({
  req: ['INV-03'],
  thing: 'new invoice',
  receives: 'the invoice and sends it to the customer',
  sends: 'createInvoice',
  checks: 'getInvoiceStatus',
  where: onPage,
  answers: { target: 'sent', actions: [withAnswer('setSent'), 'clearProblem', 'clearNotice'] },
  refusals: [{ guard: withFault('refused'), target: 'loading', actions: ['clearOrder', withFault('setProblem')] }],
  lost: 'clearProblem',
  outcomes: [
    {
      guard: withAnswer('wasReceived'),
      target: 'sent',
      actions: [withAnswer('setFound'), 'clearProblem', 'clearNotice'],
    },
    { target: 'reading', actions: ['renewKey', unconfirmed(NOT_RECEIVED, NOTHING_SENT)] },
  ],
});

export const invoiceMachine = invoiceParts.createMachine({
  id: 'invoice',
  description: 'Sends an invoice to a customer.',
  context: ({ input: { currency, from, bookmark } }) => ({
    from,
    draft: bookmark?.draft ?? emptyDraft(currency),
    isResumed: bookmark !== null,
    choices: null,
    order: bookmark?.order ?? null,
    isChecked: false,
    sent: null,
    problem: null,
    reply: null,
  }),
  output: ({ event }) => event.output as InvoiceOutput,
  initial: 'opening',
  states: {
    opening: resuming(
      'Checks for an invoice of this page that may have been sent.',
      'INV-03',
      { guard: 'isCopy', target: 'copying' },
      { target: 'loading' },
    ),
    copying: {
      description: 'The invoice that is duplicated is loading.',
      meta: { req: ['INV-04'] },
      tags: 'busy',
      on: { dismissed: 'closed' },
      invoke: {
        id: 'loadSource',
        src: 'loadSource',
        input: ({ context: { from } }) => ({ key: assertPresent(from, 'an invoice to be duplicated') }),
        onDone: { target: 'loading', actions: withAnswer('fillIn') },
        onError: [onExpiry, { target: 'loadFailed', actions: withFault('setLoadProblem') }],
      },
    },
    loading: {
      description: 'The currencies are loading, and what the bill says of the business.',
      meta: { req: ['INV-02'] },
      tags: 'busy',
      on: { dismissed: 'closed' },
      invoke: {
        id: 'loadChoices',
        src: 'loadChoices',
        onDone: { target: 'filling', actions: withAnswer('setChoices') },
        onError: [onExpiry, { target: 'loadFailed', actions: withFault('setLoadProblem') }],
      },
    },
    loadFailed: {
      description: 'The form failed to load. The draft is kept, and the merchant can retry.',
      meta: { req: ['INV-02'] },
      on: {
        'choices.retry': [
          { guard: 'isCopy', target: 'copying', actions: 'clearProblem' },
          { target: 'loading', actions: 'clearProblem' },
        ],
        dismissed: 'closed',
      },
    },
    filling: {
      description: 'The merchant fills in the invoice. Its totals change with each key.',
      meta: { req: ['INV-02'] },
      on: {
        'text.changed': { actions: withEvent('setText') },
        'customer.chosen': { actions: withEvent('setCustomer') },
        'parts.changed': { actions: withEvent('setParts') },
        'item.changed': { actions: withEvent('setItem') },
        'item.added': { guard: 'mayAdd', actions: 'addItem' },
        'item.removed': { guard: withEvent('isAfterFirst'), actions: withEvent('removeItem') },
        'invoice.reviewed': [{ guard: 'mayReview', target: 'reading', actions: 'makeOrder' }, { actions: 'showErrors' }],
        dismissed: 'closed',
      },
    },
    reading: {
      description: 'The merchant reads the invoice as the customer will see it. It can’t be changed after it is sent.',
      meta: { req: ['INV-03'] },
      on: {
        'invoice.sent': [
          { guard: 'maySend', target: 'submitting' },
          // Its due date has passed since it was read.
          { target: 'loading', actions: ['clearOrder', 'showErrors'] },
        ],
        'invoice.revised': [
          { guard: 'hasChoices', target: 'filling', actions: ['clearOrder', 'clearProblem'] },
          { target: 'loading', actions: ['clearOrder', 'clearProblem'] },
        ],
      },
    },
    ...order,
    sent: {
      description: 'The provider has sent the invoice. The merchant can download it.',
      meta: { req: ['INV-03'] },
      on: { dismissed: 'done' },
    },
    done: { ...ended('sent', 'The invoice was sent, and the list opens.', 'INV-03'), entry: 'goToList' },
    closed: { ...ended('closed', 'The merchant left the form. The draft is kept.', 'INV-02'), entry: 'goToList' },
    sessionExpired: expired('The session expired. The draft and the key of an open invoice are kept for the same merchant.'),
  },
});
