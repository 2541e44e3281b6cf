/**
 * What time and ended calls leave behind while a state is active. A port that ended and a delay that elapsed come back only when their state
 * is entered again. Of two running delays, the one that is over first always comes first.
 */
import type { AnyStateMachine } from 'xstate';
import { statesOf } from '../chart';
import type { Microstep } from '../simulator';

export interface Spent {
  readonly ended: ReadonlySet<string>;
  /** The active states that wait for a delay, in the order in which they were entered: those of one step together. */
  readonly waiting: readonly (readonly string[])[];
}

export const NOTHING_SPENT: Spent = { ended: new Set(), waiting: [] };

/** Identifies it. A state that waits alone has no order. */
export const spentKey = ({ ended, waiting }: Spent): readonly unknown[] => {
  const order = waiting.flat().length > 1 ? waiting : [];
  return order.length > 0 ? [...[...ended].sort(), order] : [...ended].sort();
};

/** A port either answers or fails, once. */
export const spentBy = (event: string): string => event.replace(/^xstate\.(done|error)\.actor\./, 'xstate.actor.');

/** Browsers keep a delay in 31 bits. A longer one is none that a merchant waits for. */
export const LONGEST_DELAY = 2 ** 31 - 1;

interface Timer {
  readonly event: string;
  readonly state: string;
  /** Null if it is only known when it runs. */
  readonly milliseconds: number | null;
}

function timersOf(machine: AnyStateMachine): Timer[] {
  const { delays = {} } = machine.implementations;
  return statesOf(machine).flatMap(({ id, after }) =>
    // Several alternatives have one timer.
    [...new Map(after.map(({ eventType, delay }) => [eventType, delay]))].map(([event, delay]) => {
      const written = typeof delay === 'string' ? delays[delay] : delay;
      return { event, state: id, milliseconds: typeof written === 'number' ? written : null };
    }),
  );
}

/** Returns the delays that can be over at all, and which others each of them waits for. */
export function timing(machine: AnyStateMachine) {
  const timers = timersOf(machine);
  const known = new Map(timers.map((timer) => [timer.event, timer]));
  const placeOf = (state: string, { waiting }: Spent) => waiting.findIndex((group) => group.includes(state));
  const isBefore = (one: Timer, other: Timer, spent: Spent): boolean => {
    if (one.milliseconds === null || other.milliseconds === null || one.event === other.event) return false;
    const [first, second] = [placeOf(one.state, spent), placeOf(other.state, spent)];
    if (first < 0 || second < 0 || first > second || one.milliseconds > other.milliseconds) return false;
    if (first < second || one.milliseconds < other.milliseconds) return true;
    const together = spent.waiting[first] ?? [];
    // Entered together and equally long: the one that was started first.
    return one.state === other.state
      ? timers.indexOf(one) < timers.indexOf(other)
      : together.indexOf(one.state) < together.indexOf(other.state);
  };
  return {
    /** Whether this delay can be over now. True of anything that is no delay. */
    mayBeOver: (event: string, spent: Spent): boolean => {
      const timer = known.get(event);
      if (!timer) return true;
      if (timer.milliseconds !== null && !(timer.milliseconds <= LONGEST_DELAY)) return false;
      return !timers.some((other) => !spent.ended.has(other.event) && isBefore(other, timer, spent));
    },
    /** Whether other delays may wait for this one. */
    isAwaited: (event: string, spent: Spent): boolean => {
      const timer = known.get(event);
      return timer !== undefined && timers.some((other) => isBefore(timer, other, spent));
    },
  };
}

/** Returns a function that computes what is spent after a step. */
export function spending(machine: AnyStateMachine) {
  const owned = new Map(
    statesOf(machine).map((node) => [
      node.id,
      [...node.invoke.map(({ id }) => `xstate.actor.${id}`), ...node.after.map(({ eventType }) => eventType)],
    ]),
  );
  const endings = new Set([...owned.values()].flat());
  const waits = new Set(timersOf(machine).map(({ state }) => state));
  return (before: Spent, event: string | null, moments: readonly Microstep[], active: readonly string[]): Spent => {
    const ended = new Set(before.ended);
    if (event !== null && endings.has(spentBy(event))) ended.add(spentBy(event));
    const entered = [...new Set(moments.flatMap((moment) => moment.entered).reverse())].reverse();
    for (const id of entered) for (const one of owned.get(id) ?? []) ended.delete(one);
    const there = new Set(active.flatMap((id) => owned.get(id) ?? []));
    const isWaiting = (id: string) => waits.has(id) && active.includes(id);
    const waiting = [
      ...before.waiting.map((group) => group.filter((id) => isWaiting(id) && !entered.includes(id))),
      entered.filter(isWaiting),
    ];
    return { ended: new Set([...ended].filter((one) => there.has(one))), waiting: waiting.filter(({ length }) => length > 0) };
  };
}
