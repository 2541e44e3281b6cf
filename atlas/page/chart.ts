/** The interactive drawing: it can be moved, navigated by keys, selected from and marked. */

import { conditionText, pathText } from '../format';
import type { ChartData } from '../site/data';
import { h, iconButton, svg } from './dom';
import { minimap } from './minimap';
import { viewport } from './viewport';

export type Marks = ReadonlyMap<string, string>;

interface ChartOptions {
  readonly data: ChartData;
  readonly onChoose: (id: string) => void;
}

const MARKS = ['on', 'been', 'chosen'];

/** A short label of a state or a transition for screen readers. */
function namesOf({ model }: ChartData): ReadonlyMap<string, string> {
  const states = model.states.map(({ id, description }) => [id, `State ${pathText(id)}. ${description}`] as const);
  const transitions = model.transitions.map((one) => {
    const condition = conditionText(one);
    const to = one.targets.map(pathText).join(', ') || 'the same state';
    return [one.id, `${one.label}${condition && `, if ${condition}`}, from ${pathText(one.source)} to ${to}`] as const;
  });
  return new Map([...states, ...transitions]);
}

export function chartView({ data, onChoose }: ChartOptions) {
  const { width, height, body } = data.drawing;
  const names = namesOf(data);
  const sheet = svg('svg', { class: 'chart', width, height, viewBox: `0 0 ${width} ${height}`, role: 'group' });
  sheet.setAttribute('aria-label', `Chart of ${data.name}`);
  // Has a class besides that of the chart file, because print uses a drawing of its own.
  const drawing = svg('g', { id: 'drawing', class: 'chart' });
  // The drawing is the only text that is parsed as markup. Its labels were escaped when it was drawn.
  drawing.innerHTML = body;
  sheet.append(drawing);
  const box = h('div', { class: 'box' }, sheet);
  const map = minimap(data.drawing, drawing, (x, y) => view.centre(x, y));
  const view = viewport({
    box,
    sheet: data.drawing,
    show: ({ x, y, scale }) => {
      sheet.style.transform = `translate(${x}px,${y}px) scale(${scale})`;
      map.show({ x: -x / scale, y: -y / scale, width: box.clientWidth / scale, height: box.clientHeight / scale });
    },
  });
  const things = [...drawing.querySelectorAll<SVGGElement>('[data-id]')];
  const wires = [...drawing.querySelectorAll<SVGGElement>('[data-of]')].map((wire) => ({
    wire,
    of: wire.dataset.of?.split('\n') ?? [],
  }));
  const idOf = (target: EventTarget | null) =>
    target instanceof Element ? (target.closest<SVGGElement>('[data-id]')?.dataset.id ?? wireId(target)) : undefined;
  const wireId = (target: Element) => target.closest<SVGGElement>('[data-of]')?.dataset.of?.split('\n')[0];

  for (const thing of things) {
    thing.setAttribute('role', 'button');
    thing.setAttribute('tabindex', '-1');
    thing.setAttribute('aria-label', names.get(thing.dataset.id ?? '') ?? '');
  }
  let current = things[0];
  const goTo = (thing: SVGGElement | undefined) => {
    if (!thing) return;
    current?.setAttribute('tabindex', '-1');
    thing.setAttribute('tabindex', '0');
    current = thing;
  };
  goTo(current);
  box.addEventListener('click', ({ target }) => {
    const id = idOf(target);
    if (id) onChoose(id);
  });
  sheet.addEventListener('focusin', ({ target }) => {
    const thing = things.find((one) => one === target);
    goTo(thing);
    if (thing) view.reveal(thing.getBBox());
  });
  sheet.addEventListener('keydown', (event) => {
    const next = nearest(things, current, event.key);
    if (next) next.focus();
    else if ((event.key === 'Enter' || event.key === ' ') && current?.dataset.id) onChoose(current.dataset.id);
    else return;
    event.preventDefault();
  });

  const zoomButtons = h(
    'div',
    { class: 'zoom' },
    iconButton('plus', 'Zoom in', () => view.zoom(1.25)),
    iconButton('minus', 'Zoom out', () => view.zoom(0.8)),
    iconButton('fit', 'Fit to screen', view.fit),
  );
  const element = h('div', { class: 'canvas' }, box, map.element, zoomButtons);

  return {
    element,
    view,
    begin: () => view.begin(Number(drawing.querySelector('.start')?.getAttribute('cx') ?? width / 2)),
    paint(marks: Marks) {
      for (const thing of things) paintOne(thing, marks.get(thing.dataset.id ?? ''));
      for (const { wire, of } of wires) paintOne(wire, of.map((id) => marks.get(id)).find(Boolean));
    },
    reveal(id: string) {
      const thing = things.find(({ dataset }) => dataset.id === id);
      if (thing) view.reveal(thing.getBBox());
    },
    /** Moves the reading position to an element, and the focus too on request. */
    point(id: string, isFocus: boolean) {
      const thing = things.find(({ dataset }) => dataset.id === id);
      goTo(thing);
      if (isFocus) thing?.focus();
    },
  };
}

function paintOne(element: SVGGElement, mark: string | undefined) {
  element.classList.remove(...MARKS);
  if (mark) element.classList.add(...mark.split(' '));
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

const middleOf = (thing: SVGGElement) => {
  const { x, y, width, height } = thing.getBBox();
  // The position of a state that has others inside is that of its name.
  return { x: x + Math.min(width, 120) / 2, y: y + Math.min(height, 40) / 2 };
};

/** Returns the nearest element in the direction of an arrow key. Elements off to the side count as further away. */
function nearest(things: readonly SVGGElement[], from: SVGGElement | undefined, key: string): SVGGElement | undefined {
  if (key === 'Home') return things[0];
  if (key === 'End') return things.at(-1);
  const [dx, dy] = ARROWS[key] ?? [0, 0];
  if (!from || (dx === 0 && dy === 0)) return undefined;
  const here = middleOf(from);
  let best: { readonly thing: SVGGElement; readonly far: number } | undefined;
  for (const thing of things) {
    const there = middleOf(thing);
    const [x, y] = [there.x - here.x, there.y - here.y];
    const along = x * dx + y * dy;
    const far = along + 2 * Math.abs(x * dy - y * dx);
    if (thing !== from && along > 1 && (!best || far < best.far)) best = { thing, far };
  }
  return best?.thing;
}
