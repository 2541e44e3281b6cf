/** Customers in the API: the list, adding, blacklisting, and what a blacklisted payer meets. */
import { describe, expect, it } from 'vitest';
import { customerOrders } from '../../contract/customers/customerOrders';
import { customers } from '../../contract/customers/customers';
import { paymentLinks } from '../../contract/links/paymentLinks';
import { transactions } from '../../contract/transactions/transactions';
import { bluecrest } from '../access/people.seed';
import { call, messageOf, people, send, signIn } from '../testing/client';
import { ada, keyIn, pay } from '../testing/paying';
import { runningSandbox } from '../testing/running';

const sandbox = runningSandbox();

const owner = () => signIn(sandbox(), people.owner);
const list = (token: string, query: Record<string, string> = {}) =>
  call(sandbox(), customers.listCustomers, { query: { page: '1', limit: '100', ...query } }, token);
const byEmail = async (token: string, email: string) => (await list(token, { email })).rows.find((row) => row.email === email);

const ZOE = { firstName: 'Zoë', lastName: 'O’Neill <b>', email: 'zoe@customer.test', mobile: '+234 806 220 1184' };
const create = async (token: string, more: Partial<typeof ZOE> = {}) => {
  const answer = await send(sandbox(), customers.createCustomer, { body: { ...ZOE, ...more } }, token);
  return [answer.status, messageOf(answer)];
};
const change = (token: string, action: 'blacklist' | 'whitelist', customerEmail: string, reason = 'Requested by the merchant') =>
  send(sandbox(), customers.setCustomerStatus, { body: { customerEmail, action, reason } }, token);

describe('[CUS-01] the customers of a business', () => {
  it('are everyone who paid it, once for each address, newest first', async () => {
    const token = await owner();
    const { rows, total } = await list(token);
    expect(total).toBeGreaterThan(100);
    expect(rows).toHaveLength(100);
    const times = rows.map(({ createdAt }) => createdAt ?? '');
    expect([...times].sort().reverse()).toEqual(times);
    const all = await call(sandbox(), customers.exportCustomers, { query: { export: 'true' } }, token);
    expect(all.rows).toHaveLength(total);
    const emails = all.rows.map(({ email }) => email.toLowerCase());
    expect(new Set(emails).size).toBe(total);
    const paid = await call(sandbox(), transactions.listOrders, { query: { page: '1', size: '100' } }, token);
    for (const { email } of paid.rows) expect(emails).toContain(email);
    expect((await list(await signIn(sandbox(), people.harbour))).rows).toEqual([]);
  });
  it('are found by a part of name, email and number, by status and by day, without wildcards', async () => {
    const token = await owner();
    const names = async (query: Record<string, string>) => (await list(token, query)).rows.map(({ name }) => name);
    expect(await names({ customername: '<b>' })).toEqual(['Efe <b>Kalu</b>']);
    expect(await names({ email: 'WANG.' })).toEqual(['王 小明']);
    expect(await names({ mobilenumber: '0806 220 1184' })).toEqual(['Zoë Ọláńrewájú']);
    expect(await names({ mobilenumber: 'ada' })).toEqual([]);
    expect(await names({ customername: '%' })).toEqual([]);
    expect(await names({ status: 'Blacklisted' })).toHaveLength(2);
    expect(await names({ todate: '2020-01-01 00:00:00' })).toEqual([]);
    const years = { fromdate: '2016-11-24 00:00:00', todate: '2026-12-31 23:59:59' };
    expect((await list(token, years)).total).toBe((await list(token)).total);
    const wrong = await send(sandbox(), customers.listCustomers, { query: { status: 'Gone' } }, token);
    expect([wrong.status, messageOf(wrong)]).toEqual([400, 'status is not a customer status']);
  });
  it('have a country by the dial code of their number', async () => {
    const token = await owner();
    const country = async (email: string) => (await byEmail(token, email))?.country;
    expect(await country('siobhan.oneill@customer.test')).toBe('United Kingdom');
    expect(await country('wang.xiaoming@customer.test')).toBe('');
  });
});

describe('[CUS-02] a new customer', () => {
  it('is added once for each address, whatever its case, also by two requests at once', async () => {
    const token = await owner();
    const both = await Promise.all([create(token), create(token)]);
    expect(both.map(([status]) => status).sort()).toEqual([200, 409]);
    expect(await create(token, { email: 'ZOE@Customer.test ' })).toEqual([409, 'A customer with this email already exists']);
    expect(await byEmail(token, 'zoe@customer.test')).toMatchObject({
      name: 'Zoë O’Neill <b>',
      mobile: '+2348062201184',
      country: 'Nigeria',
      status: 'Active',
    });
    expect((await list(token)).rows[0]?.email).toBe('zoe@customer.test');
  });
  it.each([
    [{ firstName: ' ' }, 'First name is required'],
    [{ lastName: 'x'.repeat(101) }, 'Last name must be at most 100 characters'],
    [{ firstName: 'two\nlines' }, 'firstName must be one line'],
    [{ email: 'zoe' }, 'Email is not valid'],
    [{ mobile: '+2340806 220 1184' }, 'Mobile number is not valid. Leave out the 0 after +234.'],
    [{ mobile: '+234' }, 'Mobile number is not valid. Enter 10 digits after +234.'],
  ])('is refused with %j', async (more, message) => {
    const token = await owner();
    expect(await create(token, more)).toEqual([400, message]);
    expect((await list(token, { email: 'zoe@' })).rows).toEqual([]);
  });
});

const openLink = async (token: string) => {
  const { rows } = await call(sandbox(), paymentLinks.listPaymentLinks, { query: {} }, token);
  const link = rows.find(
    ({ amount, isActive, limit, paymentType }) => amount && isActive && !limit && paymentType !== 'Subscription Payments',
  );
  if (!link) throw new Error('There is no open payment link');
  return link.url;
};

describe('[CUS-03] a blacklisted customer', () => {
  it('is refused by the payment page from then on, also by one that was open, and by every spelling of the address', async () => {
    const token = await owner();
    const url = await openLink(token);
    const open = await (await fetch(url)).text();
    expect((await change(token, 'blacklist', 'ADA.abiola@customer.test', 'Fraud')).status).toBe(200);
    const fields = { name: 'Ada', email: 'Ada.Abiola@CUSTOMER.test', key: keyIn(open) };
    const refused = await fetch(url, { method: 'POST', body: new URLSearchParams(fields) });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('This merchant doesn’t accept payments from this email');
    expect(await byEmail(token, 'ada.abiola@customer.test')).toMatchObject({
      status: 'Blacklisted',
      blacklistedBy: 'Amaka Obi',
      blacklistReason: 'Fraud',
    });
    expect((await pay(url)).status).toBe(200);
    await change(token, 'whitelist', 'ada.abiola@customer.test');
    expect((await pay(url, { email: 'ada.abiola@customer.test' })).status).toBe(200);
    expect(await byEmail(token, 'ada.abiola@customer.test')).toMatchObject({ status: 'Active', blacklistReason: '' });
    expect(await sandbox().ledger.isBalanced()).toBe(true);
  });
  it('keeps who blacklisted it when it is blacklisted again, and is unknown to another business', async () => {
    const token = await owner();
    const email = 'kemi.ladipo@customer.test';
    const before = await byEmail(token, email);
    expect((await change(token, 'blacklist', email, 'Again')).status).toBe(200);
    expect(await byEmail(token, email)).toEqual(before);
    expect((await change(await signIn(sandbox(), people.harbour), 'whitelist', email)).status).toBe(404);
    expect((await change(token, 'blacklist', 'nobody@customer.test')).status).toBe(404);
    expect((await change(token, 'blacklist', email, ' ')).status).toBe(400);
  });
  it('leaves one entry in the audit trail for each change, and none of a refused form', async () => {
    const token = await owner();
    await create(token);
    await create(token, { email: 'no' });
    await change(token, 'blacklist', ZOE.email, 'Fraud');
    await call(sandbox(), customers.exportCustomers, { query: { export: 'true', status: 'Blacklisted' } }, token);
    const entries = (await sandbox().trail.entries(bluecrest)).slice(-3);
    expect(entries.map((entry) => [entry.action, entry.reference, entry.before, entry.after])).toEqual([
      ['Add customer', ZOE.email, null, { ...ZOE }],
      [
        'Change status of customer',
        ZOE.email,
        { status: 'Active' },
        { customerEmail: ZOE.email, action: 'blacklist', reason: 'Fraud' },
      ],
      ['Export customers', null, null, { customers: '3' }],
    ]);
    expect(await sandbox().trail.verify(bluecrest)).toMatchObject({ kind: 'intact' });
  });
  it('is changed only by a role that may', async () => {
    const token = await signIn(sandbox(), people.viewer);
    expect([(await change(token, 'blacklist', ada.email)).status, (await create(token))[0]]).toEqual([403, 403]);
  });
});

describe('[CUS-04] a customer', () => {
  it('exists from the first payment on, with all payments of the address and what went back', async () => {
    const token = await owner();
    expect(await byEmail(token, ada.email)).toBeUndefined();
    const url = await openLink(token);
    await pay(url, { phoneNumber: '0806 220 1184' });
    await pay(url, { email: 'ADA@customer.test', name: 'Somebody Else' });
    const customer = await byEmail(token, ada.email);
    expect(customer).toMatchObject({ name: ada.name, mobile: '+2348062201184', status: 'Active' });
    const orders = (id: string) => call(sandbox(), customerOrders.listCustomerOrders, { query: { customerid: id } }, token);
    const { rows } = await orders(customer?.id ?? '');
    expect(rows.map(({ status, refunded }) => [status, refunded])).toEqual([
      ['Successful', '0.00'],
      ['Successful', '0.00'],
    ]);
    const one = await call(sandbox(), customers.listCustomers, { query: { id: customer?.id ?? '' } }, token);
    expect(one.rows).toEqual([customer]);
    expect((await call(sandbox(), customers.listCustomers, { query: { id: '0' } }, token)).rows).toEqual([]);
  });
  it('has refunds only of its own payments, each at most what was paid', async () => {
    const token = await owner();
    const all = await call(sandbox(), customers.exportCustomers, { query: { export: 'true' } }, token);
    let refunded = 0;
    for (const { id } of all.rows.slice(5, 45)) {
      const { rows } = await call(sandbox(), customerOrders.listCustomerOrders, { query: { customerid: id } }, token);
      for (const row of rows) expect(Number(row.refunded)).toBeLessThanOrEqual(Number(row.amount));
      refunded += rows.filter((row) => Number(row.refunded) > 0).length;
    }
    expect(refunded).toBeGreaterThan(0);
  });
  it('is not found at another business', async () => {
    const token = await owner();
    const { rows } = await list(token);
    const query = { customerid: rows[0]?.id ?? '' };
    const other = await signIn(sandbox(), people.harbour);
    expect((await send(sandbox(), customerOrders.listCustomerOrders, { query }, other)).status).toBe(404);
  });
});
