import { useDeferredValue, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';

const NAIRA = 'NGN';

/** `new` is a transfer in naira. An address is typed by anybody: what is no currency opens nothing. */
function currencyIn(transfer: string | null): string | null {
  if (transfer === 'new') return NAIRA;
  return transfer !== null && /^[A-Z]{3}$/.test(transfer) ? transfer : null;
}

const OPEN = ['transfer', 'verify', 'payout', 'fund'] as const;
type Open = (typeof OPEN)[number];

/**
 * What is open beside the list, from the address and back into it: so a reload comes back to it, and the back button closes it. Its functions
 * stay the same while the path does.
 */
export function usePayoutAddress() {
  const [path, navigate] = useLocation();
  const params = new URLSearchParams(useSearch());
  const shown = params.get('payout');
  const beside = useDeferredValue(shown);
  const transferFrom = currencyIn(params.get('transfer'));
  const transferLast = useDeferredValue(transferFrom);
  const doors = useMemo(() => doorsAt(path, navigate), [path, navigate]);
  return {
    /** The wallet that pays; null while no transfer is open. */
    transferFrom: transferFrom ?? transferLast,
    /** The payout that is verified. */
    verifying: params.get('verify'),
    /** The payout whose details are asked for. */
    shown,
    /** The one that the page has made room for: a press is answered in its row before the rest follows. */
    beside,
    isFunding: params.has('fund'),
    ...doors,
  };
}

type Navigate = ReturnType<typeof useLocation>[1];

function doorsAt(path: string, navigate: Navigate) {
  const go = (change: (next: URLSearchParams) => void, how?: { readonly replace: boolean }) => {
    const next = new URLSearchParams(window.location.search);
    for (const name of OPEN) next.delete(name);
    change(next);
    navigate(next.size > 0 ? `${path}?${next}` : path, how);
  };
  const open = (name: Open) => (value: string) => go((next) => next.set(name, value));
  const show = open('payout');
  return {
    /** A transfer out of this currency's wallet. */
    transferIn: (currency: string) => open('transfer')(currency === NAIRA ? 'new' : currency),
    verify: open('verify'),
    show,
    /** As a row of a list opens it. */
    showRow: ({ payoutId }: { readonly payoutId: string }) => show(payoutId),
    fund: () => open('fund')('now'),
    close: () => go(() => {}, { replace: true }),
  };
}
