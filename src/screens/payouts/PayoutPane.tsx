import type { payoutsFlows } from '../../wiring/payouts/payouts';
import { lazyDialog, usePreloaded } from '../kit/lazyDialog';
import { usePayoutAddress } from './payoutAddress';

const details = lazyDialog(async () => (await import('./PayoutDetailsPane')).PayoutDetailsPane);
const AHEAD = [details.fetch];

interface PayoutPaneProps {
  readonly flows: Pick<typeof payoutsFlows, 'payoutDetails'>;
  readonly mayPay: boolean;
  readonly business: string;
}

/** The details of the payout in the URL, next to the page. */
export function PayoutPane({ flows, mayPay, business }: PayoutPaneProps) {
  const { beside, close, verify } = usePayoutAddress();
  usePreloaded(AHEAD);
  if (beside === null) return null;
  return (
    <details.Dialog
      machine={flows.payoutDetails}
      payoutId={beside}
      business={business}
      onClose={close}
      onVerify={mayPay ? verify : null}
    />
  );
}
