import type { TransactionInFull } from '../../../machines/transactions/transactionDetails/transactionDetails.machine';
import { refundedPart, whyNotRefundable } from '../../../machines/transactions/transactionDetails/transactionDetails.rules';
import { TRANSACTIONS } from '../../../machines/transactions/transactions/transactions.machine';
import { useDialogAddress } from '../../flow/dialogAddress';
import { useSubject } from '../../flow/segments';
import { useResource } from '../../flow/useResource';
import { Button } from '../../ui/Button';
import { orDash } from '../../ui/format';
import { PrintedStack } from '../../ui/PrintedStack';
import { PrintHeader } from '../../ui/PrintHeader';
import { RecordColumns } from '../../ui/RecordColumns';
import type { transactionDetailsFlows } from '../../wiring/transactions/transactionDetails';
import { DetailsPage } from '../kit/DetailsPage';
import { lazyDialog, usePreloaded } from '../kit/lazyDialog';
import { CustomerPart, OrderPart, PaymentPart } from './TransactionFacts';
import { TransactionHead } from './TransactionHead';
import { MoneyPart, TimelinePart } from './TransactionMoney';

interface TransactionDetailsScreenProps {
  readonly flows: typeof transactionDetailsFlows;
  /** The name of the business, for the printed page. */
  readonly business: string;
  readonly mayRefund: boolean;
}

const refund = lazyDialog(async () => (await import('../refunds/RefundDialog')).RefundDialog);
const AHEAD = [refund.fetch];
const OPEN = ['open'] as const;
const REFUND = 'refund';

const TITLE = 'Transaction details';
const LIST = { label: 'Transactions', path: TRANSACTIONS };

/** TRX-04: shows the transaction whose payment reference is in the URL. */
export function TransactionDetailsScreen({ flows, business, mayRefund }: TransactionDetailsScreenProps) {
  usePreloaded(AHEAD);
  const reference = useSubject();
  const { about, open, close } = useDialogAddress(OPEN);
  const part = useResource(flows.transactionDetails, reference);
  const { value } = part.view;
  const isRefundable = mayRefund && value !== null && whyNotRefundable(value) === null;
  return (
    <DetailsPage
      title={TITLE}
      list={LIST}
      part={part}
      what="this transaction"
      name={orDash(value?.reference ?? reference)}
      actions={
        <>
          <Button icon="printer" onPress={() => window.print()}>
            Print
          </Button>
          {isRefundable && (
            <Button kind="solid" icon="undo-2" onPress={() => open('open', REFUND)}>
              Refund
            </Button>
          )}
        </>
      }
      dialogs={
        mayRefund &&
        value !== null &&
        about('open') === REFUND && (
          <refund.Dialog
            machine={flows.refund}
            reference={reference}
            onSettled={() => part.send({ type: 'refresh' })}
            onDone={({ result }) => {
              if (result !== 'sessionExpired') close();
            }}
          />
        )
      }
    >
      {(transaction) => <Details transaction={transaction} business={business} />}
    </DetailsPage>
  );
}

interface DetailsProps {
  readonly transaction: TransactionInFull;
  readonly business: string;
}

const Details = ({ transaction, business }: DetailsProps) => (
  <PrintedStack>
    <PrintHeader title={TITLE} from={business} />
    <TransactionHead transaction={transaction} part={refundedPart(transaction)} />
    <RecordColumns
      first={<MoneyPart transaction={transaction} />}
      side={
        <>
          <CustomerPart transaction={transaction} />
          <PaymentPart transaction={transaction} />
        </>
      }
    >
      <TimelinePart transaction={transaction} />
      <OrderPart transaction={transaction} />
    </RecordColumns>
  </PrintedStack>
);
