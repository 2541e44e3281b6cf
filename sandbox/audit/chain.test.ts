/** The chain of the audit trail: what its hashes cover, that it only grows, and that any break is named. */

import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database';
import { auditEntries } from '../database/schema';
import type { Fields } from '../rules/audit.types';
import { SETUP_MS, seededDatabase } from '../testing/databases';
import { appendEntry } from './appendEntry';
import { canonical, type Entry } from './chain.rules';
import { verifyChain } from './verifyChain';

const word = fc.string({ unit: 'binary', maxLength: 12 }).map((text) => text.replaceAll('\0', ''));
const fields = fc.option(fc.dictionary(word, word, { maxKeys: 4 }));

const entryOf = (businessId: number): fc.Arbitrary<Entry> =>
  fc.record({
    businessId: fc.constant(businessId),
    at: fc.integer({ min: 0, max: 4e12 }).map((ms) => Temporal.Instant.fromEpochMilliseconds(ms)),
    environment: fc.option(fc.constantFrom(1, 2)),
    actor: fc.constantFrom('user', 'customer', 'sandbox'),
    userId: fc.option(fc.nat({ max: 1_000 })),
    email: fc.option(word),
    role: fc.option(word),
    call: word,
    activityType: word,
    action: word,
    subject: fc.option(word),
    reference: fc.option(word),
    ip: fc.option(word),
    outcome: fc.constantFrom('done', 'refused'),
    message: fc.option(word),
    before: fields,
    after: fields,
  });

const reversed = (values: Fields | null) => values && Object.fromEntries(Object.entries(values).reverse());
const isPlain = (value: unknown): value is object => Object.prototype.toString.call(value) === '[object Object]';
/** A value as text, whatever the order of its fields. */
const plain = (value: unknown) => JSON.stringify(isPlain(value) ? Object.entries(value).sort() : value);

describe('[AUD-01] the canonical text of an audit entry', () => {
  it('does not depend on the order of fields', () => {
    fc.assert(
      fc.property(entryOf(1), (entry) => {
        const other = { ...entry, before: reversed(entry.before), after: reversed(entry.after) };
        expect(canonical(other)).toBe(canonical(entry));
      }),
    );
  });

  it('differs as soon as one part of the entry does', () => {
    fc.assert(
      fc.property(entryOf(1), entryOf(2), (entry, other) => {
        for (const [part, value] of Object.entries(other)) {
          const isSame = plain(value) === plain(Object.entries(entry).find(([name]) => name === part)?.[1]);
          expect([part, canonical({ ...entry, [part]: value }) === canonical(entry)]).toEqual([part, isSame]);
        }
      }),
    );
  });
});

describe('[AUD-01] the chain of audit entries', () => {
  let database: Database;
  let businessId = 90_000;
  beforeAll(async () => {
    database = await seededDatabase();
  }, SETUP_MS);
  afterAll(() => database.close());

  const append = (entry: Entry) => database.db.transaction((tx) => appendEntry(tx, entry));
  const verify = () => verifyChain(database.db, businessId);
  const own = () => eq(auditEntries.businessId, businessId);

  /** Appends this many entries to the chain of a new business. */
  async function chainOf(many: number): Promise<void> {
    businessId += 1;
    for (const entry of fc.sample(entryOf(businessId), many)) await append(entry);
  }

  /** Does what a person with access to the server could do. */
  async function asIntruder(statement: ReturnType<typeof sql>): Promise<void> {
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`alter table audit_entry disable trigger audit_entry_append_only`);
      await tx.execute(statement);
      await tx.execute(sql`alter table audit_entry enable trigger audit_entry_append_only`);
    });
  }

  it('is intact with any text in its entries, and empty without an entry', async () => {
    await chainOf(0);
    expect(await verify()).toMatchObject({ kind: 'intact', entries: 0 });
    await chainOf(60);
    const [last] = await database.db.select().from(auditEntries).where(sql`${own()} and sequence = 60`);
    expect(await verify()).toEqual({ kind: 'intact', entries: 60, head: last?.hash });
  });

  it('names the entry that was changed, whichever part it is', async () => {
    await chainOf(5);
    const changes = [
      sql`at = at + interval '1 millisecond'`,
      sql`actor = case actor when 'user' then 'sandbox' else 'user' end`,
      sql`user_id = coalesce(user_id, 0) + 1`,
      sql`outcome = case outcome when 'done' then 'refused' else 'done' end`,
      sql`email = coalesce(email, '') || '.'`,
      sql`after = coalesce(after, '{}') || '{"amount":"1.00"}'`,
      sql`hash = repeat('a', 64)`,
    ];
    for (const change of changes) {
      const kept = await database.db.select().from(auditEntries).where(sql`${own()} and sequence = 3`);
      await asIntruder(sql`update audit_entry set ${change} where business_id = ${businessId} and sequence = 3`);
      expect(await verify()).toEqual({ kind: 'broken', sequence: 3, why: 'changed' });
      await asIntruder(sql`delete from audit_entry where business_id = ${businessId} and sequence = 3`);
      await database.db.insert(auditEntries).values(kept);
      expect(await verify()).toMatchObject({ kind: 'intact', entries: 5 });
    }
  });

  it('names the entry after one that was removed, or that was removed and renumbered', async () => {
    await chainOf(5);
    await asIntruder(sql`delete from audit_entry where business_id = ${businessId} and sequence = 2`);
    expect(await verify()).toEqual({ kind: 'broken', sequence: 3, why: 'missing' });
    for (const sequence of [3, 4, 5])
      await asIntruder(
        sql`update audit_entry set sequence = sequence - 1 where business_id = ${businessId} and sequence = ${sequence}`,
      );
    expect(await verify()).toEqual({ kind: 'broken', sequence: 2, why: 'relinked' });
  });

  it('tells after which entry it was cut off', async () => {
    await chainOf(5);
    await asIntruder(sql`delete from audit_entry where business_id = ${businessId} and sequence > 3`);
    expect(await verify()).toEqual({ kind: 'cut', sequence: 3 });
    await asIntruder(sql`delete from audit_entry where business_id = ${businessId}`);
    expect(await verify()).toEqual({ kind: 'cut', sequence: 0 });
  });

  it('is never changed: entries are not updated or deleted, and the head only moves on', async () => {
    await chainOf(2);
    const refused = [
      sql`update audit_entry set email = 'x' where business_id = ${businessId}`,
      sql`delete from audit_entry where business_id = ${businessId}`,
      sql`delete from audit_head where business_id = ${businessId}`,
      sql`update audit_head set sequence = 1 where business_id = ${businessId}`,
      sql`update audit_head set hash = repeat('a', 64) where business_id = ${businessId}`,
    ];
    for (const statement of refused) await expect(database.db.execute(statement)).rejects.toThrow();
    expect(await verify()).toMatchObject({ kind: 'intact', entries: 2 });
  });

  it.runIf(process.env.KONTOR_TEST_DATABASE_URL)('waits for an entry of the same business only', async () => {
    await chainOf(0);
    const [first, second] = fc.sample(entryOf(businessId), 2);
    const [elsewhere] = fc.sample(entryOf(businessId + 1_000), 1);
    if (!first || !second || !elsewhere) throw new Error('There are no samples');
    const order: string[] = [];
    let waiting: Promise<unknown> | undefined;
    await database.db.transaction(async (tx) => {
      await appendEntry(tx, first);
      waiting = append(second).then(() => order.push('second'));
      await append(elsewhere);
      order.push('elsewhere');
    });
    await waiting;
    expect(order).toEqual(['elsewhere', 'second']);
    expect(await verify()).toMatchObject({ kind: 'intact', entries: 2 });
  });

  it('is without a gap after concurrent appends and ones that were rolled back', async () => {
    await chainOf(0);
    const given = fc.sample(entryOf(businessId), 50);
    const kept = await Promise.allSettled(
      given.map((entry, index) =>
        database.db.transaction(async (tx) => {
          await appendEntry(tx, entry);
          if (index % 5 === 0) throw new Error('Rolled back');
        }),
      ),
    );
    expect(kept.filter(({ status }) => status === 'fulfilled')).toHaveLength(40);
    expect(await verify()).toMatchObject({ kind: 'intact', entries: 40 });
  });
});
