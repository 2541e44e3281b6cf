/** Prints a chart at a readable size: on one sheet of A4, or divided into several. */

import { fill, h, svg } from './dom';
import type { Size } from './viewport';

/** A4 within its margins, in CSS pixels. */
const PAPER: Size = { width: 700, height: 960 };
/** The smallest scale at which text of 11 pixels is readable. */
const READABLE = 0.58;
const OVERLAP = 16;

interface Part extends Size {
  readonly x: number;
  readonly y: number;
}

/** Divides a chart into pages, in reading order. */
export function printPages({ width, height }: Size): Part[] {
  const scale = Math.max(READABLE, Math.min(1, PAPER.width / width, PAPER.height / height));
  const [across, down] = [PAPER.width / scale, PAPER.height / scale];
  const columns = Math.ceil(width / across);
  const rows = Math.ceil(height / down);
  const [wide, high] = [width / columns, height / rows];
  return Array.from({ length: rows * columns }, (_, nth) => ({
    x: (nth % columns) * wide,
    y: Math.floor(nth / columns) * high,
    width: wide,
    height: high,
  }));
}

/** Prints the drawing on screen. */
export function printSheet(sheet: () => Size, title: string): HTMLElement {
  const element = h('div', { class: 'paper', 'aria-hidden': 'true' });
  const page = ({ x, y, width, height }: Part, nth: number, all: readonly Part[]) => {
    const more = all.length > 1 ? OVERLAP : 0;
    const [w, h2] = [width + more * 2, height + more * 2];
    const scale = Math.min(1, PAPER.width / w, PAPER.height / h2);
    const picture = svg('svg', {
      class: 'chart',
      viewBox: `${x - more} ${y - more} ${w} ${h2}`,
      width: w * scale,
      height: h2 * scale,
    });
    picture.append(svg('use', { href: '#drawing' }));
    return h(
      'div',
      { class: 'sheet' },
      h('p', {}, `${title}${all.length > 1 ? `, sheet ${nth + 1} of ${all.length}` : ''}`),
      picture,
    );
  };
  addEventListener('beforeprint', () => fill(element, ...printPages(sheet()).map(page)));
  addEventListener('afterprint', () => fill(element));
  return element;
}
