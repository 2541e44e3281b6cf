/** Why a goal is met by no walk: what a person would find out by looking for hours. */
import { statesOf } from '../chart';
import type { Graph } from '../explore';
import { modelOf } from '../graph';
import type { TransitionModel } from '../model';
import { conditionText } from '../words';

/** Configurations in which a state is active. */
const within = ({ configurations }: Graph, state: string) =>
  configurations.filter(({ states, snapshot }) => states.includes(state) && snapshot.status === 'active');

/** @param goal the id of a state or of a transition, or a fault in a state: `payout.asking | getPayoutStatus fails timeout` */
export function why(graph: Graph, goal: string): string {
  if (!graph.isWhole) return `it is not among the first ${graph.configurations.length} configurations explored`;
  const [state = ''] = goal.split(' | ');
  const transition = modelOf(graph.machine).transitions.find(({ id }) => id === goal);
  if (transition) return whyNotTaken(graph, transition);
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

function whyNotTaken(graph: Graph, transition: TransitionModel): string {
  const { source, event, alternatives, guard } = transition;
  const places = within(graph, source);
  if (event === '') return guard ? `its guard never holds: ${conditionText(transition)}` : `${source} is never reached`;
  if (places.length === 0) return whyNotEntered(graph, source);
  const cases = graph.happenings.filter((happening) => happening.event.type === event);
  if (cases.length === 0) return `no case triggers "${transition.label}"`;
  const tried = places.some(({ snapshot }) => cases.some((happening) => graph.possible(snapshot as never, happening)));
  if (!tried) return `the cases of the flow exclude "${transition.label}" there`;
  if (guard) return `no case makes its guard hold: ${conditionText(transition)}`;
  return alternatives > 1
    ? 'another alternative is taken in every case'
    : `a state inside ${source} handles "${transition.label}" first`;
}
