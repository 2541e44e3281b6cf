import { afterEach, describe, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { carriers, open } from '../../../tests/samples/splitSettlementProvider';
import { type Fault, SAYS_FALSE } from '../../kit/flow/fault';
import { codeIsRecent, outOfTries } from '../../kit/order/order.cases';
import { partners } from '../splitAccount/splitAccount.cases';
import { WORDS } from '../splitAccount/splitAccount.rules';
import { nothing } from './splitSettlement.rules';
import { bookmarkSplit } from './splitSettlement.select';

/** What someone else stored while the builder was open. */
const reduced = { ...partners, accounts: partners.accounts.slice(0, 1), version: 'v2' };
const OUTDATED: Fault = { kind: 'server', status: 412, message: 'Someone changed this split settlement after you opened it' };

const refusal = (status: number, message: string): Fault => ({ kind: 'server', status, message });

afterEach(() => {
  vi.useRealTimers();
});

describe('submitting a split settlement', () => {
  test('[SPL-08] is sent with its code, empties the rows and what the tab kept, and leads away after 3 seconds', async () => {
    const { actor, clock, sent, storage, said, led, seen, at, submit } = open();
    await submit('777777');
    await at('succeeded');
    expect(sent).toMatchObject([{ otp: '777777', order: { split: { id: '3', accounts: [{ id: '1' }, { id: '2' }] } } }]);
    expect([seen().split.accounts, seen().changed, storage, said]).toEqual([
      [],
      false,
      [null],
      ['Success - Enter OTP', 'Updated successfully'],
    ]);
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('777777');
    expect(bookmarkSplit(actor.getSnapshot())).toBeNull();
    clock.increment(2_999);
    expect(led).toEqual([]);
    clock.increment(1);
    expect([led, actor.getSnapshot().output]).toEqual([['/dashboard/account/split-settlements'], { result: 'saved' }]);
  });

  test('[SPL-08] says that it was saved when only the status check finds it', async () => {
    const { sent, said, seen, at, submit } = open({ answers: [{ kind: 'network' }], status: 'Successful' });
    await submit('1');
    await at('succeeded');
    expect([sent.length, said.at(-1), seen().split.accounts]).toEqual([1, 'Updated successfully', []]);
  });

  test('[SPL-08] is submitted again within a minute with the code that was sent', async () => {
    const { actor, sent, said, at, enter } = open({ codes: [null, codeIsRecent.codeIsRecent] });
    await waitFor(actor, (snapshot) => snapshot.matches('building'));
    actor.send({ type: 'split.submitted' });
    await at('verifying');
    actor.getSnapshot().children.otp?.send({ type: 'otp.dismissed' });
    await at('building');
    actor.send({ type: 'split.submitted' });
    await at('sendingCode');
    await at('verifying');
    expect(said.at(-1)).toBe('Enter the code that we sent you a moment ago.');
    enter('777777');
    await at('succeeded');
    expect(sent.map(({ otp }) => otp)).toEqual(['777777']);
  });

  test('[SPL-08] reaches the code step after a reload, because the code that was sent can be entered', async () => {
    const { sent, said, at, submit } = open({ codes: [codeIsRecent.codeIsRecent] });
    await submit('777777');
    await at('succeeded');
    expect(said).toContain('We sent you a code a moment ago. Enter it if you haven’t used it.');
    expect(sent.map(({ otp }) => otp)).toEqual(['777777']);
  });

  test('[SPL-08] does not take the code that this page has used for another one', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
    const { said, at, submit, seen } = open({ codes: [null, codeIsRecent.codeIsRecent], answers: [outOfTries.tooManyAttempts] });
    await submit('777777');
    await at('building');
    vi.setSystemTime(1_026_000);
    await submit('');
    expect(said.at(-1)).toBe('You already entered the last code. Wait until you can request a new one.');
    expect(seen().otp?.resendAt).toBe(1_060_000);
  });

  test('[SPL-08] the list need not be waited for', async () => {
    const { actor, led, at, submit } = open();
    await submit('1');
    await at('succeeded');
    actor.send({ type: 'list.opened' });
    expect(led).toEqual(['/dashboard/account/split-settlements']);
  });

  test('[SPL-08] a new one says that it was created', async () => {
    const { actor, said, at, submit } = open({ edited: false, kept: carriers });
    await at('draftFound');
    actor.send({ type: 'draft.restored' });
    await submit('1');
    await at('succeeded');
    expect(said).toContain('Created successfully');
  });

  test('[SPL-08] a response that says false closes the dialog with its words, or those of the documents', async () => {
    for (const [message, words] of [
      ['There is one of this name', 'There is one of this name.'],
      ['', 'Operation failed.'],
    ] as const) {
      const { said, seen, at, submit } = open({ answers: [refusal(SAYS_FALSE, message)] });
      await submit('1');
      await at('checkingOutcome');
      await at('building');
      expect([said.at(-1), seen().split.accounts.length]).toEqual([`${words} Nothing was saved. Submit again.`, 2]);
    }
  });

  test('[SPL-08] a wrong code is told and another taken, with another key, until the provider takes no more', async () => {
    const { sent, said, seen, at, enter, submit } = open({
      answers: [refusal(400, 'Invalid OTP'), refusal(400, 'Too many attempts')],
    });
    await submit('1');
    await at('submitting');
    await at('verifying');
    expect(seen().otp?.problem).toBe('Invalid OTP');
    enter('2');
    await at('submitting');
    await at('building');
    expect(new Set(sent.map(({ order }) => order.idempotencyKey)).size).toBe(2);
    expect(said.at(-1)).toMatch(/^Too many attempts/);
  });

  test('[SPL-08] what the provider has no words for is an unexpected error', async () => {
    const { said, at, submit } = open({ answers: [refusal(500, '')], status: 'Successful' });
    await submit('1');
    await at('succeeded');
    expect(said).toContain('An unexpected error occurred');
  });

  test('[SPL-08] a lost answer is asked about before anything is sent again, and then with another key', async () => {
    const { actor, sent, said, at, submit } = open({ answers: [{ kind: 'network' }, { message: '' }] });
    await submit('1');
    await at('checkingOutcome');
    expect(bookmarkSplit(actor.getSnapshot())?.order?.idempotencyKey).toBe(sent[0]?.order.idempotencyKey);
    await at('building');
    expect(said.at(-1)).toBe('The provider didn’t receive it. Nothing was saved. Submit again.');
    await submit('2');
    await at('succeeded');
    expect(sent[0]?.order.idempotencyKey).not.toBe(sent[1]?.order.idempotencyKey);
  });

  test('[SPL-08] a page that comes back with an open order begins by asking', async () => {
    const bookmark = { split: partners, order: { split: partners, idempotencyKey: 'K' } };
    const { sent, at } = open({ bookmark, status: 'Successful' });
    await at('succeeded');
    expect(sent).toEqual([]);
  });
});

describe('putting accounts together', () => {
  test('[SPL-04] what the tab kept is offered, of the same split alone, and forgotten otherwise', async () => {
    const mine = open({ edited: false, kept: carriers });
    await mine.at('draftFound');
    expect(mine.seen().offered).toBe(1);
    mine.actor.send({ type: 'draft.restored' });
    await mine.at('building');
    expect([mine.seen().split.name, mine.storage, mine.seen().changed]).toEqual(['Carriers', [carriers], true]);
    const another = open({ kept: carriers });
    await another.at('building');
    expect(another.seen().split.name).toBe('Partners');
    const empty = open({ edited: false, kept: { ...carriers, name: '', accounts: [] } });
    await empty.at('building');
    expect(empty.seen().changed).toBe(false);
  });

  test('[SPL-04] starting over leaves nothing to offer again', async () => {
    const { actor, at, seen } = open({ edited: false, kept: carriers });
    await at('draftFound');
    expect(bookmarkSplit(actor.getSnapshot())).toEqual({ split: carriers, order: null });
    actor.send({ type: 'draft.discarded' });
    await at('building');
    expect([seen().split, bookmarkSplit(actor.getSnapshot())]).toEqual([{ ...nothing, currencyId: '1', currency: 'NGN' }, null]);
  });

  test('[SPL-09] one that is edited is found by its id and name, and one that is not there is told', async () => {
    const { seen, at } = open();
    await at('building');
    expect([seen().split.customUrl, seen().changed]).toEqual([partners.customUrl, false]);
    const gone = open({ of: { id: '9', name: 'Gone' } });
    await gone.at('missing');
    gone.actor.send({ type: 'list.opened' });
    expect(gone.led).toEqual(['/dashboard/account/split-settlements']);
  });

  test('[SPL-02] an account after the first is taken out after a yes, and the first never', async () => {
    const { actor, at, seen, storage } = open();
    await at('building');
    actor.send({ type: 'account.removed', id: '1' });
    expect(seen().step).toBe('building');
    actor.send({ type: 'account.removed', id: '2' });
    expect(seen().removing?.accountName).toBe('ADA OKAFOR');
    actor.send({ type: 'removal.dismissed' });
    actor.send({ type: 'account.removed', id: '2' });
    actor.send({ type: 'removal.confirmed' });
    await at('building');
    expect(seen().split.accounts.map(({ id }) => id)).toEqual(['1']);
    expect(storage.map((split) => split?.accounts.length)).toEqual([1]);
    expect(seen().changed).toBe(true);
  });
});

describe('the terms of a split settlement', () => {
  test('[SPL-03] begin in naira and percent, and are typed on the page', async () => {
    const { actor, at, seen } = open({ edited: false });
    await at('building');
    expect([seen().split.currency, seen().split.rateType, seen().changed]).toEqual(['NGN', 'percentage', false]);
    actor.send({ type: 'name.changed', name: ' Carriers ' });
    actor.send({ type: 'currency.chosen', currencyId: '2' });
    actor.send({ type: 'rateType.chosen', rateType: 'flat' });
    expect(seen()).toMatchObject({
      step: 'building',
      changed: true,
      split: { name: ' Carriers ', currency: 'USD', rateType: 'flat' },
    });
    actor.send({ type: 'currency.chosen', currencyId: '9' });
    expect(seen().split.currencyId).toBe('2');
  });

  test('[SPL-03] clear the shares after a confirmation, and keep the accounts in this tab', async () => {
    const { actor, at, seen, storage } = open();
    await at('building');
    actor.send({ type: 'rateType.chosen', rateType: 'flat' });
    expect(seen()).toMatchObject({ step: 'changingTerms', proposed: { rateType: 'flat' }, split: { rateType: 'percentage' } });
    actor.send({ type: 'terms.dismissed' });
    expect(seen()).toMatchObject({ step: 'building', proposed: null, split: partners });
    actor.send({ type: 'rateType.chosen', rateType: 'flat' });
    actor.send({ type: 'terms.confirmed' });
    await at('building');
    expect(seen()).toMatchObject({
      blocker: '2 accounts have no share yet. Enter them.',
      split: {
        rateType: 'flat',
        accounts: [
          { accountName: 'BLUECREST FOODS', amount: '' },
          { accountName: 'ADA OKAFOR', amount: '' },
        ],
      },
    });
    expect(storage).toEqual([seen().split]);
  });

  test('[SPL-06 GEN-02] a share is kept as it is typed in the table, says what is wrong with it, and is sent as an amount', async () => {
    const { actor, at, seen, sent, submit } = open();
    await at('building');
    const type = (amount: string) => {
      actor.send({ type: 'share.changed', id: '2', amount });
      return [seen().split.accounts[1]?.amount, seen().shareErrors, seen().blocker !== null];
    };
    expect(type('')).toEqual(['', {}, true]);
    expect(type('0')).toEqual(['0', { 2: 'The share must be greater than 0.' }, true]);
    expect(type('1e1')).toEqual(['1e1', { 2: expect.stringContaining('scientific notation') }, true]);
    expect(type('12.345')).toEqual(['12.345', { 2: 'The percentage has 3 decimals. It may have 2.' }, true]);
    expect(type('70')).toEqual(['70', { 2: WORDS.nothingLeft }, true]);
    expect(seen().tooHigh).toMatch(/^1 share is too high\. Enter less than 70% for .*ADA OKAFOR/);
    actor.send({ type: 'split.submitted' });
    expect(seen().step).toBe('building');
    expect(type(' 69.990 %')).toEqual([' 69.990 %', { 2: expect.stringContaining('3 decimals') }, true]);
    expect(type(' 69.90 %')).toEqual([' 69.90 %', {}, false]);
    expect([seen().changed, seen().isDrafted, seen().tooHigh]).toEqual([true, true, null]);
    expect(bookmarkSplit(actor.getSnapshot())?.split).toEqual(seen().split);
    await submit('1');
    await at('succeeded');
    expect(sent[0]?.order.split.accounts.map(({ amount }) => amount)).toEqual(['30', '69.9']);
  });

  test('[SPL-06] a share that is typed changes no other, and one of no account changes nothing', async () => {
    const { actor, at, seen } = open();
    await at('building');
    actor.send({ type: 'share.changed', id: '9', amount: '50' });
    expect(seen().split).toEqual(partners);
  });

  test('[SPL-04] is drafted and prepared once there are currencies, also while a draft is offered and stored again', async () => {
    const { actor, at, seen } = open({ edited: false, kept: carriers });
    await at('draftFound');
    expect([seen().isPrepared, seen().isDrafted]).toEqual([false, true]);
    actor.send({ type: 'draft.restored' });
    expect([actor.getSnapshot().value, seen().isPrepared]).toEqual(['persisting', false]);
    await at('preparing');
    await at('building');
    expect([seen().isPrepared, seen().isDrafted]).toEqual([true, true]);
  });

  test('[SPL-03] another currency of percentages keeps the shares and asks nothing', async () => {
    const { actor, at, seen } = open();
    await at('building');
    actor.send({ type: 'currency.chosen', currencyId: '2' });
    expect(seen()).toMatchObject({ step: 'building', split: { currency: 'USD', accounts: partners.accounts } });
  });

  test('[SPL-04] a name without an account is offered after a reload', async () => {
    const first = open({ edited: false });
    await first.at('building');
    first.actor.send({ type: 'name.changed', name: 'Carriers' });
    const again = open({ edited: false, bookmark: bookmarkSplit(first.actor.getSnapshot()) });
    await again.at('draftFound');
    expect(again.seen().offered).toBe(0);
    again.actor.send({ type: 'draft.restored' });
    await again.at('building');
    expect(again.seen().split.name).toBe('Carriers');
  });
});

describe('[SPL-09] a split settlement that someone else changed meanwhile', () => {
  const openOutdated = async () => {
    const page = open({ later: reduced, answers: [OUTDATED, { message: '' }] });
    await page.submit('777777');
    await page.at('draftFound');
    return page;
  };

  test('is not saved over: what is stored now is loaded beside the merchant’s own', async () => {
    const { seen, sent, actor } = await openOutdated();
    expect(sent).toHaveLength(1);
    expect([seen().split.accounts.length, seen().outdated?.accounts.length]).toEqual([1, 2]);
    expect(bookmarkSplit(actor.getSnapshot())).toMatchObject({ split: { accounts: [{}, {}] }, order: null });
  });

  test('is saved over the version that was shown if the merchant keeps the changes', async () => {
    const { actor, sent, at, seen, submit } = await openOutdated();
    actor.send({ type: 'draft.restored' });
    await at('building');
    expect([seen().split.accounts.length, seen().split.version, seen().changed]).toEqual([2, 'v2', true]);
    await submit('777777');
    await at('succeeded');
    expect(sent.map(({ order }) => order.split.version)).toEqual(['v1', 'v2']);
    expect(sent[1]?.order.idempotencyKey).not.toBe(sent[0]?.order.idempotencyKey);
  });

  test('is as it is stored if the merchant discards the changes', async () => {
    const { actor, seen } = await openOutdated();
    actor.send({ type: 'draft.discarded' });
    expect([seen().step, seen().split.accounts.length, seen().changed, seen().outdated]).toEqual(['building', 1, false, null]);
  });

  test('is noticed after a reload too, before anything is sent', async () => {
    const { at, seen, sent } = open({ bookmark: { split: { ...partners, version: 'v0' }, order: null } });
    await at('draftFound');
    expect([seen().outdated?.version, sent]).toEqual(['v0', []]);
    const same = open({ bookmark: { split: partners, order: null } });
    await same.at('draftFound');
    expect(same.seen().outdated).toBeNull();
  });
});
