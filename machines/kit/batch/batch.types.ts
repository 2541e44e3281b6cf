/** What the flows of a file of orders share: the file, its rows, and the merchant's decisions about them. */
import type { SelectedFile } from '../form/form.types';

/** The merchant's decisions about rows. The line identifies a row. */
interface Marks {
  readonly leftOut: readonly number[];
  /** Rows that repeat another order, which the merchant confirmed. */
  readonly meant: readonly number[];
  /** Hidden rows that the merchant included. */
  readonly included?: readonly number[];
}

interface FileFacts extends Marks {
  readonly name: string;
  /** Created when the file is accepted. Together with the line it identifies each order permanently. */
  readonly key: string;
  readonly notes: readonly string[];
  /** The idempotency key of the next batch of these rows, where it follows from them: each tab that has them sends them under the same. */
  readonly nextKey?: string;
}

/** What survives a reload: the current cells, and the decisions about rows. */
export interface Kept<Texts> extends FileFacts {
  readonly texts: readonly Texts[];
}

/** The source of a table: a selected file, or the stored rest of one. */
export type Source<Texts> = { readonly file: SelectedFile } | { readonly kept: Kept<Texts> };

export interface Sheet<Row> extends FileFacts {
  readonly rows: readonly Row[];
}

/** Why a file was refused. */
export interface RefusedFile {
  readonly refusal: string;
}

export interface BatchContext<Texts, Row> {
  readonly source: Source<Texts> | null;
  readonly sheet: Sheet<Row> | null;
  /** The lines of the visible rows. They are looked up first. */
  readonly shown: readonly number[];
  /** Why a file or a batch was refused, or something failed to load. */
  readonly problem: string | null;
  /** What the provider said instead of confirming the order. Null if it said nothing. */
  readonly reply: string | null;
}

/** `waiting`: the row is valid by itself, but what it names is not looked up yet. */
export type EntryState = 'ready' | 'waiting' | 'attention' | 'leftOut';

/** Why a batch cannot be reviewed yet. One row that is ready is enough. The others keep their place in the file. */
export type BatchReason = 'lookingUp' | 'stopped' | 'nothing';

export interface CellChange<Field extends string> {
  readonly line: number;
  readonly field: Field;
  readonly text: string;
}

/** What the merchant does with a file and its rows. */
export type BatchEvent<Field extends string> =
  | { type: 'file.chosen'; file: SelectedFile }
  | { type: 'reading.cancelled' }
  | { type: 'reading.retry' }
  | { type: 'file.dismissed' }
  | { type: 'dismissal.confirmed' }
  | { type: 'dismissal.cancelled' }
  | ({ type: 'cell.changed' } & CellChange<Field>)
  | { type: 'row.excluded'; line: number }
  | { type: 'row.restored'; line: number }
  | { type: 'row.confirmed'; line: number }
  | { type: 'rows.included'; lines: readonly number[] }
  /** For all rows with the same problem. */
  | { type: 'group.corrected'; key: string }
  | { type: 'group.excluded'; key: string }
  | { type: 'rows.shown'; lines: readonly number[] }
  | { type: 'lookup.stopped' }
  | { type: 'lookup.retry' }
  | { type: 'batch.reviewed' }
  | { type: 'outcome.retry' }
  | { type: 'reconnected' }
  | { type: 'batch.finished' };
