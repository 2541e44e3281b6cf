import { useEffect } from 'react';
import { selectNewProduct } from '../../../machines/catalog/newProduct/newProduct.machine';
import { emptyProduct, needsOf } from '../../../machines/catalog/newProduct/newProduct.rules';
import { PRODUCTS } from '../../../machines/catalog/products/products.machine';
import { useForm } from '../../flow/useForm';
import type { newProductFlows } from '../../wiring/catalog/newProduct';
import { FormBody, NewPage } from '../kit/FormPage';
import { ProductFees } from './ProductFees';
import { ProductFields } from './ProductFields';

interface NewProductScreenProps {
  readonly flows: typeof newProductFlows;
  /** The dashboard's currency. */
  readonly currency: string;
}

const FORM = 'newProduct';
const LIST = { label: 'Products', path: PRODUCTS };

/** PRD-02: adds a product. */
export function NewProductScreen({ flows, currency }: NewProductScreenProps) {
  const { form, again } = useForm(flows.newProduct, { name: FORM, values: emptyProduct(currency), select: selectNewProduct });
  const { view, send } = form;
  const { values } = view;
  useEffect(() => {
    if (currency !== values.currency) send({ type: 'field.changed', change: { field: 'currency', value: currency } });
  }, [currency, values.currency, send]);
  const needs = needsOf(values);
  const next = needs.find(({ state }) => state === 'wrong') ?? needs.find(({ state }) => state === 'missing');
  return (
    <NewPage title="Add New Product" list={LIST}>
      <FormBody {...form} id={FORM} work="New product" marks={needs} note={next?.wants ?? null}>
        <ProductFields form={form} currency={currency} again={again}>
          <ProductFees form={form} />
        </ProductFields>
      </FormBody>
    </NewPage>
  );
}
