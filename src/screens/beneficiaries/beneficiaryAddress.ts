import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';

const OPEN = ['new', 'resolving', 'removing'] as const;

/** Which dialog is open over the list, in the address: `?new=beneficiary`, `?resolving=7`, `?removing=7`. Its functions stay while the path does. */
export function useBeneficiaryAddress() {
  const [path, navigate] = useLocation();
  const search = new URLSearchParams(useSearch());
  const doors = useMemo(() => {
    const go = (change: (next: URLSearchParams) => void, how?: { readonly replace: boolean }) => {
      const next = new URLSearchParams(window.location.search);
      for (const name of OPEN) next.delete(name);
      change(next);
      navigate(next.size > 0 ? `${path}?${next}` : path, how);
    };
    return {
      add: () => go((next) => next.set('new', 'beneficiary')),
      resolve: (id: string) => go((next) => next.set('resolving', id)),
      remove: (id: string) => go((next) => next.set('removing', id)),
      close: () => go(() => {}, { replace: true }),
    };
  }, [path, navigate]);
  return { isAdding: search.has('new'), resolved: search.get('resolving'), removed: search.get('removing'), ...doors };
}
