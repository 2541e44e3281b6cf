import { Link } from 'wouter';
import type { Refund } from '../../../machines/refunds/refundDetails/refundDetails.machine';
import { useSegments } from '../../flow/segments';
import { useResource } from '../../flow/useResource';
import { Breadcrumb } from '../../ui/Breadcrumb';
import { linkStyle } from '../../ui/button.style';
import { Copyable } from '../../ui/Copyable';
import { DescriptionList } from '../../ui/DescriptionList';
import { formatLong } from '../../ui/dates';
import { orDash } from '../../ui/format';
import { Money } from '../../ui/Money';
import { Page } from '../../ui/Page';
import { Section } from '../../ui/Section';
import { Skeleton } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { StatusMark } from '../../ui/StatusMark';
import type { refundsFlows } from '../../wiring/refunds/refunds';
import { PartError } from '../kit/PartError';
import { REFUND_STATUS } from './status';

interface RefundDetailsScreenProps {
  readonly flows: Pick<typeof refundsFlows, 'refundDetails'>;
  /** The path of the list. */
  readonly list: string;
  /** The path of a transaction's details, before its payment reference. Null if this role cannot open it. */
  readonly transactions: string | null;
}

/** RFD-04: shows the refund whose reference is in the URL. */
export function RefundDetailsScreen(props: RefundDetailsScreenProps) {
  const reference = useSegments().at(-1) ?? '';
  return <OfReference key={reference} reference={reference} {...props} />;
}

interface OfReferenceProps extends RefundDetailsScreenProps {
  readonly reference: string;
}

function OfReference({ reference, flows, list, transactions }: OfReferenceProps) {
  const part = useResource(flows.refundDetails, reference);
  const { value, fault } = part.view;
  const toList = (
    <Link href={list} className={linkStyle}>
      Refunds
    </Link>
  );
  return (
    <Page title="Refund details" above={<Breadcrumb>{[toList, reference]}</Breadcrumb>}>
      <PartError part={part} what="this refund" />
      {value ? <Details refund={value} transactions={transactions} /> : fault === null && <Skeleton lines={4} />}
    </Page>
  );
}

interface DetailsProps {
  readonly refund: Refund;
  readonly transactions: string | null;
}

function Details({ refund, transactions }: DetailsProps) {
  const { status, amount, currency, email, createdAt, decidedAt, transactionAmount, paymentReference } = refund;
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
      <Section title="Refund">
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
      {transactions !== null && paymentReference !== '' && (
        <Link href={`${transactions}/${encodeURIComponent(paymentReference)}`} className={linkStyle}>
          View transaction
        </Link>
      )}
    </Stack>
  );
}
