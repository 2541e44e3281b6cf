/** A provider for a new invoice, and the flow on it. */
import { createActor, waitFor } from 'xstate';
import type { InvoiceOutcome } from '../../contract/invoices/invoices';
import { invoiceCases } from '../../machines/invoices/invoice/invoice.cases';
import { invoiceMachine } from '../../machines/invoices/invoice/invoice.machine';
import { selectInvoice } from '../../machines/invoices/invoice/invoice.select';
import type { InvoiceInFull, InvoiceInput, InvoiceOrder } from '../../machines/invoices/invoice/invoice.types';
import { invoiceInFull } from '../../machines/invoices/invoiceDetails/invoiceDetails.flow';
import { Failure, type Fault } from '../../machines/kit/flow/fault';
import { wire } from '../../machines/kit/flow/port';

const { known } = invoiceCases.ports.loadChoices.answers;
const { done } = invoiceCases.ports.createInvoice.answers;
const { notReceived } = invoiceCases.ports.getInvoiceStatus.answers;

interface Provider {
  /** Null: the invoice arrives. The last one counts for all after it. */
  readonly answers?: readonly (Fault | null)[];
  /** What is said of its key. */
  readonly after?: InvoiceOutcome | Fault;
  readonly source?: readonly (InvoiceInFull | Fault)[];
  readonly input?: Partial<InvoiceInput>;
}

const orFail = <Answer extends object>(answer: Answer | Fault): Answer => {
  if ('kind' in answer) throw new Failure(answer);
  return answer;
};

export function open({ answers = [null], after = notReceived, source = [invoiceInFull], input = {} }: Provider = {}) {
  const sent: InvoiceOrder[] = [];
  const asked: string[] = [];
  const led: string[] = [];
  let copied = 0;
  const machine = wire(invoiceMachine, {
    loadSource: async () => {
      copied += 1;
      return orFail<InvoiceInFull>(source[Math.min(copied, source.length) - 1] ?? invoiceInFull);
    },
    loadChoices: async () => known,
    createInvoice: async (order) => {
      sent.push(order);
      const said = answers[Math.min(sent.length, answers.length) - 1];
      if (said) throw new Failure(said);
      return done;
    },
    getInvoiceStatus: async ({ idempotencyKey }) => {
      asked.push(idempotencyKey);
      return orFail<InvoiceOutcome>(after);
    },
  });
  const actor = createActor(machine, { input: { currency: 'NGN', from: null, bookmark: null, ...input } });
  actor.on('navigate', ({ to }) => led.push(to));
  actor.start();
  const reach = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(state));
  return { actor, sent, asked, led, reach, view: () => selectInvoice(actor.getSnapshot()) };
}
