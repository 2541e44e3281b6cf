/** STL-01: which credits of a bank's file pay which settlement. Amounts are decimal text in major units. */
import { addAll, isPositive, isSame } from '../../kit/values/money';
import type { Credit, Settlement } from './bankCheck.types';

/** How many days a bank may take to book a payment. */
export const BOOKED_WITHIN = 3;

export const shifted = (day: string, days: number) => Temporal.PlainDate.from(day).add({ days }).toString();

/** Letters and digits only: banks cut, space and join what stands beside an amount. */
const bare = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

export const dayOf = ({ settledAt }: Settlement): string => settledAt?.slice(0, 10) ?? '';

/** Whether a bank has the payment: it went to an account, and is above zero. */
export const isToBank = ({ destination, amount }: Settlement): boolean =>
  destination.toLowerCase() !== 'wallet' && amount !== null && isPositive(amount);

/** Whether the bank booked it on the day of the payment, or soon after. */
export const isSoon = (settlement: Settlement, { day }: Credit): boolean => {
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

/** The credits of a settlement. */
export interface Matched {
  readonly credits: readonly Credit[];
  /** How many settlements each of these credits pays: 1 unless the bank booked a group as one. */
  readonly together: number;
}

const isPaid = ({ status }: Settlement): boolean => status === 'Completed';

/** Returns what is paid on one day to one account: the provider may pay it in one, as its grouped list has it. A settlement alone is no group. */
function groupsOf(settlements: readonly Settlement[]): readonly (readonly Settlement[])[] {
  const groups = new Map<string, Settlement[]>();
  for (const one of settlements.filter(isPaid)) {
    const key = `${dayOf(one)} ${one.account}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}

/** Whether a credit is exactly the sum of a group, on a day of its payment. */
const isSumOf = (group: readonly Settlement[], credit: Credit): boolean =>
  isSame(addAll(group.map(({ amount }) => amount ?? '0')), credit.amount) && group.every((one) => isSoon(one, credit));

/**
 * Returns the credits of each settlement: by its reference, and otherwise by amount and day where only one settlement has them. Two such credits are one
 * too many, and never a settlement that is missing. A credit pays a whole group if nothing else pays any of it, and it is exactly the sum: then it
 * names one of the group, or could be nothing else.
 */
export function matched(settlements: readonly Settlement[], credits: readonly Credit[]): ReadonlyMap<string, Matched> {
  const byId = new Map<string, Matched>();
  const of = ({ id }: Settlement): readonly Credit[] => byId.get(id)?.credits ?? [];
  const give = (paid: readonly Settlement[], found: readonly Credit[]) => {
    if (found.length > 0) for (const { id } of paid) byId.set(id, { credits: found, together: paid.length });
  };
  const names = new Map(credits.map((credit) => [credit, named(settlements, credit)]));
  for (const settlement of settlements)
    give(
      [settlement],
      credits.filter((credit) => names.get(credit) === settlement),
    );
  const groups = groupsOf(settlements);
  for (const group of groups) {
    const own = group.flatMap(of);
    if (own.every((credit) => isSumOf(group, credit))) give(group, own);
  }
  const unnamed = credits.filter((credit) => names.get(credit) === null);
  const open = settlements.filter((one) => of(one).length === 0 && isPaid(one));
  const likeOne = (credit: Credit) => open.filter((one) => isLike(one, credit));
  for (const settlement of open) {
    const alike = unnamed.filter((credit) => isLike(settlement, credit));
    if (alike.every((credit) => likeOne(credit).length === 1)) give([settlement], alike);
  }
  const openGroups = groups.filter((group) => group.every((one) => of(one).length === 0));
  const rest = unnamed.filter((credit) => likeOne(credit).length === 0);
  for (const group of openGroups) {
    const sums = rest.filter((credit) => isSumOf(group, credit));
    if (sums.every((credit) => openGroups.filter((other) => isSumOf(other, credit)).length === 1)) give(group, sums);
  }
  return byId;
}
