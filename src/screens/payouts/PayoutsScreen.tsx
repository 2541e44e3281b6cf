import { Button } from '../../ui/Button';
import { Page } from '../../ui/Page';
import type { payoutsFlows } from '../../wiring/payouts/payouts';
import { PayoutList } from './PayoutList';
import { PayoutPane } from './PayoutPane';
import { usePayoutAddress } from './payoutAddress';
import { LOOK_ONLY } from './words';

export interface PayoutAreaProps {
  readonly flows: typeof payoutsFlows;
  readonly email: string;
  /** The name of the active business. */
  readonly business: string;
  readonly businessId: string;
  readonly permissions: readonly string[];
  /** The currency that is chosen for the whole dashboard. */
  readonly currency: string;
}

/** PAY-01. What is open beside the list stands in the address, so that a reload comes back to it. */
export function PayoutsScreen({ flows, email, business, businessId, permissions, currency }: PayoutAreaProps) {
  const address = usePayoutAddress();
  const mayPay = permissions.includes('payout.initiate');
  return (
    <Page
      title="Payouts"
      actions={
        <Button
          kind="solid"
          icon="plus"
          disabled={!mayPay}
          reason={mayPay ? null : LOOK_ONLY}
          onPress={() => address.transferIn(currency)}
        >
          Initiate Payout
        </Button>
      }
      pane={<PayoutPane flows={flows} mayPay={mayPay} business={business} />}
    >
      <PayoutList flows={flows} email={email} businessId={businessId} mayPay={mayPay} />
    </Page>
  );
}
