/** STL-01: settlements beside a bank's file. Amounts are decimal text in major units. */

import { sentences } from '../../kit/flow/fault';
import { isPositive, isSame, subtract } from '../../kit/values/money';
import type { BankFile, BankRow, Compared, Comparison, Credit, Days, Read, Settlement } from './bankCheck.types';

/** How many days a bank may take to book a payment. */
const BOOKED_WITHIN = 3;

const isCredit = (row: BankRow): row is Credit => row.kind === 'credit';

const creditsIn = ({ rows }: Pick<BankFile, 'rows'>): readonly Credit[] => rows.filter(isCredit);

/** Returns the first and the last day of the file. Null if no money came in. */
function spanOf(credits: readonly Credit[]): Days | null {
  const days = credits.map(({ day }) => day).sort();
  const [from, to] = [days[0], days.at(-1)];
  return from === undefined || to === undefined ? null : { from, to };
}

const shifted = (day: string, days: number) => Temporal.PlainDate.from(day).add({ days }).toString();

/** Returns the days on which settlements may have been paid that the file has. */
export function daysToList(file: BankFile): Days | null {
  const span = spanOf(creditsIn(file));
  return span && { from: shifted(span.from, -BOOKED_WITHIN), to: span.to };
}

/** Returns why a file cannot be compared, or null. A credit that cannot be read is no file without credits. */
export function refusalOf(read: Read): string | null {
  if ('refusal' in read) return read.refusal;
  if (daysToList(read) !== null) return null;
  const unread = read.rows.find((row) => row.kind === 'unread');
  return unread === undefined
    ? // A formula without a result leaves its cell empty, which the reader says.
      sentences('No money came in on this file, so there is nothing to compare.', ...read.notes)
    : sentences('We couldn’t read any credit of this file.', unread.says);
}

/** The most rows that are named. */
const MOST_NAMED = 20;

/** Returns what the reader has to say, with the rows that could not be read. */
export function notesOf({ notes, rows }: BankFile): readonly string[] {
  const unread = rows.flatMap((row) => (row.kind === 'unread' ? [row.says] : []));
  const more = unread.length - MOST_NAMED;
  return [
    ...notes,
    ...unread.slice(0, MOST_NAMED),
    ...(more > 0 ? [`We couldn’t read ${more.toLocaleString('en')} more ${more === 1 ? 'row' : 'rows'}.`] : []),
  ];
}

/** Letters and digits only: banks cut, space and join what stands beside an amount. */
const bare = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

const dayOf = ({ settledAt }: Settlement): string => settledAt?.slice(0, 10) ?? '';

/** Whether a bank has the payment: it went to an account, and is above zero. */
const isToBank = ({ destination, amount }: Settlement): boolean =>
  destination.toLowerCase() !== 'wallet' && amount !== null && isPositive(amount);

/** Whether the bank booked it on the day of the payment, or soon after. */
const isSoon = (settlement: Settlement, { day }: Credit): boolean => {
  const paid = dayOf(settlement);
  return paid !== '' && day >= paid && day <= shifted(paid, BOOKED_WITHIN);
};

/** Returns the settlement whose reference stands in the text. Of references that begin alike, the longest. */
function named(settlements: readonly Settlement[], { text }: Credit): Settlement | null {
  const within = bare(text);
  const found = settlements.filter(({ reference }) => bare(reference) !== '' && within.includes(bare(reference)));
  return found.reduce<Settlement | null>(
    (best, next) => (best === null || bare(next.reference).length > bare(best.reference).length ? next : best),
    null,
  );
}

const isLike = (settlement: Settlement, credit: Credit): boolean =>
  settlement.amount !== null && isSame(settlement.amount, credit.amount) && isSoon(settlement, credit);

/**
 * Returns the credits of each settlement: by its reference, and otherwise by amount and day where only one settlement has them. Two such credits are one
 * too many, and never a settlement that is missing.
 */
function matched(settlements: readonly Settlement[], credits: readonly Credit[]): ReadonlyMap<string, readonly Credit[]> {
  const byId = new Map<string, Credit[]>(settlements.map(({ id }) => [id, []]));
  const unnamed = credits.filter((credit) => {
    const settlement = named(settlements, credit);
    if (settlement !== null) byId.get(settlement.id)?.push(credit);
    return settlement === null;
  });
  const open = settlements.filter(({ id, status }) => byId.get(id)?.length === 0 && status === 'Completed');
  const likeOf = (settlement: Settlement) => unnamed.filter((credit) => isLike(settlement, credit));
  for (const settlement of open) {
    const alike = likeOf(settlement);
    if (alike.every((credit) => open.filter((other) => isLike(other, credit)).length === 1))
      byId.get(settlement.id)?.push(...alike);
  }
  return byId;
}

function differencesIn(settlement: Settlement, credit: Credit): Compared['differs'] {
  const { amount, status } = settlement;
  return [
    ...(amount === null || !isSame(amount, credit.amount) ? (['amount'] as const) : []),
    ...(status === 'Completed' && !isSoon(settlement, credit) ? (['day'] as const) : []),
    ...(status === 'Completed' ? [] : (['status'] as const)),
  ];
}

function comparedWith(settlement: Settlement, credits: readonly Credit[]): Compared {
  const [credit, ...more] = credits;
  if (credit === undefined) return { kind: 'missing', settlement, credits, differs: [] };
  if (more.length > 0) return { kind: 'doubled', settlement, credits, differs: [] };
  const differs = differencesIn(settlement, credit);
  return { kind: differs.length === 0 ? 'agrees' : 'different', settlement, credits, differs };
}

/** Whether the file must have the settlement: it was paid on a day that the file covers. A payment of the last day may be booked after it. */
const isExpected = (settlement: Settlement, span: Days): boolean =>
  settlement.status === 'Completed' && dayOf(settlement) >= span.from && dayOf(settlement) < span.to;

/** Compares what was paid with what the bank's file has. */
export function compared(file: BankFile, listed: readonly Settlement[]): Comparison {
  const credits = creditsIn(file);
  const span = spanOf(credits);
  const settlements = listed.filter(isToBank);
  const of = matched(settlements, credits);
  const entries = settlements
    .map((settlement) => comparedWith(settlement, of.get(settlement.id) ?? []))
    .filter(({ kind, settlement }) => kind !== 'missing' || (span !== null && isExpected(settlement, span)));
  const used = entries.reduce((sum, { credits: own }) => sum + own.length, 0);
  return { entries, others: credits.length - used };
}

/** Returns the bank's amount less the settlement's. Null if there is no single credit. */
export function differenceOf({ settlement, credits }: Compared): string | null {
  const [credit, ...more] = credits;
  return credit === undefined || more.length > 0 || settlement.amount === null
    ? null
    : subtract(credit.amount, settlement.amount);
}

/** What the merchant has to ask about, and not what agrees. */
export const isProblem = ({ kind }: Compared): boolean => kind !== 'agrees';
