import type { Bookmark } from '../../../machines/payouts/payout/payout.types';
import { transferToOpen } from '../../../machines/payouts/payoutDetails/payoutDetails.rules';
import { loadBookmark, saveBookmark } from '../../flow/bookmarks';
import { useFlowContext } from '../../flow/FlowProvider';
import { TRANSFER } from './transferBookmark';

/** Returns how a transfer with the data of an earlier payout opens. It becomes the draft of this tab, if there is none. */
export function usePayAgain(openIn: (currency: string) => void) {
  const { owner, notice } = useFlowContext();
  return (wanted: Bookmark) => {
    const open = owner === null ? null : loadBookmark<Bookmark>(owner, TRANSFER);
    const { transfer, isNew, problem } = transferToOpen(open, wanted);
    if (problem !== null) notice({ flow: 'payAgain', tone: 'bad', text: problem });
    if (isNew && owner !== null) saveBookmark(owner, TRANSFER, transfer);
    openIn(transfer.currency);
  };
}
