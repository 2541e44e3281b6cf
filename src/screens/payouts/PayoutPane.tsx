import type { payoutsFlows } from '../../wiring/payouts/payouts';
import { PayoutDetailsPane } from './PayoutDetailsPane';
import { usePayoutAddress } from './payoutAddress';

interface PayoutPaneProps {
  readonly flows: Pick<typeof payoutsFlows, 'payoutDetails'>;
  readonly mayPay: boolean;
  readonly business: string;
}

/** The details of the payout that the address names, beside the page. */
export function PayoutPane({ flows, mayPay, business }: PayoutPaneProps) {
  const { beside, close, verify } = usePayoutAddress();
  if (beside === null) return null;
  return (
    <PayoutDetailsPane
      machine={flows.payoutDetails}
      payoutId={beside}
      business={business}
      onClose={close}
      onVerify={mayPay ? verify : null}
    />
  );
}
