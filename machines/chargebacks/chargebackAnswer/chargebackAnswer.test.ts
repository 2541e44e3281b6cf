import { describe, expect, it } from 'vitest';
import { add, choose, gather, type Opened, open, paper, photo, read, refusal } from '../../../tests/samples/chargebackProvider';
import { SAYS_FALSE } from '../../kit/flow/fault';
import { chargebackAnswerCases } from './chargebackAnswer.cases';
import { bookmarkAnswer } from './chargebackAnswer.select';
import type { Disputed } from './chargebackAnswer.types';

const { declined, accepted, overtaken } = chargebackAnswerCases.ports.checkChargeback.answers;
const { awaiting, pending } = chargebackAnswerCases.ports.loadChargeback.answers;
const { closed } = chargebackAnswerCases.machineOnly.ports.loadChargeback.answers;
const { lost } = chargebackAnswerCases.machineOnly.ports.checkChargeback.answers;
const { explanation } = chargebackAnswerCases.events['explanation.changed'].some;

/** The answer with the paper, of so many bytes by the provider. */
const withPaper = (size: number | null): Disputed => {
  const proofs = [{ id: '1', address: '', name: 'renamed.pdf', category: 'delivery', size }];
  const thread = declined.chargeback.thread.map((entry) => (entry.isAdmin ? entry : { ...entry, proofs }));
  return { ...declined, chargeback: { ...declined.chargeback, thread } };
};

async function review(opened: Opened) {
  await gather(opened);
  opened.actor.send({ type: 'answer.reviewed' });
}

async function decline(opened: Opened) {
  await review(opened);
  opened.actor.send({ type: 'answer.submitted' });
}

async function accept({ actor, reach }: Opened) {
  await reach('deciding');
  actor.send({ type: 'decision.chosen', decision: 'accept' });
  actor.send({ type: 'explanation.changed', explanation });
  actor.send({ type: 'accept.requested' });
}

describe('[CBK-03] declining a chargeback', () => {
  it('sends the explanation and the files of the review, once', async () => {
    const opened = open();
    await decline(opened);
    opened.actor.send({ type: 'answer.submitted' });
    await opened.reach('answered');
    expect(opened.sent).toMatchObject([{ chargebackId: '4519', isAccepted: false, comment: explanation, files: [paper] }]);
    expect(opened.sent[0]?.idempotencyKey).toMatch(/^4519:[0-9a-f-]{36}$/);
  });

  it('is not reviewed without an explanation, and not sent without a review', async () => {
    const { actor, reach, view, sent } = open();
    await reach('deciding');
    actor.send({ type: 'decision.chosen', decision: 'decline' });
    actor.send({ type: 'explanation.changed', explanation: '  ' });
    actor.send({ type: 'answer.reviewed' });
    actor.send({ type: 'answer.submitted' });
    expect([view().step, view().blocker, sent]).toEqual(['gathering', 'explanation', []]);
    actor.send({ type: 'explanation.changed', explanation: 'x'.repeat(5_001) });
    actor.send({ type: 'answer.reviewed' });
    expect([view().step, view().blocker]).toEqual(['gathering', 'wrongExplanation']);
  });

  it('goes back to the form with the files, and reviews what was changed', async () => {
    const opened = open();
    await review(opened);
    opened.actor.send({ type: 'answer.revised' });
    add(opened, photo);
    opened.actor.send({ type: 'answer.reviewed' });
    expect(opened.view().answer?.files).toEqual([paper, photo]);
  });

  it('proposes a letter of what is known, but never over what was typed', async () => {
    const { actor, reach, view } = open();
    await reach('deciding');
    actor.send({ type: 'decision.chosen', decision: 'decline' });
    actor.send({ type: 'letter.proposed' });
    expect(view().draft.explanation).toBe(
      [
        'This is our answer to the chargeback of NGN 186,500.00: goods or services not received.',
        'Temitope Balogun paid NGN 186,500.00 on 2 November 2026 for order KOR-1019 (payment KPY-1019).',
        'The retrieval reference number of the payment is 629114703358.',
        'We didn’t refund it.',
        'What we delivered, when and how: ',
      ].join('\n\n'),
    );
    actor.send({ type: 'explanation.changed', explanation: 'Mine' });
    actor.send({ type: 'letter.proposed' });
    expect(view().draft.explanation).toBe('Mine');
  });

  it('proposes a letter that can be sent, whatever a customer calls themselves', async () => {
    const order = pending.order && { ...pending.order, customerName: 'Ada\u202e' };
    const chargeback = { ...pending.chargeback, email: 'ada\u202e@customer.test', reason: 'Fraud\u0007' };
    const { actor, reach, view } = open({ disputed: { ...pending, chargeback, order } });
    await reach('deciding');
    actor.send({ type: 'decision.chosen', decision: 'decline' });
    actor.send({ type: 'letter.proposed' });
    expect(view().draft.explanation).toMatch(
      /^This is our answer to the chargeback of NGN 186,500\.00\.\n\nThe customer paid NGN /,
    );
    expect(view().blocker).toBeNull();
  });
});

describe('[CBK-03] accepting a chargeback', () => {
  it('is sent only after its confirmation, without files', async () => {
    const opened = open();
    await gather(opened);
    await opened.reach('gathering');
    opened.actor.send({ type: 'decision.chosen', decision: 'accept' });
    opened.actor.send({ type: 'accept.confirmed' });
    expect([opened.view().step, opened.sent]).toEqual(['deciding', []]);
    opened.actor.send({ type: 'accept.requested' });
    expect(opened.view().step).toBe('accepting');
    opened.actor.send({ type: 'accept.confirmed' });
    await opened.reach('answered');
    expect(opened.sent).toMatchObject([{ isAccepted: true, files: [] }]);
  });

  it('needs an explanation too, and can be left', async () => {
    const { actor, reach, view, sent } = open();
    await reach('deciding');
    actor.send({ type: 'decision.chosen', decision: 'accept' });
    actor.send({ type: 'accept.requested' });
    expect([view().step, view().mayAccept]).toEqual(['deciding', false]);
    actor.send({ type: 'explanation.changed', explanation });
    actor.send({ type: 'accept.requested' });
    actor.send({ type: 'accept.revised' });
    expect([view().step, view().answer, sent]).toEqual(['deciding', null, []]);
  });
});

describe('[CBK-03] the due moment', () => {
  it('is the end of the last second in Lagos, watched where an answer can be changed', async () => {
    const { reach, moments } = open();
    await reach('deciding');
    expect(moments).toEqual([Date.UTC(2026, 11, 27, 23)]);
  });

  it('comes by the provider’s clock, whatever the clock of this computer says', async () => {
    const { reach, moments, view } = open({ disputed: { ...pending, ahead: 3_600_000 } });
    await reach('deciding');
    expect([moments, view().until]).toEqual([[Date.UTC(2026, 11, 28)], Date.UTC(2026, 11, 28)]);
  });

  it('ends nothing here without the provider’s time: the provider decides', async () => {
    const { reach, moments, view } = open({ disputed: { ...pending, ahead: null } });
    await reach('deciding');
    expect([moments, view().until]).toEqual([[Number.POSITIVE_INFINITY], Date.UTC(2026, 11, 27, 23)]);
  });

  it.each([
    ['the choice', async ({ reach }: Opened) => void (await reach('deciding'))],
    ['the form', gather],
    ['the review', review],
    ['the confirmation', accept],
  ])('ends %s without a reload: nothing is sent, and the draft stays', async (_, to) => {
    const opened = open();
    await to(opened);
    const { draft } = opened.view();
    opened.end();
    await opened.reach('overdue');
    opened.actor.send({ type: 'answer.submitted' });
    opened.actor.send({ type: 'accept.confirmed' });
    expect(opened.view()).toMatchObject({ step: 'overdue', draft, answer: null });
    expect([opened.sent, bookmarkAnswer(opened.actor.getSnapshot())]).toEqual([[], { draft, order: null }]);
  });

  it('never ends a chargeback without a due date, nor an answer that is on its way', async () => {
    const dateless = open({ disputed: { ...pending, chargeback: { ...pending.chargeback, dueAt: null } } });
    await dateless.reach('deciding');
    expect(dateless.moments).toEqual([Number.POSITIVE_INFINITY]);
    const opened = open({ answers: [] });
    await decline(opened);
    opened.end();
    await Promise.resolve();
    expect(opened.view().step).toBe('submitting');
  });
});

describe('[CBK-03] an answer without a response', () => {
  it.each([
    ['arrived', withPaper(15), 'answered', null],
    ['arrived at a provider without sizes', withPaper(null), 'answered', null],
    ['somebody else sent without files', declined, 'overtaken', null],
    ['somebody else sent with another file', withPaper(16), 'overtaken', null],
    ['was overtaken', overtaken, 'overtaken', null],
    ['was decided against', lost, 'overtaken', null],
    ['never arrived', pending, 'gathering', 'The provider has no answer from you yet. Review your answer and submit it again.'],
  ] as const)('that %s is known from the chargeback itself', async (_, after, step, problem) => {
    const opened = open({ answers: [{ kind: 'network' }], after });
    await decline(opened);
    await opened.reach(step);
    expect([opened.view().problem, opened.sent.length]).toEqual([problem, 1]);
  });

  it.each([
    [accepted, 'answered'],
    [declined, 'overtaken'],
  ] as const)('counts as accepted only if the chargeback is accepted', async (after, step) => {
    const opened = open({ answers: [{ kind: 'timeout' }], after });
    await accept(opened);
    opened.actor.send({ type: 'accept.confirmed' });
    await opened.reach(step);
    expect(opened.view().step).toBe(step);
  });

  it.each([
    [refusal(409, 'In progress'), 'The provider has no answer from you yet.'],
    [refusal(SAYS_FALSE, 'Try later'), 'Try later.'],
  ])('that never arrived says no more than is known', async (fault, says) => {
    const opened = open({ answers: [fault], after: pending });
    await decline(opened);
    await opened.reach('checkingOutcome');
    await opened.reach('gathering');
    expect(opened.view().problem).toBe(`${says} Review your answer and submit it again.`);
  });

  it('asks after a conflict, because somebody else may have answered', async () => {
    const opened = open({ answers: [refusal(409, 'Answered before')], after: overtaken });
    await decline(opened);
    await opened.reach('overtaken');
    expect(opened.view().disputed).toEqual(overtaken);
  });

  it('is asked for first when the page is opened again, and is not sent again', async () => {
    const { bookmark } = chargebackAnswerCases.inputs.reopened;
    const opened = open({ input: { bookmark }, after: withPaper(15) });
    expect(opened.view().step).toBe('checkingOutcome');
    await opened.reach('answered');
    expect(opened.sent).toEqual([]);
  });

  it('that was cancelled is asked for, whatever was sent of it', async () => {
    const opened = open({ answers: [], after: pending });
    await decline(opened);
    await opened.reach('submitting');
    opened.actor.send({ type: 'submission.cancelled' });
    expect(opened.view().step).toBe('checkingOutcome');
    await opened.reach('gathering');
    expect(opened.view()).toMatchObject({
      problem: 'You cancelled, and the provider has no answer from you.',
      draft: { files: [paper] },
    });
  });
});

describe('[CBK-03] a refused answer', () => {
  it.each([
    [refusal(400, 'Proof must be a PNG, JPG or PDF'), 'Proof must be a PNG, JPG or PDF'],
    [refusal(403, 'Your role can’t answer chargebacks'), 'Your role can’t answer chargebacks'],
  ])('keeps the draft and says %j', async (fault, problem) => {
    const opened = open({ answers: [fault, null] });
    await decline(opened);
    await opened.reach('gathering');
    expect(opened.view()).toMatchObject({ problem, draft: { files: [paper] }, answer: null });
    opened.actor.send({ type: 'answer.reviewed' });
    opened.actor.send({ type: 'answer.submitted' });
    await opened.reach('answered');
    expect(new Set(opened.sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
  });
});

describe('[CBK-03] an answer whose files are too large', () => {
  it.each([
    ['', 'The files are too large for the provider. Remove some files, or choose smaller ones.'],
    [
      'The files are larger than 20 MB together',
      'The files are larger than 20 MB together. Remove some files, or choose smaller ones.',
    ],
  ])('says so and what to do, and keeps them: %j', async (message, problem) => {
    const opened = open({ answers: [refusal(413, message)] });
    await decline(opened);
    await opened.reach('gathering');
    expect(opened.view()).toMatchObject({ problem, draft: { files: [paper] }, answer: null });
  });
});

describe('[CBK-02] a chargeback that was answered or closed', () => {
  it.each([
    ['by its status', awaiting],
    ['by a final comment', closed],
  ])('can’t be answered: %s', async (_, disputed) => {
    const { actor, reach, view } = open({ disputed });
    await reach('settled');
    actor.send({ type: 'decision.chosen', decision: 'decline' });
    expect([view().step, view().isClosedByComment]).toEqual(['settled', disputed === closed]);
  });
});

describe('[CBK-03] the draft of an answer', () => {
  it('is kept when the page is closed, without its files’ content', async () => {
    const opened = open();
    await gather(opened);
    opened.actor.send({ type: 'dismissed' });
    const bookmark = bookmarkAnswer(opened.actor.getSnapshot());
    expect(bookmark).toMatchObject({ draft: { decision: 'decline', files: [paper] }, order: null });
    const again = open({ input: { bookmark } });
    await again.reach('gathering');
    expect(again.view().draft).toMatchObject({ files: [], lost: [{ category: 'delivery', name: 'paper.pdf' }] });
    expect(again.view().rows.find(({ key }) => key === 'delivery')?.state).toBe('again');
    choose(again, paper);
    expect(again.view().rows.find(({ key }) => key === 'delivery')?.state).toBe('reading');
    read(again, paper);
    expect(again.view().rows.find(({ key }) => key === 'delivery')?.state).toBe('present');
  });

  it('has a document of which one file is there, although another one has to be chosen again', async () => {
    const files = [
      { category: 'delivery', name: 'paper.pdf' },
      { category: 'delivery', name: 'photo.jpg' },
    ] as const;
    const opened = open();
    await gather(opened);
    opened.actor.send({ type: 'dismissed' });
    const bookmark = bookmarkAnswer(opened.actor.getSnapshot());
    if (bookmark === null) throw new Error('There is no draft');
    const again = open({ input: { bookmark: { ...bookmark, draft: { ...bookmark.draft, files: [], lost: files } } } });
    await again.reach('gathering');
    const row = () => again.view().rows.find(({ key }) => key === 'delivery');
    expect(row()).toMatchObject({ state: 'again', isThere: false });
    choose(again, paper);
    read(again, paper);
    expect(row()).toMatchObject({ state: 'again', isThere: true, lost: ['photo.jpg'] });
  });

  it('is not kept if there is nothing in it, or once the chargeback was answered', async () => {
    const empty = open();
    await empty.reach('deciding');
    empty.actor.send({ type: 'dismissed' });
    expect(bookmarkAnswer(empty.actor.getSnapshot())).toBeNull();
    const sent = open();
    await decline(sent);
    await sent.reach('answered');
    expect(bookmarkAnswer(sent.actor.getSnapshot())).toBeNull();
  });

  it('survives an ended session with the key of the answer', async () => {
    const opened = open({ answers: [{ kind: 'sessionExpired' }] });
    await decline(opened);
    await opened.reach('sessionExpired');
    expect(bookmarkAnswer(opened.actor.getSnapshot())).toMatchObject({
      draft: { files: [paper] },
      order: { comment: explanation },
    });
  });
});
