/** One tab: the machine that runs in it with the machines that this one runs, by their own guards and actions. Its calls wait to be answered. */
import { type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine, StateMachine } from 'xstate';
import { type Stepped, simulator } from '../simulator';

/** A call of a port that waits for its response. */
export interface Pending {
  /** The machine that calls: `''` for the tab's own, else the id of a machine that it runs. */
  readonly actor: string;
  readonly id: string;
  readonly port: string;
  readonly input: unknown;
}

interface Child {
  readonly machine: AnyStateMachine;
  readonly snapshot: AnyMachineSnapshot;
}

export interface Tab {
  readonly machine: AnyStateMachine;
  readonly snapshot: AnyMachineSnapshot;
  readonly children: Readonly<Record<string, Child>>;
  readonly calls: readonly Pending[];
}

export interface Moved {
  readonly tab: Tab;
  /** Whether a transition was taken. */
  readonly isTaken: boolean;
  /** Calls that nobody waits for any more. They may still be on their way. */
  readonly left: readonly Pending[];
}

const simulators = new WeakMap<AnyStateMachine, ReturnType<typeof simulator>>();

function simulatorOf(machine: AnyStateMachine) {
  const known = simulators.get(machine) ?? simulator(machine);
  simulators.set(machine, known);
  return known;
}

const invokedIn = (snapshot: AnyMachineSnapshot): ReadonlySet<string> =>
  new Set(snapshot.status === 'active' ? snapshot._nodes.flatMap((node) => node.invoke.map(({ id }) => id)) : []);

export function openTab(machine: AnyStateMachine, input: unknown): Moved {
  const stepped = simulatorOf(machine).start(input);
  return ofRoot({ machine, snapshot: stepped.snapshot, children: {}, calls: [] }, stepped);
}

/** Sends an event to the tab's machine, or to one that it runs. */
export function send(tab: Tab, actor: string, event: AnyEventObject): Moved {
  if (actor === '') return ofRoot(tab, simulatorOf(tab.machine).take(tab.snapshot, event));
  const child = tab.children[actor];
  if (!child) return { tab, isTaken: false, left: [] };
  return ofChild(tab, actor, child.machine, simulatorOf(child.machine).take(child.snapshot, event));
}

/** Answers a call: with the output of its port, or with a fault. */
export function answer(tab: Tab, call: Pending, reply: { readonly output: unknown } | { readonly error: unknown }): Moved {
  const { actor, id } = call;
  const type = `xstate.${'output' in reply ? 'done' : 'error'}.actor.${id}`;
  return send({ ...tab, calls: tab.calls.filter((one) => one !== call) }, actor, { type, ...reply, actorId: id });
}

/** Which calls of an actor go on after a step of it, and which nobody waits for. */
function sorted(calls: readonly Pending[], goesOn: (call: Pending) => boolean) {
  return { goOn: calls.filter(goesOn), left: calls.filter((call) => !goesOn(call)) };
}

function ofRoot(before: Tab, { snapshot, called, fired }: Stepped): Moved {
  const invoked = invokedIn(snapshot);
  const started = new Set(called.map(({ id }) => id));
  const isOld = (id: string) => invoked.has(id) && !started.has(id);
  const { goOn, left } = sorted(before.calls, ({ actor, id }) => isOld(actor === '' ? id : actor));
  const actors = before.machine.implementations.actors ?? {};
  const logicOf = (src: string): unknown => actors[src];
  const ports = called.filter(({ id, src }) => invoked.has(id) && !(logicOf(src) instanceof StateMachine));
  let tab: Tab = {
    machine: before.machine,
    snapshot,
    children: Object.fromEntries(Object.entries(before.children).filter(([id]) => isOld(id))),
    calls: [...goOn, ...ports.map(({ id, src, input }) => ({ actor: '', id, port: src, input }))],
  };
  const gone = [...left];
  for (const { id, src, input } of called) {
    const machine = logicOf(src);
    if (!invoked.has(id) || !(machine instanceof StateMachine)) continue;
    const moved = ofChild(tab, id, machine, simulatorOf(machine).start(input));
    tab = moved.tab;
    gone.push(...moved.left);
  }
  return { tab, isTaken: fired.length > 0, left: gone };
}

function ofChild(before: Tab, actor: string, machine: AnyStateMachine, { snapshot, called, fired }: Stepped): Moved {
  const invoked = invokedIn(snapshot);
  const started = new Set(called.map(({ id }) => id));
  const { goOn, left } = sorted(before.calls, (call) => call.actor !== actor || (invoked.has(call.id) && !started.has(call.id)));
  const made = called.filter(({ id }) => invoked.has(id));
  const tab: Tab = {
    ...before,
    children: { ...before.children, [actor]: { machine, snapshot } },
    calls: [...goOn, ...made.map(({ id, src, input }) => ({ actor, id, port: src, input }))],
  };
  if (snapshot.status !== 'done') return { tab, isTaken: fired.length > 0, left };
  const ended = send(tab, '', { type: `xstate.done.actor.${actor}`, output: snapshot.output, actorId: actor });
  return { tab: ended.tab, isTaken: true, left: [...left, ...ended.left] };
}
