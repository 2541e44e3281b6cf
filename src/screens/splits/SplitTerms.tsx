import { isolated } from '../../../contract/shownText';
import { ChoiceField } from '../../ui/controls/ChoiceField';
import { FieldLine } from '../../ui/controls/Fields';
import { SelectField } from '../../ui/controls/SelectField';
import { TextField } from '../../ui/controls/TextField';
import type { SplitFlow } from './SplitDialogs';

const RATES = [
  { value: 'percentage', label: 'percentage' },
  { value: 'flat', label: 'flat' },
] as const;

/** SPL-03: what all accounts of the split share. */
export function SplitTerms({ flow: { view, send }, waiting }: { readonly flow: SplitFlow; readonly waiting: boolean }) {
  const { split, currencies, nameError } = view;
  return (
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
  );
}
