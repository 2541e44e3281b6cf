/** Emails about a chargeback, written in the transaction that opens or decides it, or that finds it due. */
import type { Db } from '../database/database';
import type { MoneyKind } from '../database/tables/messages.tables';
import type { Events, ReminderDays } from '../events/events';
import { type ChargebackToTell, chargebackToTell } from '../ledger/chargebackToTell';
import { chargebackDecided, chargebackDue, chargebackOpened } from './chargebackEmails.rules';
import type { Email } from './moneyEmails.rules';
import { peopleWith, sendMoneyEmails } from './send';

const REMINDERS: Readonly<Record<ReminderDays, MoneyKind>> = {
  1: 'chargebackDueIn1Day',
  3: 'chargebackDueIn3Days',
  7: 'chargebackDueIn7Days',
};

async function emailAnswerers(
  tx: Db,
  now: Temporal.Instant,
  kind: MoneyKind,
  told: ChargebackToTell,
  email: Email,
): Promise<void> {
  const { id, businessId, environment, link } = told;
  const people = await peopleWith(tx, businessId, 'chargeback.manage');
  const about = { chargebackId: id };
  await sendMoneyEmails(
    tx,
    now,
    people.map(({ email: to }) => ({ kind, about, environment, to, email, link })),
  );
}

export async function emailOpenedChargeback(tx: Db, now: Temporal.Instant, event: Events['chargebackOpened']): Promise<void> {
  const told = await chargebackToTell(tx, event.chargebackId);
  await emailAnswerers(tx, now, 'chargebackOpened', told, chargebackOpened(told));
}

export async function emailDueChargeback(tx: Db, now: Temporal.Instant, event: Events['chargebackDue']): Promise<void> {
  const told = await chargebackToTell(tx, event.chargebackId);
  await emailAnswerers(tx, now, REMINDERS[event.days], told, chargebackDue(told, event.days));
}

export async function emailChargebackDecision(tx: Db, now: Temporal.Instant, event: Events['chargebackDecided']): Promise<void> {
  const told = await chargebackToTell(tx, event.chargebackId);
  await emailAnswerers(tx, now, 'chargebackDecided', told, chargebackDecided(told));
}
