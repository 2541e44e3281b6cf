import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pinnedMoment } from '../clock';
import type { Database } from '../database/database';
import { failedTries, messages, notifications, payouts, postings, tokens } from '../database/schema';
import { initiatePayout } from '../payouts/payouts';
import { SETUP_MS, seededDatabase } from '../testing/databases';
import { contextAtFixedTime, newMerchant, toAda } from '../testing/people';
import { picture as pictureOf } from '../testing/picture';
import { resetToSeed } from './reset';

let database: Database;
beforeAll(async () => {
  database = await seededDatabase();
}, SETUP_MS);
afterAll(() => database.close());

const now = pinnedMoment('2026-11-21');
const reset = () => database.db.transaction((tx) => resetToSeed(tx, now));

const picture = () => pictureOf(database);

const aMessage = { recipient: 'ada@crafts.test', subject: 'Code', otp: '123456', sentAt: now };

describe('a reset', () => {
  it('changes no row of a fresh seed', async () => {
    const before = await picture();
    await reset();
    expect(await picture()).toEqual(before);
  });

  it('restores changed, added and removed rows every time', async () => {
    const { db } = database;
    const before = await picture();
    for (let time = 0; time < 3; time += 1) {
      const context = contextAtFixedTime(db);
      await initiatePayout(context, await newMerchant(context, 1_000_000_00n), 'k', [toAda('1000')]);
      await db.update(payouts).set({ description: 'changed' }).where(eq(payouts.businessId, 1001));
      await db.delete(notifications);
      await db.delete(tokens);
      expect(await picture()).not.toEqual(before);
      await reset();
      expect(await picture()).toEqual(before);
    }
  });

  it('restarts ids where the seed ended, also in tables that were empty', async () => {
    const { db } = database;
    const nextIds = async () => {
      const [posting] = await db.insert(postings).values({ kind: 'opening', postedAt: now }).returning();
      const [attempt] = await db
        .insert(failedTries)
        .values({ purpose: 'password', email: 'a@b.test', failedAt: now })
        .returning();
      return [posting?.id, attempt?.id];
    };
    const [posting, attempt] = await nextIds();
    await nextIds();
    await reset();
    expect(await nextIds()).toEqual([posting, attempt]);
    expect(attempt).toBe(1);
    await reset();
  });
});

const WAITING = `select 1 from pg_locks join pg_database on pg_database.oid = pg_locks.database
  where datname = current_database() and not granted`;

// The embedded database does one transaction at a time.
if (process.env.KONTOR_TEST_DATABASE_URL)
  describe('a reset on a server', () => {
    it('waits for an open write and removes it too', async () => {
      const { db } = database;
      const before = await picture();
      const isAwaited = async () => (await database.run(WAITING, [])).length > 0;
      const resetting = await db.transaction(async (tx) => {
        await tx.insert(messages).values(aMessage);
        let isOver = false;
        const work = reset().finally(() => {
          isOver = true;
        });
        while (!isOver && !(await isAwaited()));
        return { work };
      });
      await resetting.work;
      expect(await picture()).toEqual(before);
    });
  });
