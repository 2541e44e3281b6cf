/** A list whose saved views show how many rows they have. */
import { useEffect, useMemo } from 'react';
import type { Wired } from '../../machines/kit/flow/port';
import type { resource } from '../../machines/kit/resource/resource.machine';
import type { ViewCounts } from '../../machines/kit/resource/viewCounts';
import { onListChanged } from './tabs';
import { useResource } from './useResource';

/** @returns the list, which counts again whenever it is refreshed, and its counts */
export function useCounted<L extends { readonly id: string; readonly refresh: () => void }>(
  list: L,
  machine: Wired<ReturnType<typeof resource<ViewCounts, string>>>,
  key: string,
) {
  const counts = useResource(machine, key);
  const { id, refresh } = list;
  const { send } = counts;
  const both = useMemo(
    () => () => {
      refresh();
      send({ type: 'refresh' });
    },
    [refresh, send],
  );
  useEffect(() => onListChanged(id, () => send({ type: 'refresh' })), [id, send]);
  return { list: { ...list, refresh: both }, counts };
}
