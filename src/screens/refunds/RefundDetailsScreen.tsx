import { asSentence } from '../../../machines/kit/flow/fault';
import { isDeclined } from '../../../machines/refunds/refund/refund.rules';
import type { Refund } from '../../../machines/refunds/refundDetails/refundDetails.machine';
import { Link } from '../../flow/Link';
import { useSubject } from '../../flow/segments';
import { useResource } from '../../flow/useResource';
import { Copyable } from '../../ui/buttons/Copyable';
import { soleLinkStyle } from '../../ui/buttons/soleLink.style';
import { Callout } from '../../ui/feedback/Callout';
import { StatusMark } from '../../ui/feedback/StatusMark';
import { Section } from '../../ui/layout/Section';
import { Stack } from '../../ui/layout/Stack';
import { SumColumns } from '../../ui/tables/SumColumns';
import { DescriptionList } from '../../ui/text/DescriptionList';
import { formatLong } from '../../ui/text/dates';
import { orDash } from '../../ui/text/format';
import { Money } from '../../ui/text/Money';
import type { refundsFlows } from '../../wiring/refunds/refunds';
import { DetailsPage } from '../kit/DetailsPage';
import { REFUND_STATUS } from './status';

interface RefundDetailsScreenProps {
  readonly flows: Pick<typeof refundsFlows, 'refundDetails'>;
  /** The path of the list. */
  readonly list: string;
  /** The path of a transaction's details, before its payment reference. Null if this role cannot open it. */
  readonly transactions: string | null;
}

/** RFD-04: shows the refund whose reference is in the URL. */
export function RefundDetailsScreen({ flows, list, transactions }: RefundDetailsScreenProps) {
  const reference = useSubject();
  const part = useResource(flows.refundDetails, reference);
  return (
    <DetailsPage title="Refund details" list={{ label: 'Refunds', path: list }} part={part} what="this refund" name={reference}>
      {(refund) => <Details refund={refund} transactions={transactions} />}
    </DetailsPage>
  );
}

interface DetailsProps {
  readonly refund: Refund;
  readonly transactions: string | null;
}

function Details({ refund, transactions }: DetailsProps) {
  const { status, amount, currency, email, remark } = refund;
  const look = REFUND_STATUS.looks.get(status) ?? REFUND_STATUS.otherwise;
  const hasFailed = isDeclined(refund);
  return (
    <Stack>
      <Stack close>
        <div>
          <StatusMark {...look}>{status}</StatusMark>
        </div>
        {amount === null ? '—' : <Money amount={amount} currency={currency} size="sum" />}
        <p>
          to <strong>{orDash(email)}</strong>
          {remark && !hasFailed && `. ${remark}`}
        </p>
      </Stack>
      {hasFailed && (
        <Callout tone="red" icon="circle-x" role="note" title={asSentence(remark || 'This refund was declined')}>
          Your money stays with you. You can refund the transaction again.
        </Callout>
      )}
      <SumColumns>
        <RefundFacts refund={refund} />
        <TransactionFacts refund={refund} transactions={transactions} />
      </SumColumns>
    </Stack>
  );
}

const RefundFacts = ({ refund: { reference, reason, by, createdAt, decidedAt } }: Pick<DetailsProps, 'refund'>) => (
  <Section title="Refund">
    <DescriptionList
      rows={[
        { label: 'Refund reference', value: <Copyable label="Refund reference" text={reference} /> },
        { label: 'Reason', value: orDash(reason) },
        { label: 'Requested by', value: orDash(by) },
        { label: 'Date', value: formatLong(createdAt) },
        { label: 'Decided', value: decidedAt === null ? '—' : formatLong(decidedAt) },
      ]}
    />
  </Section>
);

function TransactionFacts({ refund, transactions }: DetailsProps) {
  const { orderReference, transactionAmount, currency, customerId, paymentReference } = refund;
  const toTransaction = transactions !== null && paymentReference !== '' && (
    <Link href={`${transactions}/${encodeURIComponent(paymentReference)}`} className={soleLinkStyle}>
      View transaction
    </Link>
  );
  return (
    <Section title="Transaction" actions={toTransaction}>
      <DescriptionList
        rows={[
          { label: 'Transaction reference', value: orDash(orderReference) },
          {
            label: 'Transaction Amount',
            value: transactionAmount === null ? '—' : <Money amount={transactionAmount} currency={currency} />,
          },
          { label: 'Customer ID', value: orDash(customerId) },
        ]}
      />
    </Section>
  );
}
