import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { flows } from '../machines/flows';
import { generate } from './generate';
import { type AnyCases, walkText } from './paths';
import { play } from './run/play';
import { syntheticCases, syntheticMachine } from './synthetic.cases';

/** Paths that could be left out: others meet all that they meet, and another begins as they do. */
function needless({ paths, trails }: ReturnType<typeof generate>) {
  const firedOn = new Map(paths.map((path) => [path, new Set([path.begins, ...path.steps.map(({ fired }) => fired)].flat())]));
  return paths.filter((path) => {
    const others = paths.filter((other) => other !== path);
    const isOnlyOne = !others.some((other) => trails.get(other)?.start === trails.get(path)?.start);
    return !isOnlyOne && [...(firedOn.get(path) ?? [])].every((one) => others.some((other) => firedOn.get(other)?.has(one)));
  });
}

const now = { now: {} };
const plain: AnyCases = {
  inputs: { any: undefined },
  events: { go: now, stop: now },
  ports: {},
  children: {},
  remember: () => null,
};

const stepsOf = ({ paths }: ReturnType<typeof generate>) => paths.reduce((sum, { steps }) => sum + steps.length, 0);

describe('[FLW-04] transition paths are few and short', () => {
  it.each(Object.entries(flows))('of %s: none could be left out', (name, { machine, cases }) =>
    expect(needless(generate(name, machine, cases)).map(walkText)).toEqual([]),
  );
  it('of all flows together: at most 1.5 times the paths and 2.5 times the steps that no set can do without', () => {
    const all = Object.entries(flows).map(([name, { machine, cases }]) => generate(name, machine, cases satisfies AnyCases));
    const sum = (of: (one: (typeof all)[number]) => number) => all.reduce((total, one) => total + of(one), 0);
    expect(sum(({ paths }) => paths.length)).toBeLessThanOrEqual(1.5 * sum(({ bound }) => bound?.walks ?? 0));
    expect(sum(stepsOf)).toBeLessThanOrEqual(2.5 * sum(({ bound }) => bound?.steps ?? 0));
  });
  it('of any machine: they meet all that can be met, as predicted, none of them in vain, none fewer than the bound', () =>
    fc.assert(
      fc.asyncProperty(fc.integer({ min: 3, max: 40 }), fc.integer({ min: 0, max: 10_000 }), async (size, seed) => {
        const machine = syntheticMachine(size, seed);
        const found = generate('synthetic', machine, syntheticCases());
        expect([...found.met].sort()).toEqual([...found.reachable].sort());
        expect(needless(found)).toEqual([]);
        expect(found.paths.length).toBeGreaterThanOrEqual(found.bound?.walks ?? 0);
        expect(stepsOf(found)).toBeGreaterThanOrEqual(found.bound?.steps ?? 0);
        for (const path of found.paths) expect(await play(machine, undefined, path)).toBeNull();
      }),
      { numRuns: 20, seed: 1 },
    ));
});

describe('[FLW-04] the bound', () => {
  const boundOf = (states: Record<string, object>) =>
    generate('small', createMachine({ id: 'small', initial: 'a', states }), { ...plain }).bound;
  it('is one walk for each end, as long as the end is far away', () =>
    expect(
      boundOf({
        a: { on: { go: 'b', stop: 'end' } },
        b: { on: { go: 'c' } },
        c: { on: { stop: 'end' } },
        end: { type: 'final' },
      }),
    ).toEqual({ walks: 2, steps: 4 }));
  it('takes what one step meets for one', () =>
    expect(boundOf({ a: { on: { go: 'b' } }, b: { always: 'end' }, end: { type: 'final' } })).toEqual({ walks: 1, steps: 1 }));
  it('is a step for each transition where nothing ends', () =>
    expect(boundOf({ a: { on: { go: 'b', stop: {} } }, b: { on: { go: 'a' } } })).toEqual({ walks: 1, steps: 3 }));
});
