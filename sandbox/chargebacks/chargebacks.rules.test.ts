import { expect, it } from 'vitest';
import { usedPercent } from './chargebacks.rules';

it.each([
  [0, 0, 0],
  [0, 200, 0],
  [1, 200, 10],
  [10, 200, 100],
  [11, 200, 110],
  [1, 60, 33.3],
  [3, 0, 1_000],
  [5_000, 10, 1_000],
])('[CBK-01] %i chargebacks of %i payments use %s %% of the threshold', (chargebacks, payments, percent) =>
  expect(usedPercent(chargebacks, payments)).toBe(percent),
);
