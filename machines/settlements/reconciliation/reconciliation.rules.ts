/** STL-01: whether a settlement is the sum of its items. Amounts are decimal text in major units. */
import type { SettlementInFull } from '../../../contract/settlements/settlements';
import { addAll, isSame, subtract } from '../../kit/values/money';
import type { ItemPage, LineCheck, ReconciliationContext, Sum, Tally, Verdict } from './reconciliation.types';

/** The most that the provider allows. */
export const PAGE_SIZE = 100;

/** A settlement that changes more often is not read to its end. */
export const MOST_RESTARTS = 3;

const NOTHING: Sum = { count: 0, amount: '0.00' };

/** Adds the items of a page to what was read before. */
export function addedTo(tally: Tally, { rows }: Pick<ItemPage, 'rows'>): Tally {
  const sums = new Map(Object.entries(tally));
  for (const line of new Set(rows.map((row) => row.line))) {
    const { count, amount: before } = sums.get(line) ?? NOTHING;
    const found = rows.filter((row) => row.line === line).map(({ amount }) => amount);
    sums.set(line, { count: count + found.length, amount: addAll([before, ...found]) });
  }
  return Object.fromEntries(sums);
}

/** Whether the provider says what the amount is the sum of. */
export const isExplained = ({ lines, amount }: Pick<SettlementInFull, 'lines' | 'amount'>): boolean =>
  lines !== null && amount !== null;

type Read = Pick<ReconciliationContext, 'statement' | 'total'>;

/** Whether a page shows the settlement as the statement and the pages before it did. A provider without versions still tells number and amount. */
export function isOfSameMoment({ statement, total }: Read, page: ItemPage): boolean {
  if (statement === null || page.version !== statement.version) return false;
  const isSameAmount = page.amount === null || statement.amount === null || isSame(page.amount, statement.amount);
  return isSameAmount && (total === null || total === page.total);
}

/** Whether more pages follow this one. A page without rows is the last one, whatever the total says. */
export const hasMore = (pagesBefore: number, { rows, total }: Pick<ItemPage, 'rows' | 'total'>): boolean =>
  rows.length > 0 && (pagesBefore + 1) * PAGE_SIZE < total;

/** A set that is full is never copied again, so each page costs the same, however many came before it. */
const FULL = 2_000;

type Seen = Pick<ReconciliationContext, 'seen' | 'doubled'>;

/** Looks for ids that came before. Page by page, because comparing a hundred thousand ids at the end would stop the page. */
export function seenWith({ seen, doubled }: Seen, rows: ItemPage['rows']): Seen {
  const last = seen.at(-1);
  const isFull = last === undefined || last.size >= FULL;
  const next = new Set(isFull ? [] : last);
  const before = isFull ? seen : seen.slice(0, -1);
  const again = new Map(doubled.map((one) => [one.id, one]));
  for (const { id, line, reference, description } of rows) {
    if (next.has(id) || before.some((set) => set.has(id))) again.set(id, { id, line, name: reference || description || id });
    next.add(id);
  }
  return { seen: [...before, next], doubled: [...again.values()] };
}

const sumOf = (sums: readonly Sum[]) => addAll(sums.map(({ amount }) => amount));

/** Compares the statement with all items that were read. */
export function verdictOf({
  statement,
  tally,
  pages,
  doubled,
  total,
}: Omit<ReconciliationContext, 'settlementId'>): Verdict | null {
  if (statement === null || statement.lines === null || statement.amount === null) return null;
  const { lines, amount } = statement;
  const stated = lines.map(({ line, count, amount: of }): LineCheck => {
    const found = tally[line] ?? NOTHING;
    return { line, stated: { count, amount: of }, found, difference: subtract(of, found.amount) };
  });
  const others = Object.entries(tally)
    .filter(([line]) => !lines.some((one) => one.line === line))
    .map(([line, found]): LineCheck => ({ line, stated: null, found, difference: subtract('0', found.amount) }));
  const found = sumOf(Object.values(tally));
  const items = pages.reduce((sum, ids) => sum + ids.length, 0);
  return {
    lines: [...stated, ...others],
    amount,
    stated: sumOf(lines),
    found,
    difference: subtract(amount, found),
    items,
    pages: pages.length,
    doubled,
    missing: (total ?? 0) - items,
  };
}

/** Whether a line is the sum of its items. */
export const lineAgrees = ({ stated, found }: LineCheck): boolean =>
  stated !== null && stated.count === found.count && isSame(stated.amount, found.amount);

/** Whether all items together are the amount. Lines may differ from their items nevertheless. */
export const sumAgrees = ({ amount, found }: Pick<Verdict, 'amount' | 'found'>): boolean => isSame(amount, found);

/** Returns what no line accounts for, where each line agrees with its items. Null if nothing is left. */
export const restOf = ({ lines, difference }: Pick<Verdict, 'lines' | 'difference'>): string | null =>
  lines.every(lineAgrees) && !isSame(difference, '0') ? difference : null;

/** Whether everything agrees: each line with its items, all lines and all items with the amount, and each item came once. */
export const agrees = (verdict: Verdict | null): boolean =>
  verdict !== null &&
  verdict.doubled.length === 0 &&
  verdict.missing === 0 &&
  verdict.lines.every(lineAgrees) &&
  isSame(verdict.amount, verdict.stated) &&
  sumAgrees(verdict);

export const progressOf = ({ pages, total }: Pick<ReconciliationContext, 'pages' | 'total'>) => ({
  page: pages.length + 1,
  pages: total === null ? null : Math.max(1, Math.ceil(total / PAGE_SIZE)),
  items: pages.reduce((sum, ids) => sum + ids.length, 0),
  total,
});
