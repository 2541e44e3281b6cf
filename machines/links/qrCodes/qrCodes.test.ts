import { expect, it } from 'vitest';
import { isAskedFor } from './qrCodes.machine';

it('[QRC-01] codes are asked for by the documents’ words, or all of them', () => {
  const open = { isActive: true };
  const closed = { isActive: false };
  const asked = (['', 'Active', 'InActive'] as const).map((state) => [open, closed].map((code) => isAskedFor(code, { state })));
  expect(asked).toEqual([
    [true, true],
    [true, false],
    [false, true],
  ]);
});
