import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor, OperationContext } from '../context';
import type { Database } from '../database/database';
import { toMajor } from '../rules/money';
import { SETUP_MS, seededDatabase } from '../testing/databases';
import { contextAtFixedTime, newestCode, newMerchant, otherThan } from '../testing/people';
import { listSplits, type SplitFilter, sendSplitCode, upsertSplit, versionOfSplit, wasUpserted } from './splits';
import { checkShares } from './splits.rules';

let database: Database;
beforeAll(async () => {
  database = await seededDatabase();
}, SETUP_MS);
afterAll(() => database.close());

type Order = Parameters<typeof upsertSplit>[3];

const foods = { merchantId: '1002', accountName: 'BLUECREST FOODS', amount: '30' };
const ada = { bankCode: '058', accountNumber: '0123456789', accountName: 'ADA OKAFOR', amount: '12.5' };
const partners: Omit<Order, 'otp'> = {
  name: 'Partners',
  rateType: 'percentage',
  currencyId: '1',
  accountDetails: [foods, ada],
  isActive: true,
};
const everything: SplitFilter = { keyword: '', column: 'name', isActive: null, from: null, before: null };

async function merchant() {
  const context = contextAtFixedTime(database.db);
  return { context, actor: await newMerchant(context, 0n) };
}

const allOf = async (context: OperationContext, actor: Actor, filter: Partial<SplitFilter> = {}) =>
  (await listSplits(context, actor, { ...everything, ...filter }, { page: 1, size: 20 })).rows;

/** Returns a context more than a minute later, and the code that was sent in it. */
async function withCode(context: OperationContext, actor: Actor) {
  await sendSplitCode(context, actor);
  return newestCode(context, actor);
}

describe('[SPL-08] a split settlement', () => {
  it('is saved as it was sent, for each type of share, and changed by its id', async () => {
    const { context, actor } = await merchant();
    const otp = await withCode(context, actor);
    expect(await upsertSplit(context, actor, 'k', { ...partners, otp })).toEqual({
      status: true,
      message: 'Created successfully',
    });
    const [made] = await allOf(context, actor);
    expect(made).toMatchObject({
      name: 'Partners',
      currency: 'NGN',
      accounts: [
        { merchantId: '1002', bankCode: '', accountNumber: '', amount: '30.00' },
        { merchantId: '', bankCode: '058', bankName: 'Guaranty Trust Bank', accountNumber: '0123456789', amount: '12.50' },
      ],
    });
    const changed = { ...partners, splitSettlementId: String(made?.id), accountDetails: [ada], isActive: false };
    const answer = await upsertSplit(context, actor, 'k2', { ...changed, otp: await withCode(context, actor) });
    expect(answer).toMatchObject({ status: true, message: 'Updated successfully', before: { name: 'Partners' } });
    expect(await allOf(context, actor)).toMatchObject([
      { id: made?.id, isActive: false, accounts: [{ accountName: 'ADA OKAFOR' }] },
    ]);
  });

  it('[SPL-09] is not saved over a change of someone else, and one of two changes at once is taken', async () => {
    const { context, actor } = await merchant();
    await upsertSplit(context, actor, 'k', { ...partners, otp: await withCode(context, actor) });
    const only = async () => (await allOf(context, actor))[0] ?? expect.fail('There is none');
    const opened = await only();
    const change = { ...partners, splitSettlementId: `${opened.id}`, version: versionOfSplit(opened) };
    const otp = await withCode(context, actor);
    const wanted = [{ accountDetails: [ada] }, { isActive: false }, { name: 'Suppliers' }];
    const outcomes = await Promise.allSettled(
      wanted.map((fields, index) => upsertSplit(context, actor, `c${index}`, { ...change, ...fields, otp })),
    );
    const refused = { status: 412, message: 'Someone changed this split settlement after you opened it' };
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toMatchObject([{ reason: refused }, { reason: refused }]);
    const winner = wanted[outcomes.findIndex(({ status }) => status === 'fulfilled')];
    const version = versionOfSplit(await only());
    expect(version).not.toBe(change.version);
    // The same change again is no conflict.
    expect(
      await upsertSplit(context, actor, 'again', { ...change, ...winner, otp: await withCode(context, actor) }),
    ).toMatchObject({ status: true });
    const next = { ...change, name: 'Carriers', version, otp: await withCode(context, actor) };
    expect(await upsertSplit(context, actor, 'next', next)).toMatchObject({ status: true });
    expect(await only()).toMatchObject({ name: 'Carriers' });
  });

  it('is created once for each key, also if it is sent repeatedly or at the same time', async () => {
    const { context, actor } = await merchant();
    const order = { ...partners, otp: await withCode(context, actor) };
    const answers = await Promise.all(Array.from({ length: 5 }, () => upsertSplit(context, actor, 'k', order)));
    answers.push(await upsertSplit(context, actor, 'k', { ...order, otp: 'whatever' }));
    expect(new Set(answers.map(({ message }) => message))).toEqual(new Set(['Created successfully']));
    expect(await allOf(context, actor)).toHaveLength(1);
    await expect(upsertSplit(context, actor, 'k', { ...order, name: 'Another' })).rejects.toMatchObject({ status: 409 });
  });

  it('is not created with a wrong code, which is counted, and the key works with the correct one', async () => {
    const { context, actor } = await merchant();
    const otp = await withCode(context, actor);
    const wrong = { ...partners, otp: otherThan(otp) };
    for (let tries = 1; tries < 5; tries += 1)
      await expect(upsertSplit(context, actor, 'k', wrong)).rejects.toMatchObject({ status: 400, message: 'Invalid OTP' });
    expect(await upsertSplit(context, actor, 'k', { ...partners, otp })).toMatchObject({ status: true });
    await expect(upsertSplit(context, actor, 'other', { ...partners, name: 'Two', otp })).rejects.toMatchObject({
      message: 'Invalid OTP',
    });
  });

  it('has a unique name in its business, in upper or lower case, but another business may use it', async () => {
    const { context, actor } = await merchant();
    const other = (await merchant()).actor;
    await upsertSplit(context, actor, 'k', { ...partners, otp: await withCode(context, actor) });
    const otp = await withCode(context, actor);
    const again = { ...partners, name: ' PARTNERS ', otp };
    expect(await upsertSplit(context, actor, 'k2', again)).toMatchObject({ status: false });
    expect(await allOf(context, actor)).toHaveLength(1);
    // It did not consume the code.
    expect(await upsertSplit(context, actor, 'k3', { ...partners, name: 'Suppliers', otp })).toMatchObject({ status: true });
    expect(await upsertSplit(context, other, 'k', { ...partners, otp: await withCode(context, other) })).toMatchObject({
      status: true,
    });
  });

  it('of another business is not found, neither to view nor to change', async () => {
    const { context, actor } = await merchant();
    const other = (await merchant()).actor;
    await upsertSplit(context, actor, 'k', { ...partners, otp: await withCode(context, actor) });
    const [mine] = await allOf(context, actor);
    expect(await allOf(context, other)).toEqual([]);
    expect(await allOf(context, { ...actor, environment: 2 })).toEqual([]);
    const theirs = { ...partners, splitSettlementId: String(mine?.id), otp: await withCode(context, other) };
    await expect(upsertSplit(context, other, 'k', theirs)).rejects.toMatchObject({ status: 404 });
  });

  it.each([
    ['another name than the account’s', { accountDetails: [{ ...ada, accountName: 'EVE' }] }, 'accountName does not match'],
    ['a bank that nobody knows', { accountDetails: [{ ...ada, bankCode: '999' }] }, 'Unknown bank'],
    ['an account that nobody has', { accountDetails: [{ ...ada, accountNumber: '0000000000' }] }, 'could not be resolved'],
    ['a merchant who is not there', { accountDetails: [{ ...foods, merchantId: '4040' }] }, 'could not be resolved'],
    ['both kinds in one account', { accountDetails: [{ ...ada, merchantId: '1002' }] }, 'not both'],
    ['neither kind', { accountDetails: [{ accountName: 'EVE', amount: '1' }] }, 'needs a merchant ID, or a bank'],
    ['a share of nothing', { accountDetails: [{ ...ada, amount: '0.00' }] }, 'greater than 0'],
    ['all that there is', { accountDetails: [{ ...ada, amount: '70' }, foods] }, 'has to have an allocated slot'],
    ['a currency that is not served', { currencyId: '9' }, 'not supported'],
    ['a name of nothing', { name: '  ' }, 'name is required'],
  ])('with %s is refused before the code is used', async (_, over, message) => {
    const { context, actor } = await merchant();
    const otp = await withCode(context, actor);
    const refused = upsertSplit(context, actor, 'k', { ...partners, otp, ...over });
    await expect(refused).rejects.toMatchObject({ message: expect.stringContaining(message) });
    expect(await upsertSplit(context, actor, 'k', { ...partners, otp })).toMatchObject({ status: true });
  });

  it('is never created with a key that a status query closed, and one that was created is reported', async () => {
    const { context, actor } = await merchant();
    const order = { ...partners, otp: await withCode(context, actor) };
    expect(await wasUpserted(context, actor, 'k')).toBe(false);
    await expect(upsertSplit(context, actor, 'k', order)).rejects.toMatchObject({ status: 409 });
    expect(await upsertSplit(context, actor, 'again', order)).toMatchObject({ status: true });
    expect([await wasUpserted(context, actor, 'again'), await wasUpserted(context, actor, 'k')]).toEqual([true, false]);
  });

  it('sends another code only after a minute', async () => {
    const { context, actor } = await merchant();
    await sendSplitCode(context, actor);
    await expect(sendSplitCode(context, actor)).rejects.toMatchObject({ status: 429 });
  });
});

describe('[SPL-01] the list of split settlements', () => {
  it('is filtered by text in one column, by status and by days', async () => {
    const context = contextAtFixedTime(database.db);
    const bluecrest = { businessId: 1001, environment: 1 };
    const named = async (filter: Partial<SplitFilter>) =>
      (await listSplits(context, bluecrest, { ...everything, ...filter }, { page: 1, size: 20 })).rows.map(({ name }) => name);
    expect(await named({})).toEqual(['Partners', 'Harbour deliveries', 'Market levy']);
    expect(await named({ keyword: 'LEVY' })).toEqual(['Market levy']);
    expect(await named({ keyword: '%' })).toEqual([]);
    expect(await named({ keyword: 'percentage', column: 'rateType' })).toEqual(['Partners']);
    expect(await named({ isActive: false })).toEqual(['Market levy']);
    expect(await named({ from: context.clock.now().subtract({ hours: 24 * 30 }) })).toEqual(['Partners']);
    expect(await named({ before: context.clock.now().subtract({ hours: 24 * 50 }) })).toEqual(['Market levy']);
  });
});

describe('[SPL-06] shares', () => {
  it('never sum to one hundred percent, exactly to two decimals, and any smaller sum is accepted', () => {
    const hundredths = fc.integer({ min: 1, max: 12_000 });
    fc.assert(
      fc.property(fc.array(hundredths, { minLength: 1, maxLength: 8 }), (shares) => {
        const amounts = shares.map((share) => toMajor(BigInt(share)));
        const isTooMuch = shares.reduce((sum, share) => sum + share, 0) >= 10_000;
        const check = () => checkShares('percentage', amounts);
        if (isTooMuch) expect(check).toThrow('The initiating account has to have an allocated slot.');
        else expect(check).not.toThrow();
      }),
    );
  });
  it('of a fixed amount have no limit of one hundred', () =>
    expect(() => checkShares('flat', ['99.99', '1000000'])).not.toThrow());
});
