import type { Bookmark } from '../../../machines/payouts/payout/payout.types';
import { loadBookmark, saveBookmark } from '../../flow/bookmarks';
import { useFlowContext } from '../../flow/FlowProvider';
import type { payoutsFlows } from '../../wiring/payouts/payouts';
import { lazyDialog, usePreloaded } from '../kit/lazyDialog';
import { usePayoutAddress } from './payoutAddress';
import { TRANSFER } from './useOpenPayout';

const details = lazyDialog(async () => (await import('./PayoutDetailsPane')).PayoutDetailsPane);
const AHEAD = [details.fetch];

interface PayoutPaneProps {
  readonly flows: Pick<typeof payoutsFlows, 'payoutDetails'>;
  readonly mayPay: boolean;
  readonly business: string;
}

/** The details of the payout in the URL, next to the page. */
export function PayoutPane({ flows, mayPay, business }: PayoutPaneProps) {
  const { beside, close, verify, transferIn } = usePayoutAddress();
  const { owner, navigate, notice } = useFlowContext();
  const payWith = (transfer: Bookmark) => {
    const kept = owner === null ? null : loadBookmark<Bookmark>(owner, TRANSFER);
    // A transfer that was begun is never replaced.
    if (kept) notice({ flow: 'payAgain', tone: 'bad', text: 'Finish or close your open transfer first, then select Pay again.' });
    else if (owner !== null) saveBookmark(owner, TRANSFER, transfer);
    transferIn((kept ?? transfer).currency);
  };
  usePreloaded(AHEAD);
  if (beside === null) return null;
  return (
    <details.Dialog
      machine={flows.payoutDetails}
      payoutId={beside}
      business={business}
      onClose={close}
      onVerify={mayPay ? verify : null}
      onPayAgain={mayPay ? payWith : null}
      onRecipient={(accountNumber) =>
        navigate(`${window.location.pathname}?by=beneficiaryNumber&recipient=${encodeURIComponent(accountNumber)}`)
      }
    />
  );
}
