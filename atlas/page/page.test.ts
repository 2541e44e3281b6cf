import { describe, expect, it } from 'vitest';
import { draw } from '../draw/files';
import { list, register } from '../requirements';
import { everyChart } from '../site/buildSite';
import { chartData, indexData } from '../site/chartData';
import { searchEntries } from '../site/searchData';
import type { Verdict } from '../verdict';
import { printPages } from './print';
import { AT_INDEX, hashOf, type Route, routeOf } from './route';
import { chartsIn, found, foundIn } from './search';
import { initialView, keepVisible, readsWhole, wholeView, zoomed } from './viewport';
import { choicesAt, happeningText, happeningWords, marksAt, walkAlong, walkStateOf } from './walkState';

const verdict: Verdict = {
  flow: 'payout',
  property: 'Nothing is paid twice.',
  kind: 'calledOnce',
  req: ['PAY-05'],
  verdict: 'HOLDS',
  detail: 'In every walk.',
};
const charts = chartData(await draw(everyChart()), [verdict]);
const chartOf = (name: string) => {
  const chart = charts.find((one) => one.name === name);
  if (!chart) throw new Error(`no chart ${name}`);
  return chart;
};
const payout = chartOf('payout');

describe('[FLW-02] a URL', () => {
  const chart = 'payout';
  it.each<[string, Route]>([
    ['all charts', AT_INDEX],
    ['a chart', { ...AT_INDEX, chart }],
    ['its tables', { ...AT_INDEX, chart, isTable: true }],
    ['the trace', { ...AT_INDEX, chart: '~trace' }],
    ['a requirement', { ...AT_INDEX, chart: '~trace', chosen: 'PAY-05' }],
    ['a state', { ...AT_INDEX, chart, chosen: 'payout.editing.ready' }],
    ['a property', { ...AT_INDEX, chart, property: 'A payout is sent once: 100 % of the time, and/or never' }],
    ['a transition', { ...AT_INDEX, chart, chosen: 'payout.submitting | xstate.done.actor.initiatePayout | 3' }],
    ['one with a slash in it', { ...AT_INDEX, chart, chosen: 'payout | a/b% | 0' }],
    ['a step of a path', { ...AT_INDEX, chart, walk: { path: 'payout-01234567', start: 0, ways: [] }, step: 4 }],
    ['its steps in a tab', { ...AT_INDEX, chart, live: 'live', tab: 'k3x' }],
    ['their sequence in any tab', { ...AT_INDEX, chart, live: 'sequence' }],
    ['a step of a walk', { ...AT_INDEX, chart, walk: { path: null, start: 1, ways: [0, 12, 3] }, step: 2 }],
  ])('of %s leads back to it', (_, route) => expect(routeOf(hashOf(route))).toEqual(route));
  it('that is broken opens what it still names', () => {
    expect(routeOf('#payout/path/x/-1').step).toBe(0);
    expect(routeOf('#payout/walk/a.b/9')).toMatchObject({ walk: { start: 0, ways: [0] }, step: 1 });
    expect(routeOf('#%E0%A4%A').chart).toBe('%E0%A4%A');
    expect(routeOf('#payout/nonsense')).toEqual({ ...AT_INDEX, chart });
  });
});

describe('[FLW-02] the data of the page', () => {
  it('has a walk for every flow, parents for every invoked machine, and flows for every kit chart', () => {
    for (const { walk, parents, instances, name } of charts)
      expect(walk !== null || parents.length > 0 || instances.length > 0, name).toBe(true);
    expect(chartOf('payout.otp').parents).toEqual(['payout']);
    expect(chartOf('collection').instances).toContain('payouts');
  });
  it('draws and walks a flow that uses a kit chart, and finds it by that chart', () => {
    const { kit, drawing, walk, model } = chartOf('payouts');
    expect(kit).toBe('collection');
    expect(drawing.body).toContain('data-id="payouts.loading"');
    expect(walk?.places.length).toBeGreaterThan(1);
    expect(model.states.flatMap(({ req }) => req)).toContain('PAY-01');
    const things = chartsIn(indexData(charts, '01234567'));
    expect(found(things, 'collection payouts').map(({ name }) => name)).toContain('payouts');
  });
  it('has the text of every requirement that a chart cites, and the tests that name it', () => {
    const cited = charts.flatMap(({ requirements }) => Object.entries(requirements));
    expect(cited.length).toBeGreaterThan(10);
    expect(cited.filter(([, { text }]) => text === '')).toEqual([]);
    expect(payout.requirements['PAY-05']?.tests.length).toBeGreaterThan(3);
    expect(payout.endpoints.initiatePayout).toMatchObject({ method: 'POST' });
  });
  it('has the verdicts of its chart, and their number by kind', () => {
    expect(payout.verdicts).toEqual([verdict]);
    const { charts: list } = indexData(charts, '01234567');
    expect(list.find(({ name }) => name === 'payout')?.verdicts).toEqual({ HOLDS: 1 });
    expect(list.find(({ name }) => name === 'session')?.verdicts).toEqual({});
  });
});

describe.each(charts.filter(({ walk }) => walk !== null))('[FLW-02] a walk on the chart of $name', (data) => {
  it('takes each path to its end by connected transitions', () => {
    const known = new Set([...data.model.transitions, ...data.model.states].map(({ id }) => id));
    for (const { id, ways } of data.paths) {
      const walkState = walkStateOf(data, { path: id, start: 0, ways: [] });
      expect(walkState?.steps.length).toBe(ways.length);
      for (const { fired, states } of walkState?.steps ?? []) {
        expect(fired.length).toBeGreaterThan(0);
        expect([...fired, ...states].filter((one) => !known.has(one))).toEqual([]);
      }
    }
  });
  it('takes every transition in its paths, except those listed as impossible', () => {
    const taken = data.paths.flatMap(({ id }) => {
      const walkState = walkStateOf(data, { path: id, start: 0, ways: [] });
      return [walkState?.begins, ...(walkState?.steps ?? [])].flatMap((one) => one?.fired ?? []);
    });
    const said = data.untaken.map(({ transition }) => transition);
    expect([...new Set([...taken, ...said])].sort()).toEqual(data.model.transitions.map(({ id }) => id).sort());
  });
});

describe('[FLW-02] the reader’s own walk', () => {
  const walk = (...ways: readonly number[]) => walkStateOf(payout, { path: null, start: 0, ways });
  const choices = (...ways: readonly number[]) =>
    payout.walk ? choicesAt(payout.walk, walk(...ways)?.at(ways.length) ?? 0) : [];

  it('offers everything that is accepted in its configuration, with every case', () => {
    const texts = choices().map(({ happening }) => happeningText(happening));
    expect(texts).toEqual(expect.arrayContaining(['dismissed', 'loadChoices fails network', 'amount.changed large']));
    const words = choices().map(({ happening }) => happeningWords(happening));
    expect(words).toEqual(expect.arrayContaining(['Dismissed', 'Load choices fails: network', 'Amount changed: large']));
    expect(texts).not.toContain('outcome.retry');
  });
  it('shows what every guard rejects', () => {
    const place = payout.walk?.refused.findIndex((all) => all.length > 0) ?? -1;
    expect(place).toBeGreaterThan(0);
    const refused = payout.walk ? choicesAt(payout.walk, place).filter(({ way }) => way === null) : [];
    expect(refused.map(({ happening }) => happening.subject)).toContain('payout.reviewed');
  });
  it('matches the machine', () => {
    const way = choices().find(({ happening }) => happeningText(happening) === 'dismissed')?.way ?? -1;
    const walkState = walk(way);
    expect(walkState?.steps.at(-1)?.states).toContain('payout.closed');
    expect(choices(way)).toEqual([]);
    const marks = walkState ? marksAt(walkState, 1) : new Map();
    expect(marks.get('payout.closed')).toBe('on');
    expect(marks.get('payout.editing')).toBe('been');
    expect(marks.get('payout.paid')).toBeUndefined();
  });
  it('shows a counterexample step by step', () => {
    const [path] = payout.paths;
    const walkState = path && walkStateOf(payout, { path: path.id, start: 0, ways: [] });
    if (!walkState) throw new Error('no path');
    const { input, begins, steps } = walkState;
    const counterexample = { input, begins, steps: steps.map(({ fired, states }) => ({ text: '', fired, states })) };
    const found = walkAlong(payout, counterexample);
    const again = found && walkStateOf(payout, found);
    expect(again?.steps.map(({ fired }) => fired)).toEqual(steps.map(({ fired }) => fired));
    expect(walkAlong(payout, { ...counterexample, input: 'nobody' })).toBeNull();
    expect(walkAlong(payout, { ...counterexample, steps: [{ text: '', fired: ['none'], states: [] }] })).toBeNull();
  });
  it('stops at the first invalid step of its URL', () => {
    expect(walk(9999)?.steps).toEqual([]);
    expect(walkStateOf(payout, { path: 'payout-00000000', start: 0, ways: [] })).toBeNull();
    expect(walkStateOf(payout, { path: null, start: 99, ways: [] })).toBeNull();
  });
});

describe('[FLW-02] the visible part of a chart', () => {
  const box = { width: 800, height: 600 };
  it('is the whole chart if it is readable, otherwise its start', () => {
    expect(initialView(box, { width: 400, height: 500 }, 0)).toMatchObject({ x: 200, scale: 1 });
    const tall = { width: 400, height: 900 };
    expect(initialView(box, tall, 0)).toEqual(wholeView(box, tall));
    expect([readsWhole(box, tall), readsWhole(box, { width: 400, height: 750 })]).toEqual([false, true]);
    expect(initialView(box, { width: 400, height: 1200 }, 0)).toMatchObject({ x: 200, scale: 1 });
    const { x, scale } = initialView(box, { width: 4000, height: 900 }, 2000);
    expect(scale).toBe(0.9);
    expect(x + 2000 * scale).toBeCloseTo(400);
  });
  it('keeps the point under the pointer, and never loses the chart', () => {
    const view = { x: 10, y: 20, scale: 1 };
    const nearer = zoomed(view, 2, { x: 110, y: 220 });
    expect((110 - nearer.x) / nearer.scale).toBe(100);
    expect(zoomed(view, 1000, { x: 0, y: 0 }).scale).toBe(3);
    expect(keepVisible({ x: 9999, y: -9999, scale: 1 }, box, { width: 400, height: 300 })).toEqual({ x: 720, y: -220, scale: 1 });
  });
  it('is the whole chart on request', () => {
    const { scale } = wholeView(box, { width: 1600, height: 1600 });
    expect(scale * 1600).toBeLessThanOrEqual(600);
  });
  it('is divided into printed pages that show all of it', () => {
    expect(printPages({ width: 600, height: 900 })).toEqual([{ x: 0, y: 0, width: 600, height: 900 }]);
    for (const { drawing } of charts) {
      const sheets = printPages(drawing);
      const last = sheets.at(-1);
      expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(drawing.width);
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeCloseTo(drawing.height);
    }
  });
});

describe('[FLW-02] search', () => {
  const all = foundIn(searchEntries(charts, register(), list('texts')));
  const ofKind = (kind: string, asked: string, open: string | null = null) =>
    found(
      all.filter((one) => one.kind === kind),
      asked,
      open,
    );

  it('finds requirements, endpoints, properties, texts, states and events of all charts', () => {
    expect(ofKind('requirement', 'PAY-05')[0]).toMatchObject({ name: 'PAY-05', href: '#~trace/PAY-05' });
    expect(ofKind('endpoint', 'payout/initiate post').map(({ chart }) => chart)).toContain('payout');
    expect(ofKind('property', 'nothing is paid twice')[0]).toMatchObject({
      chart: 'payout',
      href: expect.stringMatching(/^#payout\/property\//),
    });
    expect(ofKind('text', 'reset here')[0]).toMatchObject({ name: 'Reset here', href: '#~trace/SES-08' });
    expect(ofKind('state', 'checking outcome', 'payout')[0]?.href).toBe('#payout/state/payout.checkingOutcome');
    expect(ofKind('event', 'initiatePayout fails')[0]?.href).toMatch(/^#(payout|bulkPayout)\/transition\//);
  });
  it('leads to charts, states, transitions and properties that are there', () => {
    for (const { href } of all) {
      const { chart, chosen, property } = routeOf(href);
      if (property !== null) expect(chartOf(chart ?? '').verdicts.map((verdict) => verdict.property)).toContain(property);
      if (chart === '~trace' || chosen === null) continue;
      const { states, transitions } = chartOf(chart ?? '').model;
      expect([...states, ...transitions].some(({ id }) => id === chosen)).toBe(true);
    }
  });
  it('puts what starts with the words first, and what is on the open chart before others', () => {
    const named = ['already', 'ready', 'closed'].map(
      (name) => ({ href: '', name, kind: 'state', chart: 'b', words: 'PAY-05' }) as const,
    );
    const other = { ...named[1], chart: 'a', href: '', name: 'ready', kind: 'state', words: '' } as const;
    const names = found([...named, other], 'READY', 'a').map(({ name, chart }) => `${chart} ${name}`);
    expect(names).toEqual(['a ready', 'b ready', 'b already']);
    expect(found(named, 'pay-05 clo').map(({ name }) => name)).toEqual(['closed']);
    expect(found(named, ' ')).toEqual([]);
  });
});
