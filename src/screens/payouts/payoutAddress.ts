import { useDeferredValue, useMemo } from 'react';
import { useDialogAddress } from '../../flow/dialogAddress';

const NAIRA = 'NGN';

/** `new` is a transfer in naira. An address is typed by anybody: what is no currency opens nothing. */
function currencyIn(transfer: string | null): string | null {
  if (transfer === 'new') return NAIRA;
  return transfer !== null && /^[A-Z]{3}$/.test(transfer) ? transfer : null;
}

const OPEN = ['transfer', 'verify', 'payout', 'fund'] as const;

/** What is open beside the list of payouts, in the address. Its functions stay the same while the path does. */
export function usePayoutAddress() {
  const { about, open, close } = useDialogAddress(OPEN);
  const shown = about('payout');
  const beside = useDeferredValue(shown);
  const transferFrom = currencyIn(about('transfer'));
  const transferLast = useDeferredValue(transferFrom);
  const doors = useMemo(
    () => ({
      /** A transfer out of this currency's wallet. */
      transferIn: (currency: string) => open('transfer', currency === NAIRA ? 'new' : currency),
      verify: (payoutId: string) => open('verify', payoutId),
      show: (payoutId: string) => open('payout', payoutId),
      /** As a row of a list opens it. */
      showRow: ({ payoutId }: { readonly payoutId: string }) => open('payout', payoutId),
      fund: () => open('fund', 'now'),
      close,
    }),
    [open, close],
  );
  return {
    /** The wallet that pays; null while no transfer is open. */
    transferFrom: transferFrom ?? transferLast,
    /** The payout that is verified. */
    verifying: about('verify'),
    /** The payout whose details are asked for. */
    shown,
    /** The one that the page has made room for: a press is answered in its row before the rest follows. */
    beside,
    isFunding: about('fund') !== null,
    ...doors,
  };
}
