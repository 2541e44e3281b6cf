import { describe, expect, it } from 'vitest';
import { tabs } from './compliance.cases';
import { before, changedIn, mayOpen, reachedBy } from './compliance.rules';

const TABS = ['profile', 'bank', 'director', 'documents'] as const;

describe('[ONB-15] the tabs of compliance', () => {
  it('are open up to the furthest that was reached', () => {
    const openUpTo = (reached: (typeof TABS)[number]) => TABS.filter((tab) => mayOpen(tab, reached));
    expect(TABS.map(openUpTo)).toEqual([TABS.slice(0, 1), TABS.slice(0, 2), TABS.slice(0, 3), TABS]);
  });
  it('come one after the other', () => expect(TABS.map(before)).toEqual([null, 'profile', 'bank', 'director']));
  it.each([
    ['profile', 'profile', 'bank'],
    ['bank', 'bank', 'director'],
    ['profile', 'director', 'director'],
    ['documents', 'documents', 'documents'],
  ] as const)('after %s is saved, where %s was reached, are reached as far as %s', (saved, reached, now) =>
    expect(reachedBy(saved, reached)).toBe(now),
  );
});

it('[ONB-15] only what differs from the saved values is changed', () => {
  expect(changedIn(tabs.bank, tabs.bank)).toEqual({});
  expect(changedIn({ ...tabs.bank, bankId: '2' }, tabs.bank)).toEqual({ bankId: '2' });
});
