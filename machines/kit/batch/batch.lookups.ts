/** Looks up what the rows of a file name, such as an account or a transaction: each once, a few at a time, those on screen first. */
import { memoizeByKey } from '../values/memoizeByKey';

/** What was found. `isSilent`: there was no answer, so it can be looked up again. */
export interface Found {
  readonly isSilent: boolean;
}

export type FoundByKey<Answer extends Found> = Readonly<Record<string, Answer>>;

/** What rows name, and the lines of these rows. */
export interface Wanted {
  readonly key: string;
  readonly lines: readonly number[];
}

/** Number of lookups in one step. It is small enough to show progress and to change the order. */
const AT_ONCE = 50;

/** @param wantedIn what the rows need, each once, in the order of its importance. Rows that are excluded or wrong need nothing. */
export function lookupsOf<Entry, Want extends Wanted>(wantedIn: (entries: readonly Entry[]) => readonly Want[]) {
  const wantedOf = memoizeByKey(wantedIn);
  const missingAmong = memoizeByKey((wanted: readonly Want[]) =>
    memoizeByKey((found: FoundByKey<Found>) => wanted.filter(({ key }) => !found[key])),
  );
  /** Returns what is needed and not known. Cached for the same rows. */
  const missingIn = (entries: readonly Entry[], found: FoundByKey<Found>): readonly Want[] =>
    missingAmong(wantedOf(entries))(found);
  return {
    missingIn,
    /** Returns what is looked up next: what rows on screen name, then the rest. */
    nextMissing(entries: readonly Entry[], found: FoundByKey<Found>, shown: readonly number[]): readonly Want[] {
      const onScreen = new Set(shown);
      const left = missingIn(entries, found);
      const isOnScreen = ({ lines }: Want) => lines.some((line) => onScreen.has(line));
      return [...left.filter(isOnScreen), ...left.filter((want) => !isOnScreen(want))].slice(0, AT_ONCE);
    },
    /** Returns how much is known, and whether there was no answer for some of it. */
    progressOf(entries: readonly Entry[], found: FoundByKey<Found>) {
      const wanted = wantedOf(entries);
      const known = wanted.flatMap(({ key }) => found[key] ?? []);
      return { done: known.length, of: wanted.length, isSilent: known.some(({ isSilent }) => isSilent) };
    },
  };
}

export const withFound = <Answer extends Found>(
  known: FoundByKey<Answer>,
  found: readonly Answer[],
  keyOf: (answer: Answer) => string,
): FoundByKey<Answer> => ({ ...known, ...Object.fromEntries(found.map((answer) => [keyOf(answer), answer])) });

/** Removes what got no answer, so that it can be looked up again. */
export const withoutSilent = <Answer extends Found>(known: FoundByKey<Answer>): FoundByKey<Answer> =>
  Object.fromEntries(Object.entries(known).filter(([, { isSilent }]) => !isSilent));
