/** A list whose saved views show how many rows they have. */
import { useMemo } from 'react';
import type { Wired } from '../../machines/kit/port';
import type { resource } from '../../machines/kit/resource.machine';
import type { ViewCounts } from '../../machines/kit/viewCounts';
import { useResource } from './useResource';

/** @returns the list, which counts again whenever it is refreshed, and its counts */
export function useCounted<L extends { readonly refresh: () => void }>(
  list: L,
  machine: Wired<ReturnType<typeof resource<ViewCounts, string>>>,
  key: string,
) {
  const counts = useResource(machine, key);
  const { refresh } = list;
  const { send } = counts;
  const both = useMemo(
    () => () => {
      refresh();
      send({ type: 'refresh' });
    },
    [refresh, send],
  );
  return { list: { ...list, refresh: both }, counts };
}
