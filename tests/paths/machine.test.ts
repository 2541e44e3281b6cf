/**
 * Runs paths on real actors with a simulated clock: the predicted transitions fire, and refused events change nothing. Children end as the
 * path says. The paths take every transition from every state in which it is drawn, whatever a screen offers.
 */
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { withAnything } from '../../atlas/anything';
import { browserCases } from '../../atlas/browserCases';
import { isLongRunning, statesOf, transitionsOf } from '../../atlas/chart';
import { chartsOf } from '../../atlas/charts';
import { graphOf, takenIn } from '../../atlas/explore';
import { generate } from '../../atlas/generate';
import { modelOf } from '../../atlas/graph';
import type { AnyCases } from '../../atlas/paths';
import { recorded, recordReasons } from '../../atlas/run/executed';
import { play } from '../../atlas/run/play';
import { probesOf } from '../../atlas/run/probes';
import { DEFAULT_OPTIONS } from '../../atlas/strategies/strategy';
import { allEndpoints } from '../../contract/all';
import { flows, parts } from '../../machines/flows';
import { portFacts } from '../../machines/kit/flow/port';
import { models } from '../models/all';
import { wrongExpiries } from './expiry';
import { flowNames, machinePathsOf, titleOf } from './flowPaths';
import { wordlessSteps } from './messages';
import { outlined, outlineOf } from './outline/outline';

function walksOf(area: string, name: string, machine: AnyStateMachine, cases: AnyCases, req: readonly string[]) {
  const { graph, trails, unmet } = machinePathsOf(name, machine, cases);
  const { inputs } = withAnything(cases);
  it(`[FLW-01 ${req.join(' ')}] has a path through every transition, from every state in which it is drawn`, () => {
    expect(unmet).toEqual([]);
  });
  it.each([...trails].map(([path, trail]) => [titleOf(req, path), path, trail] as const))('%s', (_, path, trail) =>
    recorded({ place: 'machine', area, chart: name }, path, async () =>
      expect(await play(machine, inputs[path.input], path, probesOf(graph, trail))).toBeNull(),
    ),
  );
  it('[FLW-03] ends, or says that it isLongRunning', () => {
    const finals = statesOf(machine).filter(({ type }) => type === 'final');
    expect(finals.length === 0).toBe(isLongRunning(machine));
  });
  it('[SES-06] ends with the session when it expires, and at no other time', () => {
    expect(wrongExpiries(machine, cases)).toEqual([]);
  });
  it('[GEN-01] has words of its own wherever the provider may send none', () => {
    expect(wordlessSteps(machine, cases)).toEqual([]);
  });
  it('[GEN-01] ends, shows errors and messages, and drops input and answers as reviewed', async () => {
    await expect(outlineOf(machine, cases)).toMatchFileSnapshot(`outlines/${name}.txt`);
  });
}

describe.each(flowNames)('%s', (flow) => {
  const { area, machine, cases } = flows[flow];
  walksOf(area, flow, machine, cases, models[flow].req);

  const { outOfReach, req } = models[flow];
  it('[FLW-04] excuses exactly what the sandbox cannot bring about', () => {
    const taken = takenIn(graphOf(machine, browserCases(machine, cases)));
    expect(Object.keys(outOfReach).sort()).toEqual(
      transitionsOf(machine)
        .filter((id) => !taken.has(id))
        .sort(),
    );
    recordReasons(flow, outOfReach);
  });
  for (const [to, why] of Object.entries(outOfReach))
    it(`[${req.join(' ')}] takes on the machine ${to}. In a browser: ${why}`, async () => {
      const anything = withAnything(cases);
      const { paths } = generate(flow, machine, anything, 'target', { ...DEFAULT_OPTIONS, to });
      const [path] = paths;
      if (!path) throw new Error(`No path leads to ${to}.`);
      expect([path.begins, ...path.steps.map(({ fired }) => fired)].flat()).toContain(to);
      await recorded({ place: 'machine', area, chart: flow }, path, async () =>
        expect(await play(machine, anything.inputs[path.input], path)).toBeNull(),
      );
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
  it('[FLW-03] makes one changing call at a time: a port that names several makes one of them', () => {
    const facts = Object.values<unknown>(machine.implementations.actors ?? {}).flatMap((actor) => portFacts(actor) ?? []);
    const several = facts.filter(({ calls }) => calls.filter((call) => allEndpoints[call].method !== 'GET').length > 1);
    expect(several.filter(({ callsOneOf }) => !callsOneOf).map(({ name }) => name)).toEqual([]);
  });
});

/** Machines that only others run. */
const children = chartsOf(flows, parts).filter(
  ({ isPart, name }) => isPart && flowNames.some((flow) => name.startsWith(`${flow}.`)),
);

describe.each(children)('$name', ({ area, name, machine, cases }) => {
  if (cases === null) throw new Error(`${name} has no cases. Add them to the parts in machines/flows.ts.`);
  const req = new Set(modelOf(machine).states.flatMap((state) => state.req));
  walksOf(area, name, machine, cases, req.size > 0 ? [...req] : ['FLW-04']);
});

it('[FLW-01] every reviewed outline is of a machine', () => {
  const names: readonly string[] = [...Object.keys(flows), ...chartsOf(flows, parts).map(({ name }) => name)];
  expect(outlined().filter((name) => !names.includes(name))).toEqual([]);
});
