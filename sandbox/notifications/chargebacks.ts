/** Notifications about a chargeback, for those who may answer it. */
import type { Db } from '../database/database';
import { notifications } from '../database/schema';
import type { Events } from '../events/events';
import { type ChargebackSummary, chargebackSummary } from '../ledger/chargebackSummary';
import { formatMoney } from '../rules/money';
import { inWords } from '../rules/wallclock';

const named = ({ currency, amount, orderReference }: ChargebackSummary) =>
  `chargeback of ${formatMoney(currency, amount)} on ${orderReference}`;

async function notify(
  tx: Db,
  now: Temporal.Instant,
  chargebackId: number,
  textOf: (summary: ChargebackSummary) => string,
): Promise<void> {
  const summary = await chargebackSummary(tx, chargebackId);
  const { businessId, environment, link } = summary;
  const permission = 'chargeback.manage' as const;
  await tx.insert(notifications).values({
    businessId,
    environment,
    messageFrom: 'Chargebacks',
    messageText: textOf(summary),
    link,
    permission,
    createdAt: now,
  });
}

export const notifyOfOpenedChargeback = (tx: Db, now: Temporal.Instant, { chargebackId }: Events['chargebackOpened']) =>
  notify(tx, now, chargebackId, (summary) => `New ${named(summary)}: answer by ${inWords(summary.dueAt)}`);

export const notifyOfDueChargeback = (tx: Db, now: Temporal.Instant, { chargebackId }: Events['chargebackDue']) =>
  notify(tx, now, chargebackId, (summary) => `Answer the ${named(summary)} by ${inWords(summary.dueAt)}`);

export const notifyOfChargebackDecision = (tx: Db, now: Temporal.Instant, { chargebackId }: Events['chargebackDecided']) =>
  notify(tx, now, chargebackId, (summary) => `You ${summary.status === 'Won' ? 'won' : 'lost'} the ${named(summary)}`);
