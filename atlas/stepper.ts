/**
 * Runs `machine.transition` and says which transitions fired, by the inspection event that a live session sends too, what the machine told
 * the house meanwhile, and whom it called.
 */
import { type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine, createActor } from 'xstate';
import { takenIn } from '../machines/kit/transitions';

export interface Stepped {
  readonly snapshot: AnyMachineSnapshot;
  readonly fired: readonly string[];
  /** Notices and the like. */
  readonly emitted: readonly AnyEventObject[];
  /** The ports and machines that were started, by the names they have in `setup`. */
  readonly called: readonly Call[];
}

export interface Call {
  readonly src: string;
  readonly input: unknown;
}

export function stepper(machine: AnyStateMachine) {
  let fired: string[] = [];
  let emitted: AnyEventObject[] = [];
  let called: Call[] = [];
  const probe = createActor(machine, {
    inspect: (event) => {
      if (event.type === '@xstate.microstep') fired.push(...takenIn(machine.id, event._transitions));
    },
  });
  const nothing = () => {};
  // The scope of an actor that starts no children, emits nothing and defers nothing: only what `transition` itself needs.
  const scope = {
    self: probe,
    system: probe.system,
    id: 'probe',
    sessionId: 'probe',
    logger: nothing,
    defer: nothing,
    stopChild: nothing,
    emit: nothing,
    actionExecutor: ({ type, params }: { readonly type: string; readonly params: unknown }) => {
      const { event, src, input } = Object(params);
      if (type === 'xstate.emit') emitted.push(event);
      if (type === 'xstate.spawnChild') called.push({ src, input });
    },
  };
  const watch = (run: () => AnyMachineSnapshot): Stepped => {
    fired = [];
    emitted = [];
    called = [];
    const snapshot = run();
    return { snapshot, fired, emitted, called };
  };
  return {
    start: (input: unknown) => watch(() => machine.getInitialSnapshot(scope as never, input as never)),
    take: (snapshot: AnyMachineSnapshot, event: AnyEventObject) =>
      watch(() => machine.transition(snapshot, event, scope as never)),
  };
}
