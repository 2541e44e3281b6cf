/** A list on a screen with its declared filters: their values, and how they change. */
import { useEffect, useMemo } from 'react';
import type { collection } from '../../machines/kit/collection/collection.machine';
import type { Wired } from '../../machines/kit/flow/port';
import type { Filters } from '../../machines/kit/list/filters';
import { broadcast } from './channel';
import { onListChanged } from './tabs';
import { useCollection } from './useCollection';

type Collection<Row, Filter extends object> = ReturnType<typeof collection<Row, Filter>>;

/** Filters of a list, as a view shows them. */
export interface FilterState<Filter extends object> extends Filters<Filter> {
  readonly value: Filter;
  readonly apply: (value: Filter) => void;
}

/** @param fixed values of the filters that the page sets */
export function useList<Row, Filter extends object>(
  machine: Wired<Collection<Row, Filter>>,
  declared: Filters<Filter>,
  fixed: Partial<Filter> = {},
) {
  const list = useCollection(machine, declared.codec(fixed));
  const { send } = list;
  const value = list.view.query.filter;
  const filters = useMemo<FilterState<Filter>>(
    () => ({ ...declared, value, apply: (filter) => send({ type: 'filter.applied', filter }) }),
    [declared, value, send],
  );
  const { id } = machine;
  const refresh = useMemo(
    () => () => {
      send({ type: 'refresh' });
      broadcast({ kind: 'changed', list: id });
    },
    [send, id],
  );
  // A row that another tab removed must not be offered here.
  useEffect(() => onListChanged(id, () => send({ type: 'refresh' })), [send, id]);
  return { ...list, id, filters, refresh };
}

/** What a view needs of `useList`. */
export type List<Row, Filter extends object> = Pick<
  ReturnType<typeof useList<Row, Filter>>,
  'view' | 'send' | 'filters' | 'refresh' | 'id'
>;
