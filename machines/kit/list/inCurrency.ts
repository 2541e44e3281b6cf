/** The filter of a list whose rows have a currency (NAV-06). */
import { type Fields, fixed, openChoice } from './filters';

/** The choice of every currency. */
export const ALL_CURRENCIES = 'all';

/** What `inCurrency` declares. */
export interface InCurrency {
  /** The currency of the dashboard, which the page sets. */
  readonly dashboard: string;
  /** What the merchant chose instead: another currency, or all. Empty if nothing. */
  readonly currency: string;
}

/** NAV-06: the list follows the currency of the dashboard, unless the merchant chooses another one or all. */
export const inCurrency = (label: string): Fields<InCurrency> => ({
  dashboard: fixed('currency'),
  // It says which rows the list is of, and narrows nothing.
  currency: { ...openChoice(label, /^(?:[A-Z]{3}|all)$/, 'bar'), isEmpty: () => true },
});

/** Returns the currency of the rows. Empty: all. */
export const currencyOf = ({ dashboard, currency }: InCurrency): string =>
  currency === ALL_CURRENCIES ? '' : currency || dashboard;
