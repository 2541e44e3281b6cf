/** The first inner transaction of an operation without its savepoint: nothing that was written can tell the difference. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SETUP_MS, seededDatabase } from '../testing/databases';
import type { Database, Db } from './database';
import { withoutFirstSavepoint } from './firstTransaction';
import { settings } from './schema';

let database: Database;
beforeAll(async () => {
  database = await seededDatabase();
}, SETUP_MS);
afterAll(() => database.close());

type Work = (db: Db) => Promise<unknown>;

const write = (name: string) => (db: Db) => db.insert(settings).values({ name, value: '' });
const fails: Work = async (db) => {
  await db.transaction(async (tx) => {
    await write('undone')(tx);
    throw new Error('Refused');
  });
};
/** The database ends this one itself, so that it accepts no further statement before a rollback. */
const breaks: Work = (db) => db.transaction((tx) => tx.execute(sql`select 1 / 0`));
const caught =
  (work: Work): Work =>
  async (db) => {
    await expect(work(db)).rejects.toThrow();
  };
const inTransaction =
  (work: Work): Work =>
  (db) =>
    db.transaction(work);

const CASES: Readonly<Record<string, readonly Work[]>> = {
  'one that succeeds': [inTransaction(write('a'))],
  'one that fails, and is caught': [caught(fails), write('b')],
  'one that the database ends, and another': [caught(breaks), inTransaction(write('c'))],
  'two, of which the second fails': [inTransaction(write('d')), caught(fails), write('e')],
  'one after a statement, and it fails': [write('f'), caught(fails)],
  'one in one, of which the inner fails': [
    inTransaction(async (tx) => {
      await write('g')(tx);
      await caught(fails)(tx);
    }),
  ],
};

/** Returns what is left of the work. */
async function keptBy(works: readonly Work[], prepare: (tx: Db) => Db): Promise<readonly string[]> {
  await database.db.delete(settings);
  await database.db.transaction(async (tx) => {
    const db = prepare(tx);
    for (const work of works) await work(db);
  });
  return (await database.db.select().from(settings)).map(({ name }) => name).sort();
}

describe('[AUD-01] the transactions of an operation', () => {
  it.each(Object.entries(CASES))('keep what they keep with a savepoint each: %s', async (_, works) => {
    const kept = await keptBy(works, (tx) => tx);
    expect(kept.length).toBeGreaterThan(0);
    expect(await keptBy(works, withoutFirstSavepoint)).toEqual(kept);
  });

  it('are all rolled back with the call', async () => {
    const broken = database.db.transaction(async (tx) => {
      const db = withoutFirstSavepoint(tx);
      await caught(fails)(db);
      await db.transaction(write('h'));
      throw new Error('A defect');
    });
    await expect(broken).rejects.toThrow('A defect');
    expect((await database.db.select().from(settings)).filter(({ name }) => name === 'h')).toEqual([]);
  });
});
