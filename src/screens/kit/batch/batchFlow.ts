import type { BatchEntry, Remedy } from '../../../../machines/kit/batch/batch.queue';
import type { ResultsView } from '../../../../machines/kit/batch/batch.results';
import type { FileView } from '../../../../machines/kit/batch/batch.select';
import type { BatchEvent } from '../../../../machines/kit/batch/batch.types';
import type { ActorView } from '../../../flow/useFlow';

/** A flow of a file of orders, as far as its file goes. */
export interface FileFlow<Field extends string> extends ActorView<BatchEvent<Field>> {
  readonly view: FileView & ResultsView;
}

/** Files that the browser makes and saves, one at a time. */
export interface BatchFiles<Wanted> {
  readonly busy: boolean;
  readonly save: (wanted: Wanted) => void;
}

interface ShownRow {
  readonly line: number;
  readonly beyond: string;
}

export type ShownEntry<Cause extends string, Field extends string> = BatchEntry<ShownRow, Cause, Field>;

export type Send<Field extends string> = (event: BatchEvent<Field>) => void;

/** How a flow speaks of its problems. */
export interface CauseWords<Cause extends string, Field extends string> {
  /** The heading of a group of rows with the same problem. */
  readonly heads: Readonly<Record<Cause, string>>;
  /** Words of a button that are particular to a cause. Null: the usual ones. */
  readonly own?: (cause: Cause, remedy: Remedy<Field>) => string | null;
  /** The button that looks up what was not answered. */
  readonly lookUp: (count: number) => string;
  /** The button that confirms a duplicate. */
  readonly keep: string;
}
