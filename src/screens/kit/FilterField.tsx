import { useState } from 'react';
import { namedDays, today } from '../../../machines/kit/days';
import type { Field, Option } from '../../../machines/kit/filters';
import { DateRangeField } from '../../ui/DateRangeField';
import { SearchField } from '../../ui/SearchField';
import { SelectField } from '../../ui/SelectField';

interface FilterFieldProps<Value> {
  readonly field: Field<Value>;
  readonly value: Value;
  /** Replaces the declared options. */
  readonly options?: readonly Option[] | undefined;
  readonly onChange: (value: Value) => void;
}

/** One filter in the panel. */
export function FilterField<Value>({ field: { control, label }, value, options, onChange }: FilterFieldProps<Value>) {
  switch (control.kind) {
    case 'select':
      return (
        <SelectField
          label={label}
          placeholder={control.all}
          optional
          value={control.get(value)}
          options={options ?? control.options}
          onChoose={(text) => onChange(control.set(text))}
        />
      );
    case 'dates':
      return (
        <DateRangeField
          label={label}
          {...control.get(value)}
          presets={namedDays(today())}
          onChange={(range) => onChange(control.set(range))}
        />
      );
    case 'search':
    case 'fixed':
      return null;
  }
}

/** A search next to the panel. Text and column apply when it is submitted. */
export function FilterSearch<Value>({ field: { control, label }, value, onChange }: FilterFieldProps<Value>) {
  const [draft, setDraft] = useState(value);
  if (control.kind !== 'search') return null;
  const { columns, get, set } = control;
  const { text, column } = get(draft);
  const within = { column, columns, onColumn: (chosen: string) => setDraft(set({ text, column: chosen })) };
  return (
    <SearchField
      label={label}
      {...(columns.length > 0 && { within })}
      value={text}
      onText={(typed) => setDraft(set({ text: typed, column }))}
      onSearch={() => onChange(set({ text: text.trim(), column }))}
    />
  );
}
