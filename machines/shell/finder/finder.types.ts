import type { FoundKind } from './finder.kinds';

/** A search result: its kind, the parameters of its page, and its identity. */
export interface Found {
  readonly kind: FoundKind;
  readonly label: string;
  readonly note: string;
  /** The URL parameters of its page, which also identify it. */
  readonly by: Readonly<Record<string, string>>;
  /** Its amount in major units, and when it was made as ISO text, if it has them. */
  readonly sum?: { readonly amount: string; readonly currency: string };
  readonly at?: string;
}

/** A row of a completely loaded list. */
export interface Listed extends Found {
  /** The text that is searched. */
  readonly words: string;
}

/** The response of a search. */
export interface Looked {
  readonly listed: readonly Listed[];
  /** The kinds that failed. */
  readonly missing: readonly FoundKind[];
}

/** A page, or an action that can be started. */
export interface Way {
  readonly label: string;
  /** Its group, which is searched too. */
  readonly group: string;
  readonly path: string;
}

export interface FinderInput {
  /** Only what the role can view is searched. */
  readonly permissions: readonly string[];
  /** What the browser kept of earlier visits. Anyone can edit it there. */
  readonly kept?: unknown;
}

/** The keyword, and the kinds to search. */
export interface Wanted {
  readonly keyword: string;
  readonly kinds: readonly FoundKind[];
}

export interface FinderContext extends Pick<FinderInput, 'permissions'> {
  /** What was opened last, newest first, of what the role can view. */
  readonly recent: readonly Found[];
  readonly keyword: string;
  /** Completely loaded lists, by kind. They are not loaded again. */
  readonly whole: readonly Listed[];
  readonly gathered: readonly FoundKind[];
  /** The results for the current keyword. Null before the response. */
  readonly found: readonly Found[] | null;
  readonly missing: readonly FoundKind[];
  readonly problem: string | null;
}

/** `sessionExpired`: the session expired. */
export type FinderOutput = { readonly result: 'closed' | 'sessionExpired' };

/** `result.opened` names a result or something opened before. */
export type FinderEvent =
  | { type: 'keyword.changed'; keyword: string }
  | { type: 'search.retry' }
  | { type: 'result.opened'; opened: Found }
  | { type: 'dismissed' };
