import {
  type Fee,
  feeErrors,
  MOST_FEES,
  mayAddFee,
  type NewProduct,
  NO_FEE,
} from '../../../machines/catalog/newProduct/newProduct.rules';
import type { FormView } from '../../../machines/kit/form/form.select';
import type { FormEvent } from '../../../machines/kit/form/form.types';
import { css } from '../../../styled-system/css';
import type { ActorView } from '../../flow/useFlow';
import { Button } from '../../ui/buttons/Button';
import { TextField } from '../../ui/controls/TextField';
import { Section } from '../../ui/layout/Section';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';

interface ProductFeesProps {
  readonly form: ActorView<FormEvent<NewProduct>> & { readonly view: FormView<NewProduct> };
}

const row = css({
  display: 'grid',
  gap: '3',
  alignItems: 'start',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', sm: '[minmax(0, 1fr) 11rem auto]' },
});
const beside = css({ pt: { sm: '[1.75rem]' } });

/** PRD-02: delivery fees, each with its name and its amount. */
export function ProductFees({ form: { view, send } }: ProductFeesProps) {
  const { fees, currency } = view.values;
  const change = (value: readonly Fee[]) => send({ type: 'field.changed', change: { field: 'fees', value } });
  const typed = (at: number, part: Partial<Fee>) => change(fees.map((fee, n) => (n === at ? { ...fee, ...part } : fee)));
  const isRefused = view.fieldErrors.fees !== undefined;
  return (
    <Section title="Fees">
      {fees.map((fee, at) => {
        const errors = feeErrors(fee, currency);
        const nth = fees.length > 1 ? ` ${at + 1}` : '';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the list, and two can be equal
          <div key={at} className={row}>
            <TextField
              label={`Fee name${nth}`}
              optional
              value={fee.name}
              problem={isRefused ? errors.name : null}
              waiting={view.busy}
              onText={(name) => typed(at, { name })}
            />
            <TextField
              label={`Amount in ${currency}${nth}`}
              optional
              inputMode="decimal"
              value={fee.fee}
              problem={isRefused ? errors.fee : null}
              waiting={view.busy}
              onText={(amount) => typed(at, { fee: amount })}
            />
            <div className={beside}>
              <Button
                icon="trash"
                disabled={view.busy}
                onPress={() => change(fees.length === 1 ? [NO_FEE] : fees.filter((_, n) => n !== at))}
              >
                <VisuallyHidden>Remove fee{nth}</VisuallyHidden>
              </Button>
            </div>
          </div>
        );
      })}
      <div>
        <Button
          icon="plus"
          disabled={view.busy || fees.length >= MOST_FEES || !mayAddFee(view.values)}
          reason={fees.length >= MOST_FEES ? `A product has at most ${MOST_FEES} fees.` : 'Enter a fee name and an amount first.'}
          onPress={() => change([...fees, NO_FEE])}
        >
          Add fee
        </Button>
      </div>
    </Section>
  );
}
