/** Every two transitions that can follow each other: what one leaves behind may be what the next one stumbles over. */
import type { Aim } from '../field';
import { aimed } from './aimed';
import type { Strategy } from './strategy';

const ARROW = ' -> ';

/** The pairs of a step, the first of them with what was taken before it. */
function pairsOf(before: string, fired: readonly string[]): readonly string[] {
  const all = before === '' ? fired : [before, ...fired];
  return all.slice(1).map((next, n) => `${all[n]}${ARROW}${next}`);
}

export const byPair: Aim = {
  ofStart: ({ fired }) => pairsOf('', fired),
  ofEdge: ({ step }, before) => pairsOf(before, step.fired),
  memory: (fired) => fired.at(-1) ?? '',
};

export const pair: Strategy = (graph) => aimed(graph, byPair, false);
