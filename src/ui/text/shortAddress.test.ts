import { expect, it } from 'vitest';
import { shortAddress } from './shortAddress';

it('[PLK-01 CAT-01] a web address in a narrow column still names its host', () => {
  expect(shortAddress('https://pay.provider.test/pay/KPL-1209FF')).toBe('pay.provider.test/…1209FF');
  expect(shortAddress('https://pay.provider.test/shop')).toBe('pay.provider.test/shop');
  expect(shortAddress('https://pay.provider.test/shop/KCL-1')).toBe('pay.provider.test/…KCL-1');
  expect(shortAddress('https://pay.provider.test/shop-of-ada')).toBe('pay.provider.test/…of-ada');
  expect(shortAddress('')).toBe('');
});
