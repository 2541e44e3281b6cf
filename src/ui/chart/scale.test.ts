import fc from 'fast-check';
import { expect, it } from 'vitest';
import { heightOf, scaleOf } from './scale';

it.each([
  [['96700412.80', '74216090.15'], 100, 'million'],
  [['10945801.80'], 12, 'million'],
  [['1000000.00'], 1, 'million'],
  [['999999.99'], 1000, 'thousand'],
  [['12986.00', '-15200.00'], 16, 'thousand'],
  [['0.40'], 0.4, ''],
  [['0.00', '0'], 1, ''],
  [[], 1, ''],
] as const)('an axis for %j ends at %d %s', (amounts, top, word) => expect(scaleOf(amounts)).toMatchObject({ top, word }));

it('fits every amount, and is at most twice as high as needed', () =>
  fc.assert(
    fc.property(fc.array(fc.bigInt({ min: 1n, max: 10n ** 15n }), { minLength: 1, maxLength: 24 }), (minor) => {
      const amounts = minor.map((each) => `${each / 100n}.${`${each % 100n}`.padStart(2, '0')}`);
      const scale = scaleOf(amounts);
      const highest = Math.max(...amounts.map((amount) => heightOf(amount, scale)));
      expect(highest).toBeLessThanOrEqual(scale.top * 1.000001);
      expect(highest * 2).toBeGreaterThanOrEqual(scale.top * 0.999);
    }),
  ));
