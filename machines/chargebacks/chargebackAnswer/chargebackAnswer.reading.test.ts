/** Files that are being read while a chargeback is answered. */
import { describe, expect, it } from 'vitest';
import { add, choose, gather, type Opened, open, paper, photo, read, refusal } from '../../../tests/samples/chargebackProvider';
import { bookmarkAnswer } from './chargebackAnswer.select';

describe('[CBK-03] a file that is being read', () => {
  const rowOf = ({ view }: Opened, category = 'delivery') => view().rows.find(({ key }) => key === category);

  it('is named in its row, and nothing is reviewed until it is read', async () => {
    const opened = open();
    await gather(opened);
    choose(opened, photo);
    expect(rowOf(opened, 'handover')).toMatchObject({ state: 'reading', files: [{ name: 'photo.jpg', bytes: 15 }] });
    expect([opened.view().blocker, opened.view().added]).toEqual(['reading', { count: 1, bytes: 15 }]);
    opened.actor.send({ type: 'answer.reviewed' });
    expect(opened.view()).toMatchObject({ step: 'gathering', answer: null });
    read(opened, photo);
    expect([opened.view().blocker, rowOf(opened, 'handover')?.state]).toEqual([null, 'present']);
    opened.actor.send({ type: 'answer.reviewed' });
    expect(opened.view().answer?.files).toEqual([paper, photo]);
  });

  it('keeps its place, whichever is read first', async () => {
    const opened = open();
    await opened.reach('deciding');
    opened.actor.send({ type: 'decision.chosen', decision: 'decline' });
    choose(opened, paper, photo);
    read(opened, photo);
    read(opened, paper);
    expect(opened.view().draft.files).toEqual([paper, photo]);
  });

  it('never comes back once it was removed', async () => {
    const opened = open();
    await gather(opened);
    choose(opened, photo);
    opened.actor.send({ type: 'file.removed', key: 'photo' });
    read(opened, photo);
    opened.actor.send({ type: 'file.unreadable', key: 'photo' });
    expect([opened.view().draft.files, rowOf(opened, 'handover')?.errors]).toEqual([[paper], []]);
  });

  it('is read once: a second result changes nothing', async () => {
    const opened = open();
    await gather(opened);
    read(opened, { ...paper, kind: 'other' });
    opened.actor.send({ type: 'file.unreadable', key: 'paper' });
    expect([opened.view().draft.files, rowOf(opened)?.errors]).toEqual([[paper], []]);
  });

  it('that can’t be read says so in its row, and the others stay', async () => {
    const opened = open();
    await gather(opened);
    choose(opened, photo);
    opened.actor.send({ type: 'file.unreadable', key: 'photo' });
    expect(rowOf(opened, 'handover')).toMatchObject({
      state: 'missing',
      files: [],
      errors: ['We couldn’t read “photo.jpg”. Choose the file again.'],
    });
    expect([opened.view().draft.files, opened.view().blocker]).toEqual([[paper], null]);
  });

  it('leaves what is said of another row, until a file is removed', async () => {
    const opened = open();
    await gather(opened);
    add(opened, { ...photo, bytes: 0 });
    choose(opened, { ...paper, key: 'more' });
    expect([rowOf(opened)?.errors, rowOf(opened, 'handover')?.errors]).toEqual([[], ['“photo.jpg” is empty.']]);
    choose(opened, { ...photo, key: 'again' });
    expect(rowOf(opened, 'handover')?.errors).toEqual([]);
    read(opened, { ...photo, key: 'again', kind: 'other' });
    opened.actor.send({ type: 'file.removed', key: 'paper' });
    expect(rowOf(opened, 'handover')?.errors).toEqual([]);
  });

  it('goes on while the merchant looks at the other decision, which waits for no file', async () => {
    const opened = open();
    await gather(opened);
    choose(opened, photo);
    opened.actor.send({ type: 'decision.chosen', decision: 'accept' });
    expect([opened.view().blocker, opened.view().mayAccept]).toEqual([null, true]);
    opened.actor.send({ type: 'accept.requested' });
    read(opened, photo);
    opened.actor.send({ type: 'accept.revised' });
    opened.actor.send({ type: 'decision.chosen', decision: 'decline' });
    expect(opened.view().draft.files).toEqual([paper, photo]);
  });

  it('is to be chosen again once accepting was refused', async () => {
    const opened = open({ answers: [refusal(403, 'No')] });
    await gather(opened);
    choose(opened, photo);
    opened.actor.send({ type: 'decision.chosen', decision: 'accept' });
    opened.actor.send({ type: 'accept.requested' });
    opened.actor.send({ type: 'accept.confirmed' });
    read(opened, photo);
    await opened.reach('deciding');
    read(opened, photo);
    opened.actor.send({ type: 'decision.chosen', decision: 'decline' });
    expect([rowOf(opened, 'handover')?.state, rowOf(opened, 'handover')?.lost]).toEqual(['again', ['photo.jpg']]);
    expect([opened.view().draft.files, opened.view().blocker]).toEqual([[paper], null]);
  });

  it('keeps its name when the page is closed, or the time ends', async () => {
    const opened = open();
    await gather(opened);
    choose(opened, photo);
    opened.actor.send({ type: 'dismissed' });
    const bookmark = bookmarkAnswer(opened.actor.getSnapshot());
    const again = open({ input: { bookmark } });
    await again.reach('gathering');
    expect(rowOf(again, 'handover')).toMatchObject({ state: 'again', lost: ['photo.jpg'] });
    choose(again, photo);
    again.end();
    await again.reach('overdue');
    read(again, photo);
    expect(again.view().draft).toMatchObject({
      files: [],
      lost: [
        { category: 'delivery', name: 'paper.pdf' },
        { category: 'handover', name: 'photo.jpg' },
      ],
    });
  });
});
