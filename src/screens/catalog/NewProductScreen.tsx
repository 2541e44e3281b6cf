import { useEffect } from 'react';
import { selectNewProduct } from '../../../machines/catalog/newProduct/newProduct.machine';
import { emptyProduct, type NewProduct, needsOf } from '../../../machines/catalog/newProduct/newProduct.rules';
import { PRODUCTS } from '../../../machines/catalog/products/products.machine';
import { Link } from '../../flow/Link';
import { useDraft } from '../../flow/useDraft';
import { useFlow } from '../../flow/useFlow';
import { linkStyle } from '../../ui/buttons/button.style';
import { Breadcrumb } from '../../ui/layout/Breadcrumb';
import { Page } from '../../ui/layout/Page';
import { PageFoot } from '../../ui/layout/PageFoot';
import type { newProductFlows } from '../../wiring/catalog/newProduct';
import { FirstField } from '../kit/FirstField';
import { FormButtons, FormFrame } from '../kit/FormFrame';
import { ProductFees } from './ProductFees';
import { ProductFields } from './ProductFields';

interface NewProductScreenProps {
  readonly flows: typeof newProductFlows;
  /** The dashboard's currency. */
  readonly currency: string;
}

const FORM = 'newProduct';
/** PRD-02: adds a product. */
export function NewProductScreen({ flows, currency }: NewProductScreenProps) {
  const { draft, attempt, again, keepDraft } = useDraft<NewProduct>(FORM);
  const form = useFlow(flows.newProduct, {
    input: { subject: '', initialValues: emptyProduct(currency), draft, attempt },
    select: selectNewProduct,
    onChange: keepDraft,
  });
  const { view, send } = form;
  const { values } = view;
  useEffect(() => {
    if (currency !== values.currency) send({ type: 'field.changed', change: { field: 'currency', value: currency } });
  }, [currency, values.currency, send]);
  const needs = needsOf(values);
  const next = needs.find(({ state }) => state === 'wrong') ?? needs.find(({ state }) => state === 'missing');
  const toList = (
    <Link href={PRODUCTS} className={linkStyle}>
      Products
    </Link>
  );
  return (
    <Page title="Add New Product" above={<Breadcrumb>{[toList, 'Add New Product']}</Breadcrumb>}>
      <FirstField>
        <FormFrame {...form} id={FORM} work="New product">
          <ProductFields form={form} currency={currency} again={again}>
            <ProductFees form={form} />
          </ProductFields>
        </FormFrame>
      </FirstField>
      <PageFoot
        marks={needs}
        note={next?.wants ?? null}
        actions={
          <FormButtons {...form} form={FORM}>
            Save
          </FormButtons>
        }
      />
    </Page>
  );
}
