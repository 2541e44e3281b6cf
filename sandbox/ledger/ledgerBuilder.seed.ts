/** The ledger during seeding: accounts get numbers as they are needed, and postings are collected until the end. */
import type { Db } from '../database/database';
import { insertAll } from '../database/insert';
import { type AccountKind, accounts, entries, postings } from '../database/schema';
import { environments } from '../rules/environments';
import { currencies } from '../rules/money';

const POSTINGS_A_STATEMENT = 1_000;

export interface Posting {
  readonly kind: string;
  /** Its subject. The opening balance has none. */
  readonly of?: Pick<
    typeof postings.$inferInsert,
    'payoutId' | 'transactionId' | 'refundId' | 'chargebackId' | 'fundingId' | 'settlementId' | 'reserveId'
  >;
  readonly postedAt: Temporal.Instant;
  readonly lines: readonly { readonly account: number; readonly amount: bigint }[];
}

interface Place {
  readonly businessId: number | null;
  readonly environment: number;
  readonly currency: string;
  readonly kind: AccountKind;
}

export function createLedgerBuilder() {
  const rows: (typeof accounts.$inferInsert & { id: number })[] = [];
  const postingsKept: Posting[] = [];
  const sums = new Map<number, bigint>();

  const find = (place: Place) =>
    rows.find(
      (row) =>
        row.businessId === place.businessId &&
        row.environment === place.environment &&
        row.currency === place.currency &&
        row.kind === place.kind,
    )?.id;

  const open = (place: Place, details: { accountName: string; accountNumber: string; bankName: string } | null = null) => {
    const id = rows.length + 1;
    const none = { accountName: null, accountNumber: null, bankName: null };
    rows.push({ id, ...place, ...(details ?? none) });
    return id;
  };

  const need = (place: Place) => {
    const id = find(place);
    if (id === undefined) throw new Error(`No ${place.kind} account in ${place.currency}`);
    return id;
  };

  for (const environment of Object.values(environments)) {
    for (const { code: currency } of currencies) {
      for (const kind of ['clearing', 'fees', 'equity'] as const) open({ businessId: null, environment, currency, kind });
    }
  }

  return {
    find,
    open,
    need,
    /** Collects a posting without zero lines. */
    post: (posting: Posting) => {
      const lines = posting.lines.filter((line) => line.amount !== 0n);
      for (const line of lines) sums.set(line.account, (sums.get(line.account) ?? 0n) + line.amount);
      postingsKept.push({ ...posting, lines });
    },
    /** Returns what was collected so far. */
    posted: (): readonly Posting[] => postingsKept,
    /** Returns the current sum of an account in minor units. */
    sumOf: (account: number) => sums.get(account) ?? 0n,
    openAccounts: (tx: Db) => insertAll(tx, accounts, rows),
    write: async (tx: Db) => {
      const inOrder = [...postingsKept].sort((a, b) => Temporal.Instant.compare(a.postedAt, b.postedAt));
      const numbered = inOrder.map((posting, index) => ({ ...posting, id: index + 1 }));
      await insertAll(
        tx,
        postings,
        numbered.map(({ id, kind, of, postedAt }) => ({
          payoutId: null,
          transactionId: null,
          refundId: null,
          chargebackId: null,
          fundingId: null,
          settlementId: null,
          reserveId: null,
          ...of,
          id,
          kind,
          postedAt,
        })),
      );
      // A posting's entries must be in one statement, or the ledger refuses them as unbalanced.
      for (let from = 0; from < numbered.length; from += POSTINGS_A_STATEMENT) {
        const some = numbered.slice(from, from + POSTINGS_A_STATEMENT);
        await insertAll(
          tx,
          entries,
          some.flatMap(({ id, lines }) => lines.map((line) => ({ postingId: id, accountId: line.account, amount: line.amount }))),
        );
      }
    },
  };
}

export type LedgerBuilder = ReturnType<typeof createLedgerBuilder>;
