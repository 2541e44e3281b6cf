/** The email with an invoice: a subject, a text, and the bill as a page. */
import { html, raw } from 'hono/html';
import { invoiceSubject, SENT_YOU, VIEW_AND_PAY } from '../../contract/invoices/invoiceWords';
import { type Bill, dueInWords, leftInWords, pathOf } from './bill';
import { billMarkup } from './billParts';
import { billStyle } from './billStyle';

/** One line of a text from outside. */
const asLine = (text: string) => text.replace(/\s+/gu, ' ').trim();

const document = (bill: Bill) => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Invoice ${bill.invoice.reference}</title>
    <style>${raw(billStyle)}</style>
  </head>
  <body class="mail">
    <p><b>${bill.business.name}</b> ${SENT_YOU} <b>${leftInWords(bill)}</b>, ${dueInWords(bill)}.</p>
    <p><a class="go" href="${bill.address}">${VIEW_AND_PAY}</a></p>
    ${billMarkup(bill, ['card', 'bank transfer', 'USSD'])}
  </body>
</html>`;

export async function billEmail(bill: Bill) {
  const { invoice, business } = bill;
  const amount = leftInWords(bill);
  const text = [
    `${asLine(business.name)} ${SENT_YOU} ${amount}, ${dueInWords(bill)}.`,
    `For: ${asLine(invoice.title)}`,
    ...bill.items.slice(0, 5).map(({ item, quantity, rate, amount: line }) => `${asLine(item)}: ${quantity} × ${rate} = ${line}`),
    ...(bill.items.length > 5 ? [`and ${bill.items.length - 5} more items`] : []),
    `Pay here: ${bill.address}`,
    `Invoice reference: ${invoice.reference}`,
    ...(business.email === '' ? [] : [`Questions? Contact ${asLine(business.name)} at ${business.email}.`]),
  ].join('\n');
  return {
    subject: invoiceSubject(invoice.reference, business.name),
    text,
    html: String(await document(bill)),
    link: pathOf(invoice),
  };
}
