import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { flows } from '../../machines/flows';
import { findPath, namesIn } from '../findPath';
import { generate } from '../generate';
import { type AnyCases, stepName } from '../paths';
import type { Trail } from '../strategies/strategy';
import { shrink } from './shrink';

const found = generate('payout', flows.payout.machine, flows.payout.cases);

const now = { now: {} };
const plain: AnyCases = {
  inputs: { any: undefined },
  events: { go: now, back: now, loop: now },
  ports: {},
  children: {},
  remember: () => null,
};
const ring = createMachine({
  id: 'ring',
  initial: 'a',
  states: { a: { on: { go: 'b', loop: {} } }, b: { on: { go: 'c', back: 'a' } }, c: { on: { back: 'b' } } },
});
const { graph: ringGraph } = generate('ring', ring, plain);

describe('[FLW-04] a failing path', () => {
  /** Fails if this happens after that, whatever happens in between. */
  const failsAt = (first: string, then: string) => async (trails: readonly Trail[]) =>
    trails.map(({ edges }) => {
      const names = edges.map(({ step }) => stepName(step));
      const at = names.indexOf(then, names.indexOf(first) + 1);
      return names.includes(first) && at >= 0 ? at + 1 : null;
    });
  it('is shortened as far as it still fails', async () => {
    const long = found.trails.get(found.paths.reduce((a, b) => (b.steps.length > a.steps.length ? b : a)));
    if (!long) throw new Error('There is no long path.');
    const then = stepName(long.edges.at(-1)?.step ?? { kind: 'event', subject: '', name: '' });
    const shortest = await shrink(found.graph, long, long.edges.length, failsAt('payout.reviewed', then));
    expect(shortest.edges.length).toBeLessThan(long.edges.length);
    expect(await failsAt('payout.reviewed', then)([shortest])).toEqual([shortest.edges.length]);
  });
  it('keeps the two steps that are needed', async () => {
    const walk = 'any, loop, loop, go, go, back, back, loop, go, back, go, go, back, go, back';
    const shortest = await shrink(ringGraph, findPath(ringGraph, namesIn(walk)), 14, failsAt('loop', 'go'));
    expect(shortest.edges.map(({ step }) => stepName(step))).toEqual(['loop', 'go']);
  });
  it('loses two steps at once if one alone cannot be removed', async () => {
    const { machine: download, cases: own } = flows.payoutsDownload;
    const { graph } = generate('payoutsDownload', download, own);
    const asked = 'download.requested xlsx';
    const walk = ['list', asked, 'save answers saved', asked, 'save fails refused', asked, 'save fails sessionExpired', asked];
    const shortest = await shrink(graph, findPath(graph, walk), 7, failsAt('save fails sessionExpired', asked));
    expect(shortest.edges.map(({ step }) => stepName(step))).toEqual([asked, 'save fails sessionExpired', asked]);
  });
  it('stops after a number of tries', async () => {
    let tries = 0;
    const long = findPath(ringGraph, ['any', ...Array.from({ length: 40 }, () => 'loop')]);
    const all = await shrink(ringGraph, long, 0, async (trails) => {
      tries += trails.length;
      return trails.map(() => null);
    });
    expect(all).toEqual(long);
    expect(tries).toBeLessThanOrEqual(240);
  });
});
