/** Notifications about a chargeback, for those who may answer it. */
import type { Db } from '../database/database';
import { notifications } from '../database/schema';
import type { Events } from '../events/events';
import { type ChargebackToTell, chargebackToTell } from '../ledger/chargebackToTell';
import { formatMoney } from '../rules/money';
import { inWords } from '../rules/wallclock';

const named = ({ currency, amount, orderReference }: ChargebackToTell) =>
  `chargeback of ${formatMoney(currency, amount)} on ${orderReference}`;

async function notify(
  tx: Db,
  now: Temporal.Instant,
  chargebackId: number,
  textOf: (told: ChargebackToTell) => string,
): Promise<void> {
  const told = await chargebackToTell(tx, chargebackId);
  const { businessId, environment, link } = told;
  const permission = 'chargeback.manage' as const;
  await tx
    .insert(notifications)
    .values({ businessId, environment, messageFrom: 'Chargebacks', messageText: textOf(told), link, permission, createdAt: now });
}

export const notifyOfOpenedChargeback = (tx: Db, now: Temporal.Instant, { chargebackId }: Events['chargebackOpened']) =>
  notify(tx, now, chargebackId, (told) => `New ${named(told)}: answer by ${inWords(told.dueAt)}`);

export const notifyOfDueChargeback = (tx: Db, now: Temporal.Instant, { chargebackId }: Events['chargebackDue']) =>
  notify(tx, now, chargebackId, (told) => `Answer the ${named(told)} by ${inWords(told.dueAt)}`);

export const notifyOfChargebackDecision = (tx: Db, now: Temporal.Instant, { chargebackId }: Events['chargebackDecided']) =>
  notify(tx, now, chargebackId, (told) => `You ${told.status === 'Won' ? 'won' : 'lost'} the ${named(told)}`);
