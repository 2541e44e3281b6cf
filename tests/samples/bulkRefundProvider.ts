/** A provider for the flow of a bulk refund, the flow on it, and reviewed rows. */
import { createActor, waitFor } from 'xstate';
import { Failure, type Fault } from '../../machines/kit/flow/fault';
import { wire } from '../../machines/kit/flow/port';
import { bulkRefundCases } from '../../machines/refunds/bulkRefund/bulkRefund.cases';
import { checkRow } from '../../machines/refunds/bulkRefund/bulkRefund.check';
import { entriesOf } from '../../machines/refunds/bulkRefund/bulkRefund.entries';
import type { Texts } from '../../machines/refunds/bulkRefund/bulkRefund.file';
import { bulkRefundMachine } from '../../machines/refunds/bulkRefund/bulkRefund.machine';
import { selectBulkRefund } from '../../machines/refunds/bulkRefund/bulkRefund.select';
import type {
  BatchOrder,
  BulkRefundBookmark,
  FoundPayment,
  RefundAnswer,
  Sheet,
  Source,
} from '../../machines/refunds/bulkRefund/bulkRefund.types';

const [sample] = bulkRefundCases.ports.findPayments.answers.found;
if (!sample?.payment) throw new Error('The case has a payment');
export const found: FoundPayment = sample;
/** NGN 84,480.00 is left, and NGN 20.00 was refunded before. */
export const { payment } = sample;

export const row = (line: number, amount: string, more: Partial<Texts> = {}): Texts => ({
  line,
  reference: 'KPY-1001',
  amount,
  reason: 'Returned',
  beyond: '',
  ...more,
});

const sheetOf = (...texts: readonly Texts[]): Sheet => ({
  name: 'refunds.csv',
  key: 'F',
  notes: [],
  leftOut: [],
  meant: [],
  rows: texts.map(checkRow),
});

const known = (...all: readonly FoundPayment[]) => Object.fromEntries(all.map((one) => [one.reference, one]));

export const reviewed = (texts: readonly Texts[], sheet: Partial<Sheet> = {}, found_: readonly FoundPayment[] = [found]) => ({
  sheet: { ...sheetOf(...texts), ...sheet },
  payments: known(...found_),
  refusals: {},
});

export const saysOf = (context: ReturnType<typeof reviewed>) =>
  entriesOf(context).map(({ row: { line }, problems }) => [line, ...problems.map(({ says }) => says)]);

interface Provider {
  readonly texts?: readonly Texts[];
  readonly bookmark?: BulkRefundBookmark | null;
  /** Null: the refunds are made. */
  readonly answers?: readonly (Fault | null)[];
  /** The status of each refund that is made, by default Approved. */
  readonly statuses?: readonly string[];
  /** The currency of each transaction that is not in NGN, by its reference. */
  readonly currencies?: Readonly<Record<string, string>>;
  /** References that get no answer the first time. */
  readonly silent?: readonly string[];
  /** Whether an order without a response was received. */
  readonly received?: boolean;
}

const file = bulkRefundCases.events['file.chosen'].small.file;

export function open({
  texts = [row(2, '30')],
  bookmark = null,
  answers = [null],
  statuses = [],
  currencies = {},
  silent = [],
  received = false,
}: Provider = {}) {
  const sent: BatchOrder[] = [];
  const asked: string[] = [];
  const answerTo = ({ items }: Pick<BatchOrder, 'items'>): RefundAnswer => ({
    message: 'Done',
    refunds: items.map(({ line }, at) => ({ reference: `RFD-${line}`, status: statuses[at] ?? 'Approved' })),
  });
  const machine = wire(bulkRefundMachine, {
    readSheet: async (source: Source) =>
      'kept' in source ? { sheet: { ...source.kept, rows: source.kept.texts.map(checkRow) } } : { sheet: sheetOf(...texts) },
    findPayments: async ({ references }) => {
      return references.map((reference) => {
        const isSilent = silent.includes(reference) && !asked.includes(reference);
        asked.push(reference);
        const loaded = { ...payment, currency: currencies[reference] ?? payment.currency };
        return { reference, payment: isSilent ? null : loaded, isSilent };
      });
    },
    createRefunds: async (order) => {
      sent.push(order);
      const fault = answers[Math.min(sent.length, answers.length) - 1];
      if (fault) throw new Failure(fault);
      return answerTo(order);
    },
    getRefundOrderStatus: async () =>
      received
        ? { status: 'Successful' as const, ...answerTo(sent.at(-1) ?? { items: [] }) }
        : { status: 'Not Received' as const, message: '', refunds: [] },
  });
  const actor = createActor(machine, { input: { bookmark } });
  actor.start();
  const reach = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(state));
  const review = async () => {
    if (bookmark === null) actor.send({ type: 'file.chosen', file });
    await reach({ reviewing: 'lookedUp' });
  };
  const confirm = () => {
    actor.send({ type: 'batch.reviewed' });
    actor.send({ type: 'batch.confirmed' });
  };
  return { actor, sent, asked, reach, review, confirm, view: () => selectBulkRefund(actor.getSnapshot()) };
}
