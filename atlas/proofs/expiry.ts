/** What `Please login again` does: wherever a call can hear it, the flow ends and the session is told. */
import { allEndpoints } from '../../contract/all';
import type { ActionModel, InvokeModel, Model, StateModel, TransitionModel } from '../model';
import type { Happening } from '../paths';
import { choicesIn } from './choices';
import { firstStates } from './ends';
import { couldHappen } from './exits';
import type { Chart } from './reach';
import { type Found, proved, refuted, type Subject } from './subject';
import { type Move, type Node, type World, walkTo } from './world';

/** A call that is made before there is a session cannot find it ended, nor can one that stays in the browser. */
const needsSession = (invoked: InvokeModel, others: Subject['others']): boolean => {
  if (invoked.kind === 'port') return invoked.calls.some((call) => allEndpoints[call].public !== true);
  return callsIn(others.get(invoked.chart)).some((call) => needsSession(call, others));
};

const callsIn = (model: Model | undefined) => model?.states.flatMap(({ invokes }) => invokes) ?? [];

/** Whether any call of a flow can find its session expired. */
export const canExpire = ({ model, others }: Subject): boolean => callsIn(model).some((invoked) => needsSession(invoked, others));

const REPORTS = ['emits sessionExpired', 'sends its parent session.expired'];
const reports = ({ effects }: Model, actions: readonly ActionModel[]) =>
  actions.some(({ name }) => REPORTS.includes(effects[name] ?? ''));

/** Whether this way ends the flow and somebody is told of it. */
function endsFlow(chart: Chart, way: TransitionModel): boolean {
  const { model } = chart;
  const into = [...chart.entered(way.targets)].flatMap((id) => chart.states.get(id) ?? []);
  const isTold = reports(model, [...way.actions, ...into.flatMap(({ entry }) => entry)]);
  if (model.lasts) return isTold || (into.length > 0 && fallsBack(chart, into));
  return into.some((state) => chart.isEnd(state) && (isTold || state.result === 'sessionExpired'));
}

/** Whether a machine that lasts comes back to its first state from here by itself, with nothing that anybody could do meanwhile. */
function fallsBack(chart: Chart, into: readonly StateModel[]): boolean {
  const first = firstStates(chart);
  const leaf = into.find(({ kind }) => kind === 'atomic');
  if (!leaf) return false;
  const choices = choicesIn(chart, leaf.id);
  return choices.every(
    ({ alternatives, isComplete }) =>
      isComplete && alternatives.every(({ kind, targets }) => kind !== 'event' && targets.some((id) => first.has(id))),
  );
}

/** What the chart does with an expiry that is heard here: the ways that take it, `null` where it cannot be told without walking. */
function waysOf(subject: Subject, { id }: StateModel, invoked: InvokeModel): readonly TransitionModel[] | null {
  const { chart, others } = subject;
  const choices = choicesIn(chart, id);
  const first = (kind: 'error' | 'done', guards: readonly string[]) => {
    const choice = choices.find(({ alternatives }) => alternatives.some((one) => one.invoke === invoked.id && one.kind === kind));
    const at = choice?.alternatives.findIndex(({ guard }) => guard === null || isExpiry(guard)) ?? -1;
    const before = choice?.alternatives.slice(0, Math.max(at, 0)) ?? [];
    const isClear = before.every(({ guard }) => guard?.kind === 'named' && guards.includes(guard.name));
    const way = choice?.alternatives[at];
    return way && isClear ? [way] : null;
  };
  if (invoked.kind === 'port') return first('error', []);
  const child = others.get(invoked.chart);
  const ends = child?.states.some(({ result }) => result === 'sessionExpired') ?? false;
  // `endedAs` is the kit's: with another ending beside it, it says no to this one.
  const ended = ends ? first('done', ['endedAs']) : [];
  const tells = Object.values(child?.effects ?? {}).includes('sends its parent session.expired');
  const told = tells ? choices.filter(({ event }) => event === 'session.expired') : [];
  if (ended === null || (tells && !told.some(({ isComplete }) => isComplete))) return null;
  const ways = [...ended, ...told.flatMap(({ alternatives }) => alternatives)];
  return ways.length > 0 ? ways : null;
}

const isExpiry = (guard: TransitionModel['guard']): boolean =>
  guard?.kind === 'named' &&
  (guard.name === 'sessionExpired' || (guard.name === 'endedAs' && guard.params.as === 'sessionExpired'));

export function expiryEnds(subject: Subject): Found {
  const { chart, model, others } = subject;
  const hearing = model.states.flatMap((state) =>
    state.invokes
      .filter((invoked) => needsSession(invoked, others))
      .map((invoked) => ({ state, invoked, ways: waysOf(subject, state, invoked) })),
  );
  if (hearing.length === 0) return proved('None of its calls needs a session.');
  const wrong = hearing.find(({ ways }) => ways?.some((way) => !endsFlow(chart, way)));
  if (wrong)
    return refuted(
      `After ${wrong.invoked.src} reports an expired session in ${wrong.state.id}, the flow continues or does not report it.`,
    );
  const { world } = subject;
  const unclear = hearing.filter(({ ways }) => ways === null);
  const broken = world && !model.lasts ? notEnding(world, new Set(hearing.map(({ invoked }) => invoked.src))) : null;
  if (broken) return refuted('The flow continues, or the expired session is not reported.', broken, world?.nodes.size);
  const where = hearing.map(({ state, invoked }) => `${invoked.src} in ${state.key}`).join(', ');
  if (unclear.length === 0)
    return {
      ...proved(`Each call that can report an expired session ends the flow and reports it: ${where}.`),
      ...(world ? { configurations: world.nodes.size } : {}),
    };
  const places = unclear.map(({ state, invoked }) => `${invoked.src} in ${state.id}`).join(', ');
  if (!world || model.lasts) return refuted(`No transition ends the flow when the session expires during ${places}.`);
  return {
    verdict: 'HOLDS',
    configurations: world.nodes.size,
    detail: `Each explored path ends and reports it. This depends on guards for ${places}.`,
  };
}

/** A walk on which an expiry is heard and the flow goes on, or ends without a word. */
function notEnding(world: World, heard: ReadonlySet<string>) {
  const isIt = ({ kind, subject, name }: Happening) =>
    (kind === 'event' && subject === 'session.expired') ||
    (['fails', 'ends'].includes(kind) && name === 'sessionExpired' && heard.has(subject));
  const isRight = ({ after, emitted }: Move) => after.status === 'done' && emitted.some(({ type }) => type === 'sessionExpired');
  for (const node of world.nodes.values()) {
    const moves = world.allHappenings
      .filter((one) => isIt(one) && isPossible(world, node, one))
      .map((one) => world.take(node.by.after, one));
    const wrong = moves.find((move) => !isRight(move));
    if (wrong) return walkTo(node, wrong);
  }
  return null;
}

/** An event that no state here answers to reaches nobody. */
const isPossible = (world: World, node: Node, one: Happening) =>
  node.by.after.status === 'active' &&
  couldHappen(world, node, one) &&
  (one.kind !== 'event' || node.by.after._nodes.some((state) => state.transitions.has(one.event.type)));
