/** A list whose saved views show how many rows they have. */
import { useEffect, useMemo, useRef } from 'react';
import type { Wired } from '../../machines/kit/port';
import type { resource } from '../../machines/kit/resource.machine';
import type { ViewCounts } from '../../machines/kit/viewCounts';
import { useResource } from './useResource';

/**
 * @param changing what the list shows of rows that change by themselves, null until it is loaded: with another text they are counted again
 * @returns the list, which counts again whenever it is refreshed, and its counts
 */
export function useCounted<L extends { readonly refresh: () => void }>(
  list: L,
  machine: Wired<ReturnType<typeof resource<ViewCounts, string>>>,
  key: string,
  changing: string | null = null,
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
  const counted = useRef(changing);
  useEffect(() => {
    if (counted.current !== null && counted.current !== changing) send({ type: 'refresh' });
    counted.current = changing;
  }, [changing, send]);
  return { list: { ...list, refresh: both }, counts };
}
