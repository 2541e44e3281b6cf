/** Filters of a list for a tester: the control of each, and the value to set. */
import { type Filters, isInBar, withValue } from './filters';

export type ListedFilter = { readonly label: string } & (
  | { readonly kind: 'bar' | 'select'; readonly option: string }
  | { readonly kind: 'dates'; readonly from: string; readonly to: string }
  | { readonly kind: 'search'; readonly text: string }
);

/** Returns how to set one filter to its value, or null if there is nothing to set. */
function listedField<Filter extends object, K extends keyof Filter & string>(
  { fields }: Filters<Filter>,
  key: K,
  filter: Filter,
): ListedFilter | null {
  const { control, label, isEmpty } = fields[key];
  const value = filter[key];
  if (isEmpty(value) && !isInBar(control)) return null;
  switch (control.kind) {
    case 'fixed':
      return null;
    case 'search':
      return { label, kind: 'search', text: control.get(value).text };
    case 'dates':
      return { label, kind: 'dates', ...control.get(value) };
    case 'select': {
      // No control sets it.
      if (control.place === 'link') return null;
      const chosen = control.get(value);
      const option = control.options.find((one) => one.value === chosen)?.label ?? chosen;
      return option === '' ? null : { label, kind: control.place === 'panel' ? 'select' : control.place, option };
    }
  }
}

/** Returns what a tester sets to get this filter. */
export const listedValue = <Filter extends object>(declared: Filters<Filter>, filter: Filter): readonly ListedFilter[] =>
  declared.keys.flatMap((key) => listedField(declared, key, filter) ?? []);

/** Returns a value to try a filter with. */
function exampleOf<Filter extends object, K extends keyof Filter & string>(
  { fields }: Filters<Filter>,
  key: K,
  option: string | undefined,
): Filter[K] {
  const { control, empty } = fields[key];
  switch (control.kind) {
    case 'fixed':
      return empty;
    case 'search':
      return control.set({ ...control.get(empty), text: 'Ada' });
    case 'dates':
      return control.set({ from: '2026-11-01', to: '2026-11-20' });
    case 'select':
      return control.set(option ?? control.options[0]?.value ?? '');
  }
}

/** A filter with an example: what a tester sets, and the URL that results. */
export interface FilterExample {
  readonly name: string;
  readonly step: ListedFilter;
  readonly address: Readonly<Record<string, string>>;
}

/** Returns every filter that a user can set, with an example. */
export const listedFilters = <Filter extends object>(
  declared: Filters<Filter>,
  fixed: Partial<Filter> = {},
  options: Partial<Readonly<Record<keyof Filter, string>>> = {},
): readonly FilterExample[] =>
  declared.keys.flatMap((key) => {
    const filter = withValue(declared.empty, key, exampleOf(declared, key, options[key]));
    const step = listedField(declared, key, filter);
    return step === null ? [] : [{ name: key, step, address: declared.codec(fixed).write(filter) }];
  });
