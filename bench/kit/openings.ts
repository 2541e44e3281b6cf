/** The time of the calls that open settlements, for a business with few and with many postings. */
import { settlementItems } from '../../contract/settlements/settlementItems';
import { settlements } from '../../contract/settlements/settlements';
import { startSandbox } from '../../sandbox/start';
import { call, forBluecrest, people, signIn } from '../../sandbox/testing/client';
import { median, medianOf } from './numbers';
import { DAY, inFolder, onServer, type Place } from './places';
import { ms, printGoals, printTable, times } from './print';
import { LAST_SETTLEMENT, settled } from './settled';

const [FEW, MANY] = [2_000, 1_000_000] as const;
const WARM = 5;
const MOST = 2;

const CALLED = ['list', 'summary', 'details', 'items', 'transactions'] as const;
type Called = (typeof CALLED)[number];
type Figures = Readonly<Record<Called, number>>;

/** What a merchant waits for who opens the list, and then a settlement with its transactions. */
const OPENED: readonly Called[] = ['list', 'details', 'transactions'];

async function measure(storage: Place['storage'], runs: number): Promise<readonly Figures[]> {
  const sandbox = await startSandbox({ storage, now: DAY });
  try {
    const token = await signIn(sandbox, people.owner);
    const headers = forBluecrest;
    const params = { id: LAST_SETTLEMENT };
    const first = { page: '1', size: '20' } as const;
    const calls: Readonly<Record<Called, () => Promise<unknown>>> = {
      list: () => call(sandbox, settlements.listGroupedSettlements, { headers, query: { ...first, currency: 'NGN' } }, token),
      summary: () => call(sandbox, settlements.getSettlementSummary, { headers, query: { currency: 'NGN' } }, token),
      details: () => call(sandbox, settlements.getSettlement, { headers, params }, token),
      items: () => call(sandbox, settlementItems.listSettlementItems, { headers, params, query: first }, token),
      transactions: () =>
        call(
          sandbox,
          settlementItems.listSettlementTransactions,
          { headers, query: { settlementId: LAST_SETTLEMENT, ...first } },
          token,
        ),
    };
    const all: Figures[] = [];
    for (let turn = 0; turn < WARM + runs; turn += 1) {
      const figures: Record<Called, number> = { list: 0, summary: 0, details: 0, items: 0, transactions: 0 };
      for (const called of CALLED) {
        const since = performance.now();
        await calls[called]();
        figures[called] = performance.now() - since;
      }
      if (turn >= WARM) all.push(figures);
    }
    return all;
  } finally {
    await sandbox.stop();
  }
}

const sumOf = (figures: Figures) => OPENED.reduce((sum, called) => sum + figures[called], 0);

async function grown(name: string, place: Place, runs: number): Promise<void> {
  const results: (readonly Figures[])[] = [];
  try {
    let filled = 0;
    for (const size of [FEW, MANY]) {
      const database = await place.open();
      await settled(database, filled, size - 1);
      await database.close();
      filled = size;
      results.push(await measure(place.storage, runs));
    }
  } finally {
    await place.remove();
  }
  const [few = [], many = []] = results;
  const rows: readonly (readonly [words: string, of: (figures: Figures) => number])[] = [
    ...CALLED.map((called) => [called, (figures: Figures) => figures[called]] as const),
    [`opened: ${OPENED.join(', ')}`, sumOf],
  ];
  printTable(
    `A call about settlements, ${name}, medians of ${runs}, by the number of postings`,
    ['', FEW.toLocaleString('en'), MANY.toLocaleString('en'), 'x'],
    rows.map(([words, of]) => {
      const [least, most] = [medianOf(few)(of), medianOf(many)(of)];
      return [words, ms(least), ms(most), times(most, least)];
    }),
  );
  const ratio = (of: (figures: Figures) => number) => median(many.map(of)) / median(few.map(of));
  printGoals(
    [...CALLED.map((called) => [called, (figures: Figures) => figures[called]] as const), ['opened', sumOf] as const].map(
      ([called, of]) => ({
        name: `${name}: ${called} at ${MANY.toLocaleString('en')} over ${FEW.toLocaleString('en')}`,
        value: ratio(of),
        most: MOST,
        say: (value: number) => `${value.toFixed(2)}x`,
      }),
    ),
  );
}

/** @param url a PostgreSQL server, or null: then the embedded database alone */
export async function openings(runs: number, url: string | null): Promise<void> {
  if (url === null) await grown('embedded', await inFolder(), runs);
  else await grown('PostgreSQL server', await onServer(url), runs);
}
