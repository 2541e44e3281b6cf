import type { AnyTransitionDefinition } from 'xstate';

/** What a chart, a path and a recording call a transition. Stable for as long as the chart is: the state, the event, and which of its alternatives. */
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

/** The transitions of one machine among those that fired: a child machine's own first steps are reported through the same stream. */
export const takenIn = (machineId: string, transitions: readonly AnyTransitionDefinition[]) =>
  transitions.filter(({ source }) => source?.machine.id === machineId).map((transition) => transitionId(transition));
