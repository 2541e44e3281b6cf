/** The value of a filter in words, for its chip and for its button. */
import { type Field, isInBar, type Option } from '../../../machines/kit/list/filters';
import { formatDay } from '../../ui/text/dates';

/** Returns the value in words. Empty if it narrows nothing. */
export function filterText<Value>({ control, isEmpty }: Field<Value>, value: Value, options?: readonly Option[]): string {
  if (isEmpty(value) && !isInBar(control)) return '';
  switch (control.kind) {
    case 'fixed':
      return '';
    case 'search':
      return control.get(value).text;
    case 'dates':
      return daysText(control.get(value));
    case 'select': {
      const chosen = control.get(value);
      return [...(options ?? []), ...control.options].find((option) => option.value === chosen)?.label ?? chosen;
    }
  }
}

function daysText({ from, to }: { readonly from: string; readonly to: string }): string {
  if (from === '') return `Until ${formatDay(to)}`;
  if (to === '') return `From ${formatDay(from)}`;
  return from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`;
}

/** Returns what a filter narrows, in words: its label, or the column that it searches. */
export function filterName<Value>({ control, label }: Field<Value>, value: Value): string {
  if (control.kind !== 'search') return label;
  const { column } = control.get(value);
  return control.columns.find((option) => option.value === column)?.label ?? 'Search';
}
