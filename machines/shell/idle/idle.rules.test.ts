import { expect, it } from 'vitest';
import { isOver } from './idle.rules';

it.each([
  [599_999, false],
  [600_000, true],
  [600_001, true],
])('[SES-11] a session of ten minutes is over after %s milliseconds: %s', (idleMs, over) =>
  expect(isOver({ idleMs }, { timeoutMs: 600_000 })).toBe(over),
);
