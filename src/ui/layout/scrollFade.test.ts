import { expect, it } from 'vitest';
import { hiddenSides, scrolledTo } from './useScrollFade';

it.each([
  ['nothing', { scrollLeft: 0, scrollWidth: 300, clientWidth: 300 }, []],
  ['half a pixel, which is nothing', { scrollLeft: 0.5, scrollWidth: 301, clientWidth: 300.2 }, []],
  ['its end', { scrollLeft: 0, scrollWidth: 420, clientWidth: 300 }, ['end']],
  ['its start', { scrollLeft: 120, scrollWidth: 420, clientWidth: 300 }, ['start']],
  ['both', { scrollLeft: 60, scrollWidth: 420, clientWidth: 300 }, ['start', 'end']],
])('[GEN-09] a row hides %s', (_, row, sides) => expect(hiddenSides(row)).toEqual(sides));

it.each([
  ['in view', { offsetLeft: 100, offsetWidth: 80 }, 20, 20],
  ['the first', { offsetLeft: 0, offsetWidth: 80 }, 60, 0],
  ['cut at the start', { offsetLeft: 100, offsetWidth: 80 }, 120, 60],
  ['cut at the end', { offsetLeft: 300, offsetWidth: 80 }, 0, 120],
])('[GEN-09] a row scrolls no further than it must for a part that is %s', (_, part, scrollLeft, to) =>
  expect(scrolledTo(part, { scrollLeft, clientWidth: 300 })).toBe(to),
);
