/** The drawing, alive: it can be moved, walked by keys, chosen from, and painted on. */
import type { ChartData } from '../site/data';
import { conditionText, pathText } from '../words';
import { camera } from './camera';
import { h, iconButton, svg } from './dom';
import { minimap } from './minimap';

export type Marks = ReadonlyMap<string, string>;

interface ChartOptions {
  readonly data: ChartData;
  readonly onChoose: (id: string) => void;
}

const MARKS = ['on', 'been', 'chosen'];

/** A state or a transition in a few words, for who hears it. */
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
  // Its own class beside that of the sheet: on paper it is drawn again, by itself.
  const drawing = svg('g', { id: 'drawing', class: 'chart' });
  // The one text that is read as markup: the drawing, whose words were escaped where it was made.
  drawing.innerHTML = body;
  sheet.append(drawing);
  const box = h('div', { class: 'box' }, sheet);
  const map = minimap(data.drawing, drawing, (x, y) => view.centre(x, y));
  const view = camera({
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
    /** Moves the reader's place to it, and the focus too where they ask for it. */
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
  // A state with others in it is where its name is.
  return { x: x + Math.min(width, 120) / 2, y: y + Math.min(height, 40) / 2 };
};

/** The thing that lies nearest in the direction of an arrow; what lies aside counts as further. */
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
