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
  const { shown, close, verify } = usePayoutAddress();
  if (shown === null) return null;
  return (
    <PayoutDetailsPane
      machine={flows.payoutDetails}
      payoutId={shown}
      business={business}
      onClose={close}
      onVerify={mayPay ? verify : null}
    />
  );
}
