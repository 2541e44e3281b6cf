/** The legend of a chart, with its icons drawn as on the chart. */
import { type IconName, icons } from '../draw/icons';
import { h, svg } from './dom';

const sign = (name: IconName, x: number, look = '') => {
  const group = svg('g', { class: look });
  group.append(svg('path', { class: `sign ${name}`, d: icons[name], transform: `translate(${x} 1) scale(0.583)` }));
  return group;
};

function box(name: string, rx: number, ring = false) {
  const group = svg('g', { class: `state ${name}` });
  group.append(svg('rect', { x: 1, y: 1, width: 20, height: 14, rx }));
  if (name.includes('money')) group.append(svg('rect', { class: 'band', x: 1, y: 1, width: 4, height: 14, rx: 1 }));
  if (ring) group.append(svg('rect', { class: 'ring', x: 4, y: 4, width: 14, height: 8, rx: 4 }));
  return group;
}

function wire(look: string, mark = '') {
  const group = svg('g', { class: `wire ${look} ${mark}` });
  group.append(svg('path', { d: 'M0 8H26' }));
  return group;
}

const SAMPLES: readonly (readonly [text: string, width: number, parts: () => readonly SVGElement[]])[] = [
  ['moves money', 40, () => [box('atomic money', 2), sign('banknote', 25)]],
  ['one-time password', 40, () => [box('atomic otp', 2), sign('key', 25)]],
  ['final', 22, () => [box('final', 7, true)]],
  ['fault', 42, () => [wire('error'), sign('cross', 28, 'error')]],
  ['after a delay', 42, () => [wire('delay'), sign('clock', 28, 'delay')]],
  ['at once', 26, () => [wire('always')]],
  ['on this path', 26, () => [wire('plain', 'been')]],
];

/** On a phone it is closed at first, because the chart needs the room. */
export const legend = () =>
  h('details', { class: 'key', open: !matchMedia('(max-width: 767px)').matches }, h('summary', {}, 'Legend'), samples());

const samples = () =>
  h(
    'ul',
    { class: 'legend', 'aria-label': 'Legend' },
    ...SAMPLES.map(([text, width, parts]) => {
      const picture = svg('svg', { class: 'chart', width, height: 16, viewBox: `0 0 ${width} 16`, 'aria-hidden': 'true' });
      picture.append(...parts());
      return h('li', {}, picture, text);
    }),
  );
