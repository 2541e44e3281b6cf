/** Emails about money over HTTP: a customer who pays, a bank transfer, and how the outbox shows them. */
import { describe, expect, it } from 'vitest';
import { paymentLinks } from '../../contract/links/paymentLinks';
import { refundOrders } from '../../contract/refunds/refundOrders';
import { transactions } from '../../contract/transactions/transactions';
import { outboxPage } from '../control/outboxPage';
import { call, forBluecrest, people, send, signIn } from '../testing/client';
import { ada, keyIn, pay } from '../testing/paying';
import { runningSandbox } from '../testing/running';

const sandbox = runningSandbox();

async function openLink() {
  const { rows } = await call(sandbox(), paymentLinks.listPaymentLinks, { query: {} }, await signIn(sandbox(), people.owner));
  const link = rows.find(
    ({ amount, isActive, limit, paymentType }) => amount && isActive && !limit && paymentType !== 'Subscription Payments',
  );
  if (!link) throw new Error('There is no open payment link');
  return link;
}

/** A payment that can be refunded, in Live. */
async function refundable(token: string) {
  const query = { page: '1', size: '20', status: 'Successful', transactionType: 'Card' } as const;
  const { rows } = await call(sandbox(), transactions.listOrders, { query }, token);
  const [payment] = rows.filter(({ currency }) => currency === 'NGN');
  if (!payment) throw new Error('There is no payment to refund');
  return payment;
}

const about = async (to: string) => (await sandbox().outbox(to)).filter(({ text }) => text !== null);

describe('the receipt of a payment on a link', () => {
  it('is sent once for each opened page, and not for a refused payment', async () => {
    const { url, name } = await openLink();
    const key = keyIn(await (await fetch(url)).text());
    await Promise.all([1, 2, 3, 4].map(() => pay(url, { key })));
    await pay(url, { key });
    await pay(url, { email: 'nobody' });
    const emails = await about(ada.email);
    expect(emails).toHaveLength(1);
    expect(emails[0]).toMatchObject({ otp: '', link: null });
    expect(emails[0]?.subject).toMatch(/^Your payment of NGN [\d,]+\.\d\d to Bluecrest Stores$/);
    expect(emails[0]?.text).toContain(`Paid for: ${name}\nPayment reference: KOR-`);
  });
});

describe('the email about a bank transfer', () => {
  it('goes to those who manage the business, once for each transfer', async () => {
    await sandbox().payIn({
      accountNumber: '8800000101',
      amount: 1_500_00n,
      senderName: 'CHIKA NWOSU',
      senderBank: 'Access Bank',
    });
    const [email, ...more] = await about(people.owner);
    expect([email?.subject, more, await about(people.viewer)]).toEqual(['You received NGN 1,500.00', [], []]);
    expect(email?.text).toMatch(/^CHIKA NWOSU, Access Bank, sent NGN 1,500\.00 to your account ending in 0101\.\n/);
  });
});

describe('the email about a refund', () => {
  it('is sent once for a repeated call, also if the response was lost', async () => {
    const token = await signIn(sandbox(), people.owner);
    const payment = await refundable(token);
    const order = (key: string, amount: string) =>
      send(
        sandbox(),
        refundOrders.createRefunds,
        { headers: { ...forBluecrest, 'idempotency-key': key }, body: [{ transactionReference: payment.reference, amount }] },
        token,
      );
    for (const key of ['one', 'one', 'one']) expect((await order(key, '10.00')).status).toBe(200);
    expect((await order('two', '99000000')).status).toBe(400);
    sandbox().queueFault('createRefunds', 'lost');
    await order('three', '11.00').catch(() => undefined);
    expect((await order('three', '11.00')).status).toBe(200);
    expect(await about(payment.email)).toMatchObject(
      ['NGN 11.00', 'NGN 10.00'].map((amount) => ({ subject: `Your refund of ${amount} from Bluecrest Stores` })),
    );
  });
});

describe('the outbox', () => {
  it('shows the lines of a text as text, with its page', async () => {
    const message = { id: 1, to: 'a@b.test', subject: 'You received NGN 1.00', otp: '', html: null, sentAt: '' };
    const text = '<b>Ada</b> sent NGN 1.00.\nReference: KFD-1';
    const page = String(await outboxPage([{ ...message, text, link: '/dashboard/account/balances' }]));
    expect(page).toContain('<p>&lt;b&gt;Ada&lt;/b&gt; sent NGN 1.00.\nReference: KFD-1</p>');
    expect(page).toContain('<a href="/dashboard/account/balances">Open the link</a>');
    expect(String(await outboxPage([{ ...message, text, link: 'javascript:alert(1)' }]))).not.toContain('javascript');
  });
});
