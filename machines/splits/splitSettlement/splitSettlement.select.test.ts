import { describe, expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { carriers, open } from '../../../tests/samples/splitSettlementProvider';
import { assertPresent } from '../../kit/values/assertPresent';
import { ada, partners } from '../splitAccount/splitAccount.cases';
import { bookmarkSplit } from './splitSettlement.select';

type Page = ReturnType<typeof open>;

const dialogOf = ({ actor }: Page) => assertPresent(actor.getSnapshot().children.account, 'the dialog of an account');

/** Opens the dialog of an account, and waits until it is ready. */
async function enterDialog(page: Page, event: { type: 'account.edited'; id: string } | { type: 'account.added' }) {
  await page.at('building');
  page.actor.send(event);
  await waitFor(dialogOf(page), (snapshot) => snapshot.matches('editing'));
  return dialogOf(page);
}

describe('what the builder shows', () => {
  test('[SPL-08] each step of an edited split until it is saved', async () => {
    const page = open();
    const { actor, clock, seen, at, enter } = page;
    expect(seen().step).toBe('restoringDraft');
    await at('loading');
    await at('building');
    actor.send({ type: 'split.submitted' });
    expect(seen()).toMatchObject({ step: 'sendingCode', otp: null });
    await at('verifying');
    expect([seen().otp === null, seen().account]).toEqual([false, null]);
    enter('1');
    await at('submitting');
    expect(seen().otp).toBeNull();
    await waitFor(actor, (snapshot) => snapshot.matches('clearingDraft'));
    expect(seen()).toMatchObject({ step: 'submitting', changed: false });
    expect(bookmarkSplit(actor.getSnapshot())).toBeNull();
    await at('succeeded');
    clock.increment(3_000);
    expect([seen().step, bookmarkSplit(actor.getSnapshot())]).toEqual(['ended', null]);
  });

  test('[SPL-02] an account is stored in this tab while the builder is open', async () => {
    const { actor, seen, at } = open();
    await at('building');
    actor.send({ type: 'account.removed', id: '2' });
    expect(seen()).toMatchObject({ step: 'removing', removing: { id: '2' } });
    actor.send({ type: 'removal.confirmed' });
    expect([actor.getSnapshot().value, seen().step, seen().removing]).toEqual(['persisting', 'building', null]);
    actor.send({ type: 'dismissed' });
  });

  test('[SPL-03] the dialog of the account whose destination is edited, whose changes are unsaved', async () => {
    const page = open();
    const dialog = await enterDialog(page, { type: 'account.edited', id: '2' });
    expect(page.seen()).toMatchObject({
      step: 'account',
      changed: false,
      account: { isEditing: true, draft: { amount: '12.5' } },
    });
    dialog.send({ type: 'number.changed', accountNumber: '0123456780' });
    expect([page.seen().changed, page.seen().isDrafted]).toEqual([true, false]);
    dialog.send({ type: 'dismissed' });
    expect(page.seen()).toMatchObject({ changed: true, account: { step: 'editing', leaving: true } });
    dialog.send({ type: 'leave.confirmed' });
    await page.at('building');
    expect(page.seen()).toMatchObject({
      changed: false,
      account: null,
      split: { accounts: [{ id: '1' }, { accountNumber: '0123456789' }] },
    });
    await enterDialog(page, { type: 'account.added' });
    expect(page.seen().account).toMatchObject({ isEditing: false, draft: { amount: '' } });
  });

  test('[SPL-07] a saved account is part of the split', async () => {
    const page = open();
    const dialog = await enterDialog(page, { type: 'account.added' });
    dialog.send({ type: 'merchant.changed', merchantId: '1004' });
    dialog.send({ type: 'destination.blurred' });
    await waitFor(dialog, (snapshot) => snapshot.context.name !== null);
    dialog.send({ type: 'share.changed', amount: '20' });
    dialog.send({ type: 'account.submitted' });
    await page.at('building');
    expect(page.seen()).toMatchObject({ changed: true, split: { accounts: [{ id: '1' }, { id: '2' }, { amount: '20' }] } });
    expect(bookmarkSplit(page.actor.getSnapshot())).toEqual({ split: page.seen().split, order: null });
  });

  test('[SPL-02] the first reason against submitting', async () => {
    const fresh = open({ edited: false });
    await fresh.at('building');
    expect(fresh.seen().blocker).toBe('Name is required!');
    fresh.actor.send({ type: 'name.changed', name: 'Carriers' });
    expect(fresh.seen().blocker).toBe('Add an account first.');
    const edited = open();
    await edited.at('building');
    expect(edited.seen().blocker).toBeNull();
  });
});

describe('[SPL-04] the bookmark of a split', () => {
  test('keeps changed accounts, and no order that was not sent', async () => {
    const page = open({ edited: false, kept: carriers });
    await page.at('draftFound');
    page.actor.send({ type: 'draft.restored' });
    await waitFor(page.actor, (snapshot) => snapshot.matches('building'));
    page.actor.send({ type: 'split.submitted' });
    await page.at('verifying');
    expect(bookmarkSplit(page.actor.getSnapshot())).toEqual({ split: carriers, order: null });
    page.enter('1');
    await page.at('submitting');
    expect(bookmarkSplit(page.actor.getSnapshot())).toMatchObject({ split: carriers, order: { split: carriers } });
  });

  test('is empty while nothing was changed, also when a code was sent', async () => {
    const { actor, at } = open();
    await at('building');
    expect(bookmarkSplit(actor.getSnapshot())).toBeNull();
    actor.send({ type: 'split.submitted' });
    await at('verifying');
    expect(bookmarkSplit(actor.getSnapshot())).toBeNull();
  });

  test('is offered again on the next page, and an order is checked instead', async () => {
    const changed = { ...partners, accounts: [ada] };
    const offered = open({ bookmark: { split: changed, order: null } });
    await offered.at('draftFound');
    expect([offered.seen().offered, bookmarkSplit(offered.actor.getSnapshot())]).toEqual([1, { split: changed, order: null }]);
    const order = { split: changed, idempotencyKey: 'K' };
    const checked = open({ bookmark: { split: changed, order } });
    expect(checked.seen()).toMatchObject({ step: 'checkingOutcome', offered: 0, split: changed });
    expect(bookmarkSplit(checked.actor.getSnapshot())).toEqual({ split: changed, order });
  });

  test('stays when the merchant leaves while the outcome is unknown, and nothing counts as unsaved', async () => {
    const order = { split: partners, idempotencyKey: 'K' };
    const { actor, seen } = open({ bookmark: { split: partners, order } });
    actor.send({ type: 'dismissed' });
    expect([seen().step, seen().changed]).toEqual(['ended', false]);
    expect(bookmarkSplit(actor.getSnapshot())).toEqual({ split: partners, order });
  });
});
