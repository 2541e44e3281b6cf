import { PayoutDetailsPane } from './PayoutDetailsPane';
import { usePayoutAddress } from './payoutAddress';
import type { PayoutFlows } from './payoutFlows';

interface PayoutPaneProps {
  readonly flows: Pick<PayoutFlows, 'payoutDetails'>;
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
