/** The sandbox's own page: messages, accounts, test values. It follows the app's Content-Security-Policy, and `html` escapes every text. */
import { html } from 'hono/html';
import { CHARGEBACK_REASONS } from '../../contract/chargebacks/chargebackReasons';
import { accountsShown, PASSWORD } from '../access/people.seed';
import type { Message } from './outbox';

const testValues = [
  ['Account 0123456789, any bank', 'resolves to ADA OKAFOR'],
  ['Account 0000000000', 'cannot be resolved'],
  ['Account 0000000408', 'the bank does not respond'],
  ['Payout below 50,000.00', 'status code 00: paid immediately, unless those of the day come to 50,000.00'],
  ['Payout from 50,000.00', 'status code 007: requires a code'],
  ['Payout from 1,000,000.00', '007, then awaits a second-level approver'],
  ['Payout of 13.13', 'an unknown status code'],
  ['Merchant id 1002', 'resolves to BLUECREST FOODS'],
  ['Merchant id 4040', 'is unknown'],
  ['Code', 'the code above; any other code returns Invalid OTP'],
] as const;

/** Only a path of the app becomes a link, whatever the database contains. */
const linked = (link: string | null) =>
  link?.startsWith('/') && !link.startsWith('//') ? html`<a href="${link}">Open the link</a>` : '';

/** The email as a page of its own, because its styles are its own. */
const shownAsPage = ({ id, html: page }: Message) =>
  page === null ? '' : html` · <a href="/sandbox/outbox/${id}">Show the email</a>`;

function carried(message: Message) {
  const { otp, link, text } = message;
  if (text !== null) return html`<td><p>${text}</p>${linked(link)}${shownAsPage(message)}</td>`;
  return link === null ? html`<td class="otp">${otp}</td>` : html`<td>${linked(link)}</td>`;
}

const messageRow = (message: Message) => html`
  <tr><td>${message.sentAt}</td><td>${message.to}</td><td>${message.subject}</td>${carried(message)}</tr>`;

const accountRow = (account: (typeof accountsShown)[number]) => html`
  <tr><td>${account.email}</td><td>${account.who}</td><td>${account.twoFactor ? 'on' : 'off'}</td></tr>`;

/** Requests that testers send, because a page without scripts can't. */
const controls = [
  [
    'POST /sandbox/chargebacks',
    '{ "reference": "KOR-…", "reasonCode": "fraud", "dueInSeconds": 3600 }',
    'opens a chargeback of what is left of a payment, and returns its id. amount and claim are optional',
  ],
  [
    'POST /sandbox/chargebacks/decision',
    '{ "chargebackId": 9, "decision": "won" }',
    'decides a chargeback: won, lost, or assess for the status Assessment. comment is optional',
  ],
  ['POST /sandbox/funding', '{ "accountNumber": "9912045567", "amount": "1500.00" }', 'receives a bank transfer'],
  ['POST /sandbox/clock', '{ "advanceSeconds": 86400 }', 'moves the time forward'],
] as const;

const reasons = Object.keys(CHARGEBACK_REASONS).join(', ');

const controlRow = ([path, body, outcome]: (typeof controls)[number]) =>
  html`<tr><td><code>${path}</code><br><code>${body}</code></td><td>${outcome}</td></tr>`;

const valueRow = ([value, outcome]: (typeof testValues)[number]) => html`<tr><td>${value}</td><td>${outcome}</td></tr>`;

const head = (...titles: string[]) => html`<thead><tr>${titles.map((title) => html`<th scope="col">${title}</th>`)}</tr></thead>`;

export const outboxPage = (messages: readonly Message[]) => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Sandbox outbox</title>
    <link rel="stylesheet" href="/sandbox/outbox.css">
  </head>
  <body>
    <main>
      <h1>Sandbox outbox</h1>
      <p>Emails the provider would have sent, newest first. <a href="/sandbox/outbox">Refresh</a> · <a href="/">Open the app</a></p>
      ${
        messages.length === 0
          ? html`<p>No messages yet.</p>`
          : html`<table class="messages">
              <caption>Messages</caption>
              ${head('Sent (WAT)', 'To', 'Subject', 'Code, link or text')}
              <tbody>${messages.map(messageRow)}</tbody>
            </table>`
      }
      <table>
        <caption>Accounts (password for all: <code>${PASSWORD}</code>)</caption>
        ${head('Email', 'Who', 'Two-factor')}
        <tbody>${accountsShown.map(accountRow)}</tbody>
      </table>
      <table>
        <caption>Test values</caption>
        ${head('Value', 'Outcome')}
        <tbody>${testValues.map(valueRow)}</tbody>
      </table>
      <table>
        <caption>Controls, as JSON from a program on this machine</caption>
        ${head('Request', 'Outcome')}
        <tbody>${controls.map(controlRow)}</tbody>
      </table>
      <p>Reasons of a chargeback: ${reasons}</p>
    </main>
  </body>
</html>`;

export const outboxStyle = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; }
main { max-width: 60rem; margin: 0 auto; padding: 1rem; }
table { width: 100%; border-collapse: collapse; margin: 1.5rem 0; }
caption { text-align: left; font-weight: 600; padding: 0.25rem 0; }
th, td { text-align: left; vertical-align: top; padding: 0.35rem 0.75rem 0.35rem 0; border-bottom: 1px solid; overflow-wrap: anywhere; }
@media (max-width: 40rem) {
  .messages thead { display: none; }
  .messages tr { display: block; padding: 0.5rem 0; border-bottom: 1px solid; }
  .messages td { display: block; padding: 0; border: 0; }
}
.messages td:nth-child(3) { font-weight: 600; }
td p { margin: 0; white-space: pre-line; }
.otp { font: 600 1.1em ui-monospace, monospace; letter-spacing: 0.1em; }
`;
