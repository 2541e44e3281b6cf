import { isolated } from '../../../contract/shownText';
import { ChoiceField } from '../../ui/controls/ChoiceField';
import { Form } from '../../ui/controls/Form';
import { SelectField } from '../../ui/controls/SelectField';
import { TextField } from '../../ui/controls/TextField';
import type { AccountFormProps } from './splitAccountPart';

const RATES = [
  { value: 'percentage', label: 'percentage' },
  { value: 'flat', label: 'flat' },
] as const;

const FIXED = 'Already set by the accounts you’ve added.';

/** SPL-03: the first step. */
export function SplitTermsForm({ id, view, send }: AccountFormProps) {
  const { draft, choices, errors, mayChooseRate } = view;
  const rates = mayChooseRate ? RATES : RATES.filter(({ value }) => value === draft.rateType);
  const hint = mayChooseRate ? {} : { hint: FIXED };
  return (
    <Form id={id} onSubmit={() => send({ type: 'terms.submitted' })}>
      <TextField label="Name" value={draft.name} problem={errors.name} onText={(name) => send({ type: 'name.changed', name })} />
      <SelectField
        label="Currency"
        placeholder="Choose a currency"
        value={draft.currencyId}
        disabled={!mayChooseRate}
        options={(choices?.currencies ?? []).map(({ id: value, code, name }) => ({ value, label: `${code}, ${isolated(name)}` }))}
        onChoose={(currencyId) => send({ type: 'currency.chosen', currencyId })}
        {...hint}
      />
      <ChoiceField
        label="Rate type"
        value={draft.rateType}
        options={rates}
        onChoose={(rateType) => send({ type: 'rateType.chosen', rateType })}
        {...hint}
      />
    </Form>
  );
}
