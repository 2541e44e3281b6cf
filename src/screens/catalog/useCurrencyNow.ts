import { useEffect, useEffectEvent } from 'react';
import { isOtherCurrency } from '../../../machines/catalog/catalogs/catalogs.machine';

interface FormWithCurrency {
  readonly view: { readonly values: { readonly currency: string } };
  send(event: { type: 'field.changed'; change: { readonly field: 'currency'; readonly value: string } }): void;
}

/**
 * CAT-01: keeps the currency of a form as that of its catalog. A refusal that names another one is a reason to load the catalog again, so that the
 * label of the amount says it before the merchant saves again.
 */
export function useCurrencyNow(
  { view, send }: FormWithCurrency,
  refusal: string | undefined,
  currency: string,
  onReload: () => void,
): void {
  const isRefused = refusal !== undefined && isOtherCurrency(refusal);
  const held = view.values.currency;
  useEffect(() => {
    if (held !== currency) send({ type: 'field.changed', change: { field: 'currency', value: currency } });
  }, [held, currency, send]);
  // A refusal is the one reason to load it again: another callback is none.
  const reload = useEffectEvent(onReload);
  useEffect(() => {
    if (isRefused) reload();
  }, [isRefused]);
}
