/** Why a goal is met by no walk: what a person would find out by looking for hours. */
import { statesOf } from '../chart';
import type { Graph } from '../explore';
import { conditionText } from '../format';
import { modelOf } from '../graph';
import type { TransitionModel } from '../model';

/** Configurations in which all of some states are active. */
const within = ({ configurations }: Graph, ...all: readonly string[]) =>
  configurations.filter(({ states, snapshot }) => all.every((state) => states.includes(state)) && snapshot.status === 'active');

/**
 * @param goal the id of a state or of a transition, a transition in a state inside its own (`payout.editing | dismissed | 0 in
 * payout.editing.ready`), or a fault in a state: `payout.checkingOutcome | getPayoutStatus fails timeout`
 */
export function explain(graph: Graph, goal: string): string {
  if (!graph.isWhole) return `it is not among the first ${graph.configurations.length} configurations explored`;
  const [taken = '', inside] = goal.split(' in ');
  const [state = ''] = taken.split(' | ');
  const transition = modelOf(graph.machine).transitions.find(({ id }) => id === taken);
  if (transition) return whyNotTaken(graph, transition, inside?.split(' + '));
  if (within(graph, state).length === 0) return whyNotEntered(graph, state);
  return 'the cases of the flow exclude it there';
}

function whyNotEntered(graph: Graph, state: string): string {
  const below = statesOf(graph.machine).filter(({ id }) => id === state || id.startsWith(`${state}.`));
  const leading = modelOf(graph.machine).transitions.filter(({ targets }) =>
    targets.some((id) => below.some((one) => one.id === id)),
  );
  if (leading.length === 0) return `no transition leads to ${state}`;
  const [first] = leading;
  return `${state} is never reached${first ? `, because ${first.id} is never taken` : ''}`;
}

function whyNotTaken(graph: Graph, transition: TransitionModel, inside?: readonly string[]): string {
  const { source, event, alternatives, guard } = transition;
  const places = within(graph, ...(inside ?? [source]));
  if (event === '') return guard ? `its guard never holds: ${conditionText(transition)}` : `${source} is never reached`;
  if (places.length === 0) return whyNotEntered(graph, inside?.[0] ?? source);
  const cases = graph.happenings.filter((happening) => happening.event.type === event);
  if (cases.length === 0) return `no case triggers "${transition.label}"`;
  const tried = places.some(({ snapshot }) => cases.some((happening) => graph.possible(snapshot as never, happening)));
  if (!tried) return `the cases of the flow exclude "${transition.label}" there`;
  if (guard) return `no case makes its guard hold: ${conditionText(transition)}`;
  return alternatives > 1
    ? 'another alternative is taken in every case'
    : `a state inside ${source} handles "${transition.label}" first`;
}
