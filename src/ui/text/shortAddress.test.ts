import { expect, it } from 'vitest';
import { shortAddress } from './shortAddress';

it('[PLK-01 CAT-01] a web address in a narrow column still names its host', () => {
  expect(shortAddress('https://pay.provider.test/pay/KPL-1209FF')).toBe('pay.provider.test/…1209FF');
  expect(shortAddress('https://pay.provider.test/shop')).toBe('pay.provider.test/shop');
  expect(shortAddress('')).toBe('');
});
