import { describe, expect, it } from 'vitest';
import type { Entry } from '../../../machines/kit/flow/recording';
import type { Replayed } from '../../replay';
import { litAt, standingAt } from './lit';
import { type Tabs, tabsAfter } from './tabs';

const entry = (number: number, more: Partial<Entry> = {}): Entry => ({
  number,
  at: number,
  flow: 'payout',
  machine: 'payout',
  run: 'a:x:1',
  event: 'x',
  fields: {},
  taken: [],
  states: [],
  ...more,
});
const step = (number: number, chart: string, more: Partial<Entry> = {}): Replayed => ({
  entry: entry(number, more),
  chart,
  problem: null,
});

describe('[FLW-02] the tabs that send', () => {
  const recorded = { kind: 'recorded', tab: 'a', build: '0', entries: [entry(1)] } as const;
  const heard = (tabs: Tabs | null, message: Parameters<typeof tabsAfter>[1]) => tabsAfter(tabs ?? new Map(), message);
  const open = heard(null, recorded);

  it('are asked when one opens, and when steps are missing', () => {
    expect(heard(open, { kind: 'tabOpened', tab: 'b' })).toBeNull();
    expect(heard(open, { kind: 'stepped', tab: 'a', entries: [entry(3)] })).toBeNull();
    expect(heard(open, { kind: 'stepped', tab: 'b', entries: [entry(2)] })).toBeNull();
  });
  it('grow by each step, and come last when they sent last', () => {
    const both = heard(open, { ...recorded, tab: 'b' });
    const grown = heard(both, { kind: 'stepped', tab: 'a', entries: [entry(2), entry(3)] });
    expect(grown?.get('a')?.entries.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect([...(grown?.keys() ?? [])]).toEqual(['b', 'a']);
  });
  it('keep what they sent after they closed, and are asked if they step again', () => {
    const closed = heard(open, { kind: 'tabClosed', tab: 'a' });
    expect(closed?.get('a')).toMatchObject({ isOpen: false, entries: [{ number: 1 }] });
    expect(heard(closed, { kind: 'stepped', tab: 'a', entries: [entry(2)] })).toBeNull();
  });
  it('keep the last thousands of a long session', () => {
    const long = Array.from({ length: 8_000 }, (_, nth) => entry(nth + 1));
    const grown = heard(heard(null, { ...recorded, entries: long }), { kind: 'stepped', tab: 'a', entries: [entry(8_001)] });
    expect(grown?.get('a')?.entries).toHaveLength(4_000);
    expect(grown?.get('a')?.entries.at(-1)?.number).toBe(8_001);
  });
});

describe('[FLW-02] a chart after a step', () => {
  const steps = [
    step(1, 'payout', { event: 'xstate.init', states: ['payout.loading'] }),
    step(2, 'payout', { taken: ['payout.loading | done | 0'], states: ['payout.checking'] }),
    step(3, 'payout', { taken: ['payout.checking | always | 1'], states: ['payout.editing'] }),
    step(4, 'payout.otp', { machine: 'otp', run: 'a:x:2', states: ['otp.entering'] }),
    step(5, 'payout', { event: 'xstate.stop', states: ['payout.editing'] }),
  ];
  it('has its active states and the arrows of the last event lit, with what went before', () => {
    expect([...litAt(steps, 2, 'payout')]).toEqual([
      ['payout.loading', 'been'],
      ['payout.loading | done | 0', 'on'],
      ['payout.checking', 'been'],
      ['payout.checking | always | 1', 'on'],
      ['payout.editing', 'on'],
    ]);
    expect(litAt(steps, 1, 'payout').get('payout.editing')).toBeUndefined();
  });
  it('stays lit while another machine steps, and not after it was stopped', () => {
    expect(litAt(steps, 3, 'payout').get('payout.editing')).toBe('on');
    expect(litAt(steps, 3, 'payout.otp').get('otp.entering')).toBe('on');
    expect([...litAt(steps, 4, 'payout').values()]).not.toContain('on');
    expect(litAt(steps, 4, 'swap').size).toBe(0);
  });
  it('shows only its latest run', () => {
    const again = [...steps, step(6, 'payout', { run: 'a:x:3', states: ['payout.loading'] })];
    expect([...litAt(again, 5, 'payout')]).toEqual([['payout.loading', 'on']]);
  });
  it('is among the running ones until it ends or its page is gone', () => {
    const charts = (at: number, all = steps) => standingAt(all, at, new Map()).map(({ chart }) => chart);
    expect(charts(3)).toEqual(['payout.otp', 'payout']);
    expect(charts(4)).toEqual(['payout.otp']);
    expect(charts(5, [...steps, step(6, 'session', { run: 'b:x:0' })])).toEqual(['session']);
  });
});
