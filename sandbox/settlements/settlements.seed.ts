/** Settlements of the seeded payments: every day that is over, with what was held back of it. Nothing random is drawn for them. */

import { bluecrest } from '../access/people.seed';
import type { Db } from '../database/database';
import { insertAll } from '../database/insert';
import { reserves, settlements, settlementTerms } from '../database/schema';
import type { LedgerBuilder, Posting } from '../ledger/ledgerBuilder.seed';
import { bankOf, fillSettlements } from '../ledger/settlements';
import { dayOf, paidAt, referenceOf, releaseOf, SETTLED_KINDS, startOf, withheldOf } from '../ledger/settlements.rules';
import { environments } from '../rules/environments';
import { currencies } from '../rules/money';

type Settlement = typeof settlements.$inferSelect;
type Reserve = typeof reserves.$inferSelect;

/** Bluecrest Stores gets its naira on its bank account, and the provider holds a part of them back. */
export const SEEDED_TERMS = {
  businessId: bluecrest,
  environment: environments.live,
  currency: 'NGN',
  destination: 'bank',
  reservePercent: 5,
  reserveDays: 90,
} as const;

/** Settlements that were not paid: of the last such day of the week that is so many days ago. A weekend is paid with its Friday. */
const UNPAID = [
  { dayOfWeek: 2, daysAgo: 3, status: 'Flagged', remark: 'Held for review by the provider' },
  { dayOfWeek: 6, daysAgo: 9, status: 'Failed', remark: 'The bank did not accept the payment' },
  { dayOfWeek: 3, daysAgo: 40, status: 'Failed', remark: 'The bank did not accept the payment' },
] as const;

function unpaidOn(day: Temporal.PlainDate, today: Temporal.PlainDate) {
  const daysAgo = day.until(today).days;
  return UNPAID.find((one) => one.dayOfWeek === day.dayOfWeek && daysAgo >= one.daysAgo && daysAgo < one.daysAgo + 7);
}

interface Seeding {
  readonly now: Temporal.Instant;
  readonly books: LedgerBuilder;
  readonly bank: Awaited<ReturnType<typeof bankOf>>;
  readonly rows: Settlement[];
  readonly held: Reserve[];
}

interface Place {
  readonly businessId: number;
  readonly environment: number;
  readonly currency: string;
  readonly wallet: number;
}

/** What was withheld belongs to the day it was withheld of, and is posted after it. */
function dayOfPosting({ kind, of, postedAt }: Posting, held: readonly Reserve[]): string {
  const reserve = kind === 'reserve' ? held.find(({ id }) => id === of?.reserveId) : undefined;
  return reserve?.day ?? dayOf(postedAt).toString();
}

/** The wallet's postings that settlements sum, by day in order. Only days that are over. */
function byDay({ now, books, held }: Seeding, wallet: number): readonly (readonly [string, readonly Posting[]])[] {
  const today = dayOf(now).toString();
  const days = new Map<string, Posting[]>();
  for (const posting of books.posted()) {
    if (!SETTLED_KINDS.includes(posting.kind) || !posting.lines.some(({ account }) => account === wallet)) continue;
    const day = dayOfPosting(posting, held);
    if (day < today) days.set(day, [...(days.get(day) ?? []), posting]);
  }
  return [...days].sort(([one], [other]) => (one < other ? -1 : 1));
}

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);

/** What a customer paid is what the wallet and the fees got. */
const collectedIn = (postings: readonly Posting[]) =>
  sum(
    postings
      .filter(({ kind }) => kind === 'collection')
      .flatMap(({ lines }) => lines.map(({ amount }) => amount).filter((amount) => amount > 0n)),
  );

/** Holds back a part of each day, and releases what was held long enough. The days come in their order, so a release is part of its own day. */
function holdBack(seeding: Seeding, wallet: number): void {
  const { now, books, held } = seeding;
  const { businessId, environment, currency, reservePercent: percent, reserveDays } = SEEDED_TERMS;
  const reserve = books.need({ businessId, environment, currency, kind: 'reserve' });
  for (const [key, postings] of byDay(seeding, wallet)) {
    const amount = withheldOf(collectedIn(postings), percent, collectedIn(postings));
    if (amount === 0n) continue;
    const day = Temporal.PlainDate.from(key);
    const [withheldAt, releaseAt] = [startOf(day.add({ days: 1 })), releaseOf(day, reserveDays)];
    const releasedAt = Temporal.Instant.compare(releaseAt, now) <= 0 ? releaseAt : null;
    const id = held.length + 1;
    held.push({ id, businessId, environment, currency, day: key, percent, amount, withheldAt, releaseAt, releasedAt });
    const move = (kind: string, postedAt: Temporal.Instant, signed: bigint) =>
      books.post({
        ...{ kind, of: { reserveId: id }, postedAt },
        lines: [
          { account: wallet, amount: signed },
          { account: reserve, amount: -signed },
        ],
      });
    move('reserve', withheldAt, -amount);
    if (releasedAt) move('release', releasedAt, amount);
  }
}

const hasTerms = ({ businessId, environment, currency }: Place) =>
  businessId === SEEDED_TERMS.businessId && environment === SEEDED_TERMS.environment && currency === SEEDED_TERMS.currency;

function rowOf({ now, bank, rows }: Seeding, place: Place, key: string, mine: readonly Posting[]): Settlement {
  const { wallet, ...owner } = place;
  const day = Temporal.PlainDate.from(key);
  const expectedAt = paidAt(day);
  const unpaid = hasTerms(place) ? unpaidOn(day, dayOf(now)) : undefined;
  const isPaid = Temporal.Instant.compare(expectedAt, now) <= 0 && !unpaid;
  const to = hasTerms(place) ? bank : null;
  return {
    ...{ id: rows.length + 1, reference: referenceOf(day, wallet), ...owner, day: key },
    amount: sum(mine.flatMap(({ lines }) => lines.filter(({ account }) => account === wallet).map(({ amount }) => amount))),
    ...{ transactionCount: mine.filter(({ kind }) => kind === 'collection').length, itemCount: mine.length },
    ...{ status: unpaid?.status ?? (isPaid ? 'Completed' : 'Pending'), remark: unpaid?.remark ?? null },
    ...{ destination: to ? 'bank' : 'wallet', bankId: to?.bankId ?? null },
    ...{ accountNumber: to?.accountNumber ?? null, accountName: to?.accountName ?? null },
    ...{ closedAt: startOf(day.add({ days: 1 })), expectedAt, settledAt: isPaid ? expectedAt : null },
  };
}

function payToBank({ books, rows }: Seeding, wallet: number): void {
  const { environment, currency } = SEEDED_TERMS;
  const clearing = books.need({ businessId: null, environment, currency, kind: 'clearing' });
  for (const { id, destination, amount, settledAt } of rows) {
    if (destination !== 'bank' || !settledAt || amount <= 0n) continue;
    const lines = [
      { account: wallet, amount: -amount },
      { account: clearing, amount },
    ];
    books.post({ kind: 'settlement', of: { settlementId: id }, postedAt: settledAt, lines });
  }
}

/**
 * Ends every day that is over, and pays what is due. It comes after all other postings, and before they are written.
 * @returns what must run once the postings are written
 */
export async function seedSettlements(tx: Db, now: Temporal.Instant, books: LedgerBuilder): Promise<() => Promise<void>> {
  await tx.insert(settlementTerms).values(SEEDED_TERMS);
  const seeding: Seeding = { now, books, bank: await bankOf(tx, SEEDED_TERMS), rows: [], held: [] };
  const scopes = Object.values(environments).map((environment) => ({ businessId: bluecrest, environment }));
  for (const scope of scopes)
    for (const { code: currency } of currencies) {
      const wallet = books.need({ ...scope, currency, kind: 'wallet' });
      const place = { ...scope, currency, wallet };
      if (hasTerms(place)) holdBack(seeding, wallet);
      for (const [key, mine] of byDay(seeding, wallet)) seeding.rows.push(rowOf(seeding, place, key, mine));
      if (hasTerms(place)) payToBank(seeding, wallet);
    }
  await insertAll(tx, settlements, seeding.rows);
  await insertAll(tx, reserves, seeding.held);
  return async () => {
    for (const scope of scopes) {
      const own = seeding.rows.filter(({ environment }) => environment === scope.environment);
      await fillSettlements(
        tx,
        scope,
        own.map(({ id }) => id),
      );
    }
  };
}
