import { describe, expect, it } from 'vitest';
import { keyOfLine, type OpenPages, pageOfItem } from './settlementLine.rules';

const ALL: OpenPages = new Set(['payment', 'refund', 'chargeback', 'settlement']);

describe('[STL-01] an item of a statement', () => {
  it.each([
    ['payment', 'KPY-1', '/dashboard/business/transactions/transaction-details/KPY-1'],
    ['refund', 'RF/1', '/dashboard/refunds/refund-details/RF%2F1'],
    ['chargeback', '7', '/dashboard/chargeback/7/details'],
    ['settlement', '9', '/dashboard/account/settlements/9/statement'],
  ] as const)('leads to its %s', (kind, id, page) => expect(pageOfItem({ subject: { kind, id } }, ALL)).toBe(page));

  it('leads nowhere without a page, or for a role that cannot open it', () => {
    expect(pageOfItem({ subject: null }, ALL)).toBeNull();
    expect(pageOfItem({ subject: { kind: 'refund', id: '1' } }, new Set(['payment']))).toBeNull();
  });
});

describe('[STL-01] the key of a line', () => {
  it('names the settlement and the line', () => expect(keyOfLine('7', 'fees')).toBe('7/fees'));
  it('is none for a line that only the provider knows', () => expect(keyOfLine('7', 'penalty')).toBeNull());
});
