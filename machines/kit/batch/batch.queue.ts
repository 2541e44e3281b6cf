/** The problems of a file, grouped by cause, and what the merchant can do about all rows of a group at once. */

import { memoizeByKey } from '../values/memoizeByKey';
import type { Offer, Problem } from './batch.check';
import type { EntryState } from './batch.types';

/** What can be done about a group. `lines` are the rows that allow it. */
export type Remedy<Field extends string> =
  /** Applies the correction that each row is offered. */
  | { readonly kind: 'correct'; readonly lines: readonly number[]; readonly offer: Offer<Field> }
  | { readonly kind: 'include'; readonly lines: readonly number[] }
  /** Confirms one duplicate. Several are confirmed one by one, because each of them pays twice. */
  | { readonly kind: 'keep'; readonly lines: readonly [number] }
  | { readonly kind: 'lookUp'; readonly lines: readonly number[] }
  | { readonly kind: 'exclude'; readonly lines: readonly number[] };

export interface ProblemGroup<Cause extends string, Field extends string> {
  readonly key: string;
  readonly cause: Cause;
  /** What the cause is about: a cell, or the whole row. */
  readonly field: Field | 'row';
  /** In the order of the file. */
  readonly lines: readonly number[];
  /** The explanation, if all rows have the same. */
  readonly says: string | null;
  readonly remedies: readonly Remedy<Field>[];
}

/** A row in relation to the others. */
export interface BatchEntry<Row, Cause extends string, Field extends string> {
  readonly row: Row;
  readonly state: EntryState;
  readonly problems: readonly Problem<Cause, Field>[];
  /** Whether the row repeats another order, and the merchant has not confirmed it. */
  readonly isTwin: boolean;
  /** The spreadsheet hides the row, and the merchant has not included it. */
  readonly isHeld: boolean;
}

interface QueuedRow {
  readonly line: number;
  readonly beyond: string;
}

interface QueueRules<Entry, Cause extends string, Field extends string> {
  /** Returns the key of the group of a problem. */
  readonly keyOf: (entry: Entry, problem: Problem<Cause, Field>) => string;
  /** Causes whose corrections may be applied together. */
  readonly together: ReadonlySet<Cause>;
  /** The only remedy of a cause, or for `keep` the first. Any other cause is corrected or excluded. */
  readonly remedies: Readonly<Partial<Record<Cause, 'include' | 'lookUp' | 'keep'>>>;
}

/** Returns the functions that group the problems of a flow's rows. */
export function queueOf<Cause extends string, Field extends string, Entry extends BatchEntry<QueuedRow, Cause, Field>>({
  keyOf,
  together,
  remedies,
}: QueueRules<Entry, Cause, Field>) {
  interface Member {
    readonly entry: Entry;
    readonly problem: Problem<Cause, Field>;
  }

  /** If cells have shifted, a cell may hold something else, so only the merchant corrects the row. */
  const allowsCorrection = ({ entry }: Member) => entry.row.beyond === '';

  function remediesOf(cause: Cause, members: readonly Member[]): readonly Remedy<Field>[] {
    const linesOf = (some: readonly Member[]) => some.map(({ entry }) => entry.row.line);
    const lines = linesOf(members);
    const exclude: Remedy<Field> = { kind: 'exclude', lines };
    const own = remedies[cause];
    if (own === 'include' || own === 'lookUp') return [{ kind: own, lines }];
    const [line, ...others] = lines;
    if (own === 'keep' && line !== undefined && others.length === 0) return [{ kind: 'keep', lines: [line] }, exclude];
    const offered = members.filter((member) => member.problem.offer !== null && allowsCorrection(member));
    const offer = offered[0]?.problem.offer;
    if (offer && (members.length === 1 || together.has(cause))) return [{ kind: 'correct', lines: linesOf(offered), offer }];
    return [exclude];
  }

  function groupOf(key: string, members: readonly Member[]): readonly ProblemGroup<Cause, Field>[] {
    const [first] = members;
    if (!first) return [];
    const { cause, field, says } = first.problem;
    return [
      {
        key,
        cause,
        field,
        lines: members.map(({ entry }) => entry.row.line),
        says: members.every(({ problem }) => problem.says === says) ? says : null,
        remedies: remediesOf(cause, members),
      },
    ];
  }

  /** Returns the groups of rows that need attention, the largest first. A row with several problems is in several groups. */
  const groupsOf = memoizeByKey((entries: readonly Entry[]): readonly ProblemGroup<Cause, Field>[] => {
    const members = new Map<string, Member[]>();
    for (const entry of entries) {
      if (entry.state !== 'attention') continue;
      for (const problem of entry.problems) {
        const key = keyOf(entry, problem);
        const group = members.get(key);
        if (group) group.push({ entry, problem });
        else members.set(key, [{ entry, problem }]);
      }
    }
    const groups = [...members].flatMap(([key, each]) => groupOf(key, each));
    return groups.sort((one, other) => other.lines.length - one.lines.length || (one.lines[0] ?? 0) - (other.lines[0] ?? 0));
  });

  return {
    groupsOf,

    /** Returns the correction of each row of a group, by line. Empty if there is no such group, or nothing to correct. */
    correctionsIn(entries: readonly Entry[], key: string): ReadonlyMap<number, Offer<Field>> {
      const group = groupsOf(entries).find((each) => each.key === key);
      const lines = new Set(group?.remedies.flatMap(({ kind, lines: some }) => (kind === 'correct' ? some : [])));
      const corrections = new Map<number, Offer<Field>>();
      for (const entry of entries) {
        if (!lines.has(entry.row.line)) continue;
        const offer = entry.problems.find((problem) => keyOf(entry, problem) === key)?.offer;
        if (offer) corrections.set(entry.row.line, offer);
      }
      return corrections;
    },

    /** Returns the rows that a group excludes. Empty if there is no such group, or it has another remedy. */
    exclusionsIn: (entries: readonly Entry[], key: string): readonly number[] =>
      groupsOf(entries)
        .find((each) => each.key === key)
        ?.remedies.flatMap(({ kind, lines }) => (kind === 'exclude' ? lines : [])) ?? [],
  };
}

/** Where the merchant is among the groups: the key, and the place it had. */
export interface QueuePlace {
  readonly key: string;
  readonly at: number;
}

interface Keyed {
  readonly key: string;
}

/** Returns the place of the current group. Once a group is solved, it is the one that took its place. */
export function placeIn(groups: readonly Keyed[], place: QueuePlace | null): number {
  if (place === null) return 0;
  const found = groups.findIndex(({ key }) => key === place.key);
  return found >= 0 ? found : Math.max(0, Math.min(place.at, groups.length - 1));
}

/** Returns the group after (1) or before (-1) the current one. After the last comes the first. The first step shows the first group. */
export function stepIn<Group extends Keyed>(groups: readonly Group[], place: QueuePlace | null, by: -1 | 1): Group | undefined {
  const isSolved = place !== null && groups.every(({ key }) => key !== place.key);
  const from =
    place === null || isSolved ? (by === 1 ? placeIn(groups, place) - 1 : placeIn(groups, place)) : placeIn(groups, place);
  return groups[(from + by + groups.length) % groups.length];
}

/** Returns the row that says why: the one that was gone to while it is in the group, else the first one. */
export const openedLine = (group: { readonly lines: readonly number[] } | undefined, line: number | null): number | null =>
  (line !== null && group?.lines.includes(line) ? line : group?.lines[0]) ?? null;

/** The groups around the current one, so that a file with thousands of causes shows few at a time. */
export function windowIn<Group>(groups: readonly Group[], at: number, most: number): readonly Group[] {
  const from = Math.max(0, Math.min(at - Math.floor(most / 2), groups.length - most));
  return groups.slice(from, from + most);
}
