/**
 * The chain of audit entries: SHA-256 over the previous hash, the sequence number and the entry's canonical text. Nothing from Node is imported,
 * so that a browser can recompute it.
 */

import type { ActorKind, Fields, Outcome } from '../rules/audit.types';

/** An entry as its writer knows it. The database adds its place in the chain. */
export interface Entry {
  readonly businessId: number;
  readonly at: Temporal.Instant;
  readonly environment: number | null;
  readonly actor: ActorKind;
  readonly userId: number | null;
  /** Null for the sandbox. */
  readonly email: string | null;
  readonly role: string | null;
  readonly call: string;
  readonly activityType: string;
  readonly action: string;
  readonly subject: string | null;
  readonly reference: string | null;
  readonly ip: string | null;
  readonly outcome: Outcome;
  readonly message: string | null;
  readonly before: Fields | null;
  readonly after: Fields | null;
}

/** An entry with its place in the chain. */
export interface Link extends Entry {
  readonly sequence: number;
  readonly previousHash: string;
  readonly hash: string;
}

/** The previous hash of a business's first entry. */
export const GENESIS = '0'.repeat(64);

/** The order of fields is that of their names, because a database keeps none. */
const sorted = (fields: Fields | null) => fields && Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1));

/** Returns the same text for the same entry, and another one for any other. A user is left out, as before other actors were recorded. */
export const canonical = (entry: Entry): string =>
  JSON.stringify([
    entry.businessId,
    entry.at.toString({ smallestUnit: 'millisecond' }),
    entry.environment,
    entry.userId,
    entry.email,
    entry.role,
    entry.call,
    entry.activityType,
    entry.action,
    entry.subject,
    entry.reference,
    entry.ip,
    entry.outcome,
    entry.message,
    sorted(entry.before),
    sorted(entry.after),
    ...(entry.actor === 'user' ? [] : [entry.actor]),
  ]);

/** The hashed text. The writer's statement builds the same one. */
const chained = (previousHash: string, sequence: number, text: string) => `${previousHash} ${sequence} ${text}`;

const hex = (bytes: ArrayBuffer) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const hashOfEntry = async (previousHash: string, sequence: number, entry: Entry): Promise<string> =>
  hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(chained(previousHash, sequence, canonical(entry)))));

/** Why an entry does not follow the one before it. */
export type Break = 'missing' | 'changed' | 'relinked';

interface Place {
  readonly sequence: number;
  readonly hash: string;
}

/** Returns why a link does not follow, or `null`. `missing`: the one before it is not there. `relinked`: it names another previous hash. */
export async function breakAt(previous: Place, link: Link): Promise<Break | null> {
  if (link.sequence !== previous.sequence + 1) return 'missing';
  if (link.previousHash !== previous.hash) return 'relinked';
  return link.hash === (await hashOfEntry(previous.hash, link.sequence, link)) ? null : 'changed';
}
