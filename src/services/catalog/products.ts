/** The ports of products (PRD-01, PRD-02). */
import { type Product, products } from '../../../contract/catalog/products';
import type { NewProduct } from '../../../machines/catalog/newProduct/newProduct.rules';
import type { RemovedProduct } from '../../../machines/catalog/productRemoval/productRemoval.machine';
import type { ProductFilter } from '../../../machines/catalog/products/products.machine';
import type { Query } from '../../../machines/kit/collection/collection.types';
import type { Service } from '../../../machines/kit/flow/port';
import type { CreateInput } from '../../../machines/kit/form/form.types';
import type { Said } from '../../../machines/kit/otp/otp.types';
import { toDecimal } from '../../../machines/kit/values/money';
import { call } from '../call';
import { dayParams, given } from '../days';
import { type Sending, upload } from '../onboarding/upload';

/** Sends every filter that the call has. The name is not one of them. */
export const listProducts: Service<Query<ProductFilter>, { readonly rows: readonly Product[] }> = (
  { filter: { availability, days } },
  options,
) => {
  const query = { ...given({ availability }), ...dayParams(days, 'fromdate', 'todate') };
  return call(products.listProducts, { query }, options);
};

export const deleteProduct: Service<{ readonly subject: RemovedProduct }, Said> = ({ subject: { id } }, options) =>
  call(products.deleteProduct, { params: { id } }, options);

const flag = (is: boolean) => (is ? ('true' as const) : ('false' as const));

/** Returns the fields that every form of a product sends. */
export function productBody(values: NewProduct) {
  const { currency } = values;
  const amount = (text: string) => toDecimal(text, currency) ?? text;
  return {
    name: values.name.trim(),
    description: values.description.trim(),
    price: amount(values.price),
    ...(values.dealprice.trim() && { dealprice: amount(values.dealprice) }),
    currency,
    ...(values.url.trim() && { url: values.url.trim() }),
    containsphysicalgoods: flag(values.containsphysicalgoods),
    deliveryaddressrequired: flag(values.deliveryaddressrequired),
    deliverynoterequired: flag(values.deliverynoterequired),
  };
}

/** PRD-02: sends the images in the order of the form, and 0 for an unlimited stock. */
export const createProduct = ({ idempotencyKey, values }: CreateInput<NewProduct>, options: Sending): Promise<Said> => {
  // An empty row is no fee.
  const fees = values.fees
    .filter(({ name, fee }) => name.trim() !== '' || fee.trim() !== '')
    .map(({ name, fee }) => ({ name: name.trim(), fee: toDecimal(fee, values.currency) ?? fee }));
  const body = {
    ...productBody(values),
    stock: values.quantity === 'Unlimited' ? '0' : values.stock.trim(),
    ...(fees.length > 0 && { fees: JSON.stringify(fees) }),
  };
  const headers = { 'idempotency-key': idempotencyKey };
  return upload(products.createProduct, { headers, body, files: { images: options.take(values.images) } }, options);
};
