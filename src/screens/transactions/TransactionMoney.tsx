import { pageOfChargeback } from '../../../machines/chargebacks/chargebacks/chargebacks.rules';
import type { TransactionInFull } from '../../../machines/transactions/transactionDetails/transactionDetails.machine';
import {
  type MoneyLine,
  moneyOf,
  type PaymentEvent,
  timelineOf,
} from '../../../machines/transactions/transactionDetails/transactionDetails.rules';
import { Link } from '../../flow/Link';
import { linkStyle } from '../../ui/buttons/button.style';
import { Section } from '../../ui/layout/Section';
import { ColumnSums } from '../../ui/text/ColumnSums';
import { formatStep } from '../../ui/text/dates';
import { formatSigned } from '../../ui/text/format';
import { Money } from '../../ui/text/Money';
import { Timeline } from '../../ui/text/Timeline';
import type { IconName } from '../../ui/theme/Icon';
import { CHARGEBACK_STATUS } from '../chargebacks/status';
import { REFUND_STATUS } from '../refunds/status';
import { TRANSACTION_STATUS } from './status';

interface PartProps {
  readonly transaction: TransactionInFull;
}

interface RefundedProps extends PartProps {
  /** The path of the list of refunds. Null if this role can't open it. */
  readonly refunds: string | null;
}

interface TimelineProps extends RefundedProps {
  /** Whether this role may open chargebacks. */
  readonly leadsToChargebacks: boolean;
}

const LINES: Readonly<Record<MoneyLine['label'], string>> = {
  paid: 'Paid',
  fee: 'Fee',
  refunded: 'Refunded',
  refundPending: 'Refund pending',
  chargedBack: 'Charged back',
};

/** The lines that sum refunds, by the status under which the list finds these. */
const SUMMED: Readonly<Partial<Record<MoneyLine['label'], 'Successful' | 'Pending'>>> = {
  refunded: 'Successful',
  refundPending: 'Pending',
};

/** What can still go back to the customer, and what the business keeps. A sum leads to what it sums. */
export function MoneyPart({ transaction, refunds }: RefundedProps) {
  const money = moneyOf(transaction);
  if (money === null) return null;
  const { currency } = transaction;
  const figure = (amount: string | null) => (amount === null ? '—' : formatSigned(amount, currency));
  const labelOf = (label: MoneyLine['label']) => {
    const status = SUMMED[label];
    if (status === undefined || refunds === null) return LINES[label];
    return (
      <Link href={`${refunds}?${new URLSearchParams({ keyword: transaction.reference, status })}`} className={linkStyle}>
        {LINES[label]}
      </Link>
    );
  };
  const sum = (amount: string | null) => (amount === null ? '—' : <Money amount={amount} currency={currency} />);
  return (
    <Section title="Money">
      <ColumnSums
        caption={`Money of this transaction in ${currency}`}
        heads={['Refundable', 'Your earnings']}
        rows={money.lines.map(({ label, back, kept }) => ({
          key: label,
          label: labelOf(label),
          figures: [figure(back), figure(kept)],
        }))}
        total={{ label: 'Left', figures: [sum(money.left), sum(money.kept)] }}
      />
      <p>The fee isn’t returned when you refund.</p>
    </Section>
  );
}

/** The path of a refund's details, before its reference. */
const REFUND = '/dashboard/refunds/refund-details';

const WORDS = { created: 'Created', confirmed: 'Confirmed', ended: '', settled: 'Settled' } as const;

const LOOKS = { refund: REFUND_STATUS, chargeback: CHARGEBACK_STATUS, ended: TRANSACTION_STATUS } as const;

function iconOf({ kind, status }: PaymentEvent): IconName {
  if (kind === 'created') return 'circle-dot';
  if (kind === 'confirmed' || kind === 'settled') return 'circle-check';
  const { looks, otherwise } = LOOKS[kind];
  return (looks.get(status) ?? otherwise).icon;
}

function labelOf({ kind, status, reference }: PaymentEvent, { refunds, leadsToChargebacks }: TimelineProps) {
  if (kind === 'chargeback')
    return (
      <Led name="Chargeback" to={leadsToChargebacks ? pageOfChargeback({ id: reference }) : null} {...{ reference, status }} />
    );
  if (kind !== 'refund') return WORDS[kind] || status;
  const to = refunds === null ? null : `${REFUND}/${encodeURIComponent(reference)}`;
  return <Led name="Refund" {...{ to, reference, status }} />;
}

interface LedProps extends Pick<PaymentEvent, 'reference' | 'status'> {
  readonly name: string;
  /** The path of its details. Null if this role can't open them. */
  readonly to: string | null;
}

const Led = ({ name, to, reference, status }: LedProps) => (
  <>
    {name}{' '}
    {to === null ? (
      reference
    ) : (
      <Link href={to} className={linkStyle}>
        {reference}
      </Link>
    )}
    : {status}
  </>
);

/** What happened to the transaction, oldest first. Each refund and each chargeback leads to its details. */
export const TimelinePart = (props: TimelineProps) => (
  <Section title="Timeline">
    <Timeline
      steps={timelineOf(props.transaction).map((event, place, events) => ({
        label: labelOf(event, props),
        note: noteOf(event, props.transaction),
        ...(event.at !== null && { at: formatStep(event.at, events[place - 1]?.at) }),
        ...(event.amount !== null && { figure: formatSigned(event.amount, props.transaction.currency) }),
        state: event.state,
        icon: iconOf(event),
      }))}
    />
  </Section>
);

function noteOf({ kind, by, reason }: PaymentEvent, { method, responseCode, responseMessage }: TransactionInFull) {
  if (kind === 'chargeback') return reason || null;
  if (kind === 'refund') return [by && `Requested by ${by}`, reason].filter(Boolean).join(': ') || null;
  if (kind === 'created' || kind === 'settled') return null;
  return [method, [responseCode, responseMessage].filter(Boolean).join(' ')].filter(Boolean).join(', ') || null;
}
