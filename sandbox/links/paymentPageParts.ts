/** The pages of a payment link. */
import { html } from 'hono/html';
import { toMajor } from '../rules/money';
import type { Closed, OpenedLink } from './linkPayments';
import { frequencies } from './paymentLinks.rules';

type Html = ReturnType<typeof html>;

const page = (title: string, body: Html) => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title}</title>
    <link rel="stylesheet" href="/pay/look.css">
  </head>
  <body><main>${body}</main></body>
</html>`;

const shown = ({ link }: OpenedLink, amount: bigint) =>
  `${toMajor(amount).replace(/\B(?=(\d{3})+(?!\d))/g, ',')} ${link.currency}`;

const head = (opened: OpenedLink) => html`
  <p class="who">${opened.business}</p>
  <h1>${opened.link.name}</h1>
  ${opened.link.description && html`<p>${opened.link.description}</p>`}`;

interface Filled {
  readonly key: string;
  readonly problem: string | null;
  /** The earlier input, to correct. */
  readonly typed: Readonly<Record<string, string>>;
}

const amountField = (opened: OpenedLink, typed: Filled['typed']) =>
  opened.link.amount === null
    ? html`<label>Amount in ${opened.link.currency}
        <input name="amount" inputmode="decimal" required value="${typed.amount ?? ''}"></label>`
    : html`<p class="sum">${shown(opened, opened.link.amount)}</p>`;

/** What a link with a price costs now. The payment is made only for this sum. */
const agreed = ({ link, feeOnTop }: OpenedLink) =>
  link.amount !== null && html`<input type="hidden" name="agreed" value="${link.amount + (feeOnTop ?? 0n)}">`;

/** The fee that the payer pays in addition to the price. */
function feeLine(opened: OpenedLink): Html | '' {
  if (opened.feeOnTop === 0n || opened.feeBearer === 'SBF') return '';
  if (opened.feeOnTop !== null) return html`<p class="note">Plus a transaction fee of ${shown(opened, opened.feeOnTop)}.</p>`;
  const part = opened.feeBearer === 'SPLIT' ? 'Half of the' : 'The';
  return html`<p class="note">${part} transaction fee will be added.</p>`;
}

const ways = ({ methods }: OpenedLink, typed: Filled['typed']) =>
  methods.length < 2
    ? ''
    : html`<label>Pay with
    <select name="method">${methods.map(
      (method) => html`<option ${method === typed.method ? 'selected' : ''}>${method}</option>`,
    )}</select></label>`;

const often = (typed: Filled['typed']) => html`<label>How often
    <select name="frequency">${frequencies.map(
      (frequency) => html`<option ${frequency === (typed.frequency ?? 'Monthly') ? 'selected' : ''}>${frequency}</option>`,
    )}</select></label>`;

export const formPage = (opened: OpenedLink, { key, problem, typed }: Filled) =>
  page(
    `Pay ${opened.business}`,
    html`${head(opened)}
      ${problem && html`<p class="problem" role="alert">${problem}</p>`}
      <form method="post">
        <input type="hidden" name="key" value="${key}">
        ${agreed(opened)}
        ${amountField(opened, typed)}
        ${feeLine(opened)}
        ${ways(opened, typed)}
        <label>Your name <input name="name" autocomplete="name" required maxlength="100" value="${typed.name ?? ''}"></label>
        <label>Email
          <input name="email" type="email" autocomplete="email" required maxlength="254" value="${typed.email ?? ''}"></label>
        <label>Phone number (optional)
          <input name="phoneNumber" type="tel" autocomplete="tel" maxlength="20" value="${typed.phoneNumber ?? ''}"></label>
        ${opened.link.typeCode === 'SUBSCRIPTION' ? often(typed) : ''}
        <button>Pay</button>
      </form>
      <p class="note">This is a sandbox. No card is needed and no real money moves.</p>`,
  );

const REASONS: Readonly<Record<Closed, string>> = {
  inactive: 'This payment link is not active.',
  exhausted: 'This payment link has reached its limit and no longer accepts payments.',
};

export const closedPage = (opened: OpenedLink, closed: Closed) =>
  page('This payment link is closed', html`${head(opened)}<p class="problem" role="alert">${REASONS[closed]}</p>`);

export const donePage = (opened: OpenedLink, amount: bigint, onward: string | null) =>
  page(
    'Paid',
    html`${head(opened)}
      <p role="status" class="sum">You paid ${shown(opened, amount)}</p>
      ${onward && html`<p><a href="${onward}" rel="noopener noreferrer">Continue to ${new URL(onward).host}</a></p>`}`,
  );

export const unknownPage = () =>
  page('Payment link not found', html`<h1>Payment link not found</h1><p role="alert">Check the address and try again.</p>`);

export const pageStyle = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; }
main { max-width: 26rem; margin: 0 auto; padding: 2rem 1rem; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 0.5rem; }
form { display: grid; gap: 1rem; margin: 1.5rem 0; }
label { display: grid; gap: 0.25rem; }
input, select, button { font: inherit; min-height: 2.75rem; padding: 0 0.625rem; border: 1px solid; border-radius: 4px; }
button { font-weight: 600; cursor: pointer; }
.who, .note { opacity: 0.8; }
.sum { font-size: 1.25rem; font-weight: 600; margin: 0; }
.problem { border-left: 4px solid; padding-left: 0.75rem; font-weight: 600; }
`;
