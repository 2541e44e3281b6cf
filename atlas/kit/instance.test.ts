import { describe, expect, it } from 'vitest';
import type { Model } from '../model';
import { everyChart } from '../site/buildSite';
import { differences, expanded, type Instance, instanceOf, isInstance } from './instance';
import { isKitChart } from './kitCharts';
import { kitFinder } from './shape';

const charts = everyChart();
const kits = charts.filter(isKitChart).map(({ model }) => model);
const find = kitFinder(kits);
const modelOf = (name: string): Model => {
  const chart = charts.find((one) => one.name === name);
  if (!chart) throw new Error(`no chart ${name}`);
  return chart.model;
};
const kitOf = (name: string) => find(modelOf(name))?.chart ?? null;

const withState = (model: Model, key: string, change: Partial<Model['states'][number]>): Model => ({
  ...model,
  states: model.states.map((state) => (state.key === key ? { ...state, ...change } : state)),
});

describe('[FLW-02] a kit chart', () => {
  it('has a name of its own', () => expect(new Set(charts.map(({ name }) => name)).size).toBe(charts.length));
  it('names no requirement and no call, because each flow names its own', () => {
    for (const { states } of kits) {
      expect(states.flatMap(({ req }) => req)).toEqual([]);
      expect(states.flatMap(({ invokes }) => invokes.flatMap((call) => (call.kind === 'port' ? call.calls : [])))).toEqual([]);
    }
  });
  it.each(kits.map(({ chart }) => chart))('is used by a flow, and differs from all other kit charts: %s', (kit) => {
    expect(charts.filter((chart) => !isKitChart(chart) && find(chart.model)?.chart === kit).length).toBeGreaterThan(0);
    expect(kitOf(kit)).toBe(kit);
  });
  it.each([
    ['payouts', 'collection'],
    ['payoutDetails', 'resource'],
    ['businessInformation', 'form'],
    ['payout.otp', 'otp'],
    ['beneficiary.resolution', 'resolution'],
  ])('is used by %s: %s', (name, kit) => expect(kitOf(name)).toBe(kit));
  it('is not used by a flow with another shape', () => {
    expect(kitOf('payout')).toBeNull();
    // Reloads by itself after a while, so it has one more transition.
    expect(kitOf('balances')).toBeNull();
  });
  it('hides nothing from an auditor: another target, guard, icon or result is another shape', () => {
    const payouts = modelOf('payouts');
    const [first, ...others] = payouts.transitions;
    if (!first) throw new Error('no transition');
    const changed = (change: Partial<typeof first>) => find({ ...payouts, transitions: [{ ...first, ...change }, ...others] });
    expect(changed({})?.chart).toBe('collection');
    expect(changed({ targets: ['payouts.failed'] })).toBeNull();
    expect(changed({ guard: { kind: 'named', name: 'mayFilter', params: {} } })).toBeNull();
    expect(changed({ alternatives: 2 })).toBeNull();
    expect(find(withState(payouts, 'loading', { tags: [] }))).toBeNull();
    expect(find(withState(payouts, 'loading', { invokes: [] }))).toBeNull();
    expect(find(withState(payouts, 'loaded', { result: 'loaded' }))).toBeNull();
  });
});

const instances = charts.filter((chart) => !isKitChart(chart) && find(chart.model));

describe.each(instances)('[FLW-02] the data of $name', ({ model }) => {
  it('restores its whole chart with the kit chart', () => {
    const kit = find(model);
    const read: unknown = kit && JSON.parse(JSON.stringify(instanceOf(kit, model)));
    expect(kit && isInstance(read) && expanded(kit, read)).toEqual(model);
  });
});

describe('[FLW-02] the differences of a flow from its kit chart', () => {
  const differing = (name: string) => {
    const kit = find(modelOf(name));
    return kit ? differences(kit, modelOf(name)) : [];
  };
  it('are empty for most flows', () => expect(differing('payouts')).toEqual([]));
  it('list each action that differs', () =>
    expect(differing('role')).toEqual([
      { where: 'saved', of: 'on entry', was: 'notifySaved', is: 'notifySaved, invalidateProfile' },
    ]));
  it('include the description and requirements of a single state', () => {
    const payouts = withState(modelOf('payouts'), 'failed', { description: 'Other words.', req: ['GEN-01'] });
    const kit = find(payouts);
    const instance: Instance | null = kit && instanceOf(kit, payouts);
    expect(instance?.states['payouts.failed']).toEqual({ description: 'Other words.', req: ['GEN-01'] });
    expect(kit && differences(kit, payouts).map(({ where, of, is }) => [where, of, is])).toEqual([
      ['failed', 'description', 'Other words.'],
    ]);
  });
});
