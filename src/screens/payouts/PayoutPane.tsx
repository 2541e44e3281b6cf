import type { payoutsFlows } from '../../wiring/payouts/payouts';
import { dialogLater, useFetchedAhead } from '../kit/dialogLater';
import { usePayoutAddress } from './payoutAddress';

const details = dialogLater(async () => (await import('./PayoutDetailsPane')).PayoutDetailsPane);
const AHEAD = [details.fetch];

interface PayoutPaneProps {
  readonly flows: Pick<typeof payoutsFlows, 'payoutDetails'>;
  readonly mayPay: boolean;
  readonly business: string;
}

/** The details of the payout that the address names, beside the page. */
export function PayoutPane({ flows, mayPay, business }: PayoutPaneProps) {
  const { beside, close, verify } = usePayoutAddress();
  useFetchedAhead(AHEAD);
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
