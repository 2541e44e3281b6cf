/** The visible part of a chart: moved by dragging, wheel and touch, zoomed by Ctrl and wheel, two fingers, buttons and keys. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const LIMITS = { least: 0.2, most: 3 };
/** The smallest scale at which a chart opens whole, and that at which its texts are easy to read. One that does not fit opens in part. */
const WHOLE = 0.5;
const LEGIBLE = 0.7;
const READABLE = 0.9;
const MARGIN = 24;
/** The buttons below the chart. They cover nothing of a chart that is shown whole. */
const FOOT = 44;

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

const fitsWhole = (box: Size, sheet: Size) => wholeView(box, sheet).scale >= WHOLE;

/** Whether all texts of the whole chart are easy to read at once. */
export const readsWhole = (box: Size, sheet: Size) => wholeView(box, sheet).scale >= LEGIBLE;

/** The initial view: the whole chart or its full width if it is readable, otherwise the area around the start. The top of the chart is at the top. */
export function initialView(box: Size, sheet: Size, first: number): View {
  if (fitsWhole(box, sheet)) return wholeView(box, sheet);
  const fitting = (box.width - MARGIN * 2) / sheet.width;
  const scale = fitting < LEGIBLE ? READABLE : Math.min(1, fitting);
  const [room, wide] = [box.width - MARGIN * 2, sheet.width * scale];
  const x = wide <= room ? (box.width - wide) / 2 : within(box.width / 2 - first * scale, room + MARGIN - wide, MARGIN);
  return { x, y: MARGIN / 2, scale };
}

/** The whole chart, however small. */
export function wholeView(box: Size, sheet: Size): View {
  const height = box.height - FOOT;
  const scale = within(Math.min(box.width / (sheet.width + MARGIN), height / (sheet.height + MARGIN)), LIMITS.least, 1);
  return { x: (box.width - sheet.width * scale) / 2, y: (height - sheet.height * scale) / 2, scale };
}

/** Zooms in or out around this point of the box. */
export function zoomed({ x, y, scale }: View, factor: number, at: { readonly x: number; readonly y: number }): View {
  const next = within(scale * factor, LIMITS.least, LIMITS.most);
  const change = next / scale;
  return { x: at.x - (at.x - x) * change, y: at.y - (at.y - y) * change, scale: next };
}

/** Keeps at least a part of the chart visible. */
export const keepVisible = ({ x, y, scale }: View, box: Size, sheet: Size): View => ({
  x: within(x, 80 - sheet.width * scale, box.width - 80),
  y: within(y, 80 - sheet.height * scale, box.height - 80),
  scale,
});

interface CameraOptions {
  readonly box: HTMLElement;
  readonly sheet: () => Size;
  /** Called once a frame, however often the view moves. */
  readonly show: (view: View) => void;
}

export function viewport({ box, sheet, show }: CameraOptions) {
  let view: View = { x: 0, y: 0, scale: 1 };
  let isAsked = false;
  const size = (): Size => ({ width: box.clientWidth, height: box.clientHeight });
  const set = (next: View) => {
    view = keepVisible(next, size(), sheet());
    if (isAsked) return;
    isAsked = true;
    requestAnimationFrame(() => {
      isAsked = false;
      show(view);
    });
  };
  const middle = () => ({ x: box.clientWidth / 2, y: box.clientHeight / 2 });
  const zoom = (factor: number, at = middle()) => set(zoomed(view, factor, at));
  const pan = (dx: number, dy: number) => set({ ...view, x: view.x + dx, y: view.y + dy });

  gestures(box, { pan, zoom });
  return {
    zoom,
    pan,
    size,
    /** `first` is the distance of the start from the left. */
    begin: (first: number) => set(initialView(size(), sheet(), first)),
    fit: () => set(wholeView(size(), sheet())),
    /** Scrolls a part of the chart into view if it is not visible. */
    reveal(area: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }) {
      const { width, height } = size();
      const [left, top] = [area.x * view.scale + view.x, area.y * view.scale + view.y];
      const [right, bottom] = [left + area.width * view.scale, top + area.height * view.scale];
      if (left >= 0 && top >= 0 && right <= width && bottom <= height) return;
      // Shows the top of a part that is larger than the box.
      const x = area.width * view.scale > width ? MARGIN : (width - area.width * view.scale) / 2;
      const y = area.height * view.scale > height ? MARGIN : (height - area.height * view.scale) / 2;
      set({ ...view, x: x - area.x * view.scale, y: y - area.y * view.scale });
    },
    centre: (x: number, y: number) =>
      set({ ...view, x: box.clientWidth / 2 - x * view.scale, y: box.clientHeight / 2 - y * view.scale }),
  };
}

interface Moves {
  readonly pan: (dx: number, dy: number) => void;
  readonly zoom: (factor: number, at: { readonly x: number; readonly y: number }) => void;
}

/** The distance after which a pointer drags, so that a shaky click stays a click. */
const TREMBLE = 4;

function gestures(box: HTMLElement, { pan, zoom }: Moves) {
  const pointers = new Map<number, { x: number; y: number }>();
  let travelled = 0;
  const at = ({ clientX, clientY }: MouseEvent) => {
    const { left, top } = box.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const apart = () => {
    const [one, two] = [...pointers.values()];
    return one && two ? Math.hypot(one.x - two.x, one.y - two.y) : 0;
  };
  box.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      if (event.ctrlKey || event.metaKey) zoom(Math.exp(-event.deltaY / 300), at(event));
      else pan(-event.deltaX, -event.deltaY);
    },
    { passive: false },
  );
  box.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    if (pointers.size === 0) travelled = 0;
    pointers.set(event.pointerId, at(event));
  });
  box.addEventListener('pointermove', (event) => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const [here, wide] = [at(event), apart()];
    pointers.set(event.pointerId, here);
    travelled += Math.hypot(here.x - before.x, here.y - before.y);
    if (travelled < TREMBLE) return;
    box.classList.add('moving');
    box.setPointerCapture(event.pointerId);
    const share = pointers.size;
    pan((here.x - before.x) / share, (here.y - before.y) / share);
    if (wide > 0) zoom(apart() / wide, here);
  });
  for (const type of ['pointerup', 'pointercancel'] as const)
    box.addEventListener(type, ({ pointerId }) => {
      pointers.delete(pointerId);
      if (pointers.size === 0) box.classList.remove('moving');
    });
  // A drag must not end with a click.
  box.addEventListener(
    'click',
    (event) => {
      if (travelled < TREMBLE) return;
      event.stopPropagation();
      travelled = 0;
    },
    { capture: true },
  );
}
