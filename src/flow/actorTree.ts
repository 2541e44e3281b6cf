/** A root actor with its children, and a value that changes whenever any of them changes. */
import {
  type AnyActorRef,
  type AnyStateMachine,
  createActor,
  type InspectionEvent,
  type Observer,
  type OutputFrom,
  type SnapshotFrom,
  toObserver,
} from 'xstate';
import type { Emitted } from '../../machines/kit/flow/emitted';
import { noteStep } from './steps';

/** Represents the state of the whole tree: a new object after every change of a machine. */
type Moment = Readonly<Record<string, never>>;
type Watcher = Observer<Moment>;

interface Listeners<M extends AnyStateMachine> {
  emitted(event: Emitted): void;
  changed(snapshot: SnapshotFrom<M>): void;
  done(output: OutputFrom<M>): void;
}

export function createActorTree<M extends AnyStateMachine>(machine: AnyStateMachine, input: unknown, listeners: Listeners<M>) {
  let moment: Moment = {};
  const watchers = new Set<Watcher>();
  const inspect = (event: InspectionEvent) => {
    noteStep(machine.id, event);
    if (event.type === '@xstate.actor') listenTo(event.actorRef as AnyActorRef, listeners);
    // A start changes nothing that was not there before: what shows the flow need not render again.
    if (event.type === '@xstate.snapshot' && event.event.type !== 'xstate.init') {
      moment = {};
      for (const watcher of watchers) watcher.next?.(moment);
    }
  };
  const root = createActor(machine, { input, inspect });
  // `AnyStateMachine` has lost the machine's type, which M has.
  const snapshot = () => root.getSnapshot() as SnapshotFrom<M>;
  // An actor also completes when it is stopped. Only a flow that reached its end is done.
  root.subscribe({
    next: () => listeners.changed(snapshot()),
    complete: () => {
      if (root.getSnapshot().status === 'done') listeners.done(root.getSnapshot().output);
    },
  });
  return {
    root,
    snapshot,
    /** The tree as one subscribable value, as `useSelector` requires. */
    moments: {
      getSnapshot: () => moment,
      subscribe: (listener: Watcher | ((moment: Moment) => void)) => {
        const observer = toObserver(listener);
        watchers.add(observer);
        return { unsubscribe: () => void watchers.delete(observer) };
      },
    },
    hold: keepAlive(root, machine.id),
  };
}

/** Every machine of the app emits only `Emitted`. */
function listenTo(actor: AnyActorRef, listeners: Pick<Listeners<AnyStateMachine>, 'emitted'>) {
  actor.on('*', (event) => listeners.emitted(event as Emitted));
}

const onScreen = new Set<{ readonly flow: string; readonly root: AnyActorRef }>();

/** Returns the machines of the mounted flows, the last mounted last. */
export const flowsOnScreen = (): readonly string[] => [...onScreen].map(({ flow }) => flow);

/** Returns the actors of the mounted flows, without their children. */
export const rootsOnScreen = (): readonly AnyActorRef[] => [...onScreen].map(({ root }) => root);

/**
 * Starts with the first mount and stops with the last. React's strict mode mounts, unmounts and mounts again. A stop waits one turn, so that
 * the initial calls do not run twice.
 */
function keepAlive(root: AnyActorRef, flow: string) {
  let leaving: ReturnType<typeof setTimeout> | undefined;
  let started = false;
  return () => {
    clearTimeout(leaving);
    const shown = { flow, root };
    onScreen.add(shown);
    if (!started) {
      started = true;
      root.start();
    }
    return () => {
      onScreen.delete(shown);
      leaving = setTimeout(() => root.stop());
    };
  };
}
