/** What holds for the paths of every flow, whatever the strategy. */
import { describe, expect, it } from 'vitest';
import { flows } from '../../machines/flows';
import { statesOf, transitionsOf } from '../chart';
import { generate } from '../generate';
import { type AnyCases, walkText } from '../paths';
import { play } from '../run/play';
import { type StrategyName, strategies } from './all';

const all = Object.entries(flows).map(([name, flow]) => ({
  name,
  machine: flow.machine,
  cases: flow.cases satisfies AnyCases,
  kind: 'model' in flow ? flow.model.kind : null,
}));

/** Every flow with a machine of its own, and the first flow of each kind of kit machine. */
export const sample = all.filter(({ name, kind }) => kind === null || all.find((other) => other.kind === kind)?.name === name);
/** The other flows of kit machines. */
export const others = all.filter((flow) => !sample.includes(flow));

export const describeFlows = (some: typeof all) =>
  describe.each(some)('[FLW-04] $name', ({ name, machine, cases: own }) => {
    it.each(Object.keys(strategies).filter((one) => one !== 'target') as StrategyName[])(
      'is walked as predicted by %s paths',
      async (strategy) => {
        const inputs: Readonly<Record<string, unknown>> = own.inputs;
        const { paths } = generate(name, machine, own, strategy);
        expect(paths.length).toBeGreaterThan(0);
        for (const path of paths) expect(await play(machine, inputs[path.input], path), walkText(path)).toBeNull();
      },
    );
    it('has every state and every transition that can be had on its transition paths', () => {
      const { met, reachable, unmet } = generate(name, machine, own);
      expect([...met].sort()).toEqual([...reachable].sort());
      expect([...reachable, ...unmet.map(({ goal }) => goal)].sort()).toEqual(transitionsOf(machine).sort());
      const states = generate(name, machine, own, 'state');
      expect([...states.met].sort()).toEqual(
        statesOf(machine)
          .map(({ id }) => id)
          .sort(),
      );
    });
    it('has no fewer paths and steps than the bound allows', () => {
      for (const strategy of ['transition', 'pair', 'fault'] as const) {
        const { paths, bound } = generate(name, machine, own, strategy);
        expect(paths.length).toBeGreaterThanOrEqual(bound?.walks ?? 0);
        expect(paths.reduce((sum, { steps }) => sum + steps.length, 0)).toBeGreaterThanOrEqual(bound?.steps ?? 0);
      }
    });
    it('has the same ids each time, and each once', () => {
      const ids = () => generate(name, machine, { ...own }).paths.map(({ id }) => id);
      expect(ids()).toEqual(ids());
      expect(new Set(ids()).size).toBe(ids().length);
    });
  });
