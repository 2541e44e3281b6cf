/** What must not happen: events that a configuration accepts, and that every guard of it refuses. They are sent on the machine alone. */
import type { Graph } from '../explore';
import type { Happening } from '../paths';
import type { Trail } from '../strategies/strategy';

/** Only events can be sent without anything else being changed: a port that has answered cannot answer again. */
export const refusedAt = ({ refused }: Graph, at: number): readonly Happening[] =>
  (refused[at] ?? []).filter(({ kind }) => kind === 'event');

/** Where a trail comes by, its beginning first. */
export const placesOn = ({ start, edges }: Trail): readonly number[] => [start.at, ...edges.map(({ to }) => to)];

/** What is refused at the beginning of a trail, and after each of its steps. */
export const probesOf = (graph: Graph, trail: Trail) => placesOn(trail).map((at) => refusedAt(graph, at));
