/** The customer's page of an invoice, for anyone with its address. `html` escapes the merchant's texts. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { readAmount } from '../../contract/readAmount';
import { isSafeText } from '../../contract/safeText';
import type { OperationContext } from '../context';
import type { Activity } from '../events/activity';
import type { OpenTrail } from '../http/calls';
import { INVALID, servePayers, type Texts, textsOf } from '../http/payerForm';
import type { App, RequestContext } from '../http/serve';
import { ipOf } from '../http/source';
import { Refusal } from '../refusal';
import { toMinor } from '../rules/money';
import { invoicePageStyle } from './billStyle';
import { invoicePage, invoiceScript, unknownInvoicePage } from './invoicePageParts';
import { markOpened, type OpenedInvoice, openInvoice, type Payment, payInvoice } from './invoicePayments';

/** Payment links have other references. */
const PATH = '/pay/:reference{KIV-[0-9A-Za-z]{1,40}}';

const FONT = '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2';

/** A refused payment has no entry, because anyone with the address could write any number of them. */
const PAYING: Activity = { type: 'Payments', action: 'Pay invoice', subject: ['transaction', 'answer.reference'] };

const freshKey = () => crypto.randomUUID();

const filled = (problem: string | null = null, typed: Readonly<Record<string, string>> = {}) => ({
  key: freshKey(),
  problem,
  typed,
});

/** A merchant who looks at the page from the dashboard is not the customer. */
const isCustomer = (c: RequestContext) => c.req.query('from') !== 'dashboard';

const originOf = (c: RequestContext) => new URL(c.req.url).origin;

async function show(c: RequestContext, context: OperationContext, reference: string) {
  const opened = await openInvoice(context, reference, originOf(c));
  if (!opened) return c.html(unknownInvoicePage(), 404);
  if (isCustomer(c)) await markOpened(context, opened.invoice.id);
  return c.html(invoicePage(opened, filled()));
}

/** Returns the payment, or an error message for the payer. */
function paymentFrom({ key = '', method = '', share, amount = '', agreed = '' }: Texts, opened: OpenedInvoice): Payment | string {
  if (!/^[0-9a-f-]{36}$/.test(key) || !isSafeText(method)) return INVALID;
  if (share !== 'part') return { key, method, amount: null, agreed: /^\d{1,17}$/.test(agreed) ? BigInt(agreed) : undefined };
  const read = readAmount(amount, opened.invoice.currency);
  if (read.error !== null) return read.error;
  const minor = read.amount === null ? null : toMinor(read.amount);
  return minor === null ? 'Enter an amount, for example 2500.00.' : { key, method, amount: minor };
}

async function pay(c: RequestContext, context: OperationContext, trailOf: OpenTrail, reference: string) {
  const opened = await openInvoice(context, reference, originOf(c));
  if (!opened) return c.html(unknownInvoicePage(), 404);
  const typed = await textsOf(c);
  const payment = paymentFrom(typed, opened);
  if (typeof payment === 'string') return c.html(invoicePage(opened, filled(payment, typed)), 400);
  try {
    const audit = trailOf({ endpoint: { name: 'payInvoice' }, activity: PAYING, clock: context.clock, ip: ipOf(c), sent: {} });
    await payInvoice({ ...context, audit }, reference, payment);
    // The browser loads the page again, so that reloading it asks for nothing.
    return c.redirect(`/pay/${reference}${isCustomer(c) ? '' : '?from=dashboard'}`, 303);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const now = await openInvoice(context, reference, originOf(c));
    return c.html(invoicePage(now ?? opened, filled(error.message, typed)), error.status === 409 ? 409 : 400);
  }
}

export function mountInvoicePage(app: App, context: OperationContext, trailOf: OpenTrail): void {
  app.get('/pay/invoice.css', (c) => c.body(invoicePageStyle, 200, { 'Content-Type': 'text/css; charset=utf-8' }));
  app.get('/pay/invoice.js', (c) => c.body(invoiceScript, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }));
  app.get('/pay/archivo.woff2', async (c) =>
    c.body(await readFile(createRequire(import.meta.url).resolve(FONT)), 200, {
      'Content-Type': 'font/woff2',
      'Cache-Control': 'public, max-age=86400',
    }),
  );
  servePayers(app, PATH);
  app.get(PATH, (c) => show(c, context, c.req.param('reference')));
  app.post(PATH, (c) => pay(c, context, trailOf, c.req.param('reference')));
}
