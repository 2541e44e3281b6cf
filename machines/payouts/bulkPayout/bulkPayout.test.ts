import { describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { BatchRow } from '../../../contract/payouts/batches';
import type { PayoutInitiated } from '../../../contract/payouts/payouts';
import { Failure, type Fault } from '../../kit/fault';
import type { Chosen } from '../../kit/form.types';
import { wire } from '../../kit/port';
import { checkRow } from './bulkPayout.check';
import type { Texts } from './bulkPayout.file';
import { bulkPayoutMachine } from './bulkPayout.machine';
import { finderFor } from './bulkPayout.rules';
import { bookmarkBulkPayout, selectBulkPayout } from './bulkPayout.select';
import type { BatchOrder, BulkBookmark, Naming, Payee, Read, Source } from './bulkPayout.types';

const banks = [{ id: '1', name: 'Guaranty Trust Bank', bankCode: '058' }];
const file: Chosen = { key: 'f', name: 'salaries.csv', bytes: 1, kind: 'other' };
const texts = (line: number, account: string, amount = '100'): Texts => ({
  line,
  account,
  bank: '058',
  amount,
  description: 'Salary',
  currency: '',
  beyond: '',
});

const number = (line: number) => `00000000${String(line).padStart(2, '0')}`;
const rows = (count: number) => Array.from({ length: count }, (_, at) => texts(at + 2, number(at + 2)));

/** A provider in whose hands every row of these lines fails. */
function provider(
  first: readonly Texts[],
  { failing = [] as readonly number[], silent = '', codes = [] as (Fault | 'right')[], names = Infinity } = {},
) {
  const chosen = { given: first, names };
  const orders: BatchOrder[] = [];
  const asked: Payee[][] = [];
  let silence = silent;
  let awaited = codes.length > 0;
  const readSheet = async (source: Source): Promise<Read> => {
    const kept =
      'kept' in source ? source.kept : { name: file.name, key: 'F', texts: chosen.given, notes: [], leftOut: [], meant: [] };
    return { banks, sheet: { ...kept, rows: kept.texts.map((row) => checkRow(row, finderFor(banks))) } };
  };
  const machine = wire(bulkPayoutMachine, {
    readSheet,
    resolveNames: async ({ payees }): Promise<readonly Naming[]> => {
      asked.push([...payees]);
      if (asked.length > chosen.names) await new Promise<never>(() => {});
      const found = payees.map((payee) => ({
        ...payee,
        name: payee.number === silence ? null : 'ADA',
        isSilent: payee.number === silence,
      }));
      silence = '';
      return found;
    },
    initiateBatch: async (order): Promise<PayoutInitiated> => {
      orders.push(order);
      return { statusCode: awaited ? '007' : '00', message: '', batchId: `B${orders.length}` };
    },
    getBatchStatus: () => Promise.reject(new Error('Nobody asks')),
    loadResults: async (): Promise<readonly BatchRow[]> =>
      (orders.at(-1)?.payments ?? [{ line: 2, reference: 'F-2' }]).map(({ line, reference }) => {
        const fails = failing.includes(line) && orders.length < 2;
        const status = awaited ? 'Awaiting Verification' : fails ? 'Failed' : 'Successful';
        return { payoutId: '1', clientReference: reference, status, reason: fails ? 'No' : '' };
      }),
    confirmation: {
      quote: async () => ({ fee: '0', total: '1', needsOtp: false, needsApproval: false, available: '9', likeIt: null }),
    },
    otp: {
      verify: async () => {
        const came = codes.shift();
        if (came !== 'right') throw new Failure(came ?? { kind: 'network' });
        awaited = false;
        return { message: '' };
      },
      resend: () => Promise.reject(new Error('No code')),
    },
  });
  return Object.assign(chosen, { machine, orders, asked });
}

function begun(of: ReturnType<typeof provider>, bookmark: BulkBookmark | null = null) {
  const actor = createActor(of.machine, { input: { bookmark } });
  actor.start();
  const view = () => selectBulkPayout(actor.getSnapshot());
  const until = (step: ReturnType<typeof view>['step']) => waitFor(actor, (snapshot) => selectBulkPayout(snapshot).step === step);
  const named = () => waitFor(actor, (snapshot) => snapshot.matches({ reviewing: 'named' }));
  const pay = async () => {
    actor.send({ type: 'batch.reviewed' });
    const { amount } = view();
    const confirmation = actor.getSnapshot().children.confirmation;
    await vi.waitFor(() => expect(confirmation?.getSnapshot().matches('ready')).toBe(true));
    confirmation?.send({ type: 'confirmation.confirmed' });
    await vi.waitFor(() => expect(['results', 'verifying']).toContain(view().step));
    return amount;
  };
  const enter = (otp: string) => {
    actor.getSnapshot().children.otp?.send({ type: 'otp.changed', otp });
    actor.getSnapshot().children.otp?.send({ type: 'otp.submitted' });
  };
  return { actor, view, until, named, pay, enter };
}

async function reviewed(of: ReturnType<typeof provider>) {
  const flow = begun(of);
  flow.actor.send({ type: 'file.chosen', file });
  await flow.named();
  return flow;
}

describe('a batch', () => {
  it('[BLK-01] looks names up a few at a time, each account once, and tells how far it is', async () => {
    const of = provider([...rows(60), texts(99, number(2), '7')]);
    const { view } = await reviewed(of);
    expect(of.asked.map((payees) => payees.length)).toEqual([50, 10]);
    expect(view()).toMatchObject({
      naming: { state: 'named', done: 60, of: 60 },
      counts: { all: 61, ready: 61 },
      total: '6007.00',
    });
  });

  it('[BLK-01] leaves a row as it was when other rows are given their names', async () => {
    const of = provider(rows(60));
    const flow = begun(of);
    flow.actor.send({ type: 'file.chosen', file });
    await waitFor(flow.actor, (snapshot) => Object.keys(snapshot.context.names).length === 50);
    const before = flow.view().entries;
    await flow.named();
    const after = flow.view().entries;
    expect(after.slice(0, 25).every((entry, at) => entry === before[at])).toBe(true);
    expect(after.slice(25).map(({ state }) => state)).toEqual(Array.from({ length: 35 }, () => 'ready'));
  });
  it('[BLK-01] sends the rows that are ready, and no other', async () => {
    const hidden = { ...texts(7, number(7)), isHidden: true };
    const of = provider([
      ...[texts(2, number(2)), texts(3, '1'), texts(4, number(4))],
      ...[texts(5, number(2)), texts(6, number(6)), hidden],
    ]);
    const { actor, view, pay } = await reviewed(of);
    actor.send({ type: 'row.excluded', line: 6 });
    const states = view().entries.map(({ state }) => state);
    expect(states).toEqual(['ready', 'attention', 'ready', 'attention', 'leftOut', 'attention']);
    expect(view().entries[3]?.problems.map(({ says }) => says)).toEqual([
      'Same account and amount as row 2. Keep it only if you mean to pay twice.',
    ]);
    expect(await pay()).toBe('200.00');
    expect(of.orders[0]?.payments.map(({ line, reference }) => [line, reference])).toEqual([
      [2, 'F-2'],
      [4, 'F-4'],
    ]);
    // What was left out, or is hidden, is not offered next.
    expect(view().unsent).toBe(2);
  });

  it('[BLK-01] puts a row right in its place, and asks whose account it is now', async () => {
    const of = provider([texts(2, '1'), { ...texts(3, number(3)), beyond: '000' }]);
    const { actor, view, named } = await reviewed(of);
    expect(view().blocker).toBe('nothing');
    actor.send({ type: 'cell.changed', line: 2, field: 'account', text: number(2) });
    await named();
    actor.send({ type: 'cell.changed', line: 3, field: 'amount', text: '1,000.00' });
    await named();
    expect(view()).toMatchObject({ counts: { ready: 2, attention: 0 }, total: '1100.00', blocker: null });
  });

  it('[BLK-01] tells of a bank that said nothing, and asks again when the merchant does', async () => {
    const of = provider(rows(2), { silent: number(3) });
    const { actor, view, named } = await reviewed(of);
    expect(view().entries[1]?.problems.map(({ says }) => says)).toEqual([
      'The bank did not say whose account this is. Look up again.',
    ]);
    expect(view().naming.isSilent).toBe(true);
    actor.send({ type: 'naming.retry' });
    await named();
    expect(view().naming.isSilent).toBe(false);
    expect(view().counts).toMatchObject({ ready: 2, attention: 0 });
  });

  it('[BLK-01] does not tell of a silent bank of an earlier file, nor count its names', async () => {
    const of = provider(rows(2), { silent: number(3) });
    const { actor, view, named } = await reviewed(of);
    expect(view().naming).toMatchObject({ isSilent: true, done: 2, of: 2 });
    actor.send({ type: 'row.excluded', line: 3 });
    expect(view().naming).toMatchObject({ isSilent: false, done: 1, of: 1 });
    actor.send({ type: 'row.restored', line: 3 });
    actor.send({ type: 'file.dismissed' });
    of.given = [texts(7, number(7))];
    actor.send({ type: 'file.chosen', file });
    await named();
    expect(view().naming).toEqual({ state: 'named', isSilent: false, done: 1, of: 1 });
    // The account that the bank said nothing about is asked about again.
    actor.send({ type: 'file.dismissed' });
    of.given = [texts(2, number(3))];
    actor.send({ type: 'file.chosen', file });
    await named();
    expect(of.asked.at(-1)).toEqual([{ bankCode: '058', number: number(3) }]);
    expect(view().counts.ready).toBe(1);
  });

  it('[BLK-01] looks up what is on screen first, and then the largest amounts', async () => {
    const of = provider(Array.from({ length: 120 }, (_, at) => texts(at + 2, `00000${10_000 + at}`, String(at + 1))));
    const flow = begun(of);
    flow.actor.send({ type: 'file.chosen', file });
    await flow.until('reviewing');
    flow.actor.send({ type: 'rows.shown', lines: [52, 53] });
    await flow.named();
    const asked = of.asked.map((payees) => payees.map((payee) => Number(payee.number) - 10_000));
    // The first rows of the file, then the largest; once the merchant has scrolled, what is there now.
    expect(asked[0]?.slice(0, 25).toSorted((one, other) => one - other)).toEqual(Array.from({ length: 25 }, (_, at) => at));
    expect(asked[0]?.slice(25, 28)).toEqual([119, 118, 117]);
    expect(asked[1]?.slice(0, 3)).toEqual([51, 50, 94]);
    expect(asked.flat()).toHaveLength(120);
  });

  it('[BLK-01] holds hidden rows back, also over a reload, until the merchant includes them', async () => {
    const hidden = (line: number) => ({ ...texts(line, number(line)), isHidden: true });
    const of = provider([texts(2, number(2)), hidden(3), hidden(4), hidden(5)]);
    const { actor, view } = await reviewed(of);
    expect(view()).toMatchObject({ counts: { ready: 1, attention: 3 }, held: [3, 4, 5], total: '100.00' });
    expect(of.asked.flat()).toHaveLength(1);
    actor.send({ type: 'rows.included', lines: [3] });
    const again = begun(of, JSON.parse(JSON.stringify(bookmarkBulkPayout(actor.getSnapshot()))));
    await again.named();
    expect(again.view()).toMatchObject({ counts: { ready: 2, attention: 2 }, held: [4, 5] });
    again.actor.send({ type: 'row.excluded', line: 5 });
    again.actor.send({ type: 'rows.included', lines: again.view().held });
    await again.named();
    expect(await again.pay()).toBe('300.00');
    expect(of.orders[0]?.payments.map(({ line }) => line)).toEqual([2, 3, 4]);
  });

  it('[BLK-01] asks before it drops corrections, also those of an earlier page, and drops nothing else unasked', async () => {
    const of = provider([texts(2, '1'), texts(3, number(3))]);
    const { actor, view } = await reviewed(of);
    actor.send({ type: 'file.dismissed' });
    expect(view().step).toBe('choosing');
    actor.send({ type: 'file.chosen', file });
    await waitFor(actor, (snapshot) => snapshot.matches('reviewing'));
    actor.send({ type: 'cell.changed', line: 2, field: 'account', text: number(2) });
    const again = begun(of, JSON.parse(JSON.stringify(bookmarkBulkPayout(actor.getSnapshot()))));
    await again.named();
    for (const flow of [{ actor, view }, again]) {
      flow.actor.send({ type: 'file.dismissed' });
      expect(flow.view()).toMatchObject({ step: 'discarding', counts: { all: 2 } });
      flow.actor.send({ type: 'dismissal.cancelled' });
      expect(flow.view().entries[0]?.row.account).toBe(number(2));
      flow.actor.send({ type: 'file.dismissed' });
      flow.actor.send({ type: 'dismissal.confirmed' });
      expect(flow.view()).toMatchObject({ step: 'choosing', name: '' });
    }
  });

  it('[BLK-01] tries again what failed, under the same names, and nothing that was paid', async () => {
    const of = provider(rows(4), { failing: [3, 5] });
    const { actor, view, named, pay } = await reviewed(of);
    await pay();
    expect(view()).toMatchObject({ failed: 2, outcomes: [{ line: 2 }, { line: 3, reason: 'No' }, { line: 4 }, { line: 5 }] });
    actor.send({ type: 'retry' });
    await named();
    await pay();
    expect(of.orders.map(({ payments }) => payments.map(({ reference }) => reference))).toEqual([
      ['F-2', 'F-3', 'F-4', 'F-5'],
      ['F-3', 'F-5'],
    ]);
    expect(of.orders[0]?.idempotencyKey).not.toBe(of.orders[1]?.idempotencyKey);
  });

  it('[BLK-01] keeps its names and its batch over a reload', async () => {
    const of = provider(rows(2));
    const first = await reviewed(of);
    const before = bookmarkBulkPayout(first.actor.getSnapshot());
    expect(before).toMatchObject({ kept: { key: 'F' }, order: null, batchId: null });
    expect(bookmarkBulkPayout(first.actor.getSnapshot())).toBe(before);
    await first.pay();
    const kept: BulkBookmark | null = JSON.parse(JSON.stringify(bookmarkBulkPayout(first.actor.getSnapshot())));
    expect(kept).toMatchObject({ kept: { key: 'F' }, order: null, batchId: 'B1' });
    const again = begun(of, kept);
    await again.until('results');
    expect(again.view().outcomes).toMatchObject([{ line: 2, account: number(2), status: 'Successful' }, { line: 3 }]);
    expect(of.orders).toHaveLength(1);
    const reopened = begun(of, JSON.parse(JSON.stringify(before)));
    await reopened.named();
    await reopened.pay();
    expect(of.orders[1]?.payments.map(({ reference }) => reference)).toEqual(['F-2', 'F-3']);
  });
});

describe('[BLK-01] a batch whose names come slowly', () => {
  async function begunSlowly() {
    // The bank answers the first fifty, and says nothing more.
    const of = provider([...rows(60), texts(99, '1')], { names: 1 });
    const flow = begun(of);
    flow.actor.send({ type: 'file.chosen', file });
    await flow.until('reviewing');
    expect(flow.view().blocker).toBe('naming');
    expect(flow.actor.getSnapshot().can({ type: 'batch.reviewed' })).toBe(false);
    await vi.waitFor(() => expect(flow.view().counts.ready).toBe(50));
    return { of, ...flow };
  }

  it('pays the rows that are ready, and says how many wait', async () => {
    const { of, view, pay } = await begunSlowly();
    expect(view()).toMatchObject({
      naming: { state: 'naming' },
      blocker: null,
      total: '5000.00',
      counts: { all: 61, ready: 50, waiting: 10, attention: 1 },
    });
    expect(await pay()).toBe('5000.00');
    expect(of.orders[0]?.payments).toHaveLength(50);
  });

  it('goes on looking names up where its payment is not confirmed', async () => {
    const { of, actor, view, named } = await begunSlowly();
    actor.send({ type: 'batch.reviewed' });
    expect(view()).toMatchObject({ step: 'confirming', counts: { ready: 50, waiting: 10 } });
    of.names = Infinity;
    actor.getSnapshot().children.confirmation?.send({ type: 'confirmation.revised' });
    await named();
    expect(view().counts).toMatchObject({ ready: 60, waiting: 0 });
    expect(of.orders).toHaveLength(0);
  });

  it('leads from the results, also after a reload, to the rows that were not sent, and to no other', async () => {
    const { of, actor, view, pay } = await begunSlowly();
    actor.send({ type: 'row.excluded', line: 99 });
    await pay();
    expect(view()).toMatchObject({ step: 'results', failed: 0, unsent: 10 });
    of.names = Infinity;
    const again = begun(of, JSON.parse(JSON.stringify(bookmarkBulkPayout(actor.getSnapshot()))));
    await again.until('results');
    expect(again.view().unsent).toBe(10);
    again.actor.send({ type: 'retry' });
    await again.named();
    expect(again.view().counts).toMatchObject({ all: 11, ready: 10, leftOut: 1 });
    await again.pay();
    const paid = of.orders.flatMap(({ payments }) => payments.map(({ line }) => line));
    expect(paid.toSorted((one, other) => one - other)).toEqual(rows(60).map(({ line }) => line));
    expect(again.view().unsent).toBe(0);
    expect(again.actor.getSnapshot().can({ type: 'retry' })).toBe(false);
  });
});

describe('[BLK-01 PAY-06] the code of a batch', () => {
  it('comes before the rows that were not sent', async () => {
    const { actor, view, until, pay } = await reviewed(provider([...rows(2), texts(9, '1')], { codes: ['right'] }));
    await pay();
    actor.getSnapshot().children.otp?.send({ type: 'otp.dismissed' });
    await until('results');
    expect(view()).toMatchObject({ awaitsCode: true, unsent: 1 });
    expect(actor.getSnapshot().can({ type: 'retry' })).toBe(false);
  });

  it.each<Fault>([{ kind: 'server', status: 500, message: 'Something went wrong' }, { kind: 'network' }])(
    'is asked for again after %j, and the field says why',
    async (fault) => {
      const { view, until, pay, enter } = await reviewed(provider(rows(2), { codes: [fault, 'right'] }));
      await pay();
      enter('1');
      await until('resulting');
      await until('verifying');
      expect(view().otp).toMatchObject({ otp: '', problem: 'Error verifying payout. Please try again.' });
      enter('2');
      await until('results');
      expect(view().outcomes.map(({ status }) => status)).toEqual(['Successful', 'Successful']);
    },
  );
});
