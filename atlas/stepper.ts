/** Runs `machine.transition` and says which transitions fired, by the inspection event that a live session sends too. */
import { type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine, createActor } from 'xstate';
import { takenIn } from '../machines/kit/transitions';

export interface Stepped {
  readonly snapshot: AnyMachineSnapshot;
  readonly fired: readonly string[];
}

export function stepper(machine: AnyStateMachine) {
  let fired: string[] = [];
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
    actionExecutor: nothing,
  };
  const watch = (run: () => AnyMachineSnapshot): Stepped => {
    fired = [];
    const snapshot = run();
    return { snapshot, fired };
  };
  return {
    start: (input: unknown) => watch(() => machine.getInitialSnapshot(scope as never, input as never)),
    take: (snapshot: AnyMachineSnapshot, event: AnyEventObject) =>
      watch(() => machine.transition(snapshot, event, scope as never)),
  };
}
