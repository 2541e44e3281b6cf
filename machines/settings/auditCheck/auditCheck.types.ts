import type { ChainBreak, ChainLink, ChainPlace } from '../../../contract/settings/auditChain';
import type { Fault } from '../../kit/flow/fault';

export type { ChainLink, ChainPlace, ChainRun } from '../../../contract/settings/auditChain';

/** A fingerprint that was kept outside of the provider. */
export interface Anchor {
  readonly hash: string;
  /** The entry that had it. Null if only the fingerprint is known, because it was pasted. */
  readonly sequence: number | null;
  /** When this browser saved it, as ISO text. Null if it was pasted. */
  readonly savedAt: string | null;
}

/** Entries after a place, oldest first, and the newest entry at that moment. */
export interface ChainPart {
  readonly links: readonly ChainLink[];
  readonly head: ChainPlace;
}

/** `anchor`: the entry has another fingerprint than the one that was saved. `cut`: the entry is not there any more. */
export interface Broken {
  readonly sequence: number;
  readonly why: ChainBreak | 'anchor' | 'cut';
  /** The fingerprint that it should have, and the one that it has. Empty if it has none. */
  readonly expected: string;
  readonly found: string;
  /** What was recorded there, if there is such an entry. */
  readonly entry: ChainLink | null;
}

/** What a run of entries leads to. */
export type Step = { readonly kind: 'broken'; readonly broken: Broken } | { readonly kind: 'more' | 'intact' | 'unmatched' };

export interface AuditCheckInput {
  /** The id of the business, whose anchor is kept. */
  readonly business: string;
  readonly anchor: Anchor | null;
}

export interface AuditCheckContext extends AuditCheckInput {
  /** The newest entry when the check began. It is about the entries up to this one, whatever is appended meanwhile. */
  readonly head: ChainPlace | null;
  /** The last entry that follows. */
  readonly last: ChainPlace;
  /** How many entries were recomputed. */
  readonly checked: number;
  /** The moments of the first entry and of the last one that follows, as UTC text. */
  readonly from: string | null;
  readonly to: string | null;
  /** Entries that were read and are not recomputed yet. */
  readonly links: readonly ChainLink[];
  /** The entry with the anchor's fingerprint, once it was passed. */
  readonly anchoredAt: number | null;
  readonly broken: Broken | null;
  readonly fault: Fault | null;
  /** Why the anchor was not saved. */
  readonly anchorProblem: string | null;
}

export type AuditCheckEvent =
  | { type: 'check.cancelled' }
  | { type: 'check.closed' }
  | { type: 'read.retried' }
  /** Keeps the head's fingerprint in this browser. */
  | { type: 'anchor.saved' }
  /** Checks again, against a fingerprint that the merchant kept elsewhere. */
  | { type: 'anchor.pasted'; text: string };

export interface Recompute {
  readonly last: ChainPlace;
  readonly links: readonly ChainLink[];
}

export type AuditCheckOutput = {
  readonly result: 'cancelled' | 'closed' | 'sessionExpired';
};

/** What is kept of the head as the anchor of later checks. */
export interface KeptAnchor extends ChainPlace {
  readonly business: string;
}
