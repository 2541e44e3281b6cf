import { describe, expect, it } from 'vitest';
import type { MirrorPoint } from './chart.types';
import { crossingsOf, type DrawingFacts, optionsOf, seriesOf } from './drawing';

const point = (up: string, down: string, net: string): MirrorPoint => ({ name: 'January', short: 'Jan', up, down, net });
const inks = { up: '#1', down: '#2', line: '#3', grid: '#4', page: '#5', text: '#6' };
const facts: DrawingFacts = {
  points: [
    point('5000000.00', '2500000.00', '2500000.00'),
    point('0.00', '4000000.00', '-4000000.00'),
    point('0.00', '0.00', '0.00'),
  ],
  words: { up: 'In', down: 'Out', net: 'Left' },
  scale: { top: 5, unit: 1e6, word: 'million', letter: 'm' },
  inks,
  width: 300,
  isNarrow: false,
  open: -1,
};

describe('the drawing of a chart', () => {
  it('has inflow above the line, outflow below it, and no bar for zero', () =>
    expect(seriesOf(facts)).toEqual([
      {
        name: 'In',
        data: [
          { x: 'Jan', y: 5 },
          { x: 'Jan', y: null },
          { x: 'Jan', y: null },
        ],
      },
      {
        name: 'Out',
        data: [
          { x: 'Jan', y: -2.5 },
          { x: 'Jan', y: -4 },
          { x: 'Jan', y: null },
        ],
      },
    ]));
  it('has the net amount as a line across the bar, at its height and in its middle', () => {
    const lines = crossingsOf(facts, { left: 0, top: 0, width: 300, height: 200 });
    expect(lines.map(({ y }) => y)).toEqual([50, 180]);
    expect(lines.map(({ from, to }) => (from + to) / 2)).toEqual([50, 150]);
  });
  it('is not animated, and has no two equal tick labels', () => {
    const { chart, legend, tooltip, yaxis } = optionsOf(facts);
    expect([chart?.animations?.enabled, legend?.show, tooltip?.enabled]).toEqual([false, false, false]);
    const axis = Array.isArray(yaxis) ? yaxis[0] : yaxis;
    const ticks = [5, 2.5, 0, -2.5, -5].map((height) => String(axis?.labels?.formatter?.(height)));
    expect(ticks.map((text) => text.replace('\u200B', ''))).toEqual(['5', '2.5', '0', '2.5', '5']);
    expect(new Set(ticks).size).toBe(5);
  });
});
