import { describe, expect, it } from 'vitest';
import { open } from '../../../tests/samples/invoiceProvider';
import { type Fault, SAYS_FALSE } from '../../kit/flow/fault';
import { invoiceInFull } from '../invoiceDetails/invoiceDetails.flow';
import { invoiceCases } from './invoice.cases';
import { emptyDraft, orderOf } from './invoice.rules';
import { bookmarkInvoice } from './invoice.select';

const { drafted, reopened } = invoiceCases.inputs;
const { draft } = drafted.bookmark;
const { done } = invoiceCases.ports.createInvoice.answers;

const refusal = (status: number, message: string): Fault => ({ kind: 'server', status, message });

type Opened = ReturnType<typeof open>;

async function review({ actor, reach }: Opened) {
  await reach('filling');
  actor.send({ type: 'invoice.reviewed' });
}

async function send(opened: Opened) {
  await review(opened);
  opened.actor.send({ type: 'invoice.sent' });
}

describe('[INV-03] sending an invoice', () => {
  it('sends what was read, once, with the total of the one calculation', async () => {
    const opened = open({ input: drafted });
    await review(opened);
    const read = opened.view().order;
    opened.actor.send({ type: 'invoice.sent' });
    opened.actor.send({ type: 'invoice.sent' });
    await opened.reach('sent');
    expect(opened.sent).toEqual([read]);
    expect(read).toMatchObject({ total: '814875.00', dueOn: '2099-12-06', currencyId: '1', discount: '5', tax: '7.5' });
    expect(opened.view().sent).toEqual(done);
  });

  it('is not read with an error in it, and shows every error then', async () => {
    const { actor, reach, view, sent } = open();
    await reach('filling');
    expect(view().shown.size).toBe(0);
    actor.send({ type: 'invoice.reviewed' });
    actor.send({ type: 'invoice.sent' });
    expect([view().step, sent]).toEqual(['filling', []]);
    expect([...view().shown.keys()]).toEqual(['title', 'dueDate', 'customerName', 'customerEmail', 'item-1.item', 'item-1.rate']);
  });

  it('is not sent after its due date has passed since it was read, and says so', async () => {
    const opened = open({ input: { bookmark: { draft, order: { ...reopened.bookmark.order, dueOn: '2020-01-01' } } } });
    await opened.reach('reading');
    opened.actor.send({ type: 'invoice.sent' });
    expect([opened.sent, opened.view().order]).toEqual([[], null]);
  });

  it('leads to the list once the outcome is closed, and keeps no draft', async () => {
    const opened = open({ input: drafted });
    await send(opened);
    await opened.reach('sent');
    expect(bookmarkInvoice(opened.actor.getSnapshot())).toBeNull();
    opened.actor.send({ type: 'dismissed' });
    expect(opened.led).toEqual(['/dashboard/business/invoice']);
  });
});

describe('[INV-03] an invoice without a response', () => {
  it('is asked for by its key, and never sent twice', async () => {
    const opened = open({ input: drafted, answers: [{ kind: 'network' }], after: { status: 'Successful', sent: done } });
    await send(opened);
    await opened.reach('sent');
    expect([opened.sent.length, opened.asked, opened.view().sent]).toEqual([1, [opened.sent[0]?.idempotencyKey], done]);
  });

  it.each([
    ['after no response', { kind: 'timeout' } as const, 'The provider didn’t receive the invoice.'],
    ['after a response that decides nothing', refusal(409, 'In progress'), 'The provider didn’t receive the invoice.'],
    ['after words of the provider', refusal(SAYS_FALSE, 'Try later'), 'Try later.'],
  ])('that never arrived is read again, and sent under another key: %s', async (_, fault, says) => {
    const opened = open({ input: drafted, answers: [fault, null] });
    await send(opened);
    await opened.reach('checkingOutcome');
    await opened.reach('reading');
    expect(opened.view().problem).toBe(`${says} Nothing was sent to your customer. Read the invoice and send it again.`);
    opened.actor.send({ type: 'invoice.sent' });
    await opened.reach('sent');
    const [first, second] = opened.sent;
    expect({ ...second, idempotencyKey: '' }).toEqual({ ...first, idempotencyKey: '' });
    expect(second?.idempotencyKey).toBe(`${first?.idempotencyKey}.2`);
  });

  it('is asked for first when the page is opened again, and can be changed after it never arrived', async () => {
    const opened = open({ input: reopened });
    expect(opened.view().step).toBe('checkingOutcome');
    await opened.reach('reading');
    opened.actor.send({ type: 'invoice.revised' });
    await opened.reach('filling');
    expect([opened.sent, opened.view().draft, opened.view().currencies.length]).toEqual([[], draft, 2]);
  });

  it('that the provider doesn’t confirm keeps its words while the outcome is unknown', async () => {
    const opened = open({ input: drafted, answers: [refusal(SAYS_FALSE, 'Try later')], after: { kind: 'network' } });
    await send(opened);
    await opened.reach('outcomeUnknown');
    expect([opened.view().reply, opened.sent.length]).toEqual(['Try later', 1]);
    expect(bookmarkInvoice(opened.actor.getSnapshot())?.order?.idempotencyKey).toBe(opened.sent[0]?.idempotencyKey);
  });
});

describe('[INV-03] an invoice of an earlier page', () => {
  it('has the business on its bill as it was read, though nothing is loaded again, but no logo that is too large to keep', async () => {
    const first = open({ input: drafted, answers: [{ kind: 'network' }], after: { kind: 'network' } });
    await send(first);
    await first.reach('outcomeUnknown');
    const bookmark = bookmarkInvoice(first.actor.getSnapshot());
    const second = open({ input: { bookmark } });
    await second.reach('reading');
    expect([second.view().business, second.view().currencies]).toEqual([invoiceInFull.business, []]);
    const business = invoiceInFull.business && { ...invoiceInFull.business, logo: 'x'.repeat(200_001) };
    expect(orderOf({ draft, choices: { currencies: [], business } }).business?.logo).toBe('');
  });
});

describe('[INV-02] the draft of an invoice', () => {
  it('survives a refusal with its words', async () => {
    const opened = open({ input: drafted, answers: [refusal(400, 'The total differs: 814,875.00')] });
    await send(opened);
    await opened.reach('filling');
    expect(opened.view()).toMatchObject({ problem: 'The total differs: 814,875.00', draft, order: null });
  });

  it('is kept when the page is left, unless there is nothing in it', async () => {
    const opened = open({ input: drafted });
    await opened.reach('filling');
    opened.actor.send({ type: 'dismissed' });
    expect(bookmarkInvoice(opened.actor.getSnapshot())).toEqual({ draft, order: null });
    const empty = open();
    await empty.reach('filling');
    empty.actor.send({ type: 'dismissed' });
    expect([bookmarkInvoice(empty.actor.getSnapshot()), empty.led]).toEqual([null, ['/dashboard/business/invoice']]);
  });

  it('keeps the first line, and every other one that is not removed', async () => {
    const { actor, reach, view } = open({ input: drafted });
    await reach('filling');
    actor.send({ type: 'item.added' });
    actor.send({ type: 'item.removed', key: 'item-1' });
    actor.send({ type: 'item.removed', key: 'item-2' });
    expect(view().draft.items.map(({ key }) => key)).toEqual(['item-1', 'item-3']);
  });

  it('takes 100 lines and no more', async () => {
    const { actor, reach, view } = open();
    await reach('filling');
    for (let line = 0; line < 120; line += 1) actor.send({ type: 'item.added' });
    expect([view().draft.items.length, view().mayAdd, new Set(view().draft.items.map(({ key }) => key)).size]).toEqual([
      100,
      false,
      100,
    ]);
  });

  it('keeps the lines when the currency changes, and asks for the new one', async () => {
    const { actor, reach, view } = open({ input: drafted });
    await reach('filling');
    actor.send({ type: 'text.changed', field: 'currency', text: 'USD' });
    actor.send({ type: 'invoice.reviewed' });
    expect(view().order).toMatchObject({ currency: 'USD', currencyId: '2', total: '814875.00' });
  });

  it('takes a customer of the list, who can be changed', async () => {
    const { actor, reach, view } = open();
    await reach('filling');
    actor.send({ type: 'customer.chosen', customerName: 'Ada', customerEmail: 'ada@b.test' });
    actor.send({ type: 'text.changed', field: 'customerName', text: 'Ada Coker' });
    expect(view().draft).toMatchObject({ customerName: 'Ada Coker', customerEmail: 'ada@b.test' });
  });
});

describe('[INV-04] an invoice that is duplicated', () => {
  it('fills in the form without its due date', async () => {
    const { reach, view } = open({ input: { from: '193' } });
    await reach('filling');
    expect(view().draft).toMatchObject({ title: invoiceInFull.title, dueDate: '', discount: '5', tax: '7.5', currency: 'NGN' });
    expect(view().draft.items.map(({ quantity, rate }) => [quantity, rate])).toEqual(
      invoiceInFull.items.map(({ quantity, rate }) => [quantity, rate]),
    );
  });

  it('is not filled in over a draft', async () => {
    const { reach, view } = open({
      input: { from: '193', bookmark: { draft: { ...emptyDraft('NGN'), title: 'Mine' }, order: null } },
    });
    await reach('filling');
    expect(view().draft.title).toBe('Mine');
  });

  it('that fails to load can be loaded again', async () => {
    const opened = open({ input: { from: '193' }, source: [{ kind: 'defect', message: 'No answer fits' }, invoiceInFull] });
    await opened.reach('loadFailed');
    expect(opened.view().problem).toBe('We couldn’t load the form.');
    opened.actor.send({ type: 'choices.retry' });
    await opened.reach('filling');
    expect(opened.view().draft.title).toBe(invoiceInFull.title);
  });
});
