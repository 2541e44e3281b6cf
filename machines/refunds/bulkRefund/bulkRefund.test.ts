import { describe, expect, it } from 'vitest';
import { open, row } from '../../../tests/samples/bulkRefundProvider';
import type { Fault } from '../../kit/flow/fault';
import { bookmarkBulkRefund } from './bulkRefund.select';

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
    expect(bookmarkBulkRefund(actor.getSnapshot())).toMatchObject({ order: null, kept: { texts: [{ line: 3 }] } });
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
    const changed: Fault = { kind: 'server', status: 412, message: 'Changed', problems: [{ index: 0, message: 'Changed' }] };
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
    expect(view().problem).toBe('The provider didn’t receive the refunds. Nothing was refunded. Review the refunds again.');
    expect(view().entries[0]?.row).toMatchObject({ amount: '50.00', typed: ['amount'] });
    confirm();
    await reach('results');
    expect(sent).toHaveLength(2);
  });

  it('accounts for every row of the file, and goes on with those that were declined or not sent', async () => {
    const texts = [row(2, '1'), row(3, '2'), row(4, '0'), row(5, '3'), { ...row(6, '4'), isHidden: true }];
    const { actor, sent, reach, review, confirm, view } = open({ texts, statuses: ['Approved', 'Declined'] });
    await review();
    actor.send({ type: 'row.excluded', line: 5 });
    confirm();
    await reach('results');
    const account = { all: 5, sent: 2, unsent: 1, excluded: 1, hidden: 1 };
    expect(view()).toMatchObject({ failed: 1, leftOver: 4, account, outcomes: [{ line: 2 }, { line: 3 }] });
    const bookmark = bookmarkBulkRefund(actor.getSnapshot());
    expect(bookmarkBulkRefund(actor.getSnapshot())).toBe(bookmark);
    // Another batch takes the place of those rows only after a question, and a reload during it loses none of them.
    actor.send({ type: 'batch.finished' });
    expect(view()).toMatchObject({ step: 'finishing', failed: 1, account });
    expect(bookmarkBulkRefund(actor.getSnapshot())).toBe(bookmark);
    actor.send({ type: 'dismissal.cancelled' });
    expect(bookmark).toMatchObject({ order: null, kept: { texts: [{ line: 3 }, { line: 4 }, { line: 5 }, { line: 6 }] } });
    actor.send({ type: 'retry' });
    await reach({ reviewing: 'lookedUp' });
    expect(view().entries.map(({ row: { line }, state }) => [line, state])).toEqual([
      [3, 'ready'],
      [4, 'attention'],
      [5, 'leftOut'],
      [6, 'attention'],
    ]);
    confirm();
    await reach('results');
    expect(sent.map(({ lines }) => lines)).toEqual([[2, 3], [3]]);
    expect(view()).toMatchObject({ failed: 0, account: { all: 4, sent: 1, unsent: 1 }, outcomes: [{ line: 3 }] });
    actor.send({ type: 'batch.finished' });
    actor.send({ type: 'dismissal.confirmed' });
    expect([view().step, bookmarkBulkRefund(actor.getSnapshot())]).toEqual(['choosing', null]);
  });

  it('with nothing left over cannot go on, and keeps nothing', async () => {
    const { actor, reach, review, confirm } = open();
    await review();
    confirm();
    await reach('results');
    expect(actor.getSnapshot().can({ type: 'retry' })).toBe(false);
    expect(bookmarkBulkRefund(actor.getSnapshot())).toBeNull();
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
