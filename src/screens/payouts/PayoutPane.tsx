import type { Approver } from '../../../machines/payouts/approval/approval.types';
import { useFlowContext } from '../../flow/FlowProvider';
import type { payoutsFlows } from '../../wiring/payouts/payouts';
import { lazyDialog, usePreloaded } from '../kit/lazyDialog';
import { usePayoutAddress } from './payoutAddress';

const details = lazyDialog(async () => (await import('./PayoutBeside')).PayoutBeside);
const AHEAD = [details.fetch];

interface PayoutPaneProps {
  readonly flows: Pick<typeof payoutsFlows, 'payoutDetails' | 'earlierPayouts' | 'notes' | 'newNote'>;
  readonly mayPay: boolean;
  /** The signed-in user, who may decide about payouts of others. */
  readonly approver: Approver;
  readonly business: string;
  readonly support: string;
}

/** The details of the payout in the URL, next to the page. */
export function PayoutPane({ flows, mayPay, approver, business, support }: PayoutPaneProps) {
  const { beside, show, close, verify, transferIn } = usePayoutAddress();
  const { navigate } = useFlowContext();
  usePreloaded(AHEAD);
  if (beside === null) return null;
  return (
    <details.Dialog
      machine={flows.payoutDetails}
      earlier={flows.earlierPayouts}
      notes={flows}
      mayNote={mayPay || approver.mayApprove}
      approver={approver}
      payoutId={beside}
      business={business}
      support={support}
      onClose={close}
      onVerify={mayPay ? verify : null}
      onTransferIn={mayPay ? transferIn : null}
      onShow={show}
      onRecipient={({ accountNumber, bankName }) => {
        const asked = { by: 'beneficiaryNumber', recipient: accountNumber, ...(bankName && { bank: bankName }) };
        navigate(`${window.location.pathname}?${new URLSearchParams(asked)}`);
      }}
    />
  );
}
