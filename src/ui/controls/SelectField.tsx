import { memo } from 'react';
import { Field, type FieldProps } from './Field';
import { Select } from './Select';

export interface Option {
  readonly value: string;
  readonly label: string;
}

interface SelectFieldProps extends Omit<FieldProps, 'children'> {
  readonly value: string;
  readonly onChoose: (value: string) => void;
  readonly options: readonly Option[];
  /** The empty choice. Without it, one option is always chosen. */
  readonly placeholder?: string;
  readonly disabled?: boolean;
}

/** A choice from many options. The empty value means no choice yet. */
export const SelectField = memo(function SelectField(props: SelectFieldProps) {
  const { label, hint, problem, optional = false, value, onChoose, options, placeholder, disabled = false } = props;
  return (
    <Field label={label} hint={hint} problem={problem} optional={optional}>
      {(control) => (
        <Select
          {...control}
          hasPlaceholder={placeholder !== undefined}
          value={value}
          disabled={disabled}
          onChange={(event) => onChoose(event.target.value)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
});
