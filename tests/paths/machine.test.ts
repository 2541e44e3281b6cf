/**
 * The paths on real actors with a simulated clock: what fires is what was predicted, and what is refused changes nothing. Children end as
 * the path says.
 */
import { describe, expect, it } from 'vitest';
import { lasts, statesOf } from '../../atlas/chart';
import type { Path } from '../../atlas/paths';
import { play } from '../../atlas/run/play';
import { probesOf } from '../../atlas/run/probes';
import { flows } from '../../machines/flows';
import { portFacts } from '../../machines/kit/port';
import { models } from '../models/all';
import { flowNames, pathsOf, titleOf } from './flowPaths';

describe.each(flowNames)('%s', (flow) => {
  const { machine, cases } = flows[flow];
  const { graph, trails, unmet } = pathsOf(flow);
  const inputOf = ({ input }: Path) => Object.entries(cases.inputs).find(([name]) => name === input)?.[1];

  it(`[FLW-01 ${models[flow].req.join(' ')}] has a path through every transition that can be brought about`, () => {
    expect(unmet.filter(({ goal }) => !(goal in models[flow].outOfReach))).toEqual([]);
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
  it.each([...trails].map(([path, trail]) => [titleOf(flow, path), path, trail] as const))('%s', async (_, path, trail) =>
    expect(await play(machine, inputOf(path), path, probesOf(graph, trail))).toBeNull(),
  );
});
