/**
 * The chain of audit entries: SHA-256 over the previous hash, the sequence number and the entry's canonical text. The sandbox writes it and the
 * browser recomputes it with these same functions. Without a schema, so that a worker of the browser may import it alone.
 */

/** Named values, masked. */
export type AuditFields = Readonly<Record<string, string>>;

export const auditOutcomes = ['done', 'refused'] as const;
export type AuditOutcome = (typeof auditOutcomes)[number];

/** Who made a change: a user or somebody who signs up, a customer who pays, or the sandbox by one of its controls. */
export const auditActors = ['user', 'customer', 'sandbox'] as const;
export type AuditActor = (typeof auditActors)[number];

/** An entry as its hash covers it. */
export interface ChainEntry {
  readonly businessId: number;
  /** The moment in UTC, to the millisecond: `2026-11-22T08:14:02.000Z`. */
  readonly at: string;
  readonly environment: number | null;
  readonly actor: AuditActor;
  readonly userId: number | null;
  readonly email: string | null;
  readonly role: string | null;
  readonly call: string;
  readonly activityType: string;
  readonly action: string;
  readonly subject: string | null;
  readonly reference: string | null;
  readonly ip: string | null;
  readonly outcome: AuditOutcome;
  readonly message: string | null;
  readonly before: AuditFields | null;
  readonly after: AuditFields | null;
}

/** A place in the chain. */
export interface ChainPlace {
  readonly sequence: number;
  readonly hash: string;
}

/** An entry with its place in the chain. */
export interface ChainLink extends ChainEntry, ChainPlace {
  readonly previousHash: string;
}

/** The previous hash of a business's first entry. */
export const GENESIS = '0'.repeat(64);

/** Before the first entry. */
export const CHAIN_START: ChainPlace = { sequence: 0, hash: GENESIS };

/** The order of fields is that of their names, because a database keeps none. */
const sorted = (fields: AuditFields | null) => fields && Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1));

/** Returns the same text for the same entry, and another one for any other. A user is left out, as before other actors were recorded. */
export const canonical = (entry: ChainEntry): string =>
  JSON.stringify([
    entry.businessId,
    entry.at,
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
export const chainedText = (previousHash: string, sequence: number, entry: ChainEntry): string =>
  `${previousHash} ${sequence} ${canonical(entry)}`;

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
const encoder = new TextEncoder();

async function hashOf(text: string): Promise<string> {
  let hex = '';
  for (const byte of new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text)))) hex += HEX[byte] ?? '';
  return hex;
}

/**
 * Why an entry does not follow the one before it. `missing`: the one before it is not there. `relinked`: it names another previous hash.
 * `changed`: its content has another hash.
 */
export type ChainBreak = 'missing' | 'changed' | 'relinked';

export interface BrokenLink {
  readonly sequence: number;
  readonly why: ChainBreak;
  /** The hash that would follow, and the one that is there. */
  readonly expected: string;
  readonly found: string;
}

/** Where a run of entries ends: at its last entry, or at the first one that does not follow. */
export type ChainRun =
  | { readonly kind: 'follows'; readonly last: ChainPlace }
  | { readonly kind: 'breaks'; readonly at: BrokenLink };

/**
 * Recomputes every entry of a run. They are hashed at the same time: each is hashed over the previous hash that it names, and that one is
 * compared with the entry before it. Together that is the same as one after another.
 */
export async function followChain(previous: ChainPlace, links: readonly ChainLink[]): Promise<ChainRun> {
  const hashes = await Promise.all(links.map((link) => hashOf(chainedText(link.previousHash, link.sequence, link))));
  let last = previous;
  for (const [index, link] of links.entries()) {
    const { sequence, hash: found } = link;
    const hash = hashes[index] ?? '';
    if (sequence !== last.sequence + 1) return breaks(sequence, 'missing', last.hash, link.previousHash);
    if (link.previousHash !== last.hash) return breaks(sequence, 'relinked', last.hash, link.previousHash);
    if (found !== hash) return breaks(sequence, 'changed', hash, found);
    last = { sequence, hash: found };
  }
  return { kind: 'follows', last };
}

const breaks = (sequence: number, why: ChainBreak, expected: string, found: string): ChainRun => ({
  kind: 'breaks',
  at: { sequence, why, expected, found },
});
