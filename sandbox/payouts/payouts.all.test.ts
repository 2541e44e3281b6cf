/** The largest batch of payouts. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database';
import { payouts } from '../database/schema';
import { status } from '../ledger/payouts.rules';
import { SETUP_MS, seededDatabase } from '../testing/databases';
import { available, contextAtFixedTime, newMerchant, toAda } from '../testing/people';
import { initiatePayout } from './payouts';

let database: Database;
beforeAll(async () => {
  database = await seededDatabase();
}, SETUP_MS);
afterAll(() => database.close());

describe('the money of payouts', () => {
  it('[BLK-01] moves in a batch of ten thousand payouts', { timeout: 120_000 }, async () => {
    const context = contextAtFixedTime(database.db);
    const actor = await newMerchant(context, 1_000_000_00n);
    const details = Array.from({ length: 10_000 }, () => toAda('1.5'));
    const { batchId } = await initiatePayout(context, actor, 'k', details);
    const rows = await context.db
      .select({ id: payouts.id, status: payouts.status })
      .from(payouts)
      .where(eq(payouts.batchId, batchId));
    expect(rows).toHaveLength(10_000);
    expect(new Set(rows.map((row) => row.status))).toEqual(new Set([status.successful]));
    expect(await available(context, actor)).toBe(1_000_000_00n - 115_000_00n);
  });
});
