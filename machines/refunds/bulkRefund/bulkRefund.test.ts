import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { sumOf } from '../../kit/batch.rules';
import { Failure, type Fault } from '../../kit/fault';
import { isAtMost } from '../../kit/money';
import { wire } from '../../kit/port';
import { leftOf } from '../../transactions/transactionDetails/transactionDetails.rules';
import { bulkRefundCases } from './bulkRefund.cases';
import { checkRow } from './bulkRefund.check';
import { entriesOf } from './bulkRefund.entries';
import { type Texts, understand } from './bulkRefund.file';
import { bulkRefundMachine } from './bulkRefund.machine';
import { orderOf, totalsOf } from './bulkRefund.rules';
import { bookmarkBulkRefund, selectBulkRefund } from './bulkRefund.select';
import type { BatchOrder, BulkRefundBookmark, FoundPayment, RefundAnswer, Sheet, Source } from './bulkRefund.types';

const [found] = bulkRefundCases.ports.findPayments.answers.found;
if (!found?.payment) throw new Error('The case has a payment');
/** NGN 84,480.00 is left, and NGN 20.00 was refunded before. */
const { payment } = found;

const row = (line: number, amount: string, more: Partial<Texts> = {}): Texts => ({
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

const reviewed = (texts: readonly Texts[], sheet: Partial<Sheet> = {}, found_: readonly FoundPayment[] = [found]) => ({
  sheet: { ...sheetOf(...texts), ...sheet },
  payments: known(...found_),
  refusals: {},
});

const saysOf = (context: ReturnType<typeof reviewed>) =>
  entriesOf(context).map(({ row: { line }, problems }) => [line, ...problems.map(({ says }) => says)]);

describe('[RFD-03] a file of refunds', () => {
  const grid = (...lines: readonly (readonly string[])[]) => ({
    lines: lines.map((cells, at) => ({ number: at + 1, cells })),
    notes: [],
  });

  it('has its columns in any order and spelling, and without rows asks for one in the documents’ words', () => {
    const head = ['reason', 'Transaction reference', 'AMOUNT'];
    expect(understand(grid(head, ['Late', 'KOR-1', '5']))).toMatchObject({
      texts: [{ line: 2, reference: 'KOR-1', amount: '5', reason: 'Late' }],
    });
    expect(understand(grid(['transactionReference', 'amount', 'reason']))).toEqual({ refusal: 'please, add a refund' });
    expect(understand(grid(['Amount', 'Reason'], ['5', 'x']))).toMatchObject({
      refusal: 'The column Transaction Reference is missing from the first row. Add it, or use the template.',
    });
  });

  it('has at most ten thousand rows', () => {
    const rows = (count: number) => Array.from({ length: count }, () => ['KOR-1', '5', 'x']);
    const head = ['Transaction Reference', 'Amount', 'Reason'];
    expect(understand(grid(head, ...rows(10_000)))).not.toHaveProperty('refusal');
    expect(understand(grid(head, ...rows(10_001)))).toMatchObject({
      refusal: 'The file has 10,001 rows. A batch can have at most 10,000 rows. Split the file.',
    });
  });
});

describe('[RFD-03] a row', () => {
  it.each([
    ['0', 'Enter an amount greater than 0.00.'],
    ['-1', '“-1” is below zero. Enter an amount greater than 0.00.'],
    ['1e3', '“1e3” is in scientific notation. Write the amount in full, like 1000.50.'],
    ['84480.01', 'You can refund up to NGN 84,480.00 of this transaction.'],
    ['', 'The amount is missing.'],
    ['=A1', 'This is a formula. Enter the amount instead.'],
    ['USD 5', '“USD 5” is in USD. Write the amount alone.'],
    ['0.005', 'The amount has 3 decimals. It may have 2.'],
  ])('with the amount %j says why', (amount, says) => {
    expect(saysOf(reviewed([row(2, amount)]))).toEqual([[2, says]]);
  });

  it.each([
    ['a missing reference', { reference: ' ' }, 'The transaction reference is missing.'],
    ['a long reference', { reference: 'K'.repeat(101) }, 'The transaction reference has 101 characters. Use 100 at most.'],
    ['no reason', { reason: '' }, 'The reason is missing.'],
    ['a long reason', { reason: 'x'.repeat(201) }, 'The reason has 201 characters. Use 200 at most.'],
    ['shifted cells', { beyond: '00' }, expect.stringMatching(/^“00” has no column heading/)],
  ])('with %s says why', (_, more, says) => {
    expect(saysOf(reviewed([row(2, '5', more)]))).toEqual([[2, says]]);
  });

  const { nobodys, silent, taken, unpaid, byBank } = bulkRefundCases.machineOnly.ports.findPayments.answers;
  it.each([
    ['another business', nobodys, 'Your business has no transaction “KPY-1001”. Check the reference.'],
    ['no response', silent, 'We couldn’t load this transaction. Look it up again.'],
    ['too little left', taken, 'You can refund up to NGN 10.00 of this transaction.'],
    ['no success', unpaid, 'Only a successful transaction can be refunded.'],
    ['a bank transfer', byBank, 'A transaction paid by bank transfer can’t be refunded here.'],
  ])('of a transaction with %s says so', (_, answer, says) => {
    expect(saysOf(reviewed([row(2, '30')], {}, answer))).toEqual([[2, says]]);
  });

  it('of one transaction counts with the rows above it, also under the other reference, and offers what is left', () => {
    const byOrder = { ...found, reference: 'KOR-1001' };
    const texts = [row(2, '40000'), row(3, '40,000.01'), row(4, '4480.00', { reference: 'KOR-1001' }), row(5, '1')];
    const context = reviewed(texts, {}, [found, byOrder]);
    expect(saysOf(context)).toEqual([
      [2],
      [3],
      [4, 'Rows 2, 3 refund NGN 80,000.01 of the same transaction. NGN 4,479.99 is left for this row.'],
      [5],
    ]);
    expect(entriesOf(context)[2]?.problems[0]?.offer).toEqual({
      label: 'Change to NGN 4,479.99',
      field: 'amount',
      text: '4479.99',
    });
    // An excluded row takes nothing.
    expect(saysOf(reviewed(texts, { leftOut: [3] }, [found, byOrder]))[2]).toEqual([4]);
  });

  it('that repeats a row or an earlier refund needs a confirmation', () => {
    const texts = [row(2, '30'), row(3, '30.00'), row(4, '20')];
    expect(saysOf(reviewed(texts))).toEqual([
      [2],
      [3, 'Same transaction and amount as row 2. Keep it only if you mean to refund twice.'],
      [4, 'NGN 20.00 of this transaction was refunded before (RFD-30917). Keep it only if you mean to refund it again.'],
    ]);
    expect(saysOf(reviewed(texts, { meant: [3, 4] }))).toEqual([[2], [3], [4]]);
  });

  it('that is hidden is sent only once it is included', () => {
    const texts = [row(2, '30', { isHidden: true })];
    expect(orderOf(reviewed(texts), 'k').items).toEqual([]);
    expect(orderOf(reviewed(texts, { included: [2] }), 'k').items).toHaveLength(1);
  });

  it('is never dropped, and no transaction is refunded beyond what is left of it, whatever the file holds', () => {
    const other: FoundPayment = {
      ...found,
      reference: 'KPY-1002',
      payment: { ...payment, reference: 'KOR-1002', amount: '100.00', refunded: '0.00', refunds: [] },
    };
    const amount = fc.oneof(
      fc.integer({ min: -5, max: 12_000_000 }).map((n) => (n / 100).toFixed(2)),
      fc.integer({ min: 0, max: 120 }).map(String),
      fc.string(),
    );
    const texts = fc.array(
      fc.record({ amount, reference: fc.constantFrom('KPY-1001', 'KPY-1002', 'KOR-1002', 'KPY-9'), isHidden: fc.boolean() }),
      { maxLength: 30 },
    );
    const lines = fc.array(fc.integer({ min: 2, max: 31 }), { maxLength: 30 });
    fc.assert(
      fc.property(texts, lines, lines, (rows, leftOut, meant) => {
        const all = rows.map((more, at) => row(at + 2, more.amount, more));
        const context = reviewed(all, { leftOut, meant }, [found, other, { ...other, reference: 'KOR-1002' }]);
        expect(entriesOf(context).map(({ row: { line } }) => line)).toEqual(all.map(({ line }) => line));
        const { items } = orderOf(context, 'k');
        for (const one of [payment, other.payment]) {
          const same = items.filter(({ transactionReference }) => transactionReference === one?.reference);
          expect(isAtMost(sumOf(same.map((item) => item.amount)), (one && leftOf(one)) ?? '0')).toBe(true);
        }
        expect(items.some(({ line }) => leftOut.includes(line))).toBe(false);
      }),
    );
  });

  it('is counted apart for each currency', () => {
    expect(
      totalsOf([
        { currency: 'NGN', amount: '1.50' },
        { currency: 'USD', amount: '2' },
        { currency: 'NGN', amount: '0.05' },
      ]),
    ).toEqual([
      { currency: 'NGN', count: 2, amount: '1.55' },
      { currency: 'USD', count: 1, amount: '2.00' },
    ]);
  });
});

interface Provider {
  readonly texts?: readonly Texts[];
  readonly bookmark?: BulkRefundBookmark | null;
  /** Null: the refunds are made. */
  readonly answers?: readonly (Fault | null)[];
  /** Whether an order without a response was received. */
  readonly received?: boolean;
}

const file = bulkRefundCases.events['file.chosen'].small.file;

function open({ texts = [row(2, '30')], bookmark = null, answers = [null], received = false }: Provider = {}) {
  const sent: BatchOrder[] = [];
  const asked: string[] = [];
  const answerTo = ({ items }: Pick<BatchOrder, 'items'>): RefundAnswer => ({
    message: 'Done',
    refunds: items.map(({ line }) => ({ reference: `RFD-${line}`, status: 'Approved' })),
  });
  const machine = wire(bulkRefundMachine, {
    readSheet: async (source: Source) =>
      'kept' in source ? { sheet: { ...source.kept, rows: source.kept.texts.map(checkRow) } } : { sheet: sheetOf(...texts) },
    findPayments: async ({ references }) => {
      asked.push(...references);
      return references.map((reference) => ({ reference, payment, isSilent: false }));
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

describe('[RFD-03] a batch', () => {
  it('sends what was confirmed with what was left of each transaction, and shows the result of each row', async () => {
    const { actor, sent, asked, reach, review, confirm, view } = open({
      texts: [row(2, '30'), row(3, '0'), row(4, '40', { reference: 'KOR-1001', reason: ' Late ' })],
    });
    await review();
    expect(asked).toEqual(['KPY-1001', 'KOR-1001']);
    expect(view()).toMatchObject({ counts: { ready: 2, attention: 1 }, totals: [{ currency: 'NGN', amount: '70.00' }] });
    actor.send({ type: 'batch.reviewed' });
    expect(view().orderTotals).toEqual([{ currency: 'NGN', count: 2, amount: '70.00' }]);
    actor.send({ type: 'batch.revised' });
    expect([view().step, view().order, sent.length]).toEqual(['reviewing', null, 0]);
    confirm();
    await reach('results');
    const shared = { transactionReference: 'KOR-1001', currency: 'NGN', expectedLeft: '84480.00' };
    expect(sent[0]?.items).toEqual([
      { ...shared, line: 2, amount: '30', reason: 'Returned' },
      { ...shared, line: 4, amount: '40', reason: 'Late' },
    ]);
    expect(view().outcomes.map(({ line, reference, status }) => [line, reference, status])).toEqual([
      [2, 'RFD-2', 'Approved'],
      [4, 'RFD-4', 'Approved'],
    ]);
    expect(bookmarkBulkRefund(actor.getSnapshot())).toBeNull();
  });

  it('that is refused shows why at each row, keeps everything, and is sent under a new key', async () => {
    const refused: Fault = {
      kind: 'server',
      status: 400,
      message: 'Row 2: no',
      problems: [{ index: 1, message: 'The customer’s bank doesn’t accept this refund' }],
    };
    const { actor, sent, reach, review, confirm, view } = open({
      texts: [row(2, '30'), row(3, '40')],
      answers: [refused, null],
    });
    await review();
    confirm();
    await reach('reviewing');
    expect(view().problem).toBe('1 row was refused. Nothing was refunded.');
    expect(view().entries.map(({ state, problems }) => [state, ...problems.map(({ says }) => says)])).toEqual([
      ['ready'],
      ['attention', 'The customer’s bank doesn’t accept this refund'],
    ]);
    actor.send({ type: 'cell.changed', line: 3, field: 'amount', text: '41' });
    expect(view().counts.ready).toBe(2);
    confirm();
    await reach('results');
    expect(sent.map(({ items }) => items.map(({ amount }) => amount))).toEqual([
      ['30', '40'],
      ['30', '41'],
    ]);
    expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
  });

  it('for which less is left by now looks the named rows up again', async () => {
    const changed: Fault = { kind: 'server', status: 409, message: 'Changed', problems: [{ index: 0, message: 'Changed' }] };
    const { asked, reach, review, confirm, view } = open({
      texts: [row(2, '30'), row(3, '40', { reference: 'KOR-1001' })],
      answers: [changed],
    });
    await review();
    confirm();
    await reach('submitting');
    await reach({ reviewing: 'lookedUp' });
    expect(asked).toEqual(['KPY-1001', 'KOR-1001', 'KPY-1001']);
    expect(view().problem).toBe('What is left to refund has changed. Nothing was refunded.');
  });

  it('without a response is asked for and sent no second time, also after a reload', async () => {
    const first = open({ answers: [{ kind: 'timeout' }], received: true });
    await first.review();
    first.confirm();
    await first.reach('checkingOutcome');
    const bookmark = bookmarkBulkRefund(first.actor.getSnapshot());
    expect(bookmark?.order).toEqual({ idempotencyKey: first.sent[0]?.idempotencyKey, lines: [2] });
    await first.reach('results');
    const second = open({ bookmark: JSON.parse(JSON.stringify(bookmark)), received: true });
    await second.reach('results');
    expect([first.sent.length, second.sent.length]).toEqual([1, 0]);
    expect(second.view().outcomes.map(({ line, transaction, amount }) => [line, transaction, amount])).toEqual([
      [2, 'KPY-1001', '30'],
    ]);
  });

  it('that was not received is reviewed again with everything that was corrected', async () => {
    const { actor, sent, reach, review, confirm, view } = open({
      texts: [row(2, '0')],
      answers: [{ kind: 'network' }, null],
    });
    await review();
    actor.send({ type: 'cell.changed', line: 2, field: 'amount', text: '50.00' });
    await reach({ reviewing: 'lookedUp' });
    confirm();
    await reach('checkingOutcome');
    await reach({ reviewing: 'lookedUp' });
    expect(view().problem).toBe('We didn’t get a response. Nothing was refunded. Review the refunds again.');
    expect(view().entries[0]?.row).toMatchObject({ amount: '50.00', typed: ['amount'] });
    confirm();
    await reach('results');
    expect(sent).toHaveLength(2);
  });

  it('keeps what was typed and decided in its bookmark, without an order that was not sent', async () => {
    const { actor, review } = open({ texts: [row(2, '30'), row(3, '30')] });
    await review();
    actor.send({ type: 'row.confirmed', line: 3 });
    actor.send({ type: 'row.excluded', line: 2 });
    actor.send({ type: 'cell.changed', line: 3, field: 'reason', text: 'Twice' });
    actor.send({ type: 'batch.reviewed' });
    const bookmark = bookmarkBulkRefund(actor.getSnapshot());
    expect(bookmark).toMatchObject({ order: null, kept: { meant: [3], leftOut: [2], texts: [{}, { reason: 'Twice' }] } });
    const again = open({ bookmark: JSON.parse(JSON.stringify(bookmark)) });
    await again.review();
    expect(again.view().entries.map(({ state }) => state)).toEqual(['leftOut', 'ready']);
  });
});
