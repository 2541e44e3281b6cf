import { useState } from 'react';
import { type DateRange, type Field, isInBar, type Option } from '../../../machines/kit/list/filters';
import { namedDays, rangeError, today, typedDay } from '../../../machines/kit/values/days';
import { SearchField } from '../../ui/controls/SearchField';
import { SelectField } from '../../ui/controls/SelectField';
import { SelectInLine } from '../../ui/controls/SelectInLine';
import { lazyDialog } from './lazyDialog';
import { useNew } from './useNew';

interface FilterFieldProps<Value> {
  readonly field: Field<Value>;
  readonly value: Value;
  /** Replaces the declared options. */
  readonly options?: readonly Option[] | undefined;
  readonly onChange: (value: Value) => void;
  /** Whether the merchant tried to apply it, so that it says what is wrong. */
  readonly isTried?: boolean;
}

/** One filter in the panel. */
export function FilterField<Value>(props: FilterFieldProps<Value>) {
  const { field, value, options, onChange, isTried = false } = props;
  const { control, label } = field;
  switch (control.kind) {
    case 'select':
      if (isInBar(control)) return <SelectField label={label} {...barChoice(props)} />;
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
        <Days label={label} value={control.get(value)} isTried={isTried} onChange={(range) => onChange(control.set(range))} />
      );
    case 'search':
    case 'fixed':
      return null;
  }
}

/** A choice above the list of which rows it is of. It applies at once. A value that is not among the options means the first one. */
export const BarChoice = <Value,>(props: FilterFieldProps<Value>) => (
  <SelectInLine label={props.field.label} {...barChoice(props)} />
);

function barChoice<Value>({ field: { control }, value, options, onChange }: FilterFieldProps<Value>) {
  if (control.kind !== 'select') return { options: [], value: '', onChoose: () => {} };
  const offered = options ?? control.options;
  const chosen = control.get(value);
  return {
    options: offered,
    value: offered.some((one) => one.value === chosen) ? chosen : '',
    onChoose: (text: string) => onChange(control.set(text)),
  };
}

/** A closed panel needs no days, so their code loads when the page is idle, or when a panel opens. */
export const dayFields = lazyDialog(async () => (await import('../../ui/controls/DateRangeField')).DateRangeField);

interface DaysProps {
  readonly label: string;
  readonly value: DateRange;
  readonly isTried: boolean;
  readonly onChange: (range: DateRange) => void;
}

const Days = ({ label, value, isTried, onChange }: DaysProps) => (
  <dayFields.Dialog
    label={label}
    {...value}
    today={today()}
    presets={namedDays(today())}
    read={typedDay}
    problem={isTried ? rangeError(value) : null}
    onChange={onChange}
  />
);

interface FilterSearchProps<Value> extends FilterFieldProps<Value> {
  /** The applied filters as one text. New ones replace what is entered. */
  readonly applied: string;
}

/** A search next to the panel. Text and column apply when it is submitted. */
export function FilterSearch<Value>({ applied, field: { control, label }, value, onChange }: FilterSearchProps<Value>) {
  const [draft, setDraft] = useState(value);
  useNew(applied, () => setDraft(value));
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
