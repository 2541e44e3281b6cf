/** The problems of a file, grouped by cause, and what the merchant can do about all rows of a group at once. */
import { memoizeByKey } from '../../kit/memoizeByKey';
import type { Cause, Offer, Problem } from './bulkPayout.check';
import type { Entry } from './bulkPayout.entries';

/** What can be done about a group. `lines` are the rows that allow it. */
export type Remedy =
  /** Applies the correction that each row is offered. */
  | { readonly kind: 'correct'; readonly lines: readonly number[]; readonly offer: Offer }
  | { readonly kind: 'include'; readonly lines: readonly number[] }
  /** Confirms one duplicate. Several are confirmed one by one, because each of them pays twice. */
  | { readonly kind: 'keep'; readonly lines: readonly [number] }
  | { readonly kind: 'lookUp'; readonly lines: readonly number[] }
  | { readonly kind: 'exclude'; readonly lines: readonly number[] };

export interface ProblemGroup {
  readonly key: string;
  readonly cause: Cause;
  /** In the order of the file. */
  readonly lines: readonly number[];
  /** The explanation, if all rows have the same. */
  readonly says: string | null;
  readonly remedies: readonly Remedy[];
}

/** Causes whose corrections may be applied together. A rounded number is confirmed row by row, because any digit may be wrong. */
const TOGETHER: ReadonlySet<Cause> = new Set(['bankUnknown', 'accountLength']);

/** Returns the key of the group of a problem. Rows with the same unknown bank are alike, and those with another one are not. */
export const groupKeyOf = ({ row }: Entry, { cause }: Problem) =>
  cause === 'bankUnknown' ? `${cause} ${row.bank.trim().toLowerCase()}` : cause;

interface Member {
  readonly entry: Entry;
  readonly problem: Problem;
}

/** If cells have shifted, a cell may hold something else, so only the merchant corrects the row. */
const allowsCorrection = ({ entry }: Member) => entry.row.beyond === '';

function remediesOf(cause: Cause, members: readonly Member[]): readonly Remedy[] {
  const linesOf = (some: readonly Member[]) => some.map(({ entry }) => entry.row.line);
  const lines = linesOf(members);
  const exclude: Remedy = { kind: 'exclude', lines };
  if (cause === 'hidden') return [{ kind: 'include', lines }];
  if (cause === 'bankSilent') return [{ kind: 'lookUp', lines }];
  const [line, ...others] = lines;
  if (cause === 'duplicate' && line !== undefined && others.length === 0) return [{ kind: 'keep', lines: [line] }, exclude];
  const offered = members.filter((member) => member.problem.offer !== null && allowsCorrection(member));
  const offer = offered[0]?.problem.offer;
  if (offer && (members.length === 1 || TOGETHER.has(cause))) return [{ kind: 'correct', lines: linesOf(offered), offer }];
  return [exclude];
}

function groupOf(key: string, members: readonly Member[]): readonly ProblemGroup[] {
  const [first] = members;
  if (!first) return [];
  const { cause, says } = first.problem;
  return [
    {
      key,
      cause,
      lines: members.map(({ entry }) => entry.row.line),
      says: members.every(({ problem }) => problem.says === says) ? says : null,
      remedies: remediesOf(cause, members),
    },
  ];
}

/** Returns the groups of rows that need attention, the largest first. A row with several problems is in several groups. */
export const groupsOf = memoizeByKey((entries: readonly Entry[]): readonly ProblemGroup[] => {
  const members = new Map<string, Member[]>();
  for (const entry of entries) {
    if (entry.state !== 'attention') continue;
    for (const problem of entry.problems) {
      const key = groupKeyOf(entry, problem);
      const group = members.get(key);
      if (group) group.push({ entry, problem });
      else members.set(key, [{ entry, problem }]);
    }
  }
  const groups = [...members].flatMap(([key, each]) => groupOf(key, each));
  return groups.sort((one, other) => other.lines.length - one.lines.length || (one.lines[0] ?? 0) - (other.lines[0] ?? 0));
});

/** Returns the correction of each row of a group, by line. Empty if there is no such group, or nothing to correct. */
export function correctionsIn(entries: readonly Entry[], key: string): ReadonlyMap<number, Offer> {
  const group = groupsOf(entries).find((each) => each.key === key);
  const lines = new Set(group?.remedies.flatMap(({ kind, lines: some }) => (kind === 'correct' ? some : [])));
  const corrections = new Map<number, Offer>();
  for (const entry of entries) {
    if (!lines.has(entry.row.line)) continue;
    const offer = entry.problems.find((problem) => groupKeyOf(entry, problem) === key)?.offer;
    if (offer) corrections.set(entry.row.line, offer);
  }
  return corrections;
}

/** Returns the rows that a group excludes. Empty if there is no such group, or it has another remedy. */
export const exclusionsIn = (entries: readonly Entry[], key: string): readonly number[] =>
  groupsOf(entries)
    .find((each) => each.key === key)
    ?.remedies.flatMap(({ kind, lines }) => (kind === 'exclude' ? lines : [])) ?? [];

/** Where the merchant is among the groups: the key, and the place it had. */
export interface QueuePlace {
  readonly key: string;
  readonly at: number;
}

/** Returns the place of the current group. Once a group is solved, it is the one that took its place. */
export function placeIn(groups: readonly ProblemGroup[], place: QueuePlace | null): number {
  if (place === null) return 0;
  const found = groups.findIndex(({ key }) => key === place.key);
  return found >= 0 ? found : Math.max(0, Math.min(place.at, groups.length - 1));
}

/** Returns the group after (1) or before (-1) the current one. After the last comes the first. The first step shows the first group. */
export function stepIn(groups: readonly ProblemGroup[], place: QueuePlace | null, by: -1 | 1): ProblemGroup | undefined {
  const isSolved = place !== null && groups.every(({ key }) => key !== place.key);
  const from =
    place === null || isSolved ? (by === 1 ? placeIn(groups, place) - 1 : placeIn(groups, place)) : placeIn(groups, place);
  return groups[(from + by + groups.length) % groups.length];
}

/** The groups around the current one, so that a file with thousands of causes shows few at a time. */
export function windowIn(groups: readonly ProblemGroup[], at: number, most: number): readonly ProblemGroup[] {
  const from = Math.max(0, Math.min(at - Math.floor(most / 2), groups.length - most));
  return groups.slice(from, from + most);
}
