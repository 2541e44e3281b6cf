/** Test data in the API: what it adds to an empty list, once, and to whom it is refused. */
import { describe, expect, it } from 'vitest';
import { wallets } from '../../contract/balances/wallets';
import { products } from '../../contract/catalog/products';
import { customers } from '../../contract/customers/customers';
import { paymentLinks } from '../../contract/links/paymentLinks';
import { beneficiaries } from '../../contract/payouts/beneficiaries';
import { payouts } from '../../contract/payouts/payouts';
import { roles } from '../../contract/people/roles';
import { users } from '../../contract/people/users';
import { refunds } from '../../contract/refunds/refunds';
import { businesses, environmentIds } from '../../contract/settings/businesses';
import { testData } from '../../contract/shell/testData';
import { TEST_LISTS, type TestList } from '../../contract/shell/testDataLists';
import { splitSettlements } from '../../contract/splits/splitSettlements';
import { transactions } from '../../contract/transactions/transactions';
import { call, messageOf, people, send, signIn } from '../testing/client';
import { runningSandbox } from '../testing/running';

const sandbox = runningSandbox();

/** Harbour Trading awaits verification: it is in Test, and every list of it is empty. */
const harbour = () => signIn(sandbox(), people.harbour);
const fill = (token: string, list: TestList) => send(sandbox(), testData.addTestData, { body: { list } }, token);
const inTest = (token: string) =>
  call(sandbox(), businesses.toggleEnvironment, { body: { environmentId: environmentIds.Test, SetDefault: false } }, token);

const PAGE = { pageNumber: '1', pageSize: '20' };
const FIRST = { page: '1', size: '20' };
const NUMBERED = { PageNumber: '1', PageSize: '20' };
const rowsOf: Readonly<Record<TestList, (token: string) => Promise<readonly object[]>>> = {
  payouts: async (token) =>
    (await call(sandbox(), payouts.listPayouts, { query: PAGE, headers: { subsidiary_id: '1004' } }, token)).rows,
  paymentLinks: async (token) => (await call(sandbox(), paymentLinks.listPaymentLinks, { query: {} }, token)).rows,
  splitSettlements: async (token) =>
    (await call(sandbox(), splitSettlements.listSplitSettlements, { query: NUMBERED }, token)).rows,
  beneficiaries: async (token) => (await call(sandbox(), beneficiaries.listBeneficiaries, { query: {} }, token)).rows,
  customers: async (token) => (await call(sandbox(), customers.listCustomers, { query: {} }, token)).rows,
  products: async (token) => (await call(sandbox(), products.listProducts, { query: {} }, token)).rows,
  refunds: async (token) => (await call(sandbox(), refunds.listRefunds, { query: FIRST }, token)).rows,
};
const lists = Object.keys(TEST_LISTS) as TestList[];
const ADDED: Readonly<Record<TestList, number>> = {
  payouts: 4,
  paymentLinks: 4,
  splitSettlements: 2,
  beneficiaries: 4,
  customers: 4,
  products: 3,
  refunds: 3,
};
const ngn = async (token: string) => {
  const all = await call(sandbox(), wallets.listWallets, {}, token);
  return all.find(({ currency }) => currency === 'NGN');
};

describe('test data', () => {
  it.each(lists)('fills an empty list of %s once, however many requests arrive together', async (list) => {
    const token = await harbour();
    expect(await rowsOf[list](token)).toEqual([]);
    const answers = await Promise.all(Array.from({ length: 5 }, () => fill(token, list)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const added = answers.map(({ text }) => testData.addTestData.answer.assert(JSON.parse(text)).added);
    expect(added.filter((count) => count > 0)).toEqual([ADDED[list]]);
    expect(await rowsOf[list](token)).toHaveLength(ADDED[list]);
    expect(messageOf(await fill(token, list))).toBe('This list already has entries. Nothing was added.');
    expect(await rowsOf[list](token)).toHaveLength(ADDED[list]);
    expect(await sandbox().ledger.isBalanced()).toBe(true);
  });

  it('pays from the test wallet: what was paid is gone with its fees, and what awaits its code is held', async () => {
    const token = await harbour();
    const before = await ngn(token);
    await fill(token, 'payouts');
    const shown = await call(sandbox(), payouts.listPayouts, { query: PAGE, headers: { subsidiary_id: '1004' } }, token);
    expect(shown.rows.map(({ status, amount }) => `${status} ${amount}`).sort()).toEqual([
      'Awaiting Verification 65000.00',
      'Failed 13.13',
      'Successful 12500.00',
      'Successful 4800.00',
    ]);
    const after = await ngn(token);
    expect(Number(before?.ledgerBalance) - Number(after?.ledgerBalance)).toBeCloseTo(12_500 + 25 + 4_800 + 10);
    expect(Number(after?.ledgerBalance) - Number(after?.availableBalance)).toBeCloseTo(65_000 + 50);
  });

  it('[RFD-01] refunds payments that customers made for it, one of them as a whole', async () => {
    const token = await harbour();
    const before = await ngn(token);
    await fill(token, 'refunds');
    const { rows } = await call(sandbox(), refunds.listRefunds, { query: FIRST }, token);
    const paid = await call(sandbox(), transactions.listOrders, { query: FIRST }, token);
    expect(paid.rows.map(({ reference }) => reference).sort()).toEqual(rows.map((row) => row.orderReference).sort());
    const sums = rows.map(({ status, amount }) => `${status} ${amount}`).sort();
    expect(sums).toEqual([`Approved ${paid.rows[0]?.amount}`, 'Declined 13.15', 'Processing 13.14']);
    const after = await ngn(token);
    expect(Number(after?.ledgerBalance) - Number(before?.ledgerBalance)).toBeGreaterThan(2 * 9_000);
    expect(Number(after?.ledgerBalance) - Number(after?.availableBalance)).toBeCloseTo(13.14);
  });

  it('[CUS-01 PRD-01] adds customers of whom one is blacklisted, and products of which one is unlimited', async () => {
    const token = await harbour();
    await fill(token, 'customers');
    const known = await call(sandbox(), customers.listCustomers, { query: { status: 'Blacklisted' } }, token);
    expect(known.rows.map(({ name, blacklistedBy }) => [name, blacklistedBy])).toEqual([['Femi Bako', 'Musa Garba']]);
    await fill(token, 'products');
    const { rows } = await call(sandbox(), products.listProducts, { query: {} }, token);
    expect(rows.map(({ name, isUnlimited }) => [name, isUnlimited])).toContainEqual(['Gift card', true]);
    for (const { image } of rows) expect((await fetch(image)).headers.get('content-type')).toBe('image/png');
  });

  it('adds nothing to a wallet that cannot pay all of it', async () => {
    const token = await signIn(sandbox(), people.newcomer);
    const refused = await fill(token, 'payouts');
    expect([refused.status, messageOf(refused)]).toEqual([400, 'There is no NGN wallet']);
  });

  it('is refused in Live, for an unknown list, and without the permission to create such rows', async () => {
    const owner = await signIn(sandbox(), people.owner);
    for (const list of lists) {
      const refused = await fill(owner, list);
      expect([refused.status, messageOf(refused)]).toEqual([403, 'Test data can be added in Test mode only']);
    }
    expect((await send(sandbox(), testData.addTestData, { body: { list: 'users' } }, owner)).status).toBe(400);
    const known = await call(sandbox(), roles.listPermissions, {}, owner);
    const mine = (await call(sandbox(), roles.listRoles, {}, owner)).find(({ isCustom }) => isCustom);
    await call(sandbox(), users.updateUser, { body: { email: people.viewer, role: mine?.name ?? '' } }, owner);
    const viewer = await signIn(sandbox(), people.viewer);
    await inTest(viewer);
    for (const only of lists) {
      const permissions = known.filter(({ name }) => name === TEST_LISTS[only]).map(({ id }) => id);
      const body = { roleId: mine?.id ?? '', name: mine?.name ?? '', description: 'For this test', permissions };
      await call(sandbox(), roles.updateRole, { body }, owner);
      for (const list of lists)
        expect([only, list, (await fill(viewer, list)).status]).toEqual([only, list, list === only ? 200 : 403]);
    }
  });
});
