import { isolated } from '../../../contract/shownText';
import { ChoiceField } from '../../ui/controls/ChoiceField';
import { FieldLine } from '../../ui/controls/Fields';
import { Form } from '../../ui/controls/Form';
import { SelectField } from '../../ui/controls/SelectField';
import { TextField } from '../../ui/controls/TextField';
import type { SplitFlow } from './SplitDialogs';

const RATES = [
  { value: 'percentage', label: 'percentage' },
  { value: 'flat', label: 'flat' },
] as const;

interface SplitTermsProps {
  /** The form, which the button of the page submits. */
  readonly id: string;
  readonly flow: SplitFlow;
  readonly waiting: boolean;
}

/** SPL-03: what all accounts of the split share. */
export function SplitTerms({ id, flow: { view, send }, waiting }: SplitTermsProps) {
  const { split, currencies, nameError } = view;
  return (
    <Form id={id} onSubmit={() => send({ type: 'split.submitted' })}>
      <FieldLine>
        <TextField
          label="Name"
          value={split.name}
          problem={nameError}
          waiting={waiting}
          onText={(name) => send({ type: 'name.changed', name })}
        />
        <SelectField
          label="Currency"
          value={split.currencyId}
          disabled={waiting}
          options={currencies.map(({ id: value, code, name }) => ({ value, label: `${code}, ${isolated(name)}` }))}
          onChoose={(currencyId) => send({ type: 'currency.chosen', currencyId })}
        />
        <ChoiceField
          label="Rate type"
          value={split.rateType}
          disabled={waiting}
          options={RATES}
          onChoose={(rateType) => send({ type: 'rateType.chosen', rateType })}
        />
      </FieldLine>
    </Form>
  );
}
