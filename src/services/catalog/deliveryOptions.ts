/** The ports of the delivery options of a catalog (CAT-01). */
import { catalogs } from '../../../contract/catalog/catalogs';
import { type DeliveryOption, deliveryOptions } from '../../../contract/catalog/deliveryOptions';
import type { DeliveryData } from '../../../machines/catalog/deliveryData/deliveryData.machine';
import type { DeliveryForm } from '../../../machines/catalog/deliveryOption/deliveryOption.machine';
import type { DeliveryFilter } from '../../../machines/catalog/deliveryOptions/deliveryOptions.machine';
import type { Page, Query } from '../../../machines/kit/collection/collection.types';
import type { Service } from '../../../machines/kit/flow/port';
import type { Outdated, SaveInput } from '../../../machines/kit/form/form.types';
import type { Said } from '../../../machines/kit/otp/otp.types';
import { toDecimal } from '../../../machines/kit/values/money';
import { call } from '../call';
import { orOutdated, versioned } from '../outdated';
import { partsOf } from './catalogProducts';

export const listDelivery: Service<Query<DeliveryFilter>, Page<DeliveryOption>> = (
  { filter: { catalog: catalogId }, page, size },
  options,
) => call(deliveryOptions.listDeliveryOptions, { params: { catalogId }, query: { page: `${page}`, size: `${size}` } }, options);

export const loadDeliveryData: Service<{ readonly key: string }, DeliveryData> = async ({ key }, options) => {
  const [catalogId, deliveryId] = partsOf(key);
  const [catalog, option] = await Promise.all([
    call(catalogs.getCatalog, { params: { catalogId } }, options),
    deliveryId === '' ? null : call(deliveryOptions.getDeliveryOption, { params: { catalogId, deliveryId } }, options),
  ]);
  return { catalog, option };
};

/** Creates a delivery option, or changes it. Without a fee it is free. */
export const saveDelivery =
  (
    formOf: (option: DeliveryOption, currency: string) => DeliveryForm,
  ): Service<SaveInput<DeliveryForm>, Said | Outdated<DeliveryForm>> =>
  ({ subject, values }, options) => {
    const [catalogId, deliveryId] = partsOf(subject);
    const { name, note, fee, currency, isOffered, version } = values;
    const body = { name: name.trim(), note: note.trim(), fee: toDecimal(fee, currency) ?? '0', isOffered };
    if (deliveryId === '')
      return call(deliveryOptions.createDeliveryOption, { params: { catalogId }, body: { ...body, currency } }, options);
    const params = { catalogId, deliveryId };
    return orOutdated(
      () => call(deliveryOptions.updateDeliveryOption, { params, body: { ...body, ...versioned(version) } }, options),
      async () => formOf(await call(deliveryOptions.getDeliveryOption, { params }, options), currency),
    );
  };
