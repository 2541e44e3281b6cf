import type { Approver } from '../../../machines/payouts/approval/approval.types';
import { Page } from '../../ui/layout/Page';
import type { payoutsFlows } from '../../wiring/payouts/payouts';
import { StartButton } from '../kit/ListSection';
import { PayoutList } from './PayoutList';
import { PayoutPane } from './PayoutPane';
import { usePayoutAddress } from './payoutAddress';
import { READ_ONLY_REASON } from './words';

export interface PayoutAreaProps {
  readonly flows: typeof payoutsFlows;
  readonly email: string;
  /** The signed-in user. */
  readonly user: Pick<Approver, 'id' | 'name'>;
  /** The name of the active business. */
  readonly business: string;
  readonly businessId: string;
  /** The provider's address for problems. Empty if there is none. */
  readonly support: string;
  readonly permissions: readonly string[];
  /** The currency of the whole dashboard. */
  readonly currency: string;
}

/** PAY-01: the list of payouts. The open panel is in the URL, so that it survives a reload. */
export function PayoutsScreen({ flows, email, user, business, businessId, support, permissions, currency }: PayoutAreaProps) {
  const address = usePayoutAddress();
  const mayPay = permissions.includes('payout.initiate');
  const approver = { ...user, mayApprove: permissions.includes('payout.approve') };
  const start = (
    <StartButton barred={mayPay ? null : READ_ONLY_REASON} onPress={() => address.transferIn(currency)}>
      Initiate Payout
    </StartButton>
  );
  return (
    <Page
      title="Payouts"
      actions={start}
      pane={<PayoutPane flows={flows} mayPay={mayPay} approver={approver} business={business} support={support} />}
    >
      <PayoutList flows={flows} email={email} business={business} businessId={businessId} mayPay={mayPay} start={start} />
    </Page>
  );
}
