/** The interactive drawing: it can be moved, navigated by keys, selected from and marked, in plain words or with all details. */
import type { ChartData, DrawingData, OverviewData } from '../site/data';
import { fill, h, iconButton } from './dom';
import { minimap } from './minimap';
import { type Marks, namesOf, type Sheet, sheetOf } from './sheet';
import { readsWhole, viewport } from './viewport';

export type { Marks } from './sheet';

interface ChartOptions {
  readonly data: ChartData;
  readonly onChoose: (id: string) => void;
  /** Whether every region opens expanded, because steps are followed. */
  readonly isFollowing?: boolean;
}

/** Whether the reader wants all details. It holds for every chart until the page closes. */
let isDetailed = false;

const isSame = (one: readonly string[], two: readonly string[]) =>
  one.length === two.length && one.every((id) => two.includes(id));

const isOverview = (drawing: DrawingData): drawing is OverviewData => 'closed' in drawing;

export function chartView({ data, onChoose, isFollowing = false }: ChartOptions) {
  const names = namesOf(data);
  const { overviews } = data;
  let shown: DrawingData = overviews[0] ?? data.drawing;
  let sheet: Sheet = sheetOf(shown, data.name, names);
  let marks: Marks = new Map();
  let current: SVGGElement | undefined;
  const box = h('div', { class: 'box' });
  const mapPlace = h('div', {});
  const size = () => ({ width: shown.width, height: shown.height });
  let map = minimap(size(), sheet.drawing, () => {});
  const view = viewport({
    box,
    sheet: size,
    show: ({ x, y, scale }) => {
      sheet.element.style.transform = `translate(${x}px,${y}px) scale(${scale})`;
      // A chart that is shown whole needs no map.
      map.element.hidden = shown.width * scale <= box.clientWidth && shown.height * scale <= box.clientHeight;
      map.show({ x: -x / scale, y: -y / scale, width: box.clientWidth / scale, height: box.clientHeight / scale });
    },
  });
  const folds = h('button', { type: 'button', class: 'button', on: { click: () => fold() } });
  const details = h('button', { type: 'button', class: 'button', on: { click: () => toggleDetails() } }, 'Details');
  const begin = () => view.begin(Number(sheet.drawing.querySelector('.start')?.getAttribute('cx') ?? shown.width / 2));

  const goTo = (thing: SVGGElement | undefined) => {
    if (!thing) return;
    current?.setAttribute('tabindex', '-1');
    thing.setAttribute('tabindex', '0');
    current = thing;
  };

  /** Replaces the drawing. The reading position stays where it was, if that is still drawn. */
  function draw(next: DrawingData) {
    const before = current?.dataset.id ?? '';
    const isFocused = current !== undefined && document.activeElement === current;
    shown = next;
    sheet = sheetOf(shown, data.name, names);
    map = minimap(size(), sheet.drawing, (x, y) => view.centre(x, y));
    fill(box, sheet.element);
    fill(mapPlace, map.element);
    sheet.paint(marks);
    goTo(sheet.thing(before) ?? sheet.things[0]);
    if (isFocused) current?.focus();
    listen(sheet);
    const closed = isOverview(shown) ? shown.closed : null;
    folds.hidden = closed === null || overviews.length < 2;
    folds.textContent = closed?.length === 0 ? 'Collapse regions' : 'Expand regions';
    details.hidden = overviews.length === 0;
    details.setAttribute('aria-pressed', String(closed === null));
  }

  const smallest = () => [...overviews].sort((a, b) => a.width * a.height - b.width * b.height)[0];
  const overview = (closed: readonly string[]) => overviews.find((one) => isSame(one.closed, closed));
  const replace = (next: DrawingData | undefined) => {
    if (!next || next === shown) return;
    draw(next);
    begin();
  };
  /** Collapses everything, or expands everything. */
  function fold() {
    if (!isOverview(shown)) return;
    replace(shown.closed.length === 0 ? smallest() : overviews[0]);
  }
  /** Collapses or expands one region. */
  function foldOne(id: string) {
    if (!isOverview(shown)) return;
    const isClosed = shown.closed.includes(id);
    const rest = shown.closed.filter((other) => other !== id && !other.startsWith(`${id}.`));
    // With many regions only all of them can be collapsed.
    replace(overview(isClosed ? rest : [...rest, id]) ?? (isClosed ? overviews[0] : smallest()));
    sheet.thing(id)?.focus();
  }
  function toggleDetails() {
    isDetailed = isOverview(shown);
    replace(isDetailed ? data.drawing : overviews[0]);
  }

  const idOf = (target: EventTarget | null) =>
    target instanceof Element ? (target.closest<SVGGElement>('[data-id]')?.dataset.id ?? wireId(target)) : undefined;
  const wireId = (target: Element) => target.closest<SVGGElement>('[data-of]')?.dataset.of?.split('\n')[0];
  box.addEventListener('click', ({ target }) => {
    const region = target instanceof Element ? target.closest<SVGGElement>('[data-fold]')?.dataset.fold : undefined;
    if (region) return foldOne(region);
    const id = idOf(target);
    if (id) onChoose(id);
  });
  function listen({ element, things }: Sheet) {
    element.addEventListener('focusin', ({ target }) => {
      const thing = things.find((one) => one === target);
      goTo(thing);
      if (thing) view.reveal(thing.getBBox());
    });
    element.addEventListener('keydown', (event) => {
      const region = current?.querySelector<SVGGElement>(':scope > [data-fold]')?.dataset.fold;
      const next = nearest(things, current, event.key);
      if (next) next.focus();
      else if (event.key === 'c' && region) foldOne(region);
      else if ((event.key === 'Enter' || event.key === ' ') && current?.dataset.id) onChoose(current.dataset.id);
      else return;
      event.preventDefault();
      event.stopPropagation();
    });
  }

  const buttons = h(
    'div',
    { class: 'zoom' },
    iconButton('plus', 'Zoom in', () => view.zoom(1.25)),
    iconButton('minus', 'Zoom out', () => view.zoom(0.8)),
    iconButton('fit', 'Fit to screen', view.fit),
    details,
    folds,
  );
  const element = h('div', { class: 'canvas' }, box, mapPlace, buttons);
  draw(isDetailed ? data.drawing : shown);

  /** Returns the element of a state or transition, or of the collapsed region that it is in. */
  function partOf(id: string): SVGGElement | undefined {
    const region = isOverview(shown) ? shown.closed.find((one) => id.startsWith(`${one}.`)) : undefined;
    return sheet.thing(id) ?? (region === undefined ? undefined : sheet.thing(region));
  }
  /** Draws what is hidden: in a collapsed region, or only with all details. */
  function thingOf(id: string): SVGGElement | undefined {
    if (!sheet.thing(id) && isOverview(shown)) replace(overviews[0]);
    if (!sheet.thing(id) && data.model.transitions.some((one) => one.id === id)) replace(data.drawing);
    return sheet.thing(id);
  }

  return {
    element,
    view,
    size,
    fold,
    toggleDetails,
    /** Shows the whole drawing if it is easy to read, or else the smallest. */
    begin() {
      if (isOverview(shown)) {
        const [first] = overviews;
        const fitting = first && (isFollowing || readsWhole(view.size(), first)) ? first : smallest();
        if (fitting && fitting !== shown) draw(fitting);
      }
      begin();
    },
    paint(next: Marks) {
      marks = next;
      sheet.paint(marks);
    },
    reveal(id: string) {
      const thing = partOf(id);
      if (thing) view.reveal(thing.getBBox());
    },
    /** Moves the reading position to an element, and the focus too on request. Draws it if it is hidden. */
    point(id: string, isFocus: boolean) {
      const thing = thingOf(id);
      goTo(thing);
      if (isFocus) thing?.focus();
    },
  };
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
