/**
 * What has ended while its state is still active: a port that ended, a delay that elapsed. It comes back only when its state is entered
 * again.
 */
import type { AnyStateMachine } from 'xstate';
import { statesOf } from '../chart';
import type { Microstep } from '../simulator';

export type Spent = ReadonlySet<string>;

export const NOTHING_SPENT: Spent = new Set();

/** A port either answers or fails, once. */
export const spentBy = (event: string): string => event.replace(/^xstate\.(done|error)\.actor\./, 'xstate.actor.');

/** Returns a function that computes what is spent after a step. */
export function spending(machine: AnyStateMachine) {
  const owned = new Map(
    statesOf(machine).map((node) => [
      node.id,
      [...node.invoke.map(({ id }) => `xstate.actor.${id}`), ...node.after.map(({ eventType }) => eventType)],
    ]),
  );
  const endings = new Set([...owned.values()].flat());
  return (before: Spent, event: string | null, moments: readonly Microstep[], active: readonly string[]): Spent => {
    const spent = new Set(before);
    if (event !== null && endings.has(spentBy(event))) spent.add(spentBy(event));
    for (const id of moments.flatMap(({ entered }) => entered)) for (const one of owned.get(id) ?? []) spent.delete(one);
    const there = new Set(active.flatMap((id) => owned.get(id) ?? []));
    return new Set([...spent].filter((one) => there.has(one)));
  };
}
