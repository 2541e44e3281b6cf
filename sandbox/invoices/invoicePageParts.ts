/** The customer’s page of an invoice. It needs no script. */
import { html } from 'hono/html';
import { LEFT_TO_PAY } from '../../contract/invoices/invoiceWords';
import { grouped } from '../rules/money';
import { dueInWords, inDays } from './bill';
import { billMarkup, type Html, logoOf, whole } from './billParts';
import type { OpenedInvoice } from './invoicePayments';
import { dayOf } from './invoices.rules';

const document = (title: string, body: Html, refresh: Html | '' = '') => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    ${refresh}
    <title>${title}</title>
    <link rel="stylesheet" href="/pay/invoice.css">
    <script type="module" src="/pay/invoice.js"></script>
  </head>
  <body><div class="pub">${body}</div></body>
</html>`;

export interface Filled {
  readonly key: string;
  readonly problem: string | null;
  /** The earlier input, to correct. */
  readonly typed: Readonly<Record<string, string>>;
}

const METHODS: Readonly<Record<string, string>> = { 'Pay With Bank Transfer': 'Bank transfer' };

const methodChoice = (methods: readonly string[], chosen: string) =>
  methods.map(
    (method, index) =>
      html`<label class="meth"><input type="radio" name="method" value="${method}" ${
        method === chosen || (chosen === '' && index === 0) ? 'checked' : ''
      }>${METHODS[method] ?? method}</label>`,
  );

function howMuch({ invoice: { currency }, standing: { left }, leastPart }: OpenedInvoice, typed: Filled['typed']): Html | '' {
  if (leastPart === null) return '';
  const isPart = typed.share === 'part';
  return html`<fieldset><legend>Pay</legend><div class="seg">
      <label><input type="radio" id="all" name="share" value="all" ${isPart ? '' : 'checked'}>All of it</label>
      <label><input type="radio" id="some" name="share" value="part" ${isPart ? 'checked' : ''}>A part</label></div></fieldset>
    <label class="part">Amount in ${currency}<input name="amount" inputmode="decimal" autocomplete="off" value="${typed.amount ?? ''}">
      <small>From ${currency} ${grouped(leastPart)} to ${grouped(left)}</small></label>`;
}

const payForm = (opened: OpenedInvoice, { key, problem, typed }: Filled) => {
  const { invoice, standing, feeOnTop, methods } = opened;
  const total = `${invoice.currency} ${grouped(standing.left + feeOnTop)}`;
  return html`
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    <form method="post">
      <input type="hidden" name="key" value="${key}"><input type="hidden" name="agreed" value="${standing.left + feeOnTop}">
      ${howMuch(opened, typed)}
      <fieldset><legend>Pay by</legend>${methodChoice(methods, typed.method ?? '')}</fieldset>
      ${
        feeOnTop > 0n &&
        html`<p class="note"><span class="whole">With a transaction fee of ${invoice.currency} ${grouped(feeOnTop)}.</span>${
          opened.leastPart !== null && html`<span class="some">The transaction fee will be added.</span>`
        }</p>`
      }
      <button><span class="whole">Pay ${total}</span>${opened.leastPart !== null && html`<span class="some" data-currency="${invoice.currency}">Pay this part</span>`}</button>
    </form>
    <p class="note">Your receipt goes to ${invoice.customerEmail}.</p>
    <p class="note">This is a sandbox. No card is needed and no real money moves.</p>`;
};

/** What the customer paid last. */
function paidLine({ payments, invoice: { currency } }: OpenedInvoice): Html | '' {
  const last = payments.at(-1)?.payment;
  if (!last) return '';
  const day = inDays(last.paidOn ?? dayOf(last.createdAt));
  return html`<p role="status"><b>You paid ${currency} ${grouped(last.amount)} on ${whole(day)}.</b></p>`;
}

const heading = ({ invoice }: OpenedInvoice) =>
  html`<div><h1>${invoice.title}</h1><p class="note">Invoice ${invoice.reference} for ${invoice.customerName}</p></div>`;

const leftToPay = (opened: OpenedInvoice) => html`<div><p class="soft">${LEFT_TO_PAY}</p>
  <p class="sum"><span class="cur">${opened.invoice.currency}</span> ${opened.left}</p><p class="soft">${dueInWords(opened)}</p></div>`;

function payBox(opened: OpenedInvoice, filled: Filled): Html {
  const { standing } = opened.standing;
  const isVoid = standing === 'void';
  if (standing === 'confirming')
    return html`${heading(opened)}${leftToPay(opened)}<p role="status"><b>Your payment is being confirmed.</b> You don’t have to do anything. This page checks again by itself.</p>`;
  if (isVoid)
    return html`${heading(opened)}<p role="status"><b>${opened.business.name} cancelled this invoice.</b> You don’t have to pay.</p>
      ${filled.problem && html`<p class="problem" role="alert">${filled.problem}</p>`}`;
  if (standing === 'paid' || standing === 'partRefunded' || standing === 'refunded')
    return html`${heading(opened)}${paidLine(opened)}${opened.returned > 0n && html`<p>${opened.invoice.currency} ${grouped(opened.returned)} went back to you.</p>`}<p class="soft">Nothing is left to pay. Your receipt went to ${opened.invoice.customerEmail}.</p>
      ${filled.problem && html`<p class="problem" role="alert">${filled.problem}</p>`}`;
  return html`${heading(opened)}${paidLine(opened)}${leftToPay(opened)}${payForm(opened, filled)}`;
}

/** So often a page looks whether the payment was confirmed. In seconds. */
const AGAIN_SECONDS = 30;

export function invoicePage(opened: OpenedInvoice, filled: Filled) {
  const { business, standing } = opened;
  const again = standing.standing === 'confirming' ? html`<meta http-equiv="refresh" content="${AGAIN_SECONDS}">` : '';
  return document(
    `Invoice from ${business.name}`,
    html`<header>${logoOf(opened, 32)}<b>${business.name}</b><button type="button" data-print hidden>Print</button></header>
      <main><section class="paybox" aria-label="Payment">${payBox(opened, filled)}</section>${billMarkup(
        opened,
        opened.methods.map((method) => (METHODS[method] ?? method).toLowerCase().replace('ussd', 'USSD')),
      )}</main>
      <footer>Payments by Kontor</footer>`,
    again,
  );
}

export const unknownInvoicePage = () =>
  document(
    'Invoice not found',
    html`<header><b>Invoice</b></header><main class="one"><section class="paybox"><h1>Invoice not found</h1><p role="alert">Check the address and try again.</p></section></main><footer>Payments by Kontor</footer>`,
  );

/** The only script, where a browser runs one: a button that prints, and the typed part on the button. */
export const invoiceScript = `const print = document.querySelector('[data-print]');
if (print) { print.hidden = false; print.addEventListener('click', () => window.print()); }
const [part, amount] = [document.querySelector('.some[data-currency]'), document.querySelector('[name=amount]')];
const say = () => {
  const [, whole = '', fraction = ''] = /^(\\d{1,15})(?:\\.(\\d{1,2}))?$/.exec(amount.value.trim().replace(/,/g, '')) ?? [];
  const shown = whole && whole.replace(/\\B(?=(\\d{3})+$)/g, ',') + '.' + fraction.padEnd(2, '0');
  part.textContent = shown ? 'Pay ' + part.dataset.currency + ' ' + shown : 'Pay this part';
};
if (part && amount) { amount.addEventListener('input', say); say(); }
`;
