import { describe, expect, it } from 'vitest';
import { narrow } from '../../kit/list/narrow';
import { stall } from './paymentLinks.flow';
import {
  authWords,
  isSubscription,
  limitWords,
  linkFilters,
  linkReaders,
  redirectWords,
  subscribersOf,
  typeWords,
} from './paymentLinks.machine';

describe('[PLK-01] a payment link on a screen', () => {
  it('shows its type and authentication in the documents’ words', () => {
    expect(['Single Charge', 'Multiple Charge', 'Subscription Payments', 'Gift', 'constructor'].map(typeWords)).toEqual([
      'One Off',
      'Multiple Use',
      'Subscription Payments',
      'Gift',
      'constructor',
    ]);
    expect(['NOAUTH', 'AUTH', 'PIN'].map(authWords)).toEqual(['2DS (no authentication)', '3DS (authentication)', 'PIN']);
  });
  it('shows if it has no limit', () => {
    expect([limitWords({ limit: null }), limitWords({ limit: '20' })]).toEqual(['No limit', '20']);
  });
  it('[PLK-04] has a subscribers page only if it is a subscription link', () => {
    expect([isSubscription({ paymentType: 'Subscription Payments' }), isSubscription({ paymentType: 'One Off' })]).toEqual([
      true,
      false,
    ]);
    expect(subscribersOf({ id: '7/..' })).toBe('/dashboard/business/7%2F../payment-links-details');
  });
  it('shows its redirect, and the host if that looks like another one', () => {
    expect(['', 'https://paypal.com', 'https://p\u0430ypal.com/ok'].map(redirectWords)).toEqual([
      'None',
      'https://paypal.com',
      'https://p\u0430ypal.com/ok (xn--pypal-4ve.com)',
    ]);
  });
});

describe('[PLK-01] a payment link in its list', () => {
  it('is found by its name, description and reference', () => {
    const found = (keyword: string) => narrow(linkFilters, linkReaders, [stall], { ...linkFilters.empty, keyword }).length;
    expect([found('market'), found('086b04'), found(''), found('club')]).toEqual([1, 1, 1, 0]);
  });
});
