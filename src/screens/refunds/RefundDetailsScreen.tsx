import { Link } from 'wouter';
import type { Refund } from '../../../machines/refunds/refundDetails/refundDetails.machine';
import { useSubject } from '../../flow/segments';
import { useResource } from '../../flow/useResource';
import { linkStyle } from '../../ui/button.style';
import { Copyable } from '../../ui/Copyable';
import { DescriptionList } from '../../ui/DescriptionList';
import { formatLong } from '../../ui/dates';
import { orDash } from '../../ui/format';
import { Money } from '../../ui/Money';
import { Section } from '../../ui/Section';
import { Stack } from '../../ui/Stack';
import { StatusMark } from '../../ui/StatusMark';
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
  const { status, amount, currency, email, createdAt, decidedAt, transactionAmount, paymentReference } = refund;
  const toTransaction = transactions !== null && paymentReference !== '' && (
    <Link href={`${transactions}/${encodeURIComponent(paymentReference)}`} className={linkStyle}>
      View transaction
    </Link>
  );
  return (
    <Stack>
      <Stack close>
        <div>
          <StatusMark {...(REFUND_STATUS.looks.get(status) ?? REFUND_STATUS.otherwise)}>{status}</StatusMark>
        </div>
        <Money amount={amount} currency={currency} size="sum" />
        <p>
          to <strong>{orDash(email)}</strong>
          {refund.remark && `. ${refund.remark}`}
        </p>
      </Stack>
      <Section title="Refund" actions={toTransaction}>
        <DescriptionList
          two
          rows={[
            { label: 'Refund reference', value: <Copyable label="Refund reference" text={refund.reference} /> },
            { label: 'Transaction reference', value: orDash(refund.orderReference) },
            {
              label: 'Transaction Amount',
              value: transactionAmount === null ? '—' : <Money amount={transactionAmount} currency={currency} />,
            },
            { label: 'Customer ID', value: orDash(refund.customerId) },
            { label: 'Reason', value: orDash(refund.reason) },
            { label: 'Requested by', value: orDash(refund.by) },
            { label: 'Date', value: formatLong(createdAt) },
            { label: 'Decided', value: decidedAt === null ? '—' : formatLong(decidedAt) },
          ]}
        />
      </Section>
    </Stack>
  );
}
