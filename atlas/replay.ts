/** Replays a recording on the charts: which transition of which chart each entry took, and which entries the charts do not allow. */
import type { Entry } from '../machines/kit/flow/recording';
import type { Model, StateModel, TransitionModel } from './model';

/** The part of a chart that a replay needs. */
export interface Charted extends Pick<Model, 'chart' | 'machine'> {
  readonly states: readonly Pick<StateModel, 'id'>[];
  readonly transitions: readonly Pick<TransitionModel, 'id' | 'source' | 'targets'>[];
}

export interface Replayed {
  readonly entry: Entry;
  /** The chart's name, or null if the machine has no chart here. */
  readonly chart: string | null;
  /** Why the chart does not allow this step, as a sentence. Null if it does. */
  readonly problem: string | null;
}

const isIn = (state: string, whole: string) => state === whole || state.startsWith(`${whole}.`);

/** Returns a function that replays one entry after the other, as they come. */
export function replayer(charts: readonly Charted[]): (entry: Entry) => Replayed {
  /** The current state of each run of a machine. What happened before a recording starts is unknown. */
  const standing = new Map<string, readonly string[]>();
  return (entry) => {
    const chart = chartOf(entry, charts);
    const before = standing.get(entry.run);
    standing.set(entry.run, entry.states);
    return { entry, chart: chart?.chart ?? null, problem: chart ? problemOf(entry, before, chart) : noChart(entry) };
  };
}

export const replay = (entries: readonly Entry[], charts: readonly Charted[]): readonly Replayed[] =>
  entries.map(replayer(charts));

/** A machine that several flows invoke has a chart in each. A flow that another flow invokes has its own. */
const chartOf = ({ flow, machine }: Entry, charts: readonly Charted[]) => {
  const its = charts.filter((chart) => chart.machine === machine);
  return its.find(({ chart }) => isIn(chart, flow)) ?? its.find(({ chart }) => chart === machine) ?? its[0];
};

const noChart = ({ machine }: Entry) => `There is no chart for the machine "${machine}".`;

function problemOf({ taken, states }: Entry, before: readonly string[] | undefined, chart: Charted): string | null {
  const strange = states.find((id) => !chart.states.some((state) => state.id === id));
  if (strange !== undefined) return `The chart has no state "${strange}".`;
  for (const id of taken) {
    const transition = chart.transitions.find((one) => one.id === id);
    if (!transition) return `The chart has no transition "${id}".`;
    const { source, targets } = transition;
    if (before && !before.some((state) => isIn(state, source))) return `"${id}" starts in "${source}", which was not active.`;
    const missed = targets.find((target) => !states.some((state) => isIn(state, target)));
    if (missed !== undefined) return `"${id}" leads to "${missed}", which was not active afterwards.`;
  }
  if (before && taken.length === 0 && before.join() !== states.join()) return 'The state changed without a transition.';
  return null;
}
