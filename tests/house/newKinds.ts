/** What the tests of new screens write into a copy of the house: one screen of each kind, in an order in which each finds what it belongs to. */
export const EVERY_KIND: readonly (readonly string[])[] = [
  ['list', 'balances', 'giftCards'],
  ['download', 'balances', 'giftCards'],
  ['details', 'balances', 'giftCards'],
  ['action', 'balances', 'giftCards'],
];

/** Matches the titles of all their tests. */
export const WORDS = 'gift ?[cC]ard';
