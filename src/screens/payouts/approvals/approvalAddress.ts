import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';

const OPEN = ['approve', 'decline'] as const;

const idsIn = (text: string | null) => (text !== null && /^[\w-]+(,[\w-]+)*$/.test(text) ? text.split(',') : null);

export interface Asked {
  readonly payoutIds: readonly string[];
  readonly isApproved: boolean;
}

/** What is decided beside the list, from the address and back into it: `?approve=7`, `?decline=7,8`. Its functions stay while the path does. */
export function useApprovalAddress() {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const asked = useMemo((): Asked | null => {
    const params = new URLSearchParams(search);
    const [approved, declined] = [idsIn(params.get('approve')), idsIn(params.get('decline'))];
    if (approved) return { payoutIds: approved, isApproved: true };
    return declined && { payoutIds: declined, isApproved: false };
  }, [search]);
  const doors = useMemo(() => {
    const go = (change: (next: URLSearchParams) => void, how?: { readonly replace: boolean }) => {
      const next = new URLSearchParams(window.location.search);
      for (const name of OPEN) next.delete(name);
      change(next);
      navigate(next.size > 0 ? `${path}?${next}` : path, how);
    };
    return {
      approve: (ids: readonly string[]) => go((next) => next.set('approve', ids.join())),
      decline: (ids: readonly string[]) => go((next) => next.set('decline', ids.join())),
      close: () => go(() => {}, { replace: true }),
    };
  }, [path, navigate]);
  return { asked, ...doors };
}
