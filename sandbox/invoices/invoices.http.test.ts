/** Invoices in the API, from creation to the end. */
import { describe, expect, it } from 'vitest';
import { standingOf } from '../../contract/invoices/invoiceStanding';
import { invoices } from '../../contract/invoices/invoices';
import { bluecrest } from '../access/people.seed';
import { toMajor, toMinor } from '../rules/money';
import { call, people, send, signIn, statusAndMessage } from '../testing/client';
import { newInvoice, payInvoiceAt, readInvoice, sendInvoice, sentInvoice } from '../testing/invoices';
import { runningSandbox } from '../testing/running';
import { billStyle } from './billStyle';
import { MARKED_UP } from './invoices.plan.seed';
import { dayOf } from './invoices.rules';

const sandbox = runningSandbox();

const owner = () => signIn(sandbox(), people.owner);
const listed = (token: string, query = {}) => call(sandbox(), invoices.listInvoices, { query }, token);
const today = () => dayOf(sandbox().clock.now());
const dayFromNow = (days: number) => Temporal.PlainDate.from(today()).add({ days }).toString();
const outcomeOf = (token: string, idempotencyKey: string) =>
  call(sandbox(), invoices.getInvoiceStatus, { query: { idempotencyKey } }, token);
const change = (name: 'voidInvoice' | 'markInvoicePaid', token: string, id: string, body?: object) =>
  statusAndMessage(sandbox(), invoices[name], { params: { id }, body }, token);
const resent = (token: string, id: string, body: object) =>
  statusAndMessage(sandbox(), invoices.resendInvoice, { params: { id }, body }, token);

const standing = (row: Awaited<ReturnType<typeof listed>>['rows'][number]) => {
  const minor = (text: string) => toMinor(text) ?? -1n;
  const { status, dueOn, amount, paid, refunded } = row;
  return standingOf({ status, dueOn, total: minor(amount), paid: minor(paid), refunded: minor(refunded) }, today());
};

describe('[INV-01] invoices', () => {
  it('are seeded in every standing, newest first, and overdue is no status', async () => {
    const { rows, total } = await listed(await owner());
    expect([rows.length, rows.length > 20]).toEqual([total, true]);
    const found = new Set(rows.map((row) => standing(row).standing));
    expect(found).toEqual(new Set(['unpaid', 'partPaid', 'failed', 'confirming', 'paid', 'partRefunded', 'refunded', 'void']));
    const overdue = rows.filter((row) => standing(row).isOverdue);
    expect(new Set(overdue.map(({ status }) => status))).toEqual(new Set(['Pending']));
    expect(overdue.some((row) => standing(row).standing === 'partPaid')).toBe(true);
    const times = rows.map(({ createdAt }) => createdAt ?? '');
    expect(times).toEqual([...times].sort().reverse());
    expect(rows.find(({ title }) => title === MARKED_UP)?.customerName).toBe('ليلى حسن');
    expect(new Set(rows.map(({ url }) => /^http:\/\/[^/]+\/pay\/KIV-[0-9A-F]{16}$/.test(url)))).toEqual(new Set([true]));
  });

  it('are filtered by status, reference, customer, title, email and day', async () => {
    const token = await owner();
    const { rows } = await listed(token);
    for (const status of ['Successful', 'Failed', 'Pending', 'Awaiting-Confirmation'] as const) {
      const some = await listed(token, { status });
      expect(some.rows).toEqual(rows.filter((row) => row.status === status));
      expect(some.total).toBeGreaterThan(0);
    }
    const one = rows.find(({ title }) => title === 'Event linen, Balogun wedding');
    for (const query of [
      { reference: one?.reference },
      { customerName: 'balogun' },
      { title: 'event LINEN' },
      { customerEmail: 't.balogun@' },
    ])
      expect((await listed(token, query)).rows.map(({ id }) => id)).toEqual([one?.id]);
    const at = (one?.createdAt ?? '').replace('T', ' ');
    const ofDay = (await listed(token, { fromdate: at, todate: at })).rows;
    expect(ofDay.map(({ id }) => id)).toEqual([one?.id]);
    expect((await send(sandbox(), invoices.listInvoices, { query: { fromdate: 'x' } }, token)).status).toBe(400);
  });

  it('of another business or environment are not found', async () => {
    const { id } = (await listed(await owner())).rows[0] ?? { id: '' };
    const other = await signIn(sandbox(), people.harbour);
    expect((await listed(other)).rows).toEqual([]);
    const body = newInvoice();
    const paid = { paidOn: today(), reference: 'Cash' };
    expect([
      (await send(sandbox(), invoices.getInvoice, { params: { id } }, other)).status,
      (await resent(other, id, body))[0],
      (await change('voidInvoice', other, id))[0],
      (await change('markInvoicePaid', other, id, paid))[0],
    ]).toEqual([404, 404, 404, 404]);
  });

  it('can be viewed by a role that may not send them, and not by one without them', async () => {
    const token = await signIn(sandbox(), people.viewer);
    const { id } = (await listed(token)).rows[0] ?? { id: '' };
    expect((await readInvoice(sandbox(), token, id)).id).toBe(id);
    const paid = { paidOn: today(), reference: 'Cash' };
    expect([
      (await sendInvoice(sandbox(), token, newInvoice())).status,
      (await resent(token, id, newInvoice()))[0],
      (await change('voidInvoice', token, id))[0],
      (await change('markInvoicePaid', token, id, paid))[0],
      (await send(sandbox(), invoices.getInvoiceStatus, { query: { idempotencyKey: 'k' } }, token)).status,
    ]).toEqual([403, 403, 403, 403, 403]);
    const approver = await signIn(sandbox(), people.approver);
    expect((await send(sandbox(), invoices.listInvoices, {}, approver)).status).toBe(403);
  });
});

describe('[INV-02] a new invoice', () => {
  it('[INV-03] is read with the business that its bill names once it is sent', async () => {
    const token = await owner();
    const { business } = await sentInvoice(sandbox(), token);
    expect(await call(sandbox(), invoices.getBillBusiness, {}, token)).toEqual(business);
    expect(business?.rcNumber).toBe('1204557');
  });

  it('is stored as it was sent, and its total is that of the shared calculation', async () => {
    const token = await owner();
    const items = [
      { item: 'Adire work shirts, sizes S to XL', quantity: 120, amount: '6500.00' },
      { item: 'Embroidered logo, left chest', quantity: 120, amount: '850' },
      { item: 'Drivers’ caps, indigo', quantity: 45, amount: '2400.00' },
      { item: 'Delivery', quantity: 2, amount: '7500.00' },
    ];
    const businessDetails = {
      companyName: 'Danjuma Logistics',
      companyEmailAddress: 'office@danjuma.test',
      customerAddress: '8 Creek Road\nApapa',
    };
    const invoice = await sentInvoice(sandbox(), token, {
      invoiceItems: items,
      discount: '5',
      tax: '7.5',
      description: 'Thank you.\nAsk for Amaka.',
      businessDetails,
    });
    expect(invoice).toMatchObject({
      title: 'Uniforms',
      amount: '1030125.00',
      currency: 'NGN',
      dueOn: '2027-12-31',
      discount: '5',
      tax: '7.5',
      status: 'Pending',
      note: 'Thank you.\nAsk for Amaka.',
      customerName: 'Ada Okafor',
      companyName: 'Danjuma Logistics',
      companyEmail: 'office@danjuma.test',
      customerAddress: '8 Creek Road\nApapa',
      paid: '0.00',
      partPayments: true,
      items: items.map(({ item, quantity, amount }) => ({
        item,
        quantity: `${quantity}`,
        rate: toMajor(toMinor(amount) ?? 0n),
      })),
      business: { name: 'Bluecrest Stores', address: '12 Broad Street\nLagos', rcNumber: '1204557', tin: '20114477-0001' },
    });
    expect(invoice.reference).toMatch(/^INV-10\d\d$/);
    expect((await listed(token)).rows[0]?.id).toBe(invoice.id);
  });

  it('with a total of its own is refused, and the refusal names both', async () => {
    const token = await owner();
    const [status, message] = await statusAndMessage(
      sandbox(),
      invoices.createInvoice,
      { headers: { 'idempotency-key': 'k' }, body: newInvoice({ amount: '100000.01' }) },
      token,
    );
    expect([status, message]).toEqual([400, 'amount is 100000.01, but the items, discount and tax come to 100000.00']);
  });

  it.each([
    ['101 items', { invoiceItems: Array.from({ length: 101 }, () => ({ item: 'One', quantity: 1, amount: '1' })) }],
    ['a quantity of a billion', { invoiceItems: [{ item: 'One', quantity: 1e9, amount: '1' }] }],
    ['no whole quantity', { invoiceItems: [{ item: 'One', quantity: 1.5, amount: '1' }] }],
    ['a quantity of zero', { invoiceItems: [{ item: 'One', quantity: 0, amount: '1' }] }],
    ['a rate with three decimals', { invoiceItems: [{ item: 'One', quantity: 1, amount: '1.005' }] }],
    ['no items', { invoiceItems: [], amount: '1.00' }],
    ['an item without words', { invoiceItems: [{ item: ' ', quantity: 1, amount: '1' }] }],
    ['an item of 101 words', { invoiceItems: [{ item: 'word '.repeat(101), quantity: 1, amount: '1' }] }],
    ['a total of zero', { discount: '100' }],
    ['a discount above 100', { discount: '100.01', amount: '1.00' }],
    ['a tax above 100', { tax: '101', amount: '1.00' }],
    ['a due date of yesterday', { dueDate: 'yesterday' }],
    ['a due date that does not exist', { dueDate: '2027-02-30' }],
    ['a currency that is not served', { currencyId: '9' }],
    ['a note of 10,000 words', { description: 'word '.repeat(10_000) }],
    ['an address that is none', { businessDetails: { emailAddress: 'ada@customer' } }],
    ['a company’s address that is none', { businessDetails: { companyEmailAddress: 'x' } }],
    ['a name with bidi controls', { businessDetails: { customerName: 'Ada \u202eOkafor' } }],
    ['a name of two lines', { businessDetails: { customerName: 'Ada\nOkafor' } }],
    ['a title without letters', { invoiceTitle: '\u200b' }],
  ])('with %s is refused, and nothing is sent', async (_, changes) => {
    const token = await owner();
    const { total } = await listed(token);
    const body = newInvoice({
      ...changes,
      ...('dueDate' in changes && changes.dueDate === 'yesterday' ? { dueDate: dayFromNow(-1) } : {}),
    });
    expect((await sendInvoice(sandbox(), token, body)).status).toBe(400);
    expect((await listed(token)).total).toBe(total);
    expect((await sandbox().outbox('ada@customer.test')).length).toBe(0);
  });

  it('can be due today, taxed by 100 %, and have right-to-left names and markup as text', async () => {
    const token = await owner();
    const name = 'ליאור כהן <b>';
    const invoice = await sentInvoice(sandbox(), token, {
      dueDate: today(),
      tax: '100',
      discount: '100',
      businessDetails: { customerName: name },
    });
    expect([invoice.dueOn, invoice.amount, invoice.customerName]).toEqual([today(), '100000.00', name]);
  });
});

describe('[INV-03] an invoice', () => {
  it('is sent once for each key, also by two tabs at once, and the email has the bill and its address', async () => {
    const token = await owner();
    const { total } = await listed(token);
    const body = newInvoice({ businessDetails: { companyEmailAddress: 'office@customer.test' } });
    const answers = await Promise.all([1, 2].map(() => sendInvoice(sandbox(), token, body, 'same')));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect((await sendInvoice(sandbox(), token, { ...body, invoiceTitle: 'Other' }, 'same')).status).toBe(409);
    const { rows, ...after } = await listed(token);
    expect(after.total).toBe(total + 1);
    const [mail, ...more] = await sandbox().outbox('ada@customer.test');
    expect(more).toEqual([]);
    expect((await sandbox().outbox('office@customer.test')).length).toBe(1);
    expect(mail?.subject).toBe(`Invoice ${rows[0]?.reference} from Bluecrest Stores`);
    expect(mail?.text).toContain(rows[0]?.url);
    expect(mail?.html).toContain(`href="${rows[0]?.url}"`);
    expect(mail?.html).toContain('100,000.00');
  });

  it('is an email that the outbox shows as a page, with its own styles and nothing else', async () => {
    const token = await owner();
    await sentInvoice(sandbox(), token, { invoiceItems: [{ item: '<script>alert(1)</script>', quantity: 1, amount: '1' }] });
    const [mail] = await sandbox().outbox('ada@customer.test');
    const path = `/sandbox/outbox/${mail?.id}`;
    expect(await (await fetch(`${sandbox().address}/sandbox/outbox`)).text()).toContain(`<a href="${path}">Show the email</a>`);
    const page = await fetch(`${sandbox().address}${path}`);
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'unsafe-inline'; img-src data:;/);
    const text = await page.text();
    expect(text).toContain('View and pay');
    // A style sheet with escaped characters has lost half of its rules.
    expect(/<style>([\s\S]*?)<\/style>/.exec(text)?.[1]?.trim()).toBe(billStyle.trim());
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(text).not.toContain('<script');
    expect((await fetch(`${sandbox().address}/sandbox/outbox/999999`)).status).toBe(404);
  });

  it('of a lost response is found by its key, and a key that never came is closed', async () => {
    const token = await owner();
    const answer = await sendInvoice(sandbox(), token, newInvoice(), 'lost');
    const { rows } = await listed(token);
    const [first] = rows;
    expect(answer.status).toBe(200);
    expect(await outcomeOf(token, 'lost')).toEqual({
      status: 'Successful',
      sent: { id: first?.id, reference: first?.reference, url: first?.url, sentAt: first?.sentAt },
    });
    expect(await outcomeOf(token, 'never')).toEqual({ status: 'Not Received', sent: null });
    expect((await sendInvoice(sandbox(), token, newInvoice(), 'never')).status).toBe(409);
    expect((await sendInvoice(sandbox(), token, { ...newInvoice(), amount: '1.00' }, 'wrong')).status).toBe(400);
    expect((await sendInvoice(sandbox(), token, newInvoice(), 'wrong')).status).toBe(200);
  });

  it('numbers count the invoices of the business, also of many at once', async () => {
    const token = await owner();
    const sent = await Promise.all(Array.from({ length: 8 }, () => sendInvoice(sandbox(), token, newInvoice())));
    expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 200));
    const references = (await listed(token)).rows.map(({ reference }) => reference);
    expect(new Set(references).size).toBe(references.length);
  });

  it('in the test environment sends no email', async () => {
    const token = await signIn(sandbox(), people.harbour);
    await sentInvoice(sandbox(), token);
    expect(await sandbox().outbox('ada@customer.test')).toEqual([]);
  });

  it('[AUD-01] leaves an entry with its reference', async () => {
    const token = await owner();
    const { reference, id } = await sentInvoice(sandbox(), token);
    await change('voidInvoice', token, id);
    await change('voidInvoice', token, id);
    const entries = (await sandbox().trail.entries(bluecrest)).filter(({ activityType }) => activityType === 'Invoices');
    expect(entries).toMatchObject([
      { call: 'createInvoice', reference },
      { call: 'voidInvoice', reference: id, before: { status: 'Pending' }, after: { status: 'Void' } },
    ]);
  });
});

describe('[INV-04] a sent invoice', () => {
  const asSent = (id: string, token: string) =>
    readInvoice(sandbox(), token, id).then((one) =>
      newInvoice({ invoiceTitle: one.title, dueDate: one.dueOn ?? '', amount: one.amount }),
    );

  it('is sent again as it is, at most once a minute', async () => {
    const token = await owner();
    const { id } = await sentInvoice(sandbox(), token);
    const body = await asSent(id, token);
    const [status, message] = await resent(token, id, body);
    expect([status, message]).toEqual([
      429,
      expect.stringMatching(/^This invoice was just sent\. Try again in (60|59) seconds$/),
    ]);
    sandbox().clock.advance(60);
    expect((await resent(token, id, { ...body, amount: '1.00' }))[0]).toBe(409);
    expect((await Promise.all([resent(token, id, body), resent(token, id, body)])).map(([code]) => code).sort()).toEqual([
      200, 429,
    ]);
    expect((await sandbox().outbox('ada@customer.test')).length).toBe(2);
    expect((await readInvoice(sandbox(), token, id)).events.map(({ event, by }) => [event, by])).toEqual([
      ['sent', 'Amaka Obi'],
      ['sent', 'Amaka Obi'],
    ]);
  });

  it('is void for ever, and only where nothing was paid', async () => {
    const token = await owner();
    const [open, part] = [await sentInvoice(sandbox(), token), await sentInvoice(sandbox(), token)];
    await payInvoiceAt(part.url, { share: 'part', amount: '500' });
    expect(await change('voidInvoice', token, part.id)).toEqual([409, 'This invoice has a payment. Refund it first']);
    expect((await change('voidInvoice', token, open.id))[0]).toBe(200);
    expect((await change('voidInvoice', token, open.id))[0]).toBe(200);
    sandbox().clock.advance(61);
    expect([
      await change('markInvoicePaid', token, open.id, { paidOn: today(), reference: 'Cash' }),
      await resent(token, open.id, await asSent(open.id, token)),
    ]).toEqual([
      [409, 'This invoice was cancelled'],
      [409, 'This invoice was cancelled'],
    ]);
    expect((await readInvoice(sandbox(), token, open.id)).status).toBe('Void');
  });

  it('is marked as paid outside with a date and a reference, once', async () => {
    const token = await owner();
    const { id } = await sentInvoice(sandbox(), token);
    const mark = (body: object) => change('markInvoicePaid', token, id, body);
    expect((await mark({ paidOn: dayFromNow(1), reference: 'Cash' }))[1]).toBe('paidOn is in the future');
    expect((await mark({ paidOn: '2026-02-30', reference: 'Cash' }))[0]).toBe(400);
    expect((await mark({ paidOn: today(), reference: ' ' }))[0]).toBe(400);
    const answers = await Promise.all([1, 2].map(() => mark({ paidOn: today(), reference: 'Cheque 317' })));
    expect(answers.map(([status]) => status).sort()).toEqual([200, 409]);
    const invoice = await readInvoice(sandbox(), token, id);
    expect([invoice.status, invoice.paid, standing(invoice).standing]).toEqual(['Successful', '100000.00', 'paid']);
    expect(invoice.events.at(-1)).toMatchObject({ event: 'paidOutside', amount: '100000.00', by: 'Amaka Obi' });
    expect((await change('voidInvoice', token, id))[1]).toBe('This invoice was already paid');
  });
});
