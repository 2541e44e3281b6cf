import { Link } from 'wouter';
import type { TransactionInFull } from '../../../machines/transactions/transactionDetails/transactionDetails.machine';
import {
  isPaid,
  refundedPart,
  whyNotRefundable,
} from '../../../machines/transactions/transactionDetails/transactionDetails.rules';
import { useDialogAddress } from '../../flow/dialogAddress';
import { useSegments } from '../../flow/segments';
import { useResource } from '../../flow/useResource';
import { Breadcrumb } from '../../ui/Breadcrumb';
import { Button } from '../../ui/Button';
import { linkStyle } from '../../ui/button.style';
import { orDash } from '../../ui/format';
import { Page } from '../../ui/Page';
import { PrintedStack } from '../../ui/PrintedStack';
import { PrintHeader } from '../../ui/PrintHeader';
import { RecordColumns } from '../../ui/RecordColumns';
import { Skeleton } from '../../ui/Skeleton';
import type { transactionDetailsFlows } from '../../wiring/transactions/transactionDetails';
import { CopyReceipt } from '../kit/CopyReceipt';
import { lazyDialog, usePreloaded } from '../kit/lazyDialog';
import { PartError } from '../kit/PartError';
import { receiptOf } from './receipt';
import { CustomerPart, OrderPart, PaymentPart } from './TransactionFacts';
import { TransactionHead } from './TransactionHead';
import { MoneyPart, TimelinePart } from './TransactionMoney';

interface TransactionDetailsScreenProps {
  readonly flows: typeof transactionDetailsFlows;
  /** The name of the business, for the printed page. */
  readonly business: string;
  readonly mayRefund: boolean;
  /** The path of the list of refunds. Null if this role can't open it. */
  readonly refunds: string | null;
  /** Whether this role can open the page of a customer. */
  readonly leadsToCustomer: boolean;
}

/** TRX-04: shows the transaction whose payment reference is in the URL. */
export function TransactionDetailsScreen(props: TransactionDetailsScreenProps) {
  const reference = useSegments().at(-1) ?? '';
  return <OfReference key={reference} reference={reference} {...props} />;
}

interface OfReferenceProps extends TransactionDetailsScreenProps {
  readonly reference: string;
}

const refund = lazyDialog(async () => (await import('../refunds/RefundDialog')).RefundDialog);
const AHEAD = [refund.fetch];
const OPEN = ['open'] as const;
const REFUND = 'refund';

const TITLE = 'Transaction details';
const LIST = '/dashboard/business/transactions';

function OfReference({ reference, flows, business, mayRefund, refunds, leadsToCustomer }: OfReferenceProps) {
  usePreloaded(AHEAD);
  const { about, open, close } = useDialogAddress(OPEN);
  const isRefunding = mayRefund && about('open') === REFUND;
  const part = useResource(flows.transactionDetails, reference);
  const { value, fault } = part.view;
  const toList = (
    <Link href={LIST} className={linkStyle}>
      Transactions
    </Link>
  );
  return (
    <Page
      title={TITLE}
      above={<Breadcrumb>{[toList, orDash(value?.reference ?? reference)]}</Breadcrumb>}
      actions={
        value && (
          <>
            <Button icon="printer" onPress={() => window.print()}>
              Print
            </Button>
            {isPaid(value) && <CopyReceipt icon="copy" text={receiptOf(value, business)} />}
            {mayRefund && whyNotRefundable(value) === null && (
              <Button kind="solid" icon="undo-2" onPress={() => open('open', REFUND)}>
                Refund
              </Button>
            )}
          </>
        )
      }
    >
      <PartError part={part} what="this transaction" />
      {fault?.kind === 'server' && fault.status === 404 && <p>It may be in your other environment, Live or Test.</p>}
      {value ? (
        <Details transaction={value} business={business} refunds={refunds} leadsToCustomer={leadsToCustomer} />
      ) : (
        fault === null && <Skeleton lines={6} />
      )}
      {isRefunding && value && (
        <refund.Dialog
          machine={flows.refund}
          reference={reference}
          onSettled={() => part.send({ type: 'refresh' })}
          onDone={({ result }) => {
            if (result !== 'sessionExpired') close();
          }}
        />
      )}
    </Page>
  );
}

interface DetailsProps extends Pick<TransactionDetailsScreenProps, 'business' | 'refunds' | 'leadsToCustomer'> {
  readonly transaction: TransactionInFull;
}

const Details = ({ transaction, business, refunds, leadsToCustomer }: DetailsProps) => (
  <PrintedStack>
    <PrintHeader title={TITLE} from={business} />
    <TransactionHead transaction={transaction} part={refundedPart(transaction)} />
    <RecordColumns
      first={<MoneyPart transaction={transaction} refunds={refunds} />}
      side={
        <>
          <CustomerPart transaction={transaction} leads={leadsToCustomer} />
          <PaymentPart transaction={transaction} />
        </>
      }
    >
      <TimelinePart transaction={transaction} refunds={refunds} />
      <OrderPart transaction={transaction} />
    </RecordColumns>
  </PrintedStack>
);
