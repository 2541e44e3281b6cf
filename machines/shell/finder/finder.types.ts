import type { FoundKind } from './finder.kinds';

/** Something of the business that was found: what it is, by what its page shows it, and how it is told from others. */
export interface Found {
  readonly kind: FoundKind;
  readonly label: string;
  readonly note: string;
  /** What its page's address says beside the page, and is told by. */
  readonly by: Readonly<Record<string, string>>;
}

/** One of a list that came whole. */
export interface Listed extends Found {
  /** All that it is found by. */
  readonly words: string;
}

/** What a look brought. */
export interface Looked {
  readonly listed: readonly Listed[];
  /** What could not be looked through. */
  readonly missing: readonly FoundKind[];
}

/** A screen, or something that can be begun. */
export interface Way {
  readonly label: string;
  /** Where it belongs, which is looked in as well. */
  readonly group: string;
  readonly path: string;
}

export interface FinderInput {
  /** What the role may see is looked through, and nothing else. */
  readonly permissions: readonly string[];
}

/** What is looked for, in what. */
export interface Wanted {
  readonly keyword: string;
  readonly kinds: readonly FoundKind[];
}

export interface FinderContext extends FinderInput {
  readonly keyword: string;
  /** Lists that came whole, of these kinds: they are not asked for again. */
  readonly whole: readonly Listed[];
  readonly gathered: readonly FoundKind[];
  /** Of this keyword alone; null before there is an answer. */
  readonly found: readonly Found[] | null;
  readonly missing: readonly FoundKind[];
  readonly problem: string | null;
}

/** `left` ended with the session. */
export type FinderOutput = { readonly result: 'closed' | 'left' };

export type FinderEvent = { type: 'keyword.changed'; keyword: string } | { type: 'search.retry' } | { type: 'dismissed' };
