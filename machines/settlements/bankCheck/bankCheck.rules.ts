/** STL-01: settlements beside a bank's file. Amounts are decimal text in major units. */

import { sentences } from '../../kit/flow/fault';
import { isSame, subtract } from '../../kit/values/money';
import { BOOKED_WITHIN, dayOf, isSoon, isToBank, type Matched, matched, shifted } from './bankCheck.match';
import type { BankFile, BankRow, Compared, Comparison, Credit, Days, Read, Settlement } from './bankCheck.types';

const isCredit = (row: BankRow): row is Credit => row.kind === 'credit';

const creditsIn = ({ rows }: Pick<BankFile, 'rows'>): readonly Credit[] => rows.filter(isCredit);

/** Returns the first and the last day of the file. Null if no money came in. */
function spanOf(credits: readonly Credit[]): Days | null {
  const days = credits.map(({ day }) => day).sort();
  const [from, to] = [days[0], days.at(-1)];
  return from === undefined || to === undefined ? null : { from, to };
}

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

function differencesIn(settlement: Settlement, credit: Credit): Compared['differs'] {
  const { amount, status } = settlement;
  return [
    ...(amount === null || !isSame(amount, credit.amount) ? (['amount'] as const) : []),
    ...(status === 'Completed' && !isSoon(settlement, credit) ? (['day'] as const) : []),
    ...(status === 'Completed' ? [] : (['status'] as const)),
  ];
}

function comparedWith(settlement: Settlement, { credits, together }: Matched): Compared {
  const [credit, ...more] = credits;
  const found = { settlement, credits, together, differs: [] };
  if (credit === undefined) return { ...found, kind: 'missing' };
  if (more.length > 0) return { ...found, kind: 'doubled' };
  // A credit of several is matched only where it is exactly their sum, on a day of theirs.
  const differs = together > 1 ? [] : differencesIn(settlement, credit);
  return { ...found, kind: differs.length === 0 ? 'agrees' : 'different', differs };
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
    .map((settlement) => comparedWith(settlement, of.get(settlement.id) ?? { credits: [], together: 1 }))
    .filter(({ kind, settlement }) => kind !== 'missing' || (span !== null && isExpected(settlement, span)));
  const used = new Set(entries.flatMap(({ credits: own }) => own));
  return { entries, others: credits.length - used.size };
}

/** Returns the bank's amount less the settlement's. Null if it has no credit of its own, or several. */
export function differenceOf({ settlement, credits, together }: Compared): string | null {
  const [credit, ...more] = credits;
  return credit === undefined || more.length > 0 || together > 1 || settlement.amount === null
    ? null
    : subtract(credit.amount, settlement.amount);
}

/** What the merchant has to ask about, and not what agrees. */
export const isProblem = ({ kind }: Compared): boolean => kind !== 'agrees';
