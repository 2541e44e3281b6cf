import { describe, expect, it } from 'vitest';
import { open, row } from '../../../tests/samples/bulkRefundProvider';
import type { Fault } from '../../kit/flow/fault';

const refusal = (problems?: Extract<Fault, { kind: 'server' }>['problems']): Fault => ({
  kind: 'server',
  status: 400,
  message: 'The batch was refused',
  ...(problems && { problems }),
});

describe('[RFD-03] the page of a file of refunds', () => {
  it('shows what is looked up, and why nothing can be reviewed yet', async () => {
    const { actor, reach, review, view } = open({ texts: [row(2, '5'), row(3, '6', { reference: 'KPY-2' })] });
    expect(view()).toMatchObject({ step: 'choosing', blocker: null, entries: [], lookup: { state: 'done' } });
    const reviewing = review();
    await reach({ reviewing: 'lookingUp' });
    expect(view()).toMatchObject({ blocker: 'lookingUp', totals: [], lookup: { state: 'running', done: 0, of: 2 } });
    actor.send({ type: 'lookup.stopped' });
    expect(view()).toMatchObject({ blocker: 'stopped', lookup: { state: 'stopped' } });
    actor.send({ type: 'lookup.retry' });
    await reviewing;
    expect(view()).toMatchObject({ blocker: null, lookup: { state: 'done', done: 2, of: 2 } });
    expect(view().totals).toEqual([{ currency: 'NGN', count: 2, amount: '11.00' }]);
    actor.send({ type: 'batch.reviewed' });
    expect(view()).toMatchObject({ step: 'confirming', blocker: null, entries: [{}, {}] });
  });

  it('looks all transactions up, however many there are', async () => {
    const texts = Array.from({ length: 51 }, (_, at) => row(at + 2, '5', { reference: `KPY-${at}` }));
    const { asked, review } = open({ texts });
    await review();
    expect(asked).toEqual(texts.map(({ reference }) => reference));
  });

  it('looks up again only what got no answer', async () => {
    const { actor, asked, reach, review, view } = open({
      texts: [row(2, '5'), row(3, '6', { reference: 'KPY-2' })],
      silent: ['KPY-2'],
    });
    await review();
    expect([view().lookup.isSilent, view().counts.ready]).toEqual([true, 1]);
    actor.send({ type: 'lookup.retry' });
    await reach({ reviewing: 'lookedUp' });
    expect([asked, view().lookup.isSilent, view().counts.ready]).toEqual([['KPY-1001', 'KPY-2', 'KPY-2'], false, 2]);
  });

  it.each([
    [undefined, 'The batch was refused', ['KPY-1001', 'KPY-2', 'KPY-3']],
    [[], 'The batch was refused', ['KPY-1001', 'KPY-2', 'KPY-3']],
    [[{ index: 1, message: 'Closed' }], '1 row was refused. Nothing was refunded.', ['KPY-1001', 'KPY-2', 'KPY-3', 'KPY-2']],
    [
      [
        { index: 1, message: 'Closed' },
        { index: 2, message: 'Closed' },
      ],
      '2 rows were refused. Nothing was refunded.',
      ['KPY-1001', 'KPY-2', 'KPY-3', 'KPY-2', 'KPY-3'],
    ],
  ])('says how many rows were refused, and looks these up again: %j', async (problems, says, looked) => {
    const texts = [row(2, '5'), row(3, '6', { reference: 'KPY-2' }), row(4, '7', { reference: 'KPY-3' })];
    const { actor, asked, reach, review, confirm, view } = open({ texts, answers: [refusal(problems)] });
    await review();
    confirm();
    await reach('reviewing');
    expect(view().problem).toBe(says);
    actor.send({ type: 'lookup.retry' });
    await reach({ reviewing: 'lookedUp' });
    expect([asked, view().counts.ready]).toEqual([looked, 3]);
  });

  it('shows what came of each refund', async () => {
    const statuses = ['Approved', 'Declined', 'Processing', 'Pending', 'Sent'];
    const texts = statuses.map((_, at) => row(at + 2, `${at + 1}`));
    const { reach, review, confirm, view } = open({ texts, statuses, currencies: { 'KPY-1001': 'USD' } });
    await review();
    confirm();
    await reach('results');
    expect([view().failed, view().pending]).toEqual([1, 2]);
    expect(view().outcomes.map(({ status, isFailed }) => [status, isFailed])).toEqual(
      statuses.map((status) => [status, status === 'Declined']),
    );
    expect(view().outcomes[0]).toMatchObject({
      transaction: 'KOR-1001',
      amount: '1',
      currency: 'USD',
      reason: 'Returned',
    });
  });
});
