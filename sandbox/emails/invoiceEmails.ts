/** The email with an invoice, written in the transaction that sends it. */
import type { Db } from '../database/database';
import type { Events } from '../events/events';
import { environments } from '../rules/environments';
import { sendMoneyEmails } from './send';

/** Sends the bill to the customer, and to their company. Nobody outside gets an email about a test. */
export async function emailInvoice(
  tx: Db,
  now: Temporal.Instant,
  { sendingId, environment, to, subject, text, html, link }: Events['invoiceSent'],
): Promise<void> {
  if (environment !== environments.live) return;
  const email = {
    kind: 'invoiceSent' as const,
    about: { invoiceSendingId: sendingId },
    environment,
    email: { subject, text },
    html,
    link,
  };
  await sendMoneyEmails(
    tx,
    now,
    to.map((one) => ({ ...email, to: one })),
  );
}
