/** What a list declares so that files can be made of it. */
import type { Permission } from '../../contract/permissions';
import type { Scope } from '../context';
import type { Db } from '../database/database';
import type { SheetColumn } from './sheet';

/** Texts under the names of the API. */
export type Asked = Readonly<Record<string, string | undefined>>;

/** What is read: the rows of one business that match, up to a moment, so that a file doesn't grow while it is written. */
export interface Wanted {
  readonly scope: Scope;
  readonly filter: Asked;
  readonly until: Temporal.Instant;
}

export interface ListSource {
  /** Starts the file's name. */
  readonly title: string;
  /** Who can view the list, and so its files. */
  readonly permission: Permission;
  /** In the order of the file. */
  readonly columns: readonly (SheetColumn & { readonly key: string })[];
  /** @throws Refusal 400 if a value is none that the list knows */
  readonly check: (filter: Asked) => void;
  /** The filter in words. Empty if it narrows nothing. */
  readonly words: (filter: Asked) => readonly string[];
  readonly count: (db: Db, wanted: Wanted) => Promise<number>;
  /** Returns the cells of all rows in pages, newest first. A page is read when the one before it is written. */
  readonly pages: (
    db: Db,
    wanted: Wanted,
    columns: readonly string[],
    size: number,
  ) => AsyncIterable<readonly (readonly string[])[]>;
}
