import type { Bookmark } from '../../../machines/payouts/payout/payout.types';
import type { PayoutInFull } from '../../../machines/payouts/payoutDetails/payoutDetails.machine';
import { payAgain } from '../../../machines/payouts/payoutDetails/payoutDetails.rules';
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
  const { owner, navigate } = useFlowContext();
  const payWith = (payout: PayoutInFull) => {
    // A payout with an unknown outcome comes first, and keeps its order.
    const isOpen = owner !== null && (loadBookmark<Bookmark>(owner, TRANSFER)?.order ?? null) !== null;
    if (owner !== null && !isOpen) saveBookmark(owner, TRANSFER, payAgain(payout));
    transferIn(payout.currency);
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
