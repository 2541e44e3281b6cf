/** Every two transitions that can follow each other, because the first may leave something behind that breaks the second. */
import type { Goals } from '../goalGraph';
import { goalDirected } from './goalDirected';
import type { Strategy } from './strategy';

const ARROW = ' -> ';

/** Returns the pairs of a step. The first one includes the last transition taken before it. */
function pairsOf(before: string, fired: readonly string[]): readonly string[] {
  const all = before === '' ? fired : [before, ...fired];
  return all.slice(1).map((next, n) => `${all[n]}${ARROW}${next}`);
}

export const byPair: Goals = {
  ofStart: ({ fired }) => pairsOf('', fired),
  ofEdge: ({ step }, before) => pairsOf(before, step.fired),
  memory: (fired) => fired.at(-1) ?? '',
};

export const pair: Strategy = (graph) => goalDirected(graph, byPair, false);
