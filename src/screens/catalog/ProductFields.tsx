import type { ReactNode } from 'react';
import type { NewProduct } from '../../../machines/catalog/newProduct/newProduct.rules';
import type { FormView } from '../../../machines/kit/form/form.select';
import type { FieldOf, FormEvent } from '../../../machines/kit/form/form.types';
import { css } from '../../../styled-system/css';
import { useFields } from '../../flow/useFields';
import type { ActorView } from '../../flow/useFlow';
import { CheckField } from '../../ui/controls/CheckField';
import { ChoiceField } from '../../ui/controls/ChoiceField';
import { TextAreaField } from '../../ui/controls/TextAreaField';
import { TextField } from '../../ui/controls/TextField';
import { Section } from '../../ui/layout/Section';
import { Stack } from '../../ui/layout/Stack';
import { ProductImages } from './ProductImages';

interface ProductFieldsProps {
  readonly form: ActorView<FormEvent<NewProduct>> & { readonly view: FormView<NewProduct> };
  readonly currency: string;
  /** The fields that a reload emptied. */
  readonly again: readonly FieldOf<NewProduct>[];
  /** What this form has besides, below the fields. */
  readonly children: ReactNode;
}

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

/** PRD-02: the fields of a product, with its images. */
export function ProductFields({ form, currency, again, children }: ProductFieldsProps) {
  const fields = useFields<NewProduct>(form, { again });
  const { values } = form.view;
  return (
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
                hint="Must not be more than the price."
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
          {children}
        </Stack>
        <ProductImages form={form} isLost={again.includes('images')} />
      </div>
    </div>
  );
}
