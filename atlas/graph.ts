/** Reads a machine as a `Model` by walking its state nodes. Every name in it is a name in `setup`. */
import { type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition, StateMachine } from 'xstate';
import { allEndpoints } from '../contract/all';
import { portFacts } from '../machines/kit/flow/port';
import { transitionId } from '../machines/kit/flow/transitions';
import { refuseSharedIds } from './atOnce';
import { isLongRunning } from './chart';
import { MONEY } from './format';
import {
  type InvokeModel,
  MODEL_VERSION,
  type Model,
  type StateKind,
  type StateModel,
  type TransitionKind,
  type TransitionModel,
} from './model';
import { actionOf, effectOf, guardOf, UnreadableChartError } from './names';

/** Returns the name of a child machine's chart. */
export type NameOfChild = (machine: AnyStateMachine, src: string) => string;

export function modelOf(
  machine: AnyStateMachine,
  chart = machine.id,
  nameOfChild: NameOfChild = (_, src) => `${chart}.${src}`,
): Model {
  const nodes = inOrder(machine.root);
  refuseSharedIds(nodes);
  const effects = Object.entries(machine.implementations.actions ?? {}).map(
    ([name, action]) => [name, effectOf(action)] as const,
  );
  return {
    version: MODEL_VERSION,
    chart,
    machine: machine.id,
    description: machine.root.description ?? '',
    isLongRunning: isLongRunning(machine),
    states: nodes.map((node) => stateOf(node, nameOfChild)),
    transitions: nodes.flatMap(transitionsFrom),
    effects: Object.fromEntries(effects.sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

/** Returns a state and then all compound state it, which is the reading order of a chart. */
const inOrder = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(inOrder)];

const actorOf = ({ machine }: AnyStateNode, src: unknown): unknown =>
  typeof src === 'string' ? machine.implementations.actors?.[src] : undefined;

/** Whether a port, or a machine that is run, makes a call that moves money, as the contract says. */
function movesMoney(logic: unknown): boolean {
  const facts = portFacts(logic);
  if (facts) return facts.calls.some((call) => allEndpoints[call].movesMoney === true);
  return logic instanceof StateMachine && Object.values(logic.implementations.actors ?? {}).some(movesMoney);
}

function stateOf(node: AnyStateNode, nameOfChild: NameOfChild): StateModel {
  const place = (event: string) => ({ machine: node.machine, state: node.id, event });
  if (node.config.route)
    throw new UnreadableChartError(
      `${node.machine.id}: state ${node.id} has a route (send a named event to a transition instead)`,
    );
  // XState compiles a delay into an event that is raised on entry and cancelled on exit. Those two are no actions of the machine.
  const isTimer = (action: unknown) =>
    node.after.some(({ eventType }) => {
      const { event, sendId } = Object(action);
      return event?.type === eventType || sendId === eventType;
    });
  const actions = (list: readonly unknown[], event: string) =>
    list.filter((action) => !isTimer(action)).map((action) => actionOf(action, place(event)));
  const { result } = Object(node.output);
  return {
    id: node.id,
    key: node.key,
    parent: node.parent?.id ?? null,
    kind: node.type as StateKind,
    history: node.history || null,
    initial: node.type === 'compound' ? (node.initial.target[0]?.id ?? null) : null,
    description: node.description ?? '',
    req: reqOf(node),
    tags: node.invoke.some(({ src }) => movesMoney(actorOf(node, src))) ? [...node.tags, MONEY] : [...node.tags],
    entry: actions(node.entry, 'entry'),
    exit: actions(node.exit, 'exit'),
    invokes: node.invoke.map(({ id, src }) => invokeOf(node, id, src, nameOfChild)),
    result: typeof result === 'string' ? result : null,
  };
}

const reqOf = (node: AnyStateNode): readonly string[] => node.meta?.req ?? (node.parent ? reqOf(node.parent) : []);

function invokeOf({ machine, id: state }: AnyStateNode, id: string, src: unknown, nameOfChild: NameOfChild): InvokeModel {
  const logic = typeof src === 'string' ? machine.implementations.actors?.[src] : undefined;
  const facts = portFacts(logic);
  if (typeof src !== 'string' || (!facts && !(logic instanceof StateMachine)))
    throw new UnreadableChartError(
      `${machine.id}: state ${state} invokes something that is neither a named port nor a named machine, as "${id}"`,
    );
  if (facts) return { kind: 'port', id, src, port: facts.name, calls: facts.calls, callsOneOf: facts.callsOneOf === true };
  const child: AnyStateMachine = logic as AnyStateMachine;
  return { kind: 'machine', id, src, machine: child.id, chart: nameOfChild(child, src) };
}

function transitionsFrom(node: AnyStateNode): TransitionModel[] {
  const events: [string, readonly AnyTransitionDefinition[]][] = [...node.transitions, ['', node.always ?? []]];
  return events.flatMap(([event, alternatives]) =>
    alternatives.map((transition, order) => transitionOf(node, event, transition, order, alternatives.length)),
  );
}

function transitionOf(
  node: AnyStateNode,
  event: string,
  transition: AnyTransitionDefinition,
  order: number,
  alternatives: number,
): TransitionModel {
  const what = eventOf(node, event);
  const place = { machine: node.machine, state: node.id, event: what.label };
  return {
    id: transitionId(transition, order),
    source: node.id,
    event,
    ...what,
    order,
    alternatives,
    guard: guardOf(transition.guard, place),
    actions: transition.actions.map((action) => actionOf(action, place)),
    targets: transition.target?.map(({ id }) => id) ?? [],
    reenter: transition.reenter,
    description: transition.description ?? '',
  };
}

type Event = Pick<TransitionModel, 'kind' | 'label' | 'delay' | 'invoke'>;

const KINDS: Readonly<Record<string, TransitionKind>> = {
  'done.actor': 'done',
  'error.actor': 'error',
  'done.state': 'stateDone',
  snapshot: 'news',
};

function eventOf(node: AnyStateNode, event: string): Event {
  const said = (kind: TransitionKind, label: string, more: Partial<Event> = {}): Event => ({
    kind,
    label,
    delay: null,
    invoke: null,
    ...more,
  });
  if (event === '') return said('always', 'always');
  const timer = node.after.find(({ eventType }) => eventType === event);
  if (timer) return said('delay', `after ${delayText(timer.delay)}`, { delay: delayOf(node.machine, timer.delay) });
  const [, type = '', id = ''] = /^xstate\.(done\.actor|error\.actor|done\.state|snapshot)\.(.+)$/.exec(event) ?? [];
  const kind = KINDS[type];
  if (!kind) return said('event', event);
  if (kind === 'stateDone') return said(kind, `${node.key} is done`);
  const src = String(node.invoke.find((invoked) => invoked.id === id)?.src ?? id);
  const does = {
    done: portFacts(node.machine.implementations.actors?.[src]) ? 'answers' : 'ends',
    error: 'fails',
    news: 'changes',
  };
  return said(kind, `${src} ${does[kind as keyof typeof does]}`, { invoke: id });
}

const delayText = (delay: unknown) => (typeof delay === 'number' ? `${delay} ms` : String(delay));

function delayOf(machine: AnyStateMachine, delay: unknown) {
  const written = typeof delay === 'number' ? delay : machine.implementations.delays?.[String(delay)];
  return { name: String(delay), milliseconds: typeof written === 'number' ? written : null };
}
