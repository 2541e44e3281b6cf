/** The time of sandbox calls with few and with many payouts, on both databases. */
import { randomUUID } from 'node:crypto';
import { payouts } from '../contract/payouts/payouts';
import type { Storage } from '../sandbox/database/storage';
import { startSandbox } from '../sandbox/start';
import { call, forBluecrest, people, signIn } from '../sandbox/testing/client';
import { toAda } from '../sandbox/testing/people';
import { grow, RARE, RARE_ROWS } from './kit/growth';
import { median } from './kit/numbers';
import { DAY, inFolder, onServer, type Place } from './kit/places';
import { ms, printGoals, printTable, times } from './kit/print';

const SIZES = [2_000, 100_000, 1_000_000] as const;
const CALLS = 41;
const WARM = 10;
const MOST = 2;

async function medianTime(work: () => Promise<unknown>): Promise<number> {
  const taken: number[] = [];
  for (let turn = 0; turn < WARM + CALLS; turn += 1) {
    const since = performance.now();
    await work();
    if (turn >= WARM) taken.push(performance.now() - since);
  }
  return median(taken);
}

const CALLED = ['list', 'last page', 'search', 'initiate'] as const;
type Figures = Readonly<Record<(typeof CALLED)[number], number>>;

async function measure(storage: Storage): Promise<Figures> {
  const sandbox = await startSandbox({ storage, now: DAY });
  try {
    const token = await signIn(sandbox, people.owner);
    const list = (more: { readonly pageNumber?: string; readonly keyword?: string }) => {
      const query = { pageNumber: '1', pageSize: '20', SearchableColumns: 'recipient' as const, ...more };
      return call(sandbox, payouts.listPayouts, { headers: forBluecrest, query }, token);
    };
    const { total } = await list({});
    const search = () => list({ keyword: RARE });
    const found = await search();
    if (found.total !== RARE_ROWS) throw new Error(`${found.total} payouts were found`);
    const pay = () => ({
      headers: { ...forBluecrest, 'idempotency-key': randomUUID() },
      body: { payoutDetails: [toAda('100.00')] },
    });
    return {
      list: await medianTime(() => list({})),
      'last page': await medianTime(() => list({ pageNumber: String(Math.ceil(total / 20)) })),
      search: await medianTime(search),
      initiate: await medianTime(() => call(sandbox, payouts.initiatePayout, pay(), token)),
    };
  } finally {
    await sandbox.stop();
  }
}

async function grown(name: string, place: Place): Promise<void> {
  const results: Figures[] = [];
  try {
    let filled = 0;
    for (const size of SIZES) {
      const database = await place.open();
      await grow(database, filled + 1, size);
      await database.close();
      filled = size;
      results.push(await measure(place.storage));
    }
  } finally {
    await place.remove();
  }
  const [least, , most] = results;
  printTable(
    `A call of the sandbox, ${name}, medians of ${CALLS}, by the number of payouts`,
    ['', ...SIZES.map((size) => size.toLocaleString('en')), ...SIZES.slice(1).map((size) => `x at ${size.toLocaleString('en')}`)],
    CALLED.map((called) => [
      called,
      ...results.map((figures) => ms(figures[called])),
      ...results.slice(1).map((figures) => times(figures[called], least?.[called] ?? Number.NaN)),
    ]),
  );
  printGoals(
    CALLED.map((called) => ({
      name: `${name}: ${called} at 1,000,000 over 2,000`,
      value: (most?.[called] ?? Number.NaN) / (least?.[called] ?? Number.NaN),
      most: MOST,
      say: (value) => `${value.toFixed(2)}x`,
    })),
  );
}

export async function growth(url: string | null): Promise<void> {
  if (url !== null) await grown('PostgreSQL server', await onServer(url));
  await grown('embedded', await inFolder());
}
