import { expect, it } from 'vitest';
import { narrow } from '../../kit/list/narrow';
import { qrFilters, qrReaders } from './qrCodes.machine';

it('[QRC-01] codes are asked for by the documents’ words, or all of them', () => {
  const codes = [{ isActive: true }, { isActive: false }];
  const found = (['', 'Active', 'InActive'] as const).map((state) => narrow(qrFilters, qrReaders, codes, { state }));
  expect(found).toEqual([codes, [{ isActive: true }], [{ isActive: false }]]);
});
