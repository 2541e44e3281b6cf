import type { AnyTransitionDefinition } from 'xstate';

/**
 * Returns the id of a transition in charts, paths and recordings. It is stable as long as the chart is: the state, the event, and the
 * number of the alternative.
 */
export function transitionId(transition: AnyTransitionDefinition, order = orderOf(transition)): string {
  const { source, eventType } = transition;
  return `${source.id} | ${eventType || 'always'} | ${order}`;
}

function orderOf(transition: AnyTransitionDefinition) {
  const { source, eventType } = transition;
  const alternatives = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? []);
  return alternatives.findIndex((other) => isSame(other, transition));
}

const isSame = (a: AnyTransitionDefinition, b: AnyTransitionDefinition) =>
  a.guard === b.guard && a.actions === b.actions && a.target === b.target;

/** Returns the transitions of one machine among those that fired. A child machine's first steps are reported in the same stream. */
export const takenIn = (machineId: string, transitions: readonly AnyTransitionDefinition[]) =>
  transitions.filter(({ source }) => source?.machine.id === machineId).map((transition) => transitionId(transition));
