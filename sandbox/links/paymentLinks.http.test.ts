/** Payment links in the API, from creation to the last payment, and their subscribers. */
import { describe, expect, it } from 'vitest';
import { movements } from '../../contract/balances/movements';
import { wallets } from '../../contract/balances/wallets';
import { home } from '../../contract/home/home';
import { type NewPaymentLink, paymentLinks } from '../../contract/links/paymentLinks';
import { readAmount } from '../../contract/readAmount';
import { preferences } from '../../contract/settings/preferences';
import { splitSettlements } from '../../contract/splits/splitSettlements';
import { call, messageOf, people, send, signIn } from '../testing/client';
import { ada, keyIn, pay } from '../testing/paying';
import { runningSandbox } from '../testing/running';
import { MARKED_UP } from './paymentLinks.seed';

const sandbox = runningSandbox();

const owner = () => signIn(sandbox(), people.owner);
const listed = (token: string, query = {}) => call(sandbox(), paymentLinks.listPaymentLinks, { query }, token);
const plain: NewPaymentLink = { name: 'Ankara', currency: 'NGN', authOption: 'AUTH', paymentType: 'MULTIPLE' };
const make = (token: string, body: object, key: string = crypto.randomUUID()) =>
  send(sandbox(), paymentLinks.createPaymentLink, { headers: { 'idempotency-key': key }, body }, token);
const made = async (token: string, body: object) => {
  expect((await make(token, { ...plain, ...body })).status).toBe(200);
  const [newest] = (await listed(token)).rows;
  if (!newest) throw new Error('The link that was made is not there');
  return newest;
};
const change = (token: string, action: string, reference: string) =>
  send(sandbox(), paymentLinks.updatePaymentLinkStatus, { body: { action, reference } }, token);

/** Texts that are another amount in another country, or none at all. */
const UNCLEAR = ['1,50', '1.234,56', '1.500', '12.345', '-5', '1e9', '1 000', 'USD 5', '１００', '9'.repeat(16), 'five'];

const inWallet = async (token: string) =>
  (await call(sandbox(), wallets.listWallets, {}, token)).find(({ currency }) => currency === 'NGN')?.ledgerBalance;

describe('payment links', () => {
  it('[PLK-01] are listed by status and by day, newest first', async () => {
    const token = await owner();
    const { rows, total } = await listed(token);
    const active = await listed(token, { status: 'active' });
    const inactive = await listed(token, { status: 'inactive' });
    expect(total).toBeGreaterThan(20);
    expect([active.rows.every(({ isActive }) => isActive), inactive.rows.some(({ isActive }) => isActive)]).toEqual([
      true,
      false,
    ]);
    expect(active.total + inactive.total).toBe(total);
    expect(rows.find(({ name }) => name === MARKED_UP)).toMatchObject({ amount: '7500.00', limit: null });
    expect(rows.find(({ name }) => name === 'Donations')).toMatchObject({ amount: null, authOption: 'NOAUTH' });
    expect(new Set(rows.map(({ paymentType }) => paymentType)).size).toBe(3);
    expect(rows[0]?.url).toMatch(new RegExp(`^${sandbox().address}/pay/KPL-[0-9A-F]{16}$`));
    expect((await listed(token, { todate: '2020-01-01 00:00:00' })).rows).toEqual([]);
    expect((await listed(await signIn(sandbox(), people.harbour))).rows).toEqual([]);
  });

  it('[PLK-02] are created once for each key, with a type and a split settlement of the business', async () => {
    const token = await owner();
    const { total } = await listed(token);
    const types = await call(sandbox(), paymentLinks.listPaymentLinkTypes, {}, token);
    expect(types.map(({ name }) => name)).toEqual(['Single Charge', 'Multiple Charge', 'Subscription Payments']);
    const splits = await call(sandbox(), splitSettlements.listSplitSettlementsMinimal, {}, token);
    expect(splits.map(({ name }) => name)).toEqual(['Harbour deliveries', 'Partners']);
    const whole = {
      ...plain,
      description: 'Six yards',
      amount: '12500.50',
      limit: 3,
      redirectUrl: 'https://www.bluecrest.test/thanks',
      splitSettlementId: splits[0]?.id,
    };
    const answers = await Promise.all([make(token, whole, 'same'), make(token, whole, 'same')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await make(token, { ...whole, name: 'Another' }, 'same')).status).toBe(409);
    const { rows, ...after } = await listed(token);
    expect(after.total).toBe(total + 1);
    const { paymentType: _, ...shown } = whole;
    expect(rows[0]).toMatchObject({ ...shown, limit: '3', paymentType: 'Multiple Charge', isActive: true });
  });

  it('[PLK-02] are refused with an invalid field, an unknown split settlement or an unsafe URL', async () => {
    const token = await owner();
    const { total } = await listed(token);
    const refused: [object, string][] = [
      [{ name: ' ' }, 'Name is required'],
      [{ currency: 'XXX' }, 'Unknown currency'],
      [{ paymentType: 'GIFT' }, 'Unknown payment type'],
      [{ amount: '0.00' }, 'Amount must be greater than 0'],
      [{ limit: 0 }, 'limit is not valid'],
      [{ splitSettlementId: '1' }, 'Unknown split settlement'],
      [{ splitSettlementId: '99999' }, 'Unknown split settlement'],
      [{ splitSettlementId: '3', currency: 'USD' }, 'The currency does not match the split settlement'],
      [{ redirectUrl: 'javascript:alert(1)' }, 'redirectUrl is not valid'],
      [{ redirectUrl: 'https://bank.test@evil.test' }, 'redirectUrl is not valid'],
    ];
    for (const [wrong, message] of refused) {
      const answer = await make(token, { ...plain, ...wrong });
      expect([wrong, answer.status, messageOf(answer)]).toEqual([wrong, 400, message]);
    }
    expect((await listed(token)).total).toBe(total);
  });

  it('[PLK-01] [PLK-02] [PLK-03] can be viewed by a role that may not change them', async () => {
    const token = await signIn(sandbox(), people.viewer);
    const reference = (await listed(token)).rows[0]?.reference ?? '';
    expect([(await make(token, plain)).status, (await change(token, 'disable', reference)).status]).toEqual([403, 403]);
    const approver = await signIn(sandbox(), people.approver);
    expect((await send(sandbox(), paymentLinks.listPaymentLinks, {}, approver)).status).toBe(403);
  });

  it('[PLK-03] are closed and reopened only by their own business, and a closed one accepts no payment', async () => {
    const token = await owner();
    const { reference, url } = await made(token, { amount: '100.00' });
    const before = await inWallet(token);
    expect((await change(await signIn(sandbox(), people.harbour), 'disable', reference)).status).toBe(404);
    expect(messageOf(await change(token, 'disable', reference))).toBe('Payment link deactivated successfully');
    expect((await change(token, 'disable', reference)).status).toBe(200);
    expect((await pay(url)).status).toBe(409);
    expect((await pay(url, { key: crypto.randomUUID() })).text).toContain('This payment link is not active');
    expect(await inWallet(token)).toBe(before);
    expect(messageOf(await change(token, 'activate', reference))).toBe('Payment link activated successfully');
    expect((await pay(url)).status).toBe(200);
  });
});

describe('the page of a payment link', () => {
  it('[PLK-04] pays into the wallet, and the payment is in its history and in the number of transactions', async () => {
    const token = await owner();
    const { url } = await made(token, { amount: '20000.00', redirectUrl: 'https://www.bluecrest.test/thanks' });
    const before = Number(await inWallet(token));
    const count = async () => (await call(sandbox(), home.getTransactionSummary, { query: { currency: 'NGN' } }, token)).count;
    const counted = await count();
    const paid = await pay(url);
    expect([paid.status, paid.text]).toEqual([200, expect.stringContaining('You paid 20,000.00 NGN')]);
    expect(paid.text).toContain('<a href="https://www.bluecrest.test/thanks" rel="noopener noreferrer">');
    expect(Number(await inWallet(token)) - before).toBe(19_700);
    expect(Number(await count()) - Number(counted)).toBe(1);
    const history = await call(
      sandbox(),
      movements.listWalletHistory,
      { query: { currency: 'NGN', page: '1', size: '1' } },
      token,
    );
    expect(history.rows[0]).toMatchObject({ amount: '19700.00', type: 'Collection' });
    expect(await sandbox().ledger.isBalanced()).toBe(true);
  });

  it('[PLK-04] is paid only for the sum that it showed: another bearer of the fee is read before it is paid', async () => {
    const token = await owner();
    const { url } = await made(token, { amount: '20000.00' });
    const agreedOn = async () => /name="agreed" value="(\d+)"/.exec(await (await fetch(url)).text())?.[1] ?? '';
    const bear = (feeBearer: 'CBF' | 'SBF') => call(sandbox(), preferences.setFeeBearer, { body: { feeBearer } }, token);
    const agreed = await agreedOn();
    expect(agreed).toBe('2000000');
    await bear('CBF');
    const refused = await pay(url, { agreed });
    expect([refused.status, refused.text.includes('This payment now costs NGN 20,300.00. Check it, then pay')]).toEqual([
      400,
      true,
    ]);
    expect(refused.text).toContain(`name="agreed" value="${await agreedOn()}"`);
    expect((await pay(url, { agreed: await agreedOn() })).text).toContain('You paid 20,300.00 NGN');
    await bear('SBF');
    expect((await pay(url, { agreed })).status).toBe(200);
  });

  it('[PLK-04] is paid once even if the payment is sent again, and never beyond its limit, even by many customers at the same time', async () => {
    const token = await owner();
    const { url } = await made(token, { amount: '1000.00', limit: 2 });
    const before = Number(await inWallet(token));
    const key = keyIn(await (await fetch(url)).text());
    await pay(url, { key });
    expect((await pay(url, { key })).status).toBe(200);
    expect(Number(await inWallet(token)) - before).toBe(985);
    const others = await Promise.all(Array.from({ length: 4 }, () => pay(url, { key: crypto.randomUUID() })));
    expect(others.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await pay(url)).text).toContain('reached its limit');
    const single = await made(token, { paymentType: 'SINGLE', limit: 9, amount: '10.00' });
    expect([(await pay(single.url)).status, (await pay(single.url)).status]).toEqual([200, 409]);
  });

  it('[GEN-02] reads an amount as the dashboard does', async () => {
    const token = await owner();
    const { url } = await made(token, {});
    const paid = async (amount: string) => (await pay(url, { amount })).text;
    for (const [typed, amount] of [
      ['1,500', '1,500.00'],
      ['1500.5', '1,500.50'],
      ['₦ 1,234,567.89', '1,234,567.89'],
      ['2500 NGN', '2,500.00'],
      ['\u200b70', '70.00'],
    ] as const)
      expect(await paid(typed)).toContain(`You paid ${amount} NGN`);
  });

  it('[PLK-04] asks for an amount if the link has none, and says which entry is invalid', async () => {
    const token = await owner();
    const { url } = await made(token, {});
    const refused: readonly (readonly [Record<string, string>, string])[] = [
      ...['', '0', '0.00'].map((amount) => [{ amount }, 'Enter an amount greater than 0'] as const),
      ...UNCLEAR.map((amount) => [{ amount }, readAmount(amount, 'NGN').error ?? 'none'] as const),
      [{ name: ' ' }, 'Enter your name.'],
      [{ name: 'Ada\u0007' }, 'Your entry contains characters we can’t accept.'],
      [{ phoneNumber: 'none' }, 'Enter a valid phone number.'],
      [{ method: 'x'.repeat(51) }, 'Some of your entries aren’t valid. Reload the page and try again.'],
    ];
    for (const [fields, message] of refused) {
      const { status, text } = await pay(url, { amount: '20', ...fields });
      expect([fields, status, text.replaceAll('&#39;', "'")]).toEqual([fields, 400, expect.stringContaining(message)]);
    }
    const wrong = await pay(url, { amount: '5,000', email: 'nobody', name: '"><script>' });
    expect([wrong.status, wrong.text]).toEqual([400, expect.stringContaining('Enter a valid email.')]);
    expect(wrong.text).toContain('value="&quot;&gt;&lt;script&gt;"');
    expect((await pay(url, { amount: '5,000' })).text).toContain('You paid 5,000.00 NGN');
  });

  it('[PLK-04] shows its name as text, under the content security policy of every page', async () => {
    const { rows } = await listed(await owner());
    const answer = await fetch(rows.find(({ name }) => name === MARKED_UP)?.url ?? '');
    const page = await answer.text();
    expect(page).toContain('&lt;b&gt;Summer&lt;/b&gt; &amp; &quot;sale&quot;');
    expect(page).not.toMatch(/<script|<img|<b>/);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await fetch(`${sandbox().address}/pay/KPL-0000000000000000`)).status).toBe(404);
  });

  it('[SBS-01] [PLK-04] lets a customer subscribe, and the link then lists the subscriber', async () => {
    const token = await owner();
    const { url, id } = await made(token, { paymentType: 'SUBSCRIPTION', amount: '500.00' });
    await pay(url, { frequency: 'Weekly' });
    const of = (linkId: string, query = {}) =>
      call(sandbox(), paymentLinks.listSubscribers, { params: { id: linkId }, query }, token);
    expect((await of(id)).rows).toMatchObject([
      { ...{ customerName: ada.name }, status: 'New', payments: 1, frequency: 'Weekly' },
    ]);
    await pay(url, { email: 'ADA@customer.test' });
    expect((await of(id)).rows).toMatchObject([{ status: 'Active', payments: 2 }]);
    const club = (await listed(token)).rows.find(({ name }) => name === 'Bluecrest Club')?.id ?? '';
    const all = await of(club);
    expect([all.total, new Set(all.rows.map(({ status }) => status))]).toEqual([24, new Set(['New', 'Active', 'Old'])]);
    const found = await of(club, { SelectedSearchableColumn: 'emailAddress', Keyword: 'ADA.' });
    expect(found.total).toBe(3);
    expect((await of(club, { Keyword: '%' })).total).toBe(0);
    expect((await of(club, { EndDate: '2020-01-01 00:00:00' })).rows).toEqual([]);
    const harbour = await signIn(sandbox(), people.harbour);
    const foreign = await send(sandbox(), paymentLinks.listSubscribers, { params: { id: club } }, harbour);
    expect(foreign.status).toBe(404);
  });
});
