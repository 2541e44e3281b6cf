/** Orders a second for two hundred concurrent payouts and swaps of one wallet, on the embedded database and on a PostgreSQL server. */
import { ledgerCheckOf } from '../sandbox/control/ledgerCheck';
import { cloneImage } from '../sandbox/database/clone';
import type { Database } from '../sandbox/database/database';
import { seedImage } from '../sandbox/seed/image';
import { crowdAt, newExchanger, sendAll } from '../sandbox/testing/concurrency';
import { contextAtFixedTime } from '../sandbox/testing/people';
import { interleaved, medianOf } from './kit/numbers';
import { postgres } from './kit/postgres';
import { printTable, times } from './kit/print';

const EACH = 100;
/** Enough for all of them, because a refusal is faster than an order. */
const BALANCE = 10_000_000_00n;

/** Orders a second. The codes of the swaps are sent before the timer starts. */
async function rate({ db }: Database): Promise<number> {
  const context = contextAtFixedTime(db);
  const orders = await crowdAt(context, await newExchanger(context, BALANCE), EACH);
  const since = performance.now();
  const outcomes = await sendAll(orders);
  const took = performance.now() - since;
  if (outcomes.some(({ isMade }) => !isMade)) throw new Error('An order was refused that could have been made');
  if (!(await ledgerCheckOf(db).isBalanced())) throw new Error('The books do not balance');
  return outcomes.length / (took / 1000);
}

async function compare(runs: number, url: string | null): Promise<void> {
  const databases = new Map<string, Database>([['embedded', await cloneImage(await seedImage())]]);
  if (url !== null) databases.set('server', await cloneImage(await seedImage({ serverUrl: url })));
  try {
    const results = await interleaved(runs, [...databases.keys()], async (name) => {
      const database = databases.get(name);
      if (!database) throw new Error(`There is no ${name}`);
      return rate(database);
    });
    const [embedded = 0, server] = [...databases.keys()].map((name) => medianOf(results(name))((run) => run));
    printTable(
      `${2 * EACH} payouts and swaps at once at one wallet, medians of ${runs}`,
      ['', 'embedded', 'server', 'embedded/server'],
      [['orders a second', embedded.toFixed(0), server?.toFixed(0) ?? '', server === undefined ? '' : times(embedded, server)]],
    );
  } finally {
    for (const database of databases.values()) await database.close();
  }
}

export async function crowd(runs: number): Promise<void> {
  const server = await postgres();
  try {
    await compare(runs, server?.url ?? null);
  } finally {
    server?.stop();
  }
}
