import { Button } from '../../ui/Button';
import { Page } from '../../ui/Page';
import { PayoutList } from './PayoutList';
import { usePayoutAddress } from './payoutAddress';
import type { PayoutFlows } from './payoutFlows';

export interface PayoutAreaProps {
  readonly flows: PayoutFlows;
  readonly email: string;
  readonly permissions: readonly string[];
}

export const LOOK_ONLY = 'Your role may look at payouts and not make them.';

/** PAY-01. What is open beside the list stands in the address, so that a reload comes back to it. */
export function PayoutsScreen({ flows, email, permissions }: PayoutAreaProps) {
  const address = usePayoutAddress();
  const mayPay = permissions.includes('payout.initiate');
  return (
    <Page
      title="Payouts"
      actions={
        <Button kind="solid" disabled={!mayPay} reason={mayPay ? null : LOOK_ONLY} onPress={() => address.transfer('new')}>
          Initiate Payout
        </Button>
      }
    >
      <PayoutList flows={flows} email={email} mayPay={mayPay} />
    </Page>
  );
}
