import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';

/**
 * Which dialog is open over a page, in the address: a reload and a session that ended come back to it. One at a time, by a name and what it is
 * about. The list of names must stay the same; what is returned stays while the path does, but for what is open.
 */
export function useDialogAddress<const Name extends string>(names: readonly Name[]) {
  const [path, navigate] = useLocation();
  const search = new URLSearchParams(useSearch());
  const doors = useMemo(() => {
    const go = (change: (next: URLSearchParams) => void, how?: { readonly replace: boolean }) => {
      const next = new URLSearchParams(window.location.search);
      for (const name of names) next.delete(name);
      change(next);
      navigate(next.size > 0 ? `${path}?${next}` : path, how);
    };
    return {
      open: (name: Name, about: string) => go((next) => next.set(name, about)),
      close: () => go(() => {}, { replace: true }),
    };
  }, [path, navigate, names]);
  return { about: (name: Name) => search.get(name), ...doors };
}
