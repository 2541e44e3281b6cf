import { describe, expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { open, toHarbour } from '../../../tests/samples/splitAccountProvider';
import { assertPresent } from '../../kit/values/assertPresent';
import { ada, partners } from './splitAccount.cases';
import { WORDS } from './splitAccount.rules';

describe('the account dialog', () => {
  test('[SPL-03] opens on the destination, in the unit of the split', async () => {
    expect((await open()).seen()).toMatchObject({ step: 'editing', isEditing: false, unit: '%', draft: { type: 'wallet' } });
    const flat = await open({ split: { ...partners, rateType: 'flat' }, editing: ada });
    expect(flat.seen()).toMatchObject({ step: 'editing', isEditing: true, unit: 'NGN', shares: null });
  });

  test('[SPL-03] asks before what was filled in is lost, and keeps all of it for a merchant who stays', async () => {
    const { actor, asked, send, found, seen } = await open({ split: partners });
    send(...toHarbour);
    await found();
    send({ type: 'share.changed', amount: '20' });
    const kept = { step: 'editing', name: 'HARBOUR TRADING', blocker: null, draft: { merchantId: '1004', amount: '20' } };
    send({ type: 'dismissed' });
    expect(seen()).toMatchObject({ ...kept, leaving: true });
    send({ type: 'leave.dismissed' });
    expect(seen()).toMatchObject({ ...kept, leaving: false });
    expect(asked).toHaveLength(1);
    send({ type: 'dismissed' }, { type: 'leave.confirmed' });
    expect(actor.getSnapshot().output).toEqual({ result: 'dismissed' });
  });

  test.each([
    ['a new account', { split: partners }],
    ['an account of the split', { split: partners, editing: ada }],
  ])('[SPL-03] closes at once on %s that is as it was', async (_, opened) => {
    const { actor, send } = await open(opened);
    send({ type: 'dismissed' });
    expect(actor.getSnapshot().output).toEqual({ result: 'dismissed' });
  });

  test('[SPL-05] a name is taken only for an account that was entered', async () => {
    const { send, seen } = await open({ split: partners });
    send({ type: 'recipient.resolved', name: 'HARBOUR TRADING', said: '' });
    expect(seen().name).toBeNull();
    send({ type: 'merchant.changed', merchantId: '1004' }, { type: 'recipient.resolved', name: 'HARBOUR TRADING', said: '' });
    expect(seen().name).toBe('HARBOUR TRADING');
  });

  test('[SPL-05] looks a destination up 300 ms after the last key, and once', async () => {
    const { asked, clock, send, found } = await open({ split: partners });
    send({ type: 'merchant.changed', merchantId: '1' }, { type: 'merchant.changed', merchantId: '1004' });
    clock.increment(299);
    expect(asked).toEqual([]);
    clock.increment(1);
    await found();
    expect(asked).toEqual([{ type: 'Merchant', accountNumber: '1004', bankCode: '' }]);
  });

  test('[SPL-05] looks it up at once when the field is left, and says that it was found', async () => {
    const { asked, send, found, seen } = await open({ split: partners });
    send(...toHarbour);
    await found();
    expect(asked).toHaveLength(1);
    expect(seen()).toMatchObject({ lookup: 'resolved', name: 'HARBOUR TRADING', said: 'Account resolved successfully' });
  });

  test('[SPL-05] wants ten digits and a bank before it looks an account up', async () => {
    const { asked, clock, send, found } = await open({ split: partners, names: { '0123456789': 'ADA OKAFOR' } });
    send({ type: 'type.chosen', settlementType: 'bank' }, { type: 'number.changed', accountNumber: '0123456789' });
    clock.increment(300);
    send({ type: 'bank.chosen', bankCode: '058' }, { type: 'number.changed', accountNumber: '012345678' });
    clock.increment(300);
    expect(asked).toEqual([]);
    send({ type: 'number.changed', accountNumber: '0123456789' });
    clock.increment(300);
    await found();
    expect(asked).toEqual([{ type: 'Bank', accountNumber: '0123456789', bankCode: '058' }]);
  });

  test('[SPL-05] another type clears the merchant and what was found', async () => {
    const { send, found, seen } = await open({ split: partners });
    send(...toHarbour);
    await found();
    send({ type: 'type.chosen', settlementType: 'bank' });
    expect(seen()).toMatchObject({ name: null, draft: { merchantId: '' }, lookup: 'waiting' });
  });

  test('[SPL-05] is told to look the account up first, and says what the provider has no words for', async () => {
    const { actor, send, seen } = await open({ split: partners, names: {} });
    send({ type: 'account.submitted' });
    expect(seen()).toMatchObject({ step: 'editing', problem: 'Please resolve the account before submitting' });
    send(...toHarbour);
    await waitFor(assertPresent(actor.getSnapshot().children.resolution, 'the look-up'), (snapshot) =>
      snapshot.matches('failed'),
    );
    expect(seen()).toMatchObject({ lookup: 'failed', said: 'Something went wrong' });
  });

  test.each(['1e', '1E4', '+1', '-1', '1,5', '٣'])(
    '[SPL-06] a number with e or a sign stays as it was typed, says so and is not taken: %s',
    async (text) => {
      const { asked, actor, clock, send, seen } = await open({ split: partners, editing: ada });
      send({ type: 'number.changed', accountNumber: text }, { type: 'share.changed', amount: text });
      clock.increment(300);
      expect(seen().draft).toMatchObject({ accountNumber: text, amount: text });
      expect(seen().errors.accountNumber).toMatch(/is not an account number/);
      expect(seen().errors.amount).toMatch(/^(Did you mean|“)/);
      expect([asked, actor.getSnapshot().can({ type: 'account.submitted' })]).toEqual([[], true]);
      send({ type: 'account.submitted' });
      expect(seen()).toMatchObject({ step: 'editing', problem: 'Please resolve the account before submitting' });
    },
  );

  test('[SPL-06] a share that is not clear keeps the account from being saved', async () => {
    const { actor, send, found, seen } = await open({ split: partners });
    send(...toHarbour);
    await found();
    send({ type: 'share.changed', amount: '1,50' });
    expect(seen()).toMatchObject({ draft: { amount: '1,50' }, blocker: 'Correct the share.' });
    expect(seen().errors.amount).toBe('Did you mean 1.50? Use a point for decimals, and commas only between thousands.');
    expect(actor.getSnapshot().can({ type: 'account.submitted' })).toBe(false);
    send({ type: 'share.changed', amount: '1.50 %' });
    expect(seen()).toMatchObject({ blocker: null, errors: { amount: null } });
  });

  test('[SPL-05] a number is looked up without what separates its digits', async () => {
    const { asked, send, found, seen } = await open({ split: partners, names: { '0123456789': 'ADA OKAFOR' } });
    send({ type: 'type.chosen', settlementType: 'bank' }, { type: 'bank.chosen', bankCode: '058' });
    send({ type: 'number.changed', accountNumber: '0123 456 789' }, { type: 'destination.blurred' });
    await found();
    expect(asked).toEqual([{ type: 'Bank', accountNumber: '0123456789', bankCode: '058' }]);
    expect(seen().draft.accountNumber).toBe('0123 456 789');
    send({ type: 'number.changed', accountNumber: '0123 456 789 0' });
    expect(seen().errors.accountNumber).toBe('The account number has 11 digits. It must have 10.');
  });

  test('[SPL-07] closes as soon as it is saved, because nothing is created yet', async () => {
    const { actor, kept, send, found, seen } = await open({ split: partners });
    send(...toHarbour);
    await found();
    send({ type: 'share.changed', amount: '20' }, { type: 'account.submitted' });
    expect(seen().step).toBe('saving');
    await waitFor(actor, (snapshot) => snapshot.matches('done'));
    expect(actor.getSnapshot().output).toMatchObject({
      result: 'saved',
      split: { accounts: [{ id: '1' }, { id: '2' }, { merchantId: '1004', accountNumber: '', amount: '20' }] },
    });
    expect(kept).toHaveLength(1);
  });

  test('[SPL-07] changes the row that was edited, and leaves its share as it was typed', async () => {
    const editing = { ...ada, amount: '1,50' };
    const split = { ...partners, accounts: [partners.accounts[0] ?? ada, editing] };
    const { actor, asked, send, seen } = await open({ split, editing });
    expect(seen()).toMatchObject({ name: 'ADA OKAFOR', blocker: null, draft: { type: 'bank', accountNumber: '0123456789' } });
    send({ type: 'account.submitted' });
    await waitFor(actor, (snapshot) => snapshot.matches('done'));
    expect(actor.getSnapshot().output).toMatchObject({
      split: { accounts: [{ id: '1' }, { id: '2', bankName: 'Guaranty Trust Bank', amount: '1,50' }] },
    });
    expect(asked).toEqual([]);
  });

  test('[SPL-07] says when it could not be kept, and keeps what was typed', async () => {
    const { actor, send, found, seen } = await open({ split: partners, full: true });
    send(...toHarbour);
    await found();
    send({ type: 'share.changed', amount: '20' }, { type: 'account.submitted' });
    await waitFor(actor, (snapshot) => snapshot.context.problem !== null);
    expect(seen()).toMatchObject({
      problem: 'Failed to save settlement account. Please try again.',
      draft: { amount: '20' },
      name: 'HARBOUR TRADING',
    });
  });

  test.each([
    [{ type: 'merchant.changed', merchantId: '1001' }, 'merchantId', 'The initiating account already has a share.'],
    [{ type: 'merchant.changed', merchantId: '0 1001' }, 'merchantId', 'The initiating account already has a share.'],
    [{ type: 'merchant.changed', merchantId: '1002' }, 'merchantId', 'This account is already in the split.'],
  ] as const)('[SPL-03] says at once that an account has a share already: %j', async (event, field, words) => {
    const { actor, send, seen } = await open({ split: partners });
    send(event, { type: 'share.changed', amount: '1' });
    send({ type: 'recipient.resolved', name: 'BLUECREST', said: '' });
    expect(seen().errors[field]).toBe(words);
    expect(seen().blocker).toBe(words);
    expect(actor.getSnapshot().can({ type: 'account.submitted' })).toBe(false);
    send({ type: 'merchant.changed', merchantId: '1004' });
    expect(seen().errors[field]).toBeNull();
  });

  test('[SPL-03] says so of a bank account, and not of the row that is edited or of another bank', async () => {
    const { send, seen } = await open({ split: partners });
    send({ type: 'type.chosen', settlementType: 'bank' }, { type: 'bank.chosen', bankCode: '058' });
    expect(seen().errors.accountNumber).toBeNull();
    send({ type: 'number.changed', accountNumber: '0123 456 789' });
    expect(seen().errors).toMatchObject({ accountNumber: 'This account is already in the split.', merchantId: null });
    send({ type: 'bank.chosen', bankCode: '044' });
    expect(seen().errors.accountNumber).toBeNull();
    const edited = await open({ split: partners, editing: ada });
    expect([edited.seen().errors.accountNumber, edited.seen().blocker]).toEqual([null, null]);
  });

  test('[SPL-06] what is left has the documents’ two sentences', async () => {
    const { send, seen } = await open({ split: partners });
    send({ type: 'share.changed', amount: '20' });
    expect(seen().unit).toBe('%');
    expect(seen().shares).toEqual({ fits: true, text: `Remaining Percentage: 37.5%. ${WORDS.rest}` });
    send({ type: 'share.changed', amount: '57.5' });
    expect(seen().shares).toEqual({ fits: false, text: WORDS.nothingLeft });
    expect(seen().blocker).not.toBeNull();
  });

  test('[SPL-06] nothing is said of what is left where shares are amounts', async () => {
    const { send, seen } = await open({ split: { ...partners, rateType: 'flat' } });
    send({ type: 'share.changed', amount: '1,000,000.00' });
    expect(seen().shares).toBeNull();
    expect(seen().unit).toBe(partners.currency);
  });
});
