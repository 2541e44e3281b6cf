import type { Said } from '../../../machines/kit/otp/otp.types';
import type { Receipt } from '../../../machines/transactions/receiptEmail/receiptEmail.machine';
import { receiptAt, whyNoReceipt } from '../../../machines/transactions/receiptEmail/receiptEmail.rules';
import { Button } from '../../ui/buttons/Button';
import { CountdownTo } from '../../ui/text/Countdown';
import { formatAmount } from '../../ui/text/format';
import { useTimeLeft } from '../../ui/text/useTimeLeft';
import type { transactionDetailsFlows } from '../../wiring/transactions/transactionDetails';
import { ConfirmDialog } from '../kit/ConfirmDialog';

interface ReceiptButtonProps extends Receipt {
  readonly maySend: boolean;
  readonly onPress: () => void;
}

const READ_ONLY = 'Your role can’t email receipts.';

/** TRX-04: at most once a minute. Until then, the button says when. */
export function ReceiptButton({ payment, isTest, maySend, onPress }: ReceiptButtonProps) {
  const at = receiptAt(payment);
  const isWaiting = useTimeLeft(at) > 0;
  const why = maySend ? whyNoReceipt(payment, isTest) : READ_ONLY;
  return (
    <Button disabled={why !== null || isWaiting} reason={why} onPress={onPress}>
      {why === null && isWaiting ? (
        <span>
          Email receipt in <CountdownTo at={at} />
        </span>
      ) : (
        'Email receipt'
      )}
    </Button>
  );
}

interface ReceiptDialogProps {
  readonly machine: (typeof transactionDetailsFlows)['receiptEmail'];
  readonly receipt: Receipt;
  readonly onDone: () => void;
}

export const ReceiptDialog = ({ machine, receipt, onDone }: ReceiptDialogProps) => (
  <ConfirmDialog<Receipt, Said>
    machine={machine}
    subject={receipt}
    title="Email this receipt?"
    action="Email receipt"
    kind="solid"
    onDone={onDone}
  >
    <p>
      We send a receipt for <strong>{formatAmount(receipt.payment.amount, receipt.payment.currency)}</strong> to{' '}
      <strong>
        <bdi>{receipt.payment.customer.email}</bdi>
      </strong>
      .
    </p>
    <p>You can send it once a minute.</p>
  </ConfirmDialog>
);
