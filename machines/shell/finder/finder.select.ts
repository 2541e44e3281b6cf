import type { SnapshotFrom } from 'xstate';
import { type FoundKind, KINDS } from './finder.kinds';
import type { finderMachine } from './finder.machine';
import { isSearchable } from './finder.rules';
import type { Found } from './finder.types';

/** What of the business was found, beside the screens and actions that need no looking for. */
export interface FinderView {
  readonly keyword: string;
  readonly busy: boolean;
  readonly found: readonly Found[];
  /** Nothing of the business has this keyword; false while it is not known. */
  readonly isNothing: boolean;
  /** Too little was typed to look through the business. */
  readonly isShort: boolean;
  /** What could not be looked for, in words. */
  readonly problem: string | null;
  readonly ended: boolean;
}

export function selectFinder(snapshot: SnapshotFrom<typeof finderMachine>): FinderView {
  const { keyword, found, missing, problem } = snapshot.context;
  return {
    keyword,
    busy: snapshot.hasTag('busy'),
    found: found ?? [],
    isNothing: found?.length === 0 && missing.length === 0,
    isShort: !isSearchable(keyword),
    problem: snapshot.matches('failed') ? problem : snapshot.matches('found') ? notLookedThrough(missing) : null,
    ended: snapshot.status === 'done',
  };
}

/** The others were: what was found of them is shown. */
function notLookedThrough(missing: readonly FoundKind[]): string | null {
  if (missing.length === 0) return null;
  const [first = '', ...more] = missing.map((kind) => KINDS[kind].name.toLowerCase());
  const last = more.pop();
  const names = last === undefined ? first : `${[first, ...more].join(', ')} and ${last}`;
  return `${names.charAt(0).toUpperCase()}${names.slice(1)} could not be looked through.`;
}
