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

/** Whether a region beside this one has a word in it: what it takes for the same event may come before, or beside. */
export function isContested(chart: Chart, leaf: string, event: string): boolean {
  const up = chart.upFrom(leaf);
  const outside = chart.beside(leaf).filter((id) => !up.includes(id));
  return outside.some((id) => chart.from(id).some((other) => other.event === event));
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
