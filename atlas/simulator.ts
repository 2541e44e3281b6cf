/**
 * Runs `machine.transition` and returns which transitions fired, what the machine emitted, and which ports and machines it called. The
 * transitions come from the inspection event that a live session sends too.
 */
import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  createMachine,
  StateMachine,
} from 'xstate';
import { takenIn } from '../machines/kit/flow/transitions';
import { alone } from './alone';
import { frozen } from './frozen';

/** One microstep. States that are active only between two microsteps count too. */
export interface Microstep {
  /** The type of the event that it handles. */
  readonly event: string;
  /** Whether this event came from outside. The machine sends the later ones of a step to itself. */
  readonly isFromOutside: boolean;
  readonly fired: readonly string[];
  /** The states that it enters. Empty unless the machine marks them (see `marked`). */
  readonly entered: readonly string[];
  /** All active states after it. */
  readonly states: readonly string[];
}

export interface Stepped {
  readonly snapshot: AnyMachineSnapshot;
  readonly fired: readonly string[];
  /** Microsteps in which nothing fired are left out, except the first of a start. */
  readonly moments: readonly Microstep[];
  /** Emitted events, such as notices. */
  readonly emitted: readonly AnyEventObject[];
  /** The ports and machines that were started, by their names in `setup`. */
  readonly called: readonly Call[];
  /** The delays that began, in milliseconds, by the events that they end with. */
  readonly delayed: readonly Delayed[];
}

export interface Call {
  readonly src: string;
  /** The id of the invocation. One port may be invoked under several. */
  readonly id: string;
  readonly input: unknown;
  /** The context when it was made. The rest of the step may change it. */
  readonly context: unknown;
}

export interface Delayed {
  readonly event: string;
  readonly milliseconds: number;
}

/** More microsteps than any machine takes for one event. */
const LONGEST = 400;

/** The types of the two actions by which a marked machine reports the states it enters and exits. */
export const MARKS = { entered: '@entered', exited: '@exited' };

/** Stands for the parent of a machine, because a child sends its events to a parent. */
export const listener = createMachine({});

/** Returns a copy that throws where it would go round forever, also while it starts. */
export function bounded({ config, implementations }: AnyStateMachine): AnyStateMachine {
  const options = { maxIterations: LONGEST, ...Object(config).options };
  return new StateMachine({ ...config, ...({ options } as object) }, implementations);
}

/** An action that XState executes. */
interface Executed {
  readonly type: string;
  readonly params: unknown;
  readonly info: { readonly context: unknown };
}

export const activeIn = (snapshot: AnyMachineSnapshot): readonly string[] => snapshot._nodes.map(({ id }) => id);

export function simulator(machine: AnyStateMachine, onMoment: (moment: Microstep) => void = () => {}) {
  let fired: string[] = [];
  let moments: Microstep[] = [];
  let entered: string[] = [];
  let emitted: AnyEventObject[] = [];
  let called: Call[] = [];
  let delayed: Delayed[] = [];
  let isStarting = false;
  let probe: AnyActorRef | null = null;
  const add = (event: string, took: readonly string[], states: readonly string[]) => {
    const moment = { event, isFromOutside: event !== '' && moments.length === 0, fired: took, entered, states };
    entered = [];
    moments.push(moment);
    onMoment(moment);
    if (moments.length > LONGEST) throw new Error(`it goes round forever without an event, in ${states.at(-1)}`);
  };
  /** A machine starts without a microstep of its own: its start ends when the first microstep exits a state. */
  const begun = (states: readonly string[]) => {
    if (isStarting) add('', [], [...new Set([machine.root.id, ...states])]);
    isStarting = false;
  };
  const parent = createActor(listener, {
    inspect: (event) => {
      if (event.type !== '@xstate.microstep' || event.actorRef !== probe) return;
      begun(entered);
      const took = takenIn(machine.id, event._transitions);
      fired.push(...took);
      if (took.length > 0) add(event.event.type, took, activeIn(event.snapshot as AnyMachineSnapshot));
    },
  });
  const actor = createActor(machine, { parent });
  probe = actor;
  const nothing = () => {};
  // The scope of an actor that starts no children, emits nothing and defers nothing. `transition` needs no more.
  const scope = {
    self: actor,
    system: actor.system,
    id: 'probe',
    sessionId: 'probe',
    logger: nothing,
    defer: nothing,
    stopChild: nothing,
    emit: nothing,
    actionExecutor: ({ type, params, info }: Executed) => {
      const { event, src, id, input, state, delay } = Object(params);
      if (type === MARKS.entered) entered.push(state);
      if (type === MARKS.exited) begun(entered);
      if (type === 'xstate.emit') emitted.push(event);
      if (type === 'xstate.spawnChild') called.push({ src, id, input, context: info.context });
      if (type === 'xstate.raise' && delay !== undefined) delayed.push({ event: event.type, milliseconds: delay });
    },
  };
  const watch = (starts: boolean, run: () => AnyMachineSnapshot): Stepped => {
    fired = [];
    moments = [];
    entered = [];
    emitted = [];
    called = [];
    delayed = [];
    isStarting = starts;
    const snapshot = alone(run);
    frozen(snapshot.context);
    begun(activeIn(snapshot));
    return { snapshot, fired, moments, emitted, called, delayed };
  };
  return {
    start: (input: unknown) => watch(true, () => machine.getInitialSnapshot(scope as never, input as never)),
    take: (snapshot: AnyMachineSnapshot, event: AnyEventObject) =>
      watch(false, () => machine.transition(snapshot, event, scope as never)),
  };
}
