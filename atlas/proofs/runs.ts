/**
 * Every run of a small machine within bounds, by real actors with their own guards and actions, ports that end on command, and a stopped
 * clock. It shares no code with the proofs that it is compared with.
 */
import { type AnyActorRef, type AnyMachineSnapshot, type AnyStateMachine, createActor, SimulatedClock } from 'xstate';

/** A possible next step of a run, and how its guards answer meanwhile. */
export interface Turn {
  readonly kind: 'event' | 'done' | 'fails' | 'time';
  /** The type of the event, or the id of the port. */
  readonly of: string;
  readonly bits: number;
}

export interface Taken {
  readonly turn: Turn;
  readonly to: Place;
  /** The active states after each microstep in which a transition is taken. */
  readonly moments: readonly (readonly string[])[];
}

/** A configuration that runs reach. */
export interface Place {
  readonly states: readonly string[];
  readonly status: AnyMachineSnapshot['status'];
  readonly taken: Taken[];
}

/** The answers of guards, one bit each. An action may change them during a step. */
export const answers = { bits: 0 };
export const ALL_BITS = [0, 1, 2, 3];

/** A port that ends on command. */
const stub = {
  transition: (snapshot: object, { type }: { readonly type: string }) => {
    if (type === 'done') return { ...snapshot, status: 'done' };
    return type === 'fails' ? { ...snapshot, status: 'error', error: { kind: 'network' } } : snapshot;
  },
  getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined }),
  getPersistedSnapshot: (snapshot: object) => snapshot,
};

const SECOND = 1000;

function play(machine: AnyStateMachine, turns: readonly Turn[]) {
  const clock = new SimulatedClock();
  let moments: string[][] = [];
  let root: AnyActorRef | null = null;
  const actor = createActor(machine, {
    clock,
    inspect: (event) => {
      if (event.type !== '@xstate.microstep' || event.actorRef !== root || event._transitions.length === 0) return;
      moments.push((event.snapshot as AnyMachineSnapshot)._nodes.map(({ id }) => id));
    },
  });
  root = actor;
  let isBroken = false;
  actor.subscribe({
    error: () => {
      isBroken = true;
    },
  });
  actor.start();
  for (const { kind, of, bits } of turns) {
    moments = [];
    answers.bits = bits;
    if (kind === 'event') actor.send({ type: of });
    else if (kind === 'time') clock.increment(SECOND);
    else Object(actor.getSnapshot().children)[of]?.send({ type: kind });
  }
  const snapshot: AnyMachineSnapshot = actor.getSnapshot();
  // An error in a step stops the actor and leaves its snapshot unchanged.
  return { snapshot, moments, status: isBroken ? ('error' as const) : snapshot.status };
}

const atWork = ({ children }: AnyMachineSnapshot) =>
  Object.entries(children).flatMap(([id, child]) => (Object(child).getSnapshot().status === 'active' ? [id] : []));

const keyOf = (snapshot: AnyMachineSnapshot, hasTime: boolean) =>
  JSON.stringify([
    snapshot.value,
    snapshot.status,
    Object.entries(snapshot.historyValue).map(([id, nodes]) => [id, nodes.map((node) => node.id)]),
    atWork(snapshot),
    hasTime,
  ]);

/** @returns null if there are more places than the bound */
export function runsOf(machine: AnyStateMachine, events: readonly string[], most: number): readonly Place[] | null {
  const runner = machine.provide({ actors: { p: stub } as never });
  const known = new Map<
    string,
    { readonly place: Place; readonly path: readonly Turn[]; readonly snapshot: AnyMachineSnapshot }
  >();
  const placeAt = (path: readonly Turn[]) => {
    const { snapshot, moments, status } = play(runner, path);
    // A delay that elapsed without being handled does not elapse again.
    const key = status + keyOf(snapshot, path.at(-1)?.kind === 'time' && moments.length === 0);
    const states = snapshot._nodes.map(({ id }: { readonly id: string }) => id);
    const found = known.get(key) ?? { path, snapshot, place: { states, status, taken: [] } };
    known.set(key, found);
    return { ...found, moments };
  };
  placeAt([]);
  for (const { place, path, snapshot } of known.values()) {
    if (known.size > most) return null;
    if (place.status !== 'active') continue;
    const kinds: Pick<Turn, 'kind' | 'of'>[] = [
      ...events.map((of) => ({ kind: 'event' as const, of })),
      ...atWork(snapshot).flatMap((of) => [
        { kind: 'done' as const, of },
        { kind: 'fails' as const, of },
      ]),
      { kind: 'time', of: '' },
    ];
    for (const kind of kinds)
      for (const bits of ALL_BITS) {
        const turn = { ...kind, bits };
        const next = placeAt([...path, turn]);
        place.taken.push({ turn, to: next.place, moments: next.moments });
      }
  }
  return [...known.values()].map(({ place }) => place);
}
