import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { useSearch } from './useSearch';

/**
 * Stores the open dialog of a page in the URL, so that it survives a reload and an expired session. One dialog at a time, by a name and its
 * subject. The list of names must stay the same. The returned functions stay the same while the path does.
 */
export function useDialogAddress<const Name extends string>(names: readonly Name[]) {
  const [path, navigate] = useLocation();
  const search = new URLSearchParams(useSearch());
  const actions = useMemo(() => {
    const go = (change: (next: URLSearchParams) => void, how?: { readonly replace: boolean }) => {
      const next = new URLSearchParams(window.location.search);
      for (const name of names) next.delete(name);
      change(next);
      navigate(next.size > 0 ? `${path}?${next}` : path, how);
    };
    return {
      // The next record takes the place of the open one, so that Back closes it.
      open: (name: Name, about: string) => {
        const isOpen = new URLSearchParams(window.location.search).has(name);
        go((next) => next.set(name, about), { replace: isOpen });
      },
      close: () => go(() => {}, { replace: true }),
    };
  }, [path, navigate, names]);
  return { about: (name: Name) => search.get(name), ...actions };
}
