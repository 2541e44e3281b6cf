/** The paths on real actors with a simulated clock: what fires is what was predicted. Children end as the path says. */
import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, createActor, fromPromise, SimulatedClock } from 'xstate';
import { firedIn, lasts, statesOf } from '../../atlas/chart';
import type { Path, Step } from '../../atlas/paths';
import { flows } from '../../machines/flows';
import { portFacts } from '../../machines/kit/port';
import { models } from '../models/all';
import { flowNames, pathsOf, titleOf } from './flowPaths';

interface Held {
  resolve(output: unknown): void;
  reject(error: unknown): void;
}

function play(machine: AnyStateMachine, input: unknown) {
  const waiting = new Map<string, Held>();
  const held = (name: string) => fromPromise(() => new Promise((resolve, reject) => waiting.set(name, { resolve, reject })));
  const actors = Object.fromEntries(Object.keys(machine.implementations.actors ?? {}).map((name) => [name, held(name)]));
  const clock = new SimulatedClock();
  let fired: string[] = [];
  const actor = createActor(machine.provide({ actors }), {
    input,
    clock,
    inspect: (event) => {
      if (event.type === '@xstate.microstep') fired.push(...firedIn(machine, event._transitions));
    },
  });
  actor.start();
  return async (step: Step) => {
    fired = [];
    const call = waiting.get(step.subject);
    if (step.kind === 'event') actor.send(step.event);
    else if (step.kind === 'passes') clock.increment(Number(machine.implementations.delays?.[step.subject]));
    else if (step.kind === 'fails') call?.reject(step.payload);
    else call?.resolve(step.payload);
    await new Promise((resolve) => setImmediate(resolve));
    return { fired, value: actor.getSnapshot().value };
  };
}

describe.each(flowNames)('%s', (flow) => {
  const { machine, cases } = flows[flow];
  const { paths, missing } = pathsOf(flow);
  const inputOf = ({ input }: Path) => Object.entries(cases.inputs).find(([name]) => name === input)?.[1];

  it(`[FLW-01 ${models[flow].req.join(' ')}] has a path through every transition that can be brought about`, () => {
    expect(missing.filter((transition) => !(transition in models[flow].outOfReach))).toEqual([]);
  });
  it('[FLW-01] says of every state in a merchant’s words what it is for', () => {
    const mute = statesOf(machine).filter(({ description }) => !description);
    expect(mute.map(({ id }) => id)).toEqual([]);
  });
  it('[FLW-03] has an answer to every fault of every port, and an id for each', () => {
    const calls = statesOf(machine).flatMap(({ id, invoke }) => invoke.map((call) => ({ id, call })));
    const ports = calls.filter(({ call }) => portFacts(machine.implementations.actors?.[String(call.src)]) !== null);
    for (const { id, call } of ports) expect(call.onError, `${id} ${call.id}`).toBeDefined();
    for (const { call } of calls) expect(call.id).not.toMatch(/^\d|\./);
  });
  it('[FLW-03] ends, or says that it lasts', () => {
    const finals = statesOf(machine).filter(({ type }) => type === 'final');
    expect(finals.length === 0).toBe(lasts(machine));
  });
  it.each(paths.map((path, n) => [titleOf(flow, path, n), path] as const))('%s', async (_, path) => {
    const take = play(machine, inputOf(path));
    for (const step of path.steps) expect(await take(step)).toEqual({ fired: step.fired, value: step.value });
  });
});
