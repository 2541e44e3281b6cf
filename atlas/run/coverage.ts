/** What walked paths covered of a flow: states, transitions, pairs of them, both outcomes of guards, requirements. */
import type { Graph } from '../explore';
import { type Goals, goalGraphOf } from '../goalGraph';
import { modelOf } from '../graph';
import type { Model } from '../model';
import { metBy } from '../strategies/goalDirected';
import { byPair } from '../strategies/pair';
import { byState } from '../strategies/state';
import type { Trail } from '../strategies/strategy';
import { byTransition } from '../strategies/transition';
import { placesOn, refusedAt } from './probes';

export interface Covered {
  /** Everything that can be covered. */
  readonly all: readonly string[];
  readonly met: ReadonlySet<string>;
}

export type Kind = 'states' | 'transitions' | 'pairs' | 'guards' | 'requirements';

export type Coverage = Readonly<Record<Kind, Covered>>;

/** Returns which guards held and which did not when a transition was taken: those of earlier alternatives did not, and its own did. */
function guardsOf({ transitions }: Model): (fired: readonly string[]) => readonly string[] {
  const byId = new Map(transitions.map((one) => [one.id, one]));
  const alternatives = new Map<string, Model['transitions']>();
  for (const one of transitions) {
    const key = `${one.source} ${one.event}`;
    alternatives.set(key, [...(alternatives.get(key) ?? []), one]);
  }
  return (fired) =>
    fired.flatMap((id) => {
      const taken = byId.get(id);
      const beside = taken ? (alternatives.get(`${taken.source} ${taken.event}`) ?? []) : [];
      return beside
        .filter(({ guard, order }) => guard !== null && order <= (taken?.order ?? -1))
        .map((one) => `${one.id} ${one.id === id ? 'holds' : 'does not hold'}`);
    });
}

function aimsOf(graph: Graph, model: Model): Readonly<Record<Kind, Goals>> {
  const states = byState(graph);
  const guards = guardsOf(model);
  const reqOf = new Map(model.states.map(({ id, req }) => [id, req]));
  const requirements = (ids: readonly string[]) => [...new Set(ids.flatMap((id) => reqOf.get(id) ?? []))];
  return {
    states,
    transitions: byTransition,
    pairs: byPair,
    guards: { ofStart: ({ fired }) => guards(fired), ofEdge: ({ step }) => guards(step.fired) },
    requirements: {
      ofStart: (start) => requirements(states.ofStart(start)),
      ofEdge: (edge, memory) => requirements(states.ofEdge(edge, memory)),
    },
  };
}

/** Trails with the graph they go through. The graph of a browser is smaller than that of the machine. */
export interface Shown {
  readonly graph: Graph;
  readonly trails: readonly Trail[];
  /** Whether rejected events were sent too. A view has no button for them. */
  readonly isProbed: boolean;
}

/** Guards that reject while nothing else is taken. */
function refusals({ transitions }: Model) {
  return (graph: Graph, places: Iterable<number>) => {
    const found = new Set<string>();
    for (const at of places) {
      const events = new Set(refusedAt(graph, at).map(({ event }) => event.type));
      const states = graph.configurations[at]?.states ?? [];
      for (const { id, source, event, guard } of transitions)
        if (guard !== null && events.has(event) && states.includes(source)) found.add(`${id} does not hold`);
    }
    return [...found];
  };
}

export function coverageOf(graph: Graph, shown: readonly Shown[]): Coverage {
  const model = modelOf(graph.machine);
  const aims = aimsOf(graph, model);
  const covered = (kind: Kind): Covered => ({
    all: [...goalGraphOf(graph, aims[kind]).goals].sort(),
    met: new Set(shown.flatMap((one) => one.trails.flatMap(metBy(aimsOf(one.graph, model)[kind])))),
  });
  const refused = refusals(model);
  const guards = covered('guards');
  const probed = shown.filter(({ isProbed }) => isProbed);
  return {
    states: covered('states'),
    transitions: covered('transitions'),
    pairs: covered('pairs'),
    guards: {
      all: [...new Set([...guards.all, ...refused(graph, graph.configurations.keys())])].sort(),
      met: new Set([...guards.met, ...probed.flatMap((one) => refused(one.graph, one.trails.flatMap(placesOn)))]),
    },
    requirements: covered('requirements'),
  };
}

export const shareOf = ({ all, met }: Covered) => ({ met: all.filter((one) => met.has(one)).length, of: all.length });

/** Marks for a chart, by the id of a state or of a transition. */
export function marksOf({ states, transitions }: Coverage): ReadonlyMap<string, 'met' | 'unmet'> {
  const marks = [states, transitions].flatMap(({ all, met }) => all.map((id) => [id, met.has(id) ? 'met' : 'unmet'] as const));
  return new Map(marks);
}
