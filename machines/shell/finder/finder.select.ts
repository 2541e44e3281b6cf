import type { SnapshotFrom } from 'xstate';
import { type FoundKind, KINDS } from './finder.kinds';
import type { finderMachine } from './finder.machine';
import { isSearchable, type Recent, recentShown } from './finder.rules';
import type { Found } from './finder.types';

/** The results from the business, besides pages and actions, which need no search. */
export interface FinderView {
  readonly keyword: string;
  readonly busy: boolean;
  readonly found: readonly Found[];
  /** What was opened last, until something is typed. */
  readonly recent: readonly Found[];
  /** No data matches this keyword. False while that is unknown. */
  readonly isNothing: boolean;
  /** The keyword is too short to search the business. */
  readonly isShort: boolean;
  /** The message about what could not be searched. */
  readonly problem: string | null;
  readonly ended: boolean;
}

export function selectFinder(snapshot: SnapshotFrom<typeof finderMachine>): FinderView {
  const { keyword, found, missing, problem } = snapshot.context;
  return {
    keyword,
    busy: snapshot.hasTag('busy'),
    found: found ?? [],
    recent: recentShown(snapshot.context),
    isNothing: found?.length === 0 && missing.length === 0,
    isShort: !isSearchable(keyword),
    problem: snapshot.matches('failed') ? problem : snapshot.matches('found') ? notLookedThrough(missing) : null,
    ended: snapshot.status === 'done',
  };
}

/** Returns what the browser keeps for the next visit. */
export const bookmarkFinder = ({ context }: SnapshotFrom<typeof finderMachine>): Recent => ({ opened: context.recent });

/** The other kinds were searched, and their results show. */
function notLookedThrough(missing: readonly FoundKind[]): string | null {
  if (missing.length === 0) return null;
  const [first = '', ...more] = missing.map((kind) => KINDS[kind].name.toLowerCase());
  const last = more.pop();
  const names = last === undefined ? first : `${[first, ...more].join(', ')} and ${last}`;
  return `We couldn’t search ${names}.`;
}
