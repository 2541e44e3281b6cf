/** The bill as markup. It is the merchant’s paper: the same on the customer’s page, in print and in the email. */
import { html } from 'hono/html';
import { create } from 'qrcode';
import { isLongNote } from '../../contract/invoices/invoiceWords';
import { grouped } from '../rules/money';
import { type Bill, type BillLine, hasPayment, isOpen } from './bill';

export type Html = ReturnType<typeof html>;

/** The blank margin around a code, in modules, which scanners require. */
const QUIET = 4;

/** Returns an address as a QR code that is readable with a seventh of it missing. */
function qrCode(address: string): Html {
  const { modules } = create(address, { errorCorrectionLevel: 'M' });
  const count = modules.size + 2 * QUIET;
  const places = Array.from({ length: modules.size }, (_, place) => place);
  const path = places
    .flatMap((row) =>
      places.filter((column) => modules.get(row, column)).map((column) => `M${column + QUIET} ${row + QUIET}h1v1h-1z`),
    )
    .join('');
  return html`<svg class="qr" viewBox="0 0 ${count} ${count}" width="136" height="136" role="img" aria-label="QR code of the payment page" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${count}v${count}H0z"/><path fill="#16213A" d="${path}"/></svg>`;
}

/** An address breaks after its sign, if it has to break. */
const breaking = (text: string) => {
  const [name = '', ...host] = text.split('@');
  return host.length === 0 ? text : html`${name}@<wbr>${host.join('@')}`;
};

/** A day is never on two lines. */
export const whole = (day: string) => html`<span class="day">${day}</span>`;

const linesOf = (...texts: readonly string[]) =>
  texts
    .flatMap((text) => text.split('\n'))
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line, index) => html`${index > 0 && html`<br>`}<bdi>${breaking(line)}</bdi>`);

/** The first filled line is bold. */
function party(label: string, ...texts: readonly string[]): Html {
  const [first = '', ...others] = texts.filter(Boolean);
  return html`<div><span class="lab">${label}</span><br><b><bdi>${first}</bdi></b><p>${linesOf(...others)}</p></div>`;
}

const sumRow = ({ label, amount }: BillLine) => html`<div><dt>${label}</dt><dd>${amount}</dd></div>`;

const money = (currency: string, amount: string) => html`<span class="cur">${currency}</span> ${amount}`;

/** Left to pay ends the sums once something was paid. */
function sums(bill: Bill): Html {
  const { currency } = bill.invoice;
  const isPaidInPart = hasPayment(bill);
  const total = isPaidInPart
    ? html`<div class="sub"><dt>Total</dt><dd>${bill.total}</dd></div>${bill.paid.map(sumRow)}<div class="total"><dt>Left to pay</dt><dd>${money(currency, bill.left)}</dd></div>`
    : html`<div class="total"><dt>Total</dt><dd>${money(currency, bill.total)}</dd></div>`;
  return html`<dl class="sums">${bill.sums.map(sumRow)}${total}</dl>
    ${bill.returned > 0n && html`<p class="lab">${currency} ${grouped(bill.returned)} was refunded.</p>`}`;
}

const legalLine = ({ business: { name, rcNumber, tin } }: Bill) =>
  [name, rcNumber && `RC ${rcNumber}`, tin && `TIN ${tin}`].filter(Boolean).join(', ');

export const logoOf = ({ business: { logo } }: Bill, size: number) =>
  logo === '' ? '' : html`<img class="crest" src="${logo}" width="${size}" height="${size}" alt="">`;

const itemRow = ({ item, quantity, rate, amount }: Bill['items'][number]) =>
  html`<tr><td><bdi>${item}</bdi><small>${quantity} × ${rate}</small></td><td>${quantity}</td><td>${rate}</td><td>${amount}</td></tr>`;

/** “Card, Pay With Bank Transfer or USSD” */
const inWords = (methods: readonly string[]) =>
  methods.length < 2 ? methods.join('') : `${methods.slice(0, -1).join(', ')} or ${methods.at(-1)}`;

/** @param methods by which the customer can pay */
const howToPay = (bill: Bill, methods: readonly string[]) => html`
  <div class="how">${qrCode(bill.address)}<div><h3>How to pay</h3><ol>
    <li>Scan the code, or open <a href="${bill.address}">${bill.address.replace(/^https?:\/\//, '')}</a></li>
    <li>Pay by ${inWords(methods)} by ${whole(bill.dueOn)}.</li>
    <li>Your receipt goes to ${breaking(bill.invoice.customerEmail)}.</li>
  </ol></div></div>`;

export function billMarkup(bill: Bill, methods: readonly string[]): Html {
  const { invoice, business } = bill;
  const due = hasPayment(bill) ? 'Left to pay' : 'Amount due';
  const isVoid = bill.standing.standing === 'void';
  return html`<article class="paper"><div class="bill">
    <div class="bh"><span class="who2">${logoOf(bill, 40)}<b><bdi>${business.name}</bdi></b></span>
      <span class="doc"><b>Invoice</b>${invoice.reference}${isVoid && html`<br><strong>Void</strong>`}</span></div>
    <dl class="bf"><div><dt>Issued</dt><dd>${bill.issuedOn}</dd></div><div><dt>Due</dt><dd>${bill.dueOn}</dd></div>
      <div class="due"><dt>${due}</dt><dd>${money(invoice.currency, bill.left)}</dd></div></dl>
    <div class="bp">${party('From', business.name, business.address, business.email, business.phone)}
      ${party('Bill to', invoice.companyName || invoice.customerName, invoice.companyName && invoice.customerName, invoice.customerAddress, invoice.companyEmail || invoice.customerEmail)}</div>
    <div><h2><bdi>${invoice.title}</bdi></h2><table><thead><tr><th scope="col">Item</th><th scope="col">Quantity</th><th scope="col">Rate</th><th scope="col">Amount</th></tr></thead>
      <tbody>${bill.items.map(itemRow)}</tbody></table></div>
    <div class="foot2"${isLongNote(invoice.note) && html` data-long`}><div class="say">${invoice.note && html`<span class="lab">Note</span><p>${invoice.note}</p>`}</div><div>${sums(bill)}</div></div>
    <div class="end">${isOpen(bill) && howToPay(bill, methods)}
      <div class="small">${legalLine(bill)}</div></div>
  </div></article>`;
}
