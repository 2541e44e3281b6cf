import { leads, mustPass, never } from '../../kit/flow/claims';
import type { Properties } from '../../kit/flow/properties';
import { orderProperties } from '../../kit/order/order.properties';
import { madeProperties } from '../../kit/order/report.properties';
import type { invoiceCases } from './invoice.cases';
import type { invoiceMachine } from './invoice.machine';
import {
  altersTheText,
  asksForNothingOrAnotherSum,
  changesAfterItWasSent,
  changesTheDraft,
  losesAnotherLine,
  losesTheFirstLine,
  readsAnotherInvoice,
  sendsWhatWasNotRead,
} from './invoice.never';
import type { InvoiceOrder } from './invoice.types';

export const invoiceProperties = [
  ...orderProperties({
    req: ['INV-03'],
    thing: 'new invoice',
    sends: 'createInvoice',
    key: ({ idempotencyKey }: InvoiceOrder) => idempotencyKey,
    checks: 'getInvoiceStatus',
    closes: [],
    confirmed: { says: 'has read it and sends it', by: { event: 'invoice.sent' } },
    discards: ['invoice.revised event', 'invoice.sent event'],
    goodNews: ['createInvoice answers done', 'getInvoiceStatus answers made', 'getInvoiceStatus answers unnamed'],
    badNews: [],
    isCheckedInWords: true,
    withOrder: ['reading', 'sent'],
    withoutOrder: ['copying', 'loading', 'loadFailed', 'filling'],
    sending: { says: 'as sent, with the form, in a status check, or with the session', to: ['sent', 'loading'] },
    checking: ['sent', 'reading'],
    refused: { says: 'the form', to: 'loading' },
    notReceived: 'reading',
  }),
  ...madeProperties({
    req: ['INV-03'],
    thing: 'new invoice',
    sends: 'createInvoice',
    as: 'sent',
    after: 'confirms it',
    state: 'sent',
    by: [
      { port: 'createInvoice', answers: 'done' },
      { port: 'getInvoiceStatus', answers: 'made' },
      { port: 'getInvoiceStatus', answers: 'unnamed' },
    ],
  }),
  mustPass('Every invoice is read before it is sent, and read again before it is sent again', ['INV-03', 'FLW-03'], {
    to: { calls: 'createInvoice' },
    through: [{ state: 'reading' }],
  }),
  never('What is sent is what was read', ['INV-03', 'FLW-03'], { when: sendsWhatWasNotRead }),
  never('What the merchant reads is what they filled in', ['INV-03'], { when: readsAnotherInvoice }),
  never('An invoice that is read or sent adds up to its total, which is above zero', ['INV-02', 'INV-03'], {
    when: asksForNothingOrAnotherSum,
  }),
  never('The first line is never removed', ['INV-02'], { when: losesTheFirstLine }),
  never('A line never takes another one with it', ['INV-02'], { when: losesAnotherLine }),
  never('What was typed is kept as it was typed', ['INV-02', 'GEN-02'], { when: altersTheText }),
  never('The draft is never lost or changed by a failure, a review or an expired session', ['INV-02', 'SES-06'], {
    when: changesTheDraft,
  }),
  never('Nothing changes after an invoice was sent', ['INV-03', 'INV-04'], { when: changesAfterItWasSent }),
  leads('An invoice that was sent can only be closed', ['INV-03'], { from: 'sent', to: ['done'] }),
  leads('A form that failed to load can be loaded again', ['INV-02'], {
    from: 'loadFailed',
    on: { event: 'choices.retry' },
    to: ['copying', 'loading'],
  }),
] satisfies Properties<typeof invoiceMachine, typeof invoiceCases>;
