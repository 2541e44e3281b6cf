/** A small map of the whole chart with its visible part. It is for pointers only: keyboard navigation scrolls by itself. */

import { h, svg } from './dom';
import type { Size } from './viewport';

const WIDE = 118;
const HIGH = 160;

export function minimap({ width, height }: Size, drawing: SVGGElement, onPoint: (x: number, y: number) => void) {
  const scale = Math.min(WIDE / width, HIGH / height);
  const map = svg('svg', { viewBox: `0 0 ${width} ${height}`, width: width * scale, height: height * scale });
  for (const state of drawing.querySelectorAll<SVGGElement>('.state > rect:first-child'))
    map.append(
      svg('rect', {
        x: state.getAttribute('x') ?? 0,
        y: state.getAttribute('y') ?? 0,
        width: state.getAttribute('width') ?? 0,
        height: state.getAttribute('height') ?? 0,
        class: state.closest('.compound,.parallel') ? 'around' : 'state-in-small',
      }),
    );
  const frame = svg('rect', { class: 'frame', 'stroke-width': 2 / scale });
  map.append(frame);
  const element = h('div', { class: 'minimap', 'aria-hidden': 'true' });
  element.append(map);
  const point = ({ clientX, clientY, buttons }: PointerEvent) => {
    if (buttons === 0) return;
    const { left, top } = map.getBoundingClientRect();
    onPoint((clientX - left) / scale, (clientY - top) / scale);
  };
  map.addEventListener('pointerdown', point);
  map.addEventListener('pointermove', point);
  return {
    element,
    show(seen: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }) {
      for (const [name, value] of Object.entries(seen)) frame.setAttribute(name, String(value));
    },
  };
}
