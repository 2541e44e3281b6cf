import { useDeferredValue, useMemo } from 'react';
import { useDialogAddress } from '../../flow/dialogAddress';

const NAIRA = 'NGN';

/** `new` is a transfer in naira. Anyone can edit a URL, so an invalid currency opens nothing. */
function currencyIn(transfer: string | null): string | null {
  if (transfer === 'new') return NAIRA;
  return transfer !== null && /^[A-Z]{3}$/.test(transfer) ? transfer : null;
}

const OPEN = ['transfer', 'verify', 'payout', 'fund'] as const;

/** What is open next to the list of payouts, in the URL. Its functions stay the same while the path does. */
export function usePayoutAddress() {
  const { about, open, close } = useDialogAddress(OPEN);
  const shown = about('payout');
  const beside = useDeferredValue(shown);
  const transferFrom = currencyIn(about('transfer'));
  const transferLast = useDeferredValue(transferFrom);
  const actions = useMemo(
    () => ({
      /** Opens a transfer from this currency's wallet. */
      transferIn: (currency: string) => open('transfer', currency === NAIRA ? 'new' : currency),
      verify: (payoutId: string) => open('verify', payoutId),
      show: (payoutId: string) => open('payout', payoutId),
      /** Opens the details of a row. */
      showRow: ({ payoutId }: { readonly payoutId: string }) => open('payout', payoutId),
      fund: () => open('fund', 'now'),
      close,
    }),
    [open, close],
  );
  return {
    /** The paying wallet. Null while no transfer is open. */
    transferFrom: transferFrom ?? transferLast,
    /** The payout to verify. */
    verifying: about('verify'),
    /** The payout whose details were requested. */
    shown,
    /** The payout whose panel is laid out. The pressed row is marked first, and the layout follows. */
    beside,
    isFunding: about('fund') !== null,
    ...actions,
  };
}
