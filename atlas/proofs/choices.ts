/** What can be taken in a state, in the order in which the machine asks. */
import type { TransitionModel } from '../model';
import type { Chart } from './reach';

/** The alternatives of one event where one is, from the inside out, as far as one that no guard keeps from being taken. */
export interface Choice {
  readonly event: string;
  readonly alternatives: readonly TransitionModel[];
  /** Whether one of them is taken whatever guards say. */
  readonly isComplete: boolean;
}

export function choicesIn(chart: Chart, leaf: string): Choice[] {
  const up = chart.upFrom(leaf);
  const events = new Set(up.flatMap((id) => chart.from(id)).map(({ event }) => event));
  return [...events]
    .filter((event) => chart.canHear(leaf, event))
    .map((event) => {
      const alternatives: TransitionModel[] = [];
      for (const one of up.flatMap((id) => chart.from(id).filter((other) => other.event === event))) {
        alternatives.push(one);
        if (one.guard === null) return { event, alternatives, isComplete: true };
      }
      return { event, alternatives, isComplete: false };
    });
}

/** The alternatives of one event of one state, as they stand on the chart. */
export function groupsOf({ model }: Chart): TransitionModel[][] {
  const groups = new Map<string, TransitionModel[]>();
  for (const transition of model.transitions) {
    const key = `${transition.source} | ${transition.event}`;
    groups.set(key, [...(groups.get(key) ?? []), transition]);
  }
  return [...groups.values()];
}

/** Where a transition leads; one without a target leads nowhere else. */
export const leadsInto = (chart: Chart, { source, targets }: TransitionModel) =>
  targets.length > 0 ? [...chart.entered(targets)] : [source];
