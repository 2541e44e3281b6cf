/**
 * Compares what a flow says and offers with what is written of its states. A text or a button that is written of one state may not be in
 * another, so that a wrong condition is noticed too.
 */
import { waitFor } from '@testing-library/react';
import type { FlowName } from '../../../machines/flows';
import { type Sights, settled, sightsNow } from '../sights';

export interface Said {
  /** The names of states. With a question mark, it is there on some paths only. */
  readonly in: readonly string[];
  /** Whole texts of paragraphs, headings, labels and the like. */
  readonly says?: readonly string[];
  /** The names of enabled buttons and links. */
  readonly offers?: readonly string[];
}

/** States that are not named are not compared: after a flow, another page may show. */
export type SaidByFlow = Partial<Record<FlowName, readonly Said[]>>;

/** What every form asks before changes are lost. */
export const LEAVING: Said = {
  in: ['leaving'],
  says: ['Leave without saving?', 'Your unsaved changes will be lost.'],
  offers: ['Close', 'Keep editing', 'Leave'],
};

/** What every form says after a refusal, and without a response. */
export const NOT_SAVED: Said = {
  in: ['editing.typing?'],
  says: [
    'We’ve kept what you entered. Check it, then try again.',
    'We stopped waiting, but it may still have been saved. Check before you submit again.',
  ],
};

type How = 'always' | 'sometimes';
interface Sight {
  readonly kind: keyof Sights;
  readonly name: string;
  readonly in: ReadonlyMap<string, How>;
}

const statesOf = (names: readonly string[]): ReadonlyMap<string, How> =>
  new Map(names.map((name) => (name.endsWith('?') ? [name.slice(0, -1), 'sometimes'] : [name, 'always'])));

const sightsOf = ({ in: names, says = [], offers = [] }: Said): readonly Sight[] => [
  ...says.map((name) => ({ kind: 'says' as const, name, in: statesOf(names) })),
  ...offers.map((name) => ({ kind: 'offers' as const, name, in: statesOf(names) })),
];

const isThere = ({ kind, name }: Sight, now: Sights) => now[kind].has(name);

/** What is wrong with a page in a state: each missing sight with a minus, and each that belongs elsewhere with a plus. */
function wrongWith(sights: readonly Sight[], state: string, now: Sights): readonly string[] {
  return sights.flatMap((sight) => {
    const how = sight.in.get(state);
    if (isThere(sight, now) ? how !== undefined : how !== 'always') return [];
    return `${how ? '-' : '+'} ${sight.kind} ${sight.name}`;
  });
}

/** Compares all walks of one flow with what is said of it. */
export function listening(rows: readonly Said[]) {
  const sights = rows.flatMap(sightsOf);
  const states = new Set(sights.flatMap((sight) => [...sight.in.keys()]));
  /** What has yet to be seen and, where it is there on some paths only, what has yet to be missing. */
  const open = new Set(
    sights.flatMap((sight) =>
      [...sight.in].flatMap(([state, how]) =>
        (how === 'always' ? [true] : [true, false]).map((isSeen) => ({ sight, state, isSeen })),
      ),
    ),
  );
  const note = (at: string, now: Sights) => {
    for (const one of open) if (one.state === at && isThere(one.sight, now) === one.isSeen) open.delete(one);
  };
  return {
    async at(state: string): Promise<void> {
      if (!states.has(state)) return;
      const now = await waitFor(() => {
        const seen = sightsNow();
        const wrong = wrongWith(sights, state, seen);
        if (wrong.length > 0) throw new Error(`In ${state}:\n${wrong.join('\n')}`);
        return seen;
      });
      note(state, now);
      // What is still sought may come, or go, a few frames later.
      if ([...open].some((one) => one.state === state)) note(state, await settled());
    },
    /** What no walk met, when all were walked. */
    missed: () =>
      [...open].map(({ sight, state, isSeen }) => `${sight.name} is ${isSeen ? 'never' : 'always'} there in ${state}`),
  };
}
