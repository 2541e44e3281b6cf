import { TextControl } from './control';
import { Field } from './Field';
import type { TextFieldProps } from './TextField';

type MoneyFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'autoFocus'>;

/** An amount among the other fields of a form. Its label says the currency. */
export function MoneyField({ label, hint, problem, optional = false, ...rest }: MoneyFieldProps) {
  return (
    <Field label={label} hint={hint} problem={problem} optional={optional}>
      {(control) => <TextControl autoComplete="off" {...control} {...rest} inputMode="decimal" />}
    </Field>
  );
}
