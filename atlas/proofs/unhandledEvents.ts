/** Proves that every event, every response and fault of a port, and every result of a machine is handled. */

import { pathText } from '../format';
import type { InvokeModel, StateModel, TransitionModel } from '../model';
import type { AbstractNode, Choice } from './abstractStateSpace';
import { walkToNode } from './abstractWalk';
import { couldHappen } from './exits';
import { type StateSpace, walkTo } from './stateSpace';
import { type Found, holds, NOTHING_TO_WALK, proved, refuted, type Subject, vacuous } from './subject';

interface Ending {
  readonly state: StateModel;
  readonly invoked: InvokeModel;
  readonly kind: 'done' | 'error';
}

/** A long-running machine has no result: it runs as long as the state that invokes it. A machine's faults are among its results. */
function endingsIn({ model, others }: Subject): Ending[] {
  return model.states.flatMap((state) =>
    state.invokes.flatMap((invoked): Ending[] => {
      if (invoked.kind === 'port') return (['done', 'error'] as const).map((kind) => ({ state, invoked, kind }));
      return others.get(invoked.chart)?.isLongRunning ? [] : [{ state, invoked, kind: 'done' }];
    }),
  );
}

const endingText = ({ state, invoked, kind }: Ending) => {
  const what = kind === 'error' ? 'fails' : invoked.kind === 'port' ? 'answers' : 'ends';
  return `${invoked.src} ${what} in ${pathText(state.id)}`;
};

/** Whether the flow is stuck: a machine that ended is gone, and a busy state shows that something is running. Neither may just continue. */
function isLeftBehind({ chart }: Subject, { state, invoked }: Ending, { targets }: TransitionModel): boolean {
  const isBusy = chart.upFrom(state.id).some((id) => chart.states.get(id)?.tags.includes('busy'));
  return targets.length === 0 && (isBusy || invoked.kind === 'machine');
}

/** Returns where the chart allows a result, and what it then does. */
function choicesFor({ free }: Subject, { state, invoked, kind }: Ending): readonly { node: AbstractNode; choice: Choice }[] {
  return free.nodes
    .filter(({ states }) => states.includes(state.id))
    .flatMap((node) => free.choicesOf(node).map((choice) => ({ node, choice })))
    .filter(({ choice: { arrival } }) => arrival.invoke === invoked.id && arrival.kind === kind);
}

const isUnheard = ({ moves }: Choice) => moves.every(({ moments }) => moments.length === 0);
const isUnsure = ({ moves }: Choice) => moves.some(({ moments }) => moments.length === 0);

/** Whether a transition's event is this one, or a wildcard for it. */
const hears = (event: string, pattern: string) =>
  pattern === event || pattern === '*' || (pattern.endsWith('.*') && `${event}.`.startsWith(pattern.slice(0, -1)));

/** Returns null if nothing has to be handled. */
export function allHandled(subject: Subject): Found | null {
  const { model } = subject;
  const endings = endingsIn(subject);
  const events = Object.keys(subject.cases?.events ?? {});
  if (endings.length + events.length === 0) return null;
  const unheard = events.filter((event) => !model.transitions.some((way) => hears(event, way.event)));
  if (unheard.length > 0) return refuted(`No transition handles ${unheard.join(', ')}.`);
  const deaf = endings.filter((ending) => choicesFor(subject, ending).some(({ choice }) => isUnheard(choice)));
  const [first] = deaf.flatMap((ending) => choicesFor(subject, ending).filter(({ choice }) => isUnheard(choice)));
  if (first) return refuted(`Nothing happens when ${deaf.map(endingText).join(', or when ')}.`, walkToNode(first.node));
  const waysOf = ({ state, invoked, kind }: Ending) =>
    subject.chart.from(state.id).filter((way) => way.invoke === invoked.id && way.kind === kind);
  const behind = endings.filter((ending) => waysOf(ending).some((way) => isLeftBehind(subject, ending, way)));
  if (behind.length > 0)
    return refuted(`The flow keeps waiting for a finished call when ${behind.map(endingText).join(', or when ')}.`);
  const unsure = endings.filter((ending) => choicesFor(subject, ending).some(({ choice }) => isUnsure(choice)));
  if (unsure.length === 0)
    return proved(`Each of ${endings.length} responses, faults and child results is handled, whichever guards hold.`);
  const { stateSpace } = subject;
  return stateSpace ? walked(stateSpace, unsure.map(endingText).join(', ')) : vacuous(NOTHING_TO_WALK);
}

function walked(space: StateSpace, unsure: string): Found {
  for (const node of space.walk())
    for (const happening of space.allHappenings) {
      if (!['answers', 'fails', 'ends'].includes(happening.kind) || !couldHappen(space, node, happening)) continue;
      if (space.isAssumedAway(node, happening)) continue;
      const move = space.take(node, happening);
      if (move.fired.length === 0) return refuted('Nothing handles this, and the flow waits forever.', walkTo(node, move));
    }
  return holds(space, `Every one of them is handled. This depends on guards where ${unsure}.`);
}
