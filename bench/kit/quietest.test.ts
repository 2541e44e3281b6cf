import { expect, it } from 'vitest';
import { quietest } from './quietest';

const runs = (...controls: number[]) => controls.map((control) => ({ control }));

it('keeps the runs whose fixed work took at most 1.3 times that of the best quarter', () => {
  expect(quietest(runs(10, 12.9, 13.1, 30, 10, 10, 11, 50))).toEqual(runs(10, 12.9, 10, 10, 11));
});

it('is not misled by one run that was faster than the machine ever is', () => {
  expect(quietest(runs(1, 10, 10, 10, 11, 12, 12, 30))).toEqual(runs(1, 10, 10, 10, 11, 12, 12));
});

it('returns nothing of nothing', () => {
  expect(quietest([])).toEqual([]);
});
