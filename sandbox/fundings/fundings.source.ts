/** FND-01: files of fundings. Amounts are decimal text in major units, times are on the wall clock of Lagos. */
import type { Asked, ListSource, Wanted } from '../http/listSource.types';
import { period } from '../http/period.routes';
import type { CellKind } from '../http/sheet';
import { toMajor } from '../rules/money';
import { toWallClock } from '../rules/wallclock';
import { countFundings, type FundingFilter, type FundingRow, fundingsAfter } from './fundings';

interface Column {
  readonly key: string;
  readonly head: string;
  readonly kind: CellKind;
  readonly cell: (row: FundingRow) => string | null;
}

/** The documented columns, and the reference. The status of a funding is always the same. */
const COLUMNS: readonly Column[] = [
  { key: 'date', head: 'Date (WAT)', kind: 'time', cell: ({ createdAt }) => toWallClock(createdAt) },
  { key: 'amount', head: 'Amount', kind: 'amount', cell: ({ amount }) => toMajor(amount) },
  { key: 'currency', head: 'Currency', kind: 'text', cell: ({ currency }) => currency },
  { key: 'accountNumber', head: 'Account Number', kind: 'text', cell: ({ accountNumber }) => accountNumber },
  { key: 'alias', head: 'Account Alias', kind: 'text', cell: ({ alias }) => alias },
  { key: 'method', head: 'Method', kind: 'text', cell: ({ method }) => method },
  { key: 'sessionId', head: 'Session ID', kind: 'text', cell: ({ sessionId }) => sessionId },
  { key: 'status', head: 'Status', kind: 'text', cell: () => 'Successful' },
  { key: 'fee', head: 'Fee', kind: 'amount', cell: ({ fee }) => toMajor(fee) },
  { key: 'reference', head: 'Transaction reference', kind: 'text', cell: ({ reference }) => reference },
];

const filterOf = ({ currency, sessionId, accountNumber, fromdate, todate }: Asked): FundingFilter => ({
  ...{ currency, sessionId, accountNumber },
  ...period('fromdate', fromdate, 'todate', todate),
});

/** What is newer than the request is not in the file, however long it takes. */
function upTo({ filter, until }: Wanted): FundingFilter {
  const asked = filterOf(filter);
  const end = until.add({ nanoseconds: 1000 });
  return { ...asked, before: asked.before && Temporal.Instant.compare(asked.before, end) < 0 ? asked.before : end };
}

export const fundingsSource: ListSource = {
  title: 'Funding history',
  permission: 'funding.view',
  columns: COLUMNS.map(({ key, head, kind }) => ({ key, head, kind })),
  check: (filter) => void filterOf(filter),
  words: ({ fromdate, todate, currency, sessionId, accountNumber }) =>
    [
      fromdate && `from ${fromdate.slice(0, 10)}`,
      todate && `until ${todate.slice(0, 10)}`,
      currency,
      sessionId,
      accountNumber,
    ].filter((part): part is string => Boolean(part)),
  count: (db, wanted) => countFundings(db, wanted.scope, upTo(wanted)),
  pages: async function* (db, wanted, columns, size) {
    const chosen = COLUMNS.filter(({ key }) => columns.includes(key));
    const filter = upTo(wanted);
    for (let after: FundingRow | null = null; ; ) {
      const rows: readonly FundingRow[] = await fundingsAfter(db, wanted.scope, filter, after, size);
      yield rows.map((row) => chosen.map(({ cell }) => cell(row) ?? ''));
      after = rows.at(-1) ?? null;
      if (rows.length < size || after === null) return;
    }
  },
};
