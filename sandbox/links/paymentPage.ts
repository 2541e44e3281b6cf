/**
 * The provider's page of a payment link, for anyone with its URL. It is rendered here, needs no script, and follows the policy of every page.
 * `html` escapes the merchant's texts.
 */
import { readAmount } from '../../contract/readAmount';
import { isWebAddress } from '../../contract/webAddress';
import type { OperationContext } from '../context';
import type { Activity } from '../events/activity';
import type { OpenTrail } from '../http/calls';
import { Payer, payerFrom, servePayers, type Texts, textsOf } from '../http/payerForm';
import type { App, RequestContext } from '../http/serve';
import { ipOf } from '../http/source';
import { Refusal } from '../refusal';
import { toMinor } from '../rules/money';
import { openPaymentLink, type Payment, payOnLink } from './linkPayments';
import { frequencies } from './paymentLinks.rules';
import { closedPage, donePage, formPage, pageStyle, unknownPage } from './paymentPageParts';

export const addressOfLink = (origin: string, reference: string) => `${origin}/pay/${reference}`;

const Typed = Payer.and({ 'amount?': 'string <= 200', 'frequency?': 'string <= 20' });

/** Returns the minor units of what a payer typed, or why it is no amount. It is read as the dashboard reads it. */
function typedAmount(text: string, currency: string): bigint | string {
  const { amount, error } = readAmount(text, currency);
  if (error !== null) return error;
  const minor = amount === null ? null : toMinor(amount);
  return minor === null || minor === 0n ? 'Enter an amount greater than 0, for example 2500.00.' : minor;
}

/**
 * Returns the payment, or an error message for the payer.
 * @param currency of an amount that the payer chooses, or null for a link with a price
 */
function paymentFrom(texts: Texts, currency: string | null): Payment | string {
  // The amount is read, and never stored as text.
  const { amount: given = '', ...stored } = texts;
  const typed = payerFrom(stored, (safe) => Typed({ ...safe, amount: given }));
  if (typeof typed === 'string') return typed;
  const amount = currency === null ? 0n : typedAmount(typed.amount ?? '', currency);
  if (typeof amount === 'string') return amount;
  const { key, name, email, phoneNumber = '', method = '' } = typed;
  const frequency = frequencies.find((known) => known === typed.frequency) ?? 'Monthly';
  const agreed = typed.agreed === undefined ? undefined : BigInt(typed.agreed);
  return { key, name, email, phoneNumber, amount, agreed, method, frequency };
}

/** A refused payment has no entry, because anyone with the address could write any number of them. */
const PAYING: Activity = { type: 'Payments', action: 'Pay on payment link', subject: ['transaction', 'answer.reference'] };

async function show(c: RequestContext, context: OperationContext, reference: string) {
  const opened = await openPaymentLink(context, reference);
  if (!opened) return c.html(unknownPage(), 404);
  if (opened.closed) return c.html(closedPage(opened, opened.closed), 409);
  return c.html(formPage(opened, { key: crypto.randomUUID(), problem: null, typed: {} }));
}

async function pay(c: RequestContext, context: OperationContext, trailOf: OpenTrail, reference: string) {
  const opened = await openPaymentLink(context, reference);
  if (!opened) return c.html(unknownPage(), 404);
  const typed = await textsOf(c);
  const payment = paymentFrom(typed, opened.link.amount === null ? opened.link.currency : null);
  const again = (problem: string) => c.html(formPage(opened, { key: crypto.randomUUID(), problem, typed }), 400);
  if (typeof payment === 'string') return opened.closed ? c.html(closedPage(opened, opened.closed), 409) : again(payment);
  try {
    const audit = trailOf({ endpoint: { name: 'payOnLink' }, activity: PAYING, clock: context.clock, ip: ipOf(c), sent: {} });
    const paid = await payOnLink({ ...context, audit }, reference, payment);
    const { redirectUrl } = opened.link;
    return c.html(donePage(opened, paid, isWebAddress(redirectUrl) ? redirectUrl : null));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const now = await openPaymentLink(context, reference);
    return now?.closed ? c.html(closedPage(now, now.closed), 409) : again(error.message);
  }
}

export function mountPaymentPage(app: App, context: OperationContext, trailOf: OpenTrail): void {
  servePayers(app, '/pay/*');
  app.get('/pay/look.css', (c) => c.body(pageStyle, 200, { 'Content-Type': 'text/css; charset=utf-8' }));
  app.get('/pay/:reference', (c) => show(c, context, c.req.param('reference')));
  app.post('/pay/:reference', (c) => pay(c, context, trailOf, c.req.param('reference')));
  app.all('/pay/*', (c) => c.html(unknownPage(), 404));
}
