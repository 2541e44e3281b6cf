/** What the tests of new screens write into a copy of the project: one screen of each kind, all of one list. */
export const EVERY_KIND: readonly (readonly string[])[] = [
  ['list', 'balances', 'giftCards'],
  ['download', 'balances', 'giftCards'],
  ['details', 'balances', 'giftCards'],
  ['action', 'balances', 'giftCards'],
  ['form', 'balances', 'giftCards'],
];

/** A screen whose list does not exist yet, so that the generator writes it as well. */
export const ALONE: readonly string[] = ['form', 'settings', 'vouchers'];

/** Matches the titles of all tests of one list's screens. */
export const WORDS = '[gG]ift ?[cC]ard';

/** A flow of its own, without a screen. */
export const FLOW = { area: 'payouts', name: 'stockTake', words: 'stock take' } as const;
