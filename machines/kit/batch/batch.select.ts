/** What the pages of all flows of a file show alike, and what such a flow leaves in its bookmark. */

import { memoizeByKey } from '../values/memoizeByKey';
import { type Counts, keptOf } from './batch.rules';
import type { BatchContext, BatchReason, Kept, Sheet } from './batch.types';

/** The steps of a flow of a file. Not every flow has each of them. */
export type BatchStep =
  | 'resuming'
  | 'choosing'
  | 'reading'
  | 'checkDataFailed'
  | 'reviewing'
  | 'discarding'
  | 'confirming'
  | 'submitting'
  | 'loadingAccepted'
  | 'verifying'
  | 'checkingOutcome'
  | 'outcomeUnknown'
  | 'loadingResults'
  | 'resultsFailed'
  | 'results'
  | 'finishing'
  | 'ended';

/** What every file of orders shows, whatever its rows. */
export interface FileView {
  readonly step: BatchStep;
  readonly problem: string | null;
  readonly reply: string | null;
  readonly name: string;
  readonly notes: readonly string[];
  /** Whether the rows come from a chosen file, so that reading can be cancelled. */
  readonly isFromFile: boolean;
  readonly counts: Counts;
}

interface FileSnapshot {
  readonly value: BatchStep | 'sessionExpired' | { readonly reviewing?: unknown };
  readonly context: BatchContext<unknown, unknown>;
}

/** @returns the view of the file without its rows */
export function selectFile({ value, context: { sheet, source, problem, reply } }: FileSnapshot): Omit<FileView, 'counts'> {
  return {
    step: typeof value === 'object' ? 'reviewing' : value === 'sessionExpired' ? 'ended' : value,
    problem,
    reply,
    name: sheet?.name ?? (source && 'file' in source ? source.file.name : (source?.kept.name ?? '')),
    notes: sheet?.notes ?? [],
    isFromFile: source !== null && 'file' in source,
  };
}

const AT_ROWS = ['reviewing', 'discarding', 'confirming', 'submitting'] as const;

/** Whether the rows or their totals are on screen. */
export const isAtRows = (step: BatchStep): step is (typeof AT_ROWS)[number] => AT_ROWS.some((one) => one === step);

/** How much of what the rows name is known, and whether there was no answer for some of it. */
export interface LookupView {
  readonly state: 'running' | 'stopped' | 'done';
  readonly done: number;
  readonly of: number;
  readonly isSilent: boolean;
}

/** Why the rows cannot be reviewed yet: nothing is looked up any more once the lookup has stopped. */
export const reasonOf = (blocker: BatchReason | null, { state }: Pick<LookupView, 'state'>): BatchReason | null =>
  blocker === 'lookingUp' && state === 'stopped' ? 'stopped' : blocker;

/**
 * Returns a function that makes the bookmark of a flow: the current rows and `more`, or null without a file. It is the same object as long as it
 * is equal.
 */
export function bookmarker<Texts, Row, More extends object>(textsOf: (row: Row) => Texts) {
  type Bookmark = { readonly kept: Kept<Texts> } & More;
  const keptOnce = memoizeByKey((sheet: Sheet<Row>) => keptOf(sheet, textsOf));
  const known = memoizeByKey((_: Kept<Texts>) => new Map<string, Bookmark>());
  return ({ sheet, source }: Pick<BatchContext<Texts, Row>, 'sheet' | 'source'>, more: More): Bookmark | null => {
    const kept = source && 'kept' in source ? source.kept : sheet && keptOnce(sheet);
    if (!kept) return null;
    const key = JSON.stringify(more);
    const bookmark = known(kept).get(key) ?? { kept, ...more };
    known(kept).set(key, bookmark);
    return bookmark;
  };
}
