import { useEffect } from 'react';
import { selectNewProduct } from '../../../machines/catalog/newProduct/newProduct.machine';
import { emptyProduct, type NewProduct, needsOf } from '../../../machines/catalog/newProduct/newProduct.rules';
import { PRODUCTS } from '../../../machines/catalog/products/products.machine';
import { css } from '../../../styled-system/css';
import { Link } from '../../flow/Link';
import { useDraft } from '../../flow/useDraft';
import { useFields } from '../../flow/useFields';
import { useFlow } from '../../flow/useFlow';
import { linkStyle } from '../../ui/buttons/button.style';
import { CheckField } from '../../ui/controls/CheckField';
import { ChoiceField } from '../../ui/controls/ChoiceField';
import { TextAreaField } from '../../ui/controls/TextAreaField';
import { TextField } from '../../ui/controls/TextField';
import { Breadcrumb } from '../../ui/layout/Breadcrumb';
import { Page } from '../../ui/layout/Page';
import { PageFoot } from '../../ui/layout/PageFoot';
import { Section } from '../../ui/layout/Section';
import { Stack } from '../../ui/layout/Stack';
import type { newProductFlows } from '../../wiring/catalog/newProduct';
import { FormButtons, FormFrame } from '../kit/FormFrame';
import { ProductFees } from './ProductFees';
import { ProductImages } from './ProductImages';

interface NewProductScreenProps {
  readonly flows: typeof newProductFlows;
  /** The dashboard's currency. */
  readonly currency: string;
}

const FORM = 'newProduct';
const QUANTITIES = [
  { value: 'Limited', label: 'Limited' },
  { value: 'Unlimited', label: 'Unlimited' },
] as const;

const container = css({ containerType: 'inline-size', minW: '0' });
const columns = css({
  display: 'grid',
  gap: '8',
  alignItems: 'start',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  '@container (width >= 56rem)': { columnGap: '10', gridTemplateColumns: '[minmax(0, 1fr) minmax(0, 1.15fr)]' },
  // Fields are further apart than facts.
  '& section': { gap: '4', borderTop: '[2px solid token(colors.line.ink)]', pt: '3' },
});
const pair = css({
  display: 'grid',
  gap: '4',
  alignItems: 'start',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', sm: '[minmax(0, 1fr) minmax(0, 1fr)]' },
});

/** PRD-02: adds a product. */
export function NewProductScreen({ flows, currency }: NewProductScreenProps) {
  const { draft, attempt, again, keepDraft } = useDraft<NewProduct>(FORM);
  const form = useFlow(flows.newProduct, {
    input: { subject: '', initialValues: emptyProduct(currency), draft, attempt },
    select: selectNewProduct,
    onChange: keepDraft,
  });
  const fields = useFields<NewProduct>(form, { again });
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
      <FormFrame {...form} id={FORM} work="New product">
        <div className={container}>
          <div className={columns}>
            <Stack>
              <Section title="Product">
                <TextField label="Name" {...fields.text('name')} />
                <TextAreaField label="Description" limit={1000} {...fields.text('description')} />
                <div className={pair}>
                  <TextField label={`Price in ${currency}`} inputMode="decimal" {...fields.text('price')} />
                  <TextField
                    label={`Deal price in ${currency}`}
                    optional
                    inputMode="decimal"
                    hint="At most the price."
                    {...fields.text('dealprice')}
                  />
                </div>
                <div className={pair}>
                  <ChoiceField label="Quantity" options={QUANTITIES} {...fields.choice('quantity')} />
                  {values.quantity === 'Limited' && <TextField label="Stock" inputMode="numeric" {...fields.text('stock')} />}
                </div>
                <TextField label="URL" optional {...fields.text('url')} />
              </Section>
              <Section title="Delivery">
                <CheckField label="Contains physical goods" {...fields.tick('containsphysicalgoods')} optional />
                <CheckField label="Ask for a delivery address" {...fields.tick('deliveryaddressrequired')} optional />
                <CheckField label="Ask for a delivery note" {...fields.tick('deliverynoterequired')} optional />
              </Section>
              <ProductFees form={form} />
            </Stack>
            <ProductImages form={form} isLost={again.includes('images')} />
          </div>
        </div>
      </FormFrame>
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
