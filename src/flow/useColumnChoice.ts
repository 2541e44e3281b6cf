/** The columns that a merchant hid in a list. This browser stores them for each user and list. */
import { useMemo, useState } from 'react';
import { useFlowContext } from './FlowProvider';
import { keepPreference, readPreference } from './themePreference';
import type { SortableColumn } from './useSort';

/** A column that a merchant can hide, or that always stays. */
export interface ColumnChoice {
  readonly key: string;
  readonly label: string;
  readonly isShown: boolean;
  readonly stays: boolean;
}

/** What names a row, its amount and its actions always stay. */
const staysOf = <Row>({ place, headHidden, key }: SortableColumn<Row>) =>
  headHidden === true || key === 'action' || place === 'lead' || place === 'figure';

/** @param list the list's own name, which never changes */
export function useColumnChoice<Row>(list: string, columns: readonly SortableColumn<Row>[]) {
  const { owner } = useFlowContext();
  const name = `columns:${owner?.split(':')[0] ?? ''}:${list}`;
  const [hidden, setHidden] = useState<readonly string[]>(() => readPreference(name)?.split(' ') ?? []);
  return useMemo(() => {
    const isShown = (column: SortableColumn<Row>) => staysOf(column) || !hidden.includes(column.key);
    const keep = (keys: readonly string[]) => {
      keepPreference(name, keys.length > 0 ? keys.join(' ') : null);
      setHidden(keys);
    };
    return {
      columns: columns.every(isShown) ? columns : columns.filter(isShown),
      choices: columns.map(
        (column): ColumnChoice => ({
          key: column.key,
          label: column.head,
          isShown: isShown(column),
          stays: staysOf(column),
        }),
      ),
      toggle: (key: string) => keep(hidden.includes(key) ? hidden.filter((each) => each !== key) : [...hidden, key]),
      reset: () => keep([]),
    };
  }, [name, columns, hidden]);
}
