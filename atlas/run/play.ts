/**
 * Plays a path on a real actor with a simulated clock and held ports, and compares it with the prediction. Children end as the path says.
 */
import { type AnyStateMachine, createActor, fromPromise, SimulatedClock } from 'xstate';
import { takenIn } from '../../machines/kit/flow/transitions';
import { type Happening, type Path, type Step, stepName } from '../paths';
import { listener } from '../simulator';

interface Held {
  resolve(output: unknown): void;
  reject(error: unknown): void;
}

/** Where a path differed from the prediction. */
export interface Difference {
  /** From 1. 0 is the start. */
  readonly step: number;
  readonly what: string;
  readonly taken: readonly string[];
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

function open(machine: AnyStateMachine, input: unknown) {
  const waiting = new Map<string, Held>();
  const held = (name: string) => fromPromise(() => new Promise((resolve, reject) => waiting.set(name, { resolve, reject })));
  const actors = Object.fromEntries(Object.keys(machine.implementations.actors ?? {}).map((name) => [name, held(name)]));
  const clock = new SimulatedClock();
  let fired: string[] = [];
  const thrown: unknown[] = [];
  const parent = createActor(listener, {
    clock,
    inspect: (event) => {
      if (event.type === '@xstate.microstep') fired.push(...takenIn(machine.id, event._transitions));
    },
  });
  const actor = createActor(machine.provide({ actors }), { input, parent });
  actor.subscribe({ error: (error) => thrown.push(error) });
  actor.start();
  /** A delay is a number, or is computed from the context. */
  const pauseOf = ({ subject, event }: Step) => {
    const delay = machine.implementations.delays?.[subject];
    if (typeof delay !== 'function') return Number(delay ?? subject);
    return delay({ context: actor.getSnapshot().context, event, self: actor, system: actor.system }, undefined);
  };
  const take = async (step: Step) => {
    fired = [];
    const call = waiting.get(step.subject);
    if (step.kind === 'event') actor.send(step.event);
    else if (step.kind === 'passes') clock.increment(pauseOf(step));
    else if (step.kind === 'fails') call?.reject(step.payload);
    else call?.resolve(step.payload);
    await settled();
    return fired;
  };
  const send = ({ event }: Happening) => {
    fired = [];
    actor.send(event);
    return fired;
  };
  return { take, send, begun: fired, thrown, value: () => actor.getSnapshot().value };
}

/**
 * Returns the first difference, or null if everything matched.
 * @param probes what is rejected at the start and after each step: it is sent too, and must change nothing
 */
export async function play(
  machine: AnyStateMachine,
  input: unknown,
  { begins, steps }: Path,
  probes: readonly (readonly Happening[])[] = [],
): Promise<Difference | null> {
  const actor = open(machine, input);
  const odd = (step: number, expected: Expected, fired: readonly string[]) => {
    const what = actor.thrown.length > 0 ? `throws ${String(actor.thrown[0])}` : different(expected, fired, actor.value());
    return what === null ? null : { step, what, taken: fired };
  };
  const refuses = (step: number) => {
    for (const probe of probes[step] ?? []) {
      const found = odd(step, { fired: [] }, actor.send(probe));
      if (found) return { ...found, what: `${stepName(probe)}: ${found.what}` };
    }
    return null;
  };
  const first = odd(0, { fired: begins }, actor.begun) ?? refuses(0);
  if (first) return first;
  for (const [n, step] of steps.entries()) {
    const found = odd(n + 1, step, await actor.take(step));
    if (found) return { ...found, what: `${stepName(step)}: ${found.what}` };
    const taken = refuses(n + 1);
    if (taken) return taken;
  }
  return null;
}

interface Expected {
  readonly fired: readonly string[];
  readonly value?: unknown;
}

function different({ fired, value }: Expected, taken: readonly string[], at: unknown) {
  const list = (ids: readonly string[]) => ids.join(', then ') || 'nothing';
  if (!same(fired, taken)) return `takes ${list(taken)} instead of ${list(fired)}`;
  if (value !== undefined && !same(value, at)) return `is in ${JSON.stringify(at)} instead of ${JSON.stringify(value)}`;
  return null;
}
