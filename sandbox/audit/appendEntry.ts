/** Appends to the audit trail of a business, in the transaction of what it tells. */
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database/database';
import { auditEntries, auditHeads } from '../database/schema';
import { canonical, type Entry, type Fields, GENESIS } from './chain.rules';

/** As `chained` in the rules, hashed. */
const hashed = (previousHash: SQL, sequence: SQL, text: string) =>
  sql`encode(sha256(convert_to(${previousHash} || ' ' || ${sequence} || ' ' || ${text}::text, 'UTF8')), 'hex')`;

const json = (fields: Fields | null) => sql`${fields && JSON.stringify(fields)}::jsonb`;

/**
 * Appends an entry. It must be the last statement of its transaction: the head of the business stays locked until then, and a caller
 * that locks something after it could wait for another one that waits for the head.
 */
export async function appendEntry(tx: Db, entry: Entry): Promise<void> {
  const text = canonical(entry);
  const { businessId, at, environment, actor, userId, email, role, call, activityType, action, subject, reference } = entry;
  const { ip, outcome, message, before, after } = entry;
  // One statement, so that the head is locked for one round trip and the commit.
  await tx.execute(sql`
    with head as (
      insert into ${auditHeads} as h (business_id, sequence, previous_hash, hash)
      values (${businessId}, 1, ${GENESIS}, ${hashed(sql`${GENESIS}::text`, sql`1::text`, text)})
      on conflict (business_id) do update set
        sequence = h.sequence + 1, previous_hash = h.hash, hash = ${hashed(sql`h.hash`, sql`(h.sequence + 1)::text`, text)}
      returning sequence, previous_hash, hash
    )
    insert into ${auditEntries} (
      business_id, sequence, at, environment, actor, user_id, email, role, call, activity_type, action, subject, reference, ip, outcome, message,
      before, after, previous_hash, hash
    )
    select
      ${businessId}::integer, sequence, ${at.toString({ smallestUnit: 'millisecond' })}::timestamptz, ${environment}::integer,
      ${actor}::text, ${userId}::integer, ${email}::text, ${role}::text, ${call}::text, ${activityType}::text, ${action}::text, ${subject}::text,
      ${reference}::text, ${ip}::text, ${outcome}::text, ${message}::text, ${json(before)}, ${json(after)}, previous_hash, hash
    from head`);
}
