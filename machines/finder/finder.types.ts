/** Something of the business that was found: what it is, by what it can be opened, and how it is told from others. */
export interface Found {
  readonly kind: 'payout' | 'subMerchant';
  /** A payout's id, a sub-merchant's e-mail. */
  readonly id: string;
  readonly label: string;
  readonly note: string;
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

/** What is looked for, and by whom. */
export interface Wanted extends FinderInput {
  readonly keyword: string;
}

export interface FinderContext extends Wanted {
  /** Of this keyword alone; null before there is an answer. */
  readonly found: readonly Found[] | null;
  readonly problem: string | null;
}

/** `left` ended with the session. */
export type FinderOutput = { readonly result: 'closed' | 'left' };

export type FinderEvent = { type: 'keyword.changed'; keyword: string } | { type: 'search.askedAgain' } | { type: 'dismissed' };
