/** On paper a chart is as large as it must be to be read: on one sheet of A4, or cut into several. */
import type { Size } from './camera';
import { fill, h, svg } from './dom';

/** A4 within its margins, in pixels of CSS. */
const PAPER: Size = { width: 700, height: 960 };
/** The least that letters of 11 pixels can be read at. */
const READABLE = 0.58;
const OVERLAP = 16;

interface Part extends Size {
  readonly x: number;
  readonly y: number;
}

/** The parts of a sheet, one a page of paper, in reading order. */
export function parts({ width, height }: Size): Part[] {
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

export function paper(sheet: Size, title: string): HTMLElement {
  const element = h('div', { class: 'paper', 'aria-hidden': 'true' });
  const all = parts(sheet);
  const page = ({ x, y, width, height }: Part, nth: number) => {
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
  addEventListener('beforeprint', () => fill(element, ...all.map(page)));
  addEventListener('afterprint', () => fill(element));
  return element;
}
