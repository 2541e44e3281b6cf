import { describe, expect, it } from 'vitest';
import { flows } from '../../machines/flows';
import { chartsOf } from '../charts';
import { machineOf } from '../fixtures';
import { modelOf } from '../graph';
import type { Model } from '../model';
import { type Area, type Box, type Drawing, meet, type Point, type Wire } from './drawing';
import { layout } from './layout';
import { isWithin } from './lines';
import { chartBody } from './svg';
import { svgDocument } from './svgDocument';
import { textWidth, wrap } from './text';

const charts = chartsOf(flows);
const drawn = new Map(await Promise.all(charts.map(async ({ name, model }) => [name, await layout(model)] as const)));
const drawingOf = (name: string) => drawn.get(name) ?? { width: 0, height: 0, boxes: [], starts: [], wires: [] };

const isIn = (one: Box, two: Box) => `${one.id}.`.startsWith(`${two.id}.`);
const pairs = <T>(list: readonly T[]) => list.flatMap((one, nth) => list.slice(nth + 1).map((two) => [one, two] as const));
const holds = (outer: Area, inner: Area) =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  inner.x + inner.width <= outer.x + outer.width + 0.5 &&
  inner.y + inner.height <= outer.y + outer.height + 0.5;

const isLeaf = ({ boxes }: Drawing, box: Box) => !boxes.some(({ state }) => state.parent === box.id);
/** The area of a box with text: the whole box, or only its header if it has states in it. */
const writtenIn = (drawing: Drawing, box: Box): Area =>
  isLeaf(drawing, box) ? box : { ...box, width: 200, height: 28 + box.lines.length * 15 };

const stretch = ([x1, y1]: Point, [x2, y2]: Point): Area => ({
  x: Math.min(x1, x2),
  y: Math.min(y1, y2),
  width: Math.max(0.1, Math.abs(x1 - x2)),
  height: Math.max(0.1, Math.abs(y1 - y2)),
});
const stretches = ({ points }: Wire) => points.slice(1).map((point, nth) => stretch(points[nth] ?? point, point));
const smaller = ({ x, y, width, height }: Area): Area => ({ x: x + 1, y: y + 1, width: width - 2, height: height - 2 });

describe.each(charts)('[FLW-02] the chart of $name', ({ name, model }) => {
  const drawing = drawingOf(name);
  const { boxes, wires } = drawing;
  const labels = wires.flatMap(({ label, source, target }) => (label ? [{ ...label, id: `${source} > ${target}` }] : []));

  it('shows every state, and every transition on its wire or in its box', () => {
    expect(boxes.map(({ id }) => id)).toEqual(model.states.map(({ id }) => id));
    const written = [...boxes, ...labels].flatMap(({ lines }) => lines.flatMap(({ transitions }) => transitions));
    expect([...new Set(written)].sort()).toEqual(model.transitions.map(({ id }) => id).sort());
    const wired = new Set(wires.flatMap(({ transitions }) => transitions));
    expect(model.transitions.filter((one) => !wired.has(one.id) && !isWithin(one))).toEqual([]);
    expect(wires.filter(({ points }) => points.length < 2)).toEqual([]);
  });
  it('shows every state within its parent, and no two overlap', () => {
    for (const [one, two] of pairs(boxes)) {
      const [inner, outer] = isIn(one, two) ? [one, two] : [two, one];
      if (isIn(inner, outer)) expect(holds(outer, inner), `${inner.id} in ${outer.id}`).toBe(true);
      else expect(meet(one, two), `${one.id} over ${two.id}`).toBe(false);
    }
  });
  it('has no text over other text or over a state', () => {
    for (const [one, two] of pairs(labels)) expect(meet(one, two), `${one.id} over ${two.id}`).toBe(false);
    for (const label of labels)
      for (const box of boxes) expect(meet(label, writtenIn(drawing, box)), `${label.id} over ${box.id}`).toBe(false);
  });
  it('has no wire through text', () => {
    const words = [
      ...boxes.map((box) => ({ id: box.id, area: writtenIn(drawing, box) })),
      ...labels.map(({ id, ...area }) => ({ id, area })),
    ].map(({ id, area }) => ({ id, area: smaller(area) }));
    const crossed = wires.flatMap((wire) => {
      const id = `${wire.source} > ${wire.target}`;
      const met = words.filter((one) => one.id !== id && stretches(wire).some((line) => meet(line, one.area)));
      return met.map((one) => `${id} through ${one.id}`);
    });
    expect(crossed).toEqual([]);
  });
  it('reads downwards: a state is above those that it leads to', () => {
    const order = new Map(model.states.map(({ id }, nth) => [id, nth]));
    const topOf = new Map(boxes.map(({ id, y }) => [id, y]));
    const forward = wires.filter(
      ({ source, target, look }) => look !== 'start' && (order.get(source) ?? 0) < (order.get(target) ?? 0),
    );
    for (const { source, target } of forward)
      expect(topOf.get(source) ?? 0, `${source} above ${target}`).toBeLessThan(topOf.get(target) ?? 0);
  });
  it('is drawn the same every time', async () => {
    const again: Model = JSON.parse(JSON.stringify(model));
    expect(svgDocument(again, await layout(again))).toBe(svgDocument(model, drawing));
  });
});

describe('[FLW-02] shapes', () => {
  const machine = machineOf(
    {
      id: 'shapes',
      initial: 'a',
      states: {
        a: { tags: ['money'], after: { 50: 'b' }, on: { 'a<b': { target: 'b', guard: 'yes' } } },
        b: { always: 'c', description: '"Quoted" & <marked>' },
        c: { type: 'final' },
      },
    },
    { implementations: { guards: { yes: () => true }, actions: {}, actors: {}, delays: {} } },
  );
  const model = modelOf(machine);

  it('mark money, timers, final states and faults without colour', async () => {
    const body = chartBody(model, await layout(model));
    expect(body).toMatch(
      /class="state atomic money" data-id="shapes\.a".*class="band".*class="sign banknote".*class="sign clock"/,
    );
    expect(body).toMatch(/class="state final" data-id="shapes\.c".*class="ring"/);
    expect(body).toMatch(/class="wire delay"/);
    expect(body).toMatch(/class="label delay".*class="sign clock"/);
    expect(body).toMatch(/class="wire always"/);
  });
  it('contain no markup from text', async () => {
    const text = svgDocument(model, await layout(model));
    expect(text).toContain('&quot;Quoted&quot; &amp; &lt;marked&gt;');
    expect(text).toContain('data-id="shapes.a | a&lt;b | 0"');
  });
  it('show marks', async () => {
    const marks = new Map([
      ['shapes.a', 'added'],
      ['shapes.b | always | 0', 'removed'],
    ]);
    const body = chartBody(model, await layout(model), marks);
    expect(body).toContain('class="state atomic money added" data-id="shapes.a"');
    expect(body).toContain('class="way removed" data-id="shapes.b | always | 0"');
    expect(body).toContain('class="wire always removed"');
  });
});

describe('text', () => {
  it('is measured letter by letter', () => {
    expect(textWidth('iii', 10)).toBeLessThan(textWidth('mmm', 10));
    expect(textWidth('ṣ', 10)).toBeGreaterThan(0);
  });
  it('wraps between words', () => {
    expect(wrap('one two three', textWidth('one two', 10), 10)).toEqual(['one two', 'three']);
    expect(wrap('', 10, 10)).toEqual([]);
  });
});
