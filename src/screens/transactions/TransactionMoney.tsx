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
import { REFUND_STATUS } from '../refunds/status';
import { TRANSACTION_STATUS } from './status';

interface PartProps {
  readonly transaction: TransactionInFull;
}

interface RefundedProps extends PartProps {
  /** The path of the list of refunds. Null if this role can't open it. */
  readonly refunds: string | null;
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
        heads={['Can go back to the customer', 'You keep']}
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

const WORDS = { created: 'Created', confirmed: 'Confirmed', ended: '', settled: 'Settled', refund: 'Refund' } as const;

function iconOf({ kind, status }: PaymentEvent): IconName {
  if (kind === 'created') return 'circle-dot';
  if (kind === 'confirmed' || kind === 'settled') return 'circle-check';
  const { looks, otherwise } = kind === 'refund' ? REFUND_STATUS : TRANSACTION_STATUS;
  return (looks.get(status) ?? otherwise).icon;
}

function labelOf({ kind, status, reference }: PaymentEvent, refunds: string | null) {
  if (kind !== 'refund') return WORDS[kind] || status;
  if (refunds === null) return `Refund ${reference}: ${status}`;
  return (
    <>
      Refund{' '}
      <Link href={`${REFUND}/${encodeURIComponent(reference)}`} className={linkStyle}>
        {reference}
      </Link>
      : {status}
    </>
  );
}

/** What happened to the transaction, oldest first. Each refund leads to its details. */
export const TimelinePart = ({ transaction, refunds }: RefundedProps) => (
  <Section title="Timeline">
    <Timeline
      steps={timelineOf(transaction).map((event, place, events) => ({
        label: labelOf(event, refunds),
        note: noteOf(event, transaction),
        ...(event.at !== null && { at: formatStep(event.at, events[place - 1]?.at) }),
        ...(event.amount !== null && { figure: formatSigned(event.amount, transaction.currency) }),
        state: event.state,
        icon: iconOf(event),
      }))}
    />
  </Section>
);

function noteOf({ kind, by, reason }: PaymentEvent, { method, responseCode, responseMessage }: TransactionInFull) {
  if (kind === 'refund') return [by && `Requested by ${by}`, reason].filter(Boolean).join(': ') || null;
  if (kind === 'created' || kind === 'settled') return null;
  return [method, [responseCode, responseMessage].filter(Boolean).join(' ')].filter(Boolean).join(', ') || null;
}
