import type { SnapshotFrom } from 'xstate';
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
  readonly problem: string | null;
  readonly ended: boolean;
}

export function selectFinder(snapshot: SnapshotFrom<typeof finderMachine>): FinderView {
  const { keyword, found, problem } = snapshot.context;
  return {
    keyword,
    busy: snapshot.hasTag('busy'),
    found: found ?? [],
    isNothing: found?.length === 0,
    isShort: !isSearchable(keyword),
    problem: snapshot.matches('failed') ? problem : null,
    ended: snapshot.status === 'done',
  };
}
