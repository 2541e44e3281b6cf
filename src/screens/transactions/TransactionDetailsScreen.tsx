import type { TransactionInFull } from '../../../machines/transactions/transactionDetails/transactionDetails.machine';
import {
  isPaid,
  refundedPart,
  whyNotRefundable,
} from '../../../machines/transactions/transactionDetails/transactionDetails.rules';
import { TRANSACTIONS } from '../../../machines/transactions/transactions/transactions.machine';
import { useDialogAddress } from '../../flow/dialogAddress';
import { useSubject } from '../../flow/segments';
import { useResource } from '../../flow/useResource';
import { Button } from '../../ui/buttons/Button';
import { PrintedStack } from '../../ui/layout/PrintedStack';
import { PrintHeader } from '../../ui/layout/PrintHeader';
import { RecordColumns } from '../../ui/tables/RecordColumns';
import { orDash } from '../../ui/text/format';
import type { transactionDetailsFlows } from '../../wiring/transactions/transactionDetails';
import { CopyReceipt } from '../kit/CopyReceipt';
import { DetailsPage } from '../kit/DetailsPage';
import { lazyDialog, usePreloaded } from '../kit/lazyDialog';
import { Notes } from '../kit/Notes';
import { OpenOrder } from '../kit/OpenOrder';
import { refundBookmark } from '../refunds/refundBookmark';
import { ReceiptButton, ReceiptDialog } from './ReceiptButton';
import { receiptOf } from './receipt';
import { CustomerPart, OrderPart, PaymentPart } from './TransactionFacts';
import { TransactionHead } from './TransactionHead';
import { MoneyPart, TimelinePart } from './TransactionMoney';

interface TransactionDetailsScreenProps {
  readonly flows: typeof transactionDetailsFlows;
  /** The name of the business, for the printed page. */
  readonly business: string;
  /** Whether it is one of the Test environment. */
  readonly isTest: boolean;
  readonly mayRefund: boolean;
  readonly mayEmail: boolean;
  readonly mayNote: boolean;
  /** The path of the list of refunds. Null if this role can't open it. */
  readonly refunds: string | null;
  /** Whether this role can open the page of a customer. */
  readonly leadsToCustomer: boolean;
  /** Whether this role can open chargebacks. */
  readonly leadsToChargebacks: boolean;
  /** Whether this role can open settlements. */
  readonly leadsToSettlements: boolean;
  /** Whether this role can open invoices. */
  readonly leadsToInvoices: boolean;
}

const refund = lazyDialog(async () => (await import('../refunds/RefundDialog')).RefundDialog);
const AHEAD = [refund.fetch];
const OPEN = ['open'] as const;
const REFUND = 'refund';
const RECEIPT = 'receipt';

const TITLE = 'Transaction details';
const LIST = { label: 'Transactions', path: TRANSACTIONS };

/** TRX-04: shows the transaction whose payment reference is in the URL. */
export function TransactionDetailsScreen(props: TransactionDetailsScreenProps) {
  const { flows, business, isTest, mayRefund, mayEmail } = props;
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
          {value !== null && isPaid(value) && <CopyReceipt icon="copy" text={receiptOf(value, business)} />}
          {value !== null && isPaid(value) && (
            <ReceiptButton payment={value} isTest={isTest} maySend={mayEmail} onPress={() => open('open', RECEIPT)} />
          )}
          {isRefundable && (
            <Button kind="solid" icon="undo-2" onPress={() => open('open', REFUND)}>
              Refund
            </Button>
          )}
        </>
      }
      dialogs={
        value !== null && (
          <>
            {mayRefund && about('open') === REFUND && (
              <refund.Dialog
                machine={flows.refund}
                reference={reference}
                onSettled={() => part.send({ type: 'refresh' })}
                onDone={({ result }) => {
                  if (result !== 'sessionExpired') close();
                }}
              />
            )}
            {mayEmail && about('open') === RECEIPT && (
              <ReceiptDialog
                machine={flows.receiptEmail}
                receipt={{ payment: value, isTest }}
                onDone={() => {
                  close();
                  part.send({ type: 'refresh' });
                }}
              />
            )}
          </>
        )
      }
    >
      {(transaction) => (
        <>
          {mayRefund && about('open') === null && (
            <OpenOrder flow={refundBookmark(reference)} what="refund" again="refund" onCheck={() => open('open', REFUND)} />
          )}
          <Details {...props} transaction={transaction} />
        </>
      )}
    </DetailsPage>
  );
}

interface DetailsProps extends TransactionDetailsScreenProps {
  readonly transaction: TransactionInFull;
}

const Details = ({
  transaction,
  flows,
  business,
  mayNote,
  refunds,
  leadsToInvoices,
  leadsToCustomer,
  leadsToChargebacks,
  leadsToSettlements,
}: DetailsProps) => (
  <PrintedStack>
    <PrintHeader title={TITLE} from={business} />
    <TransactionHead transaction={transaction} part={refundedPart(transaction)} leadsToCustomer={leadsToCustomer} />
    <RecordColumns
      first={<MoneyPart transaction={transaction} refunds={refunds} />}
      side={
        <>
          <CustomerPart transaction={transaction} leads={leadsToCustomer} />
          <PaymentPart transaction={transaction} />
        </>
      }
    >
      <TimelinePart {...{ transaction, refunds, leadsToChargebacks }} />
      <OrderPart transaction={transaction} leads={leadsToSettlements} leadsToInvoices={leadsToInvoices} />
      <Notes flows={flows} about="transaction" id={transaction.id} mayAdd={mayNote} />
    </RecordColumns>
  </PrintedStack>
);
