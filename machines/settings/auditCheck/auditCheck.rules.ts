/** AUD-01: whether the entries of an audit trail follow one another, up to the head and from the merchant's anchor on. */
import type { AuditCheckContext, Broken, ChainPart, ChainPlace, ChainRun, Step } from './auditCheck.types';

/** Before the first entry. */
export const START: ChainPlace = { sequence: 0, hash: '0'.repeat(64) };

/** Returns the fingerprint in a pasted text, or null. Gaps between its groups are left out. */
export function fingerprintIn(text: string): string | null {
  const plain = text.replace(/\s/g, '').toLowerCase();
  return /^[0-9a-f]{64}$/.test(plain) ? plain : null;
}

type Known = Pick<AuditCheckContext, 'head' | 'last' | 'anchor' | 'anchoredAt'>;

/**
 * Whether the trail got shorter or has another head while it was read. A trail only grows, so such a part is of another moment and is not
 * compared with what was read before.
 */
export function isOfOtherTrail({ head }: Pick<Known, 'head'>, part: ChainPart): boolean {
  if (head === null) return false;
  if (part.head.sequence < head.sequence) return true;
  return part.head.sequence === head.sequence && part.head.hash !== head.hash;
}

/** The entries of a part that the check goes on with: those after the last one that follows, up to the head. */
export const nextLinks = ({ last }: Pick<Known, 'last'>, head: ChainPlace, { links }: Pick<ChainPart, 'links'>) =>
  links.filter(({ sequence }) => sequence > last.sequence && sequence <= head.sequence);

/** The head of the check: that of its first part. */
export const headWith = ({ head }: Pick<Known, 'head'>, part: ChainPart): ChainPlace => head ?? part.head;

/** What it means that a part has no entries for the check. */
export function stepWithoutLinks({ head, last, anchor, anchoredAt }: Known): Step {
  const end = head ?? START;
  if (last.sequence < end.sequence) return cutAt(last.sequence + 1, last.sequence + 1 === end.sequence ? end.hash : '');
  if (last.hash !== end.hash)
    return {
      kind: 'broken',
      broken: { sequence: last.sequence, why: 'changed', expected: end.hash, found: last.hash, entry: null },
    };
  if (anchor === null || anchoredAt !== null) return { kind: 'intact' };
  // An anchor of a newer entry than the head: what came after the head was cut off.
  if (anchor.sequence !== null) return cutAt(end.sequence + 1, anchor.sequence === end.sequence + 1 ? anchor.hash : '');
  return { kind: 'unmatched' };
}

const cutAt = (sequence: number, expected: string): Step => ({
  kind: 'broken',
  broken: { sequence, why: 'cut', expected, found: '', entry: null },
});

/** The entry with the anchor's fingerprint, if it is one of these or was passed before. */
export function anchoredIn({ anchor, anchoredAt, links }: Pick<AuditCheckContext, 'anchor' | 'anchoredAt' | 'links'>) {
  if (anchor === null || anchoredAt !== null) return anchoredAt;
  const found = links.find(({ hash }) => hash === anchor.hash);
  return found && (anchor.sequence === null || anchor.sequence === found.sequence) ? found.sequence : null;
}

/** The entry of a saved anchor, if it is one of these and has another fingerprint now. */
function otherThanAnchor({ anchor, links }: Pick<AuditCheckContext, 'anchor' | 'links'>): Broken | null {
  const saved = anchor && links.find(({ sequence }) => sequence === anchor.sequence);
  if (!saved || saved.hash === anchor.hash) return null;
  return { sequence: saved.sequence, why: 'anchor', expected: anchor.hash, found: saved.hash, entry: saved };
}

/** The first of the entries that has not the number after the one before it. Counted here too, so that a wrong worker hides no gap. */
function gapIn({ last, links }: Pick<AuditCheckContext, 'last' | 'links'>): Broken | null {
  const index = links.findIndex(({ sequence }, at) => sequence !== last.sequence + 1 + at);
  const entry = links[index];
  if (!entry) return null;
  const before = links[index - 1] ?? last;
  return { sequence: entry.sequence, why: 'missing', expected: before.hash, found: entry.previousHash, entry };
}

function breakIn({ links }: Pick<AuditCheckContext, 'links'>, run: ChainRun): Broken | null {
  if (run.kind === 'follows') return null;
  return { ...run.at, entry: links.find(({ sequence }) => sequence === run.at.sequence) ?? null };
}

/** What a run of the entries that were read leads to. Of several differences the first entry counts. */
export function stepAfter(context: AuditCheckContext, run: ChainRun): Step {
  const { anchor, links, head } = context;
  const [first] = [breakIn(context, run), gapIn(context), otherThanAnchor(context)]
    .filter((one) => one !== null)
    .sort((one, other) => one.sequence - other.sequence);
  if (first) return { kind: 'broken', broken: first };
  const last = links.at(-1) ?? context.last;
  if (last.sequence < (head?.sequence ?? 0)) return { kind: 'more' };
  return stepWithoutLinks({ head, last, anchor, anchoredAt: anchoredIn(context) });
}
