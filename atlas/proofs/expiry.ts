/** Proves how flows handle `Please login again`: every call that can report an expired session ends the flow and reports it. */
import { allEndpoints } from '../../contract/all';
import type { ActionModel, InvokeModel, Model, StateModel } from '../model';
import type { Happening } from '../paths';
import type { NamedGuard } from './abstractMachine';
import type { AbstractMove, AbstractNode } from './abstractStateSpace';
import { walkToNode } from './abstractWalk';
import { couldHappen } from './exits';
import { type Move, type Node, type StateSpace, walkTo } from './stateSpace';
import { type Found, holds, proved, refuted, type Subject } from './subject';
import { firstPlaces, isFirst } from './termination';

/** A call without a session cannot find it expired, and neither can a call that stays in the browser. */
const needsSession = (invoked: InvokeModel, others: Subject['others']): boolean => {
  if (invoked.kind === 'port') return invoked.calls.some((call) => allEndpoints[call].public !== true);
  return callsIn(others.get(invoked.chart)).some((call) => needsSession(call, others));
};

const callsIn = (model: Model | undefined) => model?.states.flatMap(({ invokes }) => invokes) ?? [];

const REPORTS = ['emits sessionExpired', 'sends its parent session.expired'];
const reports = ({ effects }: Model, actions: readonly ActionModel[]) =>
  actions.some(({ name }) => REPORTS.includes(effects[name] ?? ''));

/** Whether this transition ends the flow and reports the expired session. */
function endsFlow(subject: Subject, { moments, to }: AbstractMove, hasReported: boolean): boolean {
  const { chart, model } = subject;
  if (!to || moments.length === 0) return false;
  const taken = moments.flatMap(({ fired }) => fired.flatMap((id) => chart.transitions.get(id)?.actions ?? []));
  const entered = moments.flatMap((moment) => moment.entered.flatMap((id) => chart.states.get(id)?.entry ?? []));
  const isReported = hasReported || reports(model, [...taken, ...entered]);
  if (model.isLongRunning) return isReported || fallsBack(subject, to);
  // An invoked machine reports it to its parent by its result.
  const isResult = subject.isPart && to.states.some((id) => chart.states.get(id)?.result === 'sessionExpired');
  return to.snapshot.status === 'done' && (isReported || isResult);
}

/** Whether a long-running machine returns from here to its initial state by itself, without any possible user action. */
function fallsBack({ free }: Subject, node: AbstractNode): boolean {
  const first = firstPlaces(free);
  const heard = free.choicesOf(node).filter(({ moves }) => moves.some(({ moments }) => moments.length > 0));
  return (
    heard.length > 0 &&
    heard.every(
      ({ arrival, moves }) => arrival.kind !== 'event' && moves.every(({ to }) => to !== null && isFirst(first, to.snapshot)),
    )
  );
}

interface Hearing {
  readonly state: StateModel;
  readonly invoked: InvokeModel;
}

/** Whether a machine that ended this way has reported it itself. The app listens to all machines of a flow. */
const tellsItself = ({ invoked }: Hearing, others: Subject['others']): boolean =>
  invoked.kind === 'machine' && Object.values(others.get(invoked.chart)?.effects ?? {}).includes('emits sessionExpired');

/** How guards answer for an expired session: the guard for it holds, and a guard for another result does not. */
const onExpiry = ({ name, params }: NamedGuard): boolean | undefined => {
  if (name === 'sessionExpired') return true;
  return name === 'resultIs' && params.as !== undefined ? params.as === 'sessionExpired' : undefined;
};

/** Returns every move that handles an expired session here, if only its own guards decide. */
function movesOf(subject: Subject, { state, invoked }: Hearing): { readonly node: AbstractNode; readonly move: AbstractMove }[] {
  const { free, others } = subject;
  const child = invoked.kind === 'machine' ? others.get(invoked.chart) : null;
  const isEnding = child?.states.some(({ result }) => result === 'sessionExpired') ?? false;
  const tells = Object.values(child?.effects ?? {}).includes('sends its parent session.expired');
  const isIt = ({ kind, event, invoke }: { kind: string; event: string; invoke: string | null }) =>
    invoked.kind === 'port'
      ? invoke === invoked.id && kind === 'error'
      : (isEnding && invoke === invoked.id && kind === 'done') || (tells && event === 'session.expired');
  return free.nodes
    .filter(({ states }) => states.includes(state.id))
    .flatMap((node) => {
      const arrivals = free.choicesOf(node).flatMap(({ arrival }) => (isIt(arrival) ? [arrival] : []));
      return arrivals.flatMap((arrival) => free.take(node, arrival, onExpiry).map((move) => ({ node, move })));
    });
}

/** Returns null if no call can find the session expired. */
export function expiryEnds(subject: Subject): Found | null {
  const { model, others } = subject;
  const hearing = model.states
    .flatMap((state) => state.invokes.map((invoked) => ({ state, invoked })))
    .filter(({ invoked }) => needsSession(invoked, others))
    .map((one) => ({ ...one, moves: movesOf(subject, one) }));
  if (hearing.length === 0) return null;
  const isWrong = (one: Hearing) => (heard: { readonly move: AbstractMove }) =>
    !endsFlow(subject, heard.move, tellsItself(one, others));
  const wrong = hearing.find((one) => one.moves.length > 0 && one.moves.every(isWrong(one)));
  const [first] = wrong?.moves ?? [];
  if (wrong && first)
    return refuted(
      `After ${wrong.invoked.src} reports an expired session in ${wrong.state.id}, the flow continues or does not report it.`,
      walkToNode(first.node, first.move),
    );
  const { stateSpace } = subject;
  const unclear = hearing.filter((one) => one.moves.length === 0 || one.moves.some(isWrong(one)));
  const telling = new Set(hearing.filter((one) => tellsItself(one, others)).map(({ invoked }) => invoked.src));
  const broken =
    stateSpace && !model.isLongRunning
      ? notEnding(subject, stateSpace, new Set(hearing.map(({ invoked }) => invoked.src)), telling)
      : null;
  if (broken) return refuted('The flow continues, or the expired session is not reported.', broken);
  const where = hearing.map(({ state, invoked }) => `${invoked.src} in ${state.key}`).join(', ');
  if (unclear.length === 0) return proved(`Each call that can report an expired session ends the flow and reports it: ${where}.`);
  const places = unclear.map(({ state, invoked }) => `${invoked.src} in ${state.id}`).join(', ');
  if (!stateSpace || model.isLongRunning)
    return refuted(`No transition ends the flow when the session expires during ${places}.`);
  return holds(stateSpace, `Each explored path ends and reports it. This depends on guards for ${places}.`);
}

/** Returns a walk on which the flow continues after an expired session, or ends without reporting it. */
function notEnding({ isPart }: Subject, space: StateSpace, heard: ReadonlySet<string>, telling: ReadonlySet<string>) {
  const isIt = ({ kind, subject, name }: Happening) =>
    (kind === 'event' && subject === 'session.expired') ||
    (['fails', 'ends'].includes(kind) && name === 'sessionExpired' && heard.has(subject));
  const isRight = ({ happened, after, emitted }: Move) =>
    after.status === 'done' &&
    (emitted.some(({ type }) => type === 'sessionExpired') ||
      (isPart && Object(after.output).result === 'sessionExpired') ||
      (happened?.kind === 'ends' && telling.has(happened.subject)));
  for (const node of space.walk()) {
    const moves = space.allHappenings
      .filter((one) => isIt(one) && isPossible(space, node, one))
      .map((one) => space.take(node, one));
    const wrong = moves.find((move) => !isRight(move));
    if (wrong) return walkTo(node, wrong);
  }
  return null;
}

/** An event that no state here handles reaches nothing. */
const isPossible = (space: StateSpace, node: Node, one: Happening) =>
  couldHappen(space, node, one) &&
  !space.isAssumedAway(node, one) &&
  (one.kind !== 'event' || node.by.after._nodes.some((state) => state.transitions.has(one.event.type)));
