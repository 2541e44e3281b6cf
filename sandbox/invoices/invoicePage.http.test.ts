/** The customer's page of an invoice, and its payment. */
import { describe, expect, it } from 'vitest';
import { wallets } from '../../contract/balances/wallets';
import { invoices } from '../../contract/invoices/invoices';
import { refundOrders } from '../../contract/refunds/refundOrders';
import { preferences } from '../../contract/settings/preferences';
import { transactionDetails } from '../../contract/transactions/transactionDetails';
import { bluecrest } from '../access/people.seed';
import { toMinor } from '../rules/money';
import { call, people, signIn } from '../testing/client';
import { aPart, payInvoiceAt, readInvoice, sentInvoice } from '../testing/invoices';
import { keyIn } from '../testing/paying';
import { runningSandbox } from '../testing/running';
import { MARKED_UP } from './invoices.plan.seed';

const sandbox = runningSandbox();

const owner = () => signIn(sandbox(), people.owner);
const pageOf = async (url: string) => {
  const answer = await fetch(url);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
const inWallet = async (token: string) =>
  toMinor(
    (await call(sandbox(), wallets.listWallets, {}, token)).find(({ currency }) => currency === 'NGN')?.ledgerBalance ?? '',
  ) ?? 0n;
const post = async (url: string, fields: Record<string, string>) => {
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  return { status: answer.status, text: await answer.text() };
};
const seeded = async (token: string, title: string) => {
  const found = (await call(sandbox(), invoices.listInvoices, { query: {} }, token)).rows.find((row) => row.title === title);
  if (!found) throw new Error(`There is no invoice ${title}`);
  return found;
};

describe('[INV-03] the page of an invoice', () => {
  it('shows the bill, what is left, a form with the amount on its button, and the code of its address', async () => {
    const token = await owner();
    const { url, reference } = await sentInvoice(sandbox(), token, { tax: '7.50' });
    const { status, text, headers } = await pageOf(url);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    for (const shown of [
      'Bluecrest Stores',
      reference,
      'Adire work shirts',
      'Tax (7.5%)',
      'Pay NGN 107,500.00',
      'Your receipt goes to ada@customer.test',
      'RC 1204557, TIN 20114477-0001',
      'From NGN 100.00 to 107,500.00',
      `href="${url}"`,
      'aria-label="QR code of the payment page"',
    ])
      expect(text).toContain(shown);
    expect(text).not.toMatch(/Discount|Adjustment|style="| on[a-z]+=/);
    for (const [path, type] of [
      ['invoice.css', 'text/css'],
      ['invoice.js', 'text/javascript'],
      ['archivo.woff2', 'font/woff2'],
    ]) {
      const served = await fetch(`${sandbox().address}/pay/${path}`);
      expect([path, served.status, served.headers.get('content-type')]).toEqual([path, 200, expect.stringContaining(type ?? '')]);
    }
  });

  it('shows markup as text', async () => {
    const { url } = await seeded(await owner(), MARKED_UP);
    const { text } = await pageOf(url);
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(text).toContain('ليلى حسن');
    expect(text).not.toMatch(/<b>Gele|<img src=x|<script>/);
  });

  it('shows a total that does not follow from the items with an adjustment', async () => {
    const { url } = await seeded(await owner(), 'Export order, Accra');
    const { text } = await pageOf(url);
    expect(text).toContain('<dt>Adjustment</dt><dd>\u221210.00</dd>');
    expect(text).toContain('Pay USD 650.00');
  });

  it('is not found with another reference, and names no merchant then', async () => {
    for (const reference of ['KIV-0000000000000000', 'KIV-X']) {
      const { status, text } = await pageOf(`${sandbox().address}/pay/${reference}`);
      expect([status, text.includes('Invoice not found'), text.includes('Bluecrest')]).toEqual([404, true, false]);
      expect((await post(`${sandbox().address}/pay/${reference}`, {})).status).toBe(404);
    }
  });

  it('[INV-04] was opened once the customer saw it, and not by a merchant from the dashboard', async () => {
    const token = await owner();
    const { id, url } = await sentInvoice(sandbox(), token);
    const events = async () => (await readInvoice(sandbox(), token, id)).events.map(({ event }) => event);
    await pageOf(`${url}?from=dashboard`);
    expect(await events()).toEqual(['sent']);
    await pageOf(url);
    await pageOf(url);
    expect(await events()).toEqual(['sent', 'opened']);
  });

  it.each([
    ['Table runners, sample', 'Bluecrest Stores cancelled this invoice.', 'You don’t have to pay'],
    ['Choir robes', 'Your payment is being confirmed.', 'http-equiv="refresh"'],
    ['Office curtains', 'You paid NGN 216,720.00 on', 'Nothing is left to pay'],
    ['Sandals, wrong sizes', 'You paid NGN', 'went back to you'],
  ])('of %s takes no payment', async (title, said, more) => {
    const token = await owner();
    const { url } = await seeded(token, title);
    const { text } = await pageOf(url);
    for (const shown of [said, more]) expect(text).toContain(shown);
    expect(text).not.toContain('<form');
    const before = await inWallet(token);
    expect((await post(url, { key: crypto.randomUUID(), share: 'all' })).status).toBe(409);
    expect(await inWallet(token)).toBe(before);
  });

  it('of a failed payment takes another one', async () => {
    const token = await owner();
    const { url, id } = await seeded(token, 'Workshop stools');
    expect((await payInvoiceAt(url)).text).toContain('You paid NGN 135,000.00');
    expect((await readInvoice(sandbox(), token, id)).status).toBe('Successful');
  });
});

describe('[INV-04] a payment of an invoice', () => {
  it('credits the business once, is a transaction that leads back, and ends the invoice', async () => {
    const token = await owner();
    const before = await inWallet(token);
    const { id, url, reference } = await sentInvoice(sandbox(), token);
    const key = keyIn((await pageOf(url)).text);
    const fields = { key, share: 'all', method: 'USSD' };
    expect((await post(url, fields)).status).toBe(303);
    expect((await post(url, fields)).status).toBe(303);
    const invoice = await readInvoice(sandbox(), token, id);
    expect([invoice.status, invoice.paid]).toEqual(['Successful', '100000.00']);
    const event = invoice.events.find((one) => one.event === 'paid');
    expect(event).toMatchObject({ amount: '100000.00', note: 'USSD', orderReference: expect.stringMatching(/^KOR-/) });
    const query = { paymentreference: event?.orderReference ?? '' };
    expect(await call(sandbox(), transactionDetails.getOrder, { query }, token)).toMatchObject({
      amount: '100000.00',
      method: 'USSD',
      narration: `Invoice ${reference}`,
      customer: { email: 'ada@customer.test', name: 'Ada Okafor' },
      invoice: { id, reference },
    });
    // 1.5 % is the fee, which this business pays.
    expect(await inWallet(token)).toBe(before + 98_500_00n);
    expect((await pageOf(url)).text).toContain('You paid NGN 100,000.00 on');
    const receipts = (await sandbox().outbox('ada@customer.test')).filter(({ subject }) => subject.startsWith('Your payment'));
    expect(receipts.length).toBe(1);
    expect(await sandbox().ledger.isBalanced()).toBe(true);
  });

  it('of all that is left is only what the page showed, also with another bearer of the fee', async () => {
    const token = await owner();
    const { url } = await sentInvoice(sandbox(), token);
    const agreedOn = async () => /name="agreed" value="(\d+)"/.exec((await pageOf(url)).text)?.[1] ?? '';
    const bear = (feeBearer: 'CBF' | 'SBF') => call(sandbox(), preferences.setFeeBearer, { body: { feeBearer } }, token);
    const agreed = await agreedOn();
    expect(agreed).toBe('10000000');
    await bear('CBF');
    const refused = await payInvoiceAt(url, { agreed });
    expect([refused.status, refused.text.includes('This invoice now costs NGN 101,500.00.')]).toEqual([409, true]);
    expect((await payInvoiceAt(url, { agreed: await agreedOn() })).text).toContain('You paid NGN 100,000.00');
    await bear('SBF');
  });

  it('is one, however many customers pay at once', async () => {
    const token = await owner();
    const before = await inWallet(token);
    const { id, url } = await sentInvoice(sandbox(), token);
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(url, { key: crypto.randomUUID(), share: 'all' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, ...Array.from({ length: 19 }, () => 409)]);
    const { events } = await readInvoice(sandbox(), token, id);
    expect(events.filter(({ event }) => event === 'paid').length).toBe(1);
    expect(await inWallet(token)).toBe(before + 98_500_00n);
  });

  it('can be a part where parts are allowed, and never more than is left', async () => {
    const token = await owner();
    const { id, url } = await sentInvoice(sandbox(), token);
    for (const amount of ['99.99', '100000.01', '1,50', '', '-5'])
      expect((await payInvoiceAt(url, aPart(amount))).status).toBe(400);
    const { text } = await payInvoiceAt(url, aPart('40,000.50'));
    for (const shown of ['You paid NGN 40,000.50', 'Left to pay', '59,999.50', 'Pay NGN 59,999.50'])
      expect(text).toContain(shown);
    expect(await readInvoice(sandbox(), token, id)).toMatchObject({ status: 'Pending', paid: '40000.50' });
    await payInvoiceAt(url);
    const { events, status, paid } = await readInvoice(sandbox(), token, id);
    expect([status, paid, events.map(({ event }) => event)]).toEqual([
      'Successful',
      '100000.00',
      ['sent', 'opened', 'partPaid', 'paid'],
    ]);
    const whole = await sentInvoice(sandbox(), token, { partPayments: false });
    expect((await pageOf(whole.url)).text).not.toContain('A part');
    expect((await payInvoiceAt(whole.url, aPart('500'))).text).toContain('Pay all of it');
  });

  it('[CBK-03] that the bank takes back is missing from the invoice, and never opens one that was paid', async () => {
    const token = await owner();
    const { id, url } = await sentInvoice(sandbox(), token);
    const read = () => readInvoice(sandbox(), token, id);
    const control = async (path: string, body: object) =>
      (
        await fetch(`${sandbox().address}/sandbox/chargebacks${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).json();
    const chargeBack = async (amount: string, decision: 'won' | 'lost') => {
      const reference = (await read()).events.findLast(({ event }) => event === 'partPaid' || event === 'paid')?.orderReference;
      const opened = await control('', { reference, reasonCode: 'fraud', dueInSeconds: 3_600, amount });
      await control('/decision', { chargebackId: Object(opened).id, decision });
    };
    await payInvoiceAt(url, aPart('40000'));
    await chargeBack('5000.00', 'won');
    expect(await read()).toMatchObject({ status: 'Pending', paid: '40000.00', refunded: '0.00', chargedBack: '0.00' });
    await chargeBack('10000.00', 'lost');
    expect(await read()).toMatchObject({ status: 'Pending', paid: '40000.00', refunded: '10000.00', chargedBack: '10000.00' });
    const { text } = await pageOf(url);
    for (const shown of ['Charged back', 'Pay NGN 70,000.00']) expect(text).toContain(shown);
    await payInvoiceAt(url);
    await chargeBack('70000.00', 'lost');
    const { status, paid, refunded, chargedBack, events } = await read();
    expect([status, paid, refunded, chargedBack]).toEqual(['Successful', '110000.00', '80000.00', '80000.00']);
    expect(events.map(({ event }) => event)).toEqual(['sent', 'opened', 'partPaid', 'chargedBack', 'paid', 'chargedBack']);
    expect((await pageOf(url)).text).not.toContain('<form');
  });

  it('[RFD-03] that is refunded in part is left to pay again, and one that ended an invoice never opens it', async () => {
    const token = await owner();
    const refund = async (orderReference: string, amount: string) =>
      call(
        sandbox(),
        refundOrders.createRefunds,
        {
          headers: { 'idempotency-key': crypto.randomUUID() },
          body: [{ transactionReference: orderReference, amount, reason: 'Returned' }],
        },
        token,
      );
    const { id, url } = await sentInvoice(sandbox(), token);
    const read = () => readInvoice(sandbox(), token, id);
    await payInvoiceAt(url, aPart('40000'));
    await refund((await read()).events.at(-1)?.orderReference ?? '', '10000.00');
    expect(await read()).toMatchObject({ status: 'Pending', paid: '40000.00', refunded: '10000.00' });
    expect((await pageOf(url)).text).toContain('Pay NGN 70,000.00');
    await payInvoiceAt(url);
    await refund((await read()).events.at(-1)?.orderReference ?? '', '70000.00');
    const { status, paid, refunded, events } = await read();
    expect([status, paid, refunded]).toEqual(['Successful', '110000.00', '80000.00']);
    expect(events.map(({ event }) => event)).toEqual(['sent', 'opened', 'partPaid', 'refunded', 'paid', 'refunded']);
    expect((await pageOf(url)).text).not.toContain('<form');
  });

  it('with an unknown method or key is refused, and one for another invoice with the same page too', async () => {
    const token = await owner();
    const [one, other] = [await sentInvoice(sandbox(), token), await sentInvoice(sandbox(), token)];
    expect((await payInvoiceAt(one.url, { method: 'Cowries' })).status).toBe(409);
    expect((await post(one.url, { key: 'x', share: 'all' })).status).toBe(400);
    const key = crypto.randomUUID();
    expect([(await post(one.url, { key, share: 'all' })).status, (await post(other.url, { key, share: 'all' })).status]).toEqual([
      303, 409,
    ]);
  });

  it('[AUD-01] leaves an entry that names the customer', async () => {
    const token = await owner();
    const { url, reference } = await sentInvoice(sandbox(), token);
    await payInvoiceAt(url);
    const entries = await sandbox().trail.entries(bluecrest);
    expect(entries.at(-1)).toMatchObject({
      actor: 'customer',
      email: 'ada@customer.test',
      call: 'payInvoice',
      after: { invoice: reference, amount: '100000.00', method: 'Card' },
    });
  });
});
