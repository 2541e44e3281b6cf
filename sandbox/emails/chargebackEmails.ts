/** Emails about a chargeback, written in the transaction that opens or decides it, or that finds it due. */
import type { Db } from '../database/database';
import type { MoneyKind } from '../database/tables/messages.tables';
import type { Events, ReminderDays } from '../events/events';
import { type ChargebackSummary, chargebackSummary } from '../ledger/chargebackSummary';
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
  summary: ChargebackSummary,
  email: Email,
): Promise<void> {
  const { id, businessId, environment, link } = summary;
  const people = await peopleWith(tx, businessId, 'chargeback.manage');
  const about = { chargebackId: id };
  await sendMoneyEmails(
    tx,
    now,
    people.map(({ email: to }) => ({ kind, about, environment, to, email, link })),
  );
}

export async function emailOpenedChargeback(tx: Db, now: Temporal.Instant, event: Events['chargebackOpened']): Promise<void> {
  const summary = await chargebackSummary(tx, event.chargebackId);
  await emailAnswerers(tx, now, 'chargebackOpened', summary, chargebackOpened(summary));
}

export async function emailDueChargeback(tx: Db, now: Temporal.Instant, event: Events['chargebackDue']): Promise<void> {
  const summary = await chargebackSummary(tx, event.chargebackId);
  await emailAnswerers(tx, now, REMINDERS[event.days], summary, chargebackDue(summary, event.days));
}

export async function emailChargebackDecision(tx: Db, now: Temporal.Instant, event: Events['chargebackDecided']): Promise<void> {
  const summary = await chargebackSummary(tx, event.chargebackId);
  await emailAnswerers(tx, now, 'chargebackDecided', summary, chargebackDecided(summary));
}
