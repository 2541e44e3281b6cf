/** The currency of a list's rows: the dashboard's (NAV-06), another one, or all. */
import { useEffect, useMemo } from 'react';
import { ALL_CURRENCIES, type InCurrency } from '../../machines/kit/list/inCurrency';
import type { FilterState } from './useList';

/**
 * Returns the options of the choice.
 * @param currency the currency of the dashboard, which replaces the choice when it changes
 * @param currencies all that there are
 */
export function useCurrencyChoice<Filter extends InCurrency>(
  { value, apply }: Pick<FilterState<Filter>, 'value' | 'apply'>,
  currency: string,
  currencies: readonly string[],
) {
  useEffect(() => {
    if (value.dashboard !== currency) apply({ ...value, dashboard: currency, currency: '' });
  }, [value, apply, currency]);
  return useMemo(() => {
    const others = currencies.filter((one) => one !== currency).map((one) => ({ value: one, label: one }));
    return {
      currency: [{ value: '', label: currency }, { value: ALL_CURRENCIES, label: 'All currencies' }, ...others],
    };
  }, [currency, currencies]);
}
