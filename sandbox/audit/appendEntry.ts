/** Appends to the audit trail of a business, in the transaction of what it tells. */

import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database/database';
import { prepared } from '../database/prepared';
import { auditEntries, auditHeads } from '../database/schema';
import type { Fields } from '../rules/audit.types';
import { canonical, type Entry, GENESIS } from './chain.rules';

type Given = keyof Entry | 'text';

const given = (name: Given) => sql.placeholder(name);

/** As `chained` in the rules, hashed. */
const hashed = (previousHash: SQL, sequence: SQL) =>
  sql`encode(sha256(convert_to(${previousHash} || ' ' || ${sequence} || ' ' || ${given('text')}::text, 'UTF8')), 'hex')`;

// One statement, so that the head is locked for one round trip and the commit. Prepared, because planning it takes longer than running it.
const append = prepared<Given>(
  'append_audit_entry',
  sql`
    with head as (
      insert into ${auditHeads} as h (business_id, sequence, previous_hash, hash)
      values (
        ${given('businessId')}, 1, ${sql.raw(`'${GENESIS}'`)}, ${hashed(sql.raw(`'${GENESIS}'`), sql.raw(`'1'`))}
      )
      on conflict (business_id) do update set
        sequence = h.sequence + 1, previous_hash = h.hash, hash = ${hashed(sql`h.hash`, sql`(h.sequence + 1)::text`)}
      returning business_id, sequence, previous_hash, hash
    )
    insert into ${auditEntries} (
      business_id, sequence, at, environment, actor, user_id, email, role, call, activity_type, action, subject, reference, ip, outcome, message,
      before, after, previous_hash, hash
    )
    select
      business_id, sequence, ${given('at')}::timestamptz, ${given('environment')}::integer, ${given('actor')}::text,
      ${given('userId')}::integer, ${given('email')}::text, ${given('role')}::text, ${given('call')}::text, ${given('activityType')}::text,
      ${given('action')}::text, ${given('subject')}::text, ${given('reference')}::text, ${given('ip')}::text, ${given('outcome')}::text,
      ${given('message')}::text, ${given('before')}::jsonb, ${given('after')}::jsonb, previous_hash, hash
    from head`,
);

const json = (fields: Fields | null) => fields && JSON.stringify(fields);

/**
 * Appends an entry. It must be the last statement of its transaction: the head of the business stays locked until then, and a caller
 * that locks something after it could wait for another one that waits for the head.
 */
export const appendEntry = (tx: Db, entry: Entry): Promise<void> =>
  append(tx, {
    ...entry,
    text: canonical(entry),
    at: entry.at.toString({ smallestUnit: 'millisecond' }),
    before: json(entry.before),
    after: json(entry.after),
  });
