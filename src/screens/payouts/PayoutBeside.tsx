import { PayoutDetailsPane, type PayoutDetailsPaneProps } from './PayoutDetailsPane';
import { usePayAgain } from './usePayAgain';

interface PayoutBesideProps extends Omit<PayoutDetailsPaneProps, 'onPayAgain'> {
  /** Null if the role may not pay. */
  readonly onTransferIn: ((currency: string) => void) | null;
}

const nowhere = () => undefined;

/** The details of a payout beside its list, from which it can be paid again. It loads with them. */
export function PayoutBeside({ onTransferIn, ...rest }: PayoutBesideProps) {
  const payAgain = usePayAgain(onTransferIn ?? nowhere);
  return <PayoutDetailsPane {...rest} onPayAgain={onTransferIn && payAgain} />;
}
