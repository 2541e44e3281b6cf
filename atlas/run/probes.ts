/** Probes: events that a configuration accepts and every guard rejects. They are sent only on the machine, and must change nothing. */
import type { Graph } from '../explore';
import type { Happening } from '../paths';
import type { Trail } from '../strategies/strategy';

/** Only events can be probed without changing anything else: a port that has answered cannot answer again. */
export const refusedAt = ({ refused }: Graph, at: number): readonly Happening[] =>
  (refused[at] ?? []).filter(({ kind }) => kind === 'event');

/** The configurations of a trail, from its start. */
export const placesOn = ({ start, edges }: Trail): readonly number[] => [start.at, ...edges.map(({ to }) => to)];

/** The probes at the start of a trail and after each of its steps. */
export const probesOf = (graph: Graph, trail: Trail) => placesOn(trail).map((at) => refusedAt(graph, at));
