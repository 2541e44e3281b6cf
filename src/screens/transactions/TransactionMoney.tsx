import type { TransactionInFull } from '../../../machines/transactions/transactionDetails/transactionDetails.machine';
import {
  type MoneyLine,
  moneyOf,
  type PaymentEvent,
  timelineOf,
} from '../../../machines/transactions/transactionDetails/transactionDetails.rules';
import { formatStep } from '../../ui/dates';
import { formatSigned } from '../../ui/format';
import type { IconName } from '../../ui/Icon';
import { Money } from '../../ui/Money';
import { Section } from '../../ui/Section';
import { Timeline } from '../../ui/Timeline';
import { TwoSums } from '../../ui/TwoSums';
import { REFUND_STATUS } from '../refunds/status';
import { TRANSACTION_STATUS } from './status';

interface PartProps {
  readonly transaction: TransactionInFull;
}

const LINES: Readonly<Record<MoneyLine['label'], string>> = {
  paid: 'Paid',
  fee: 'Fee',
  refunded: 'Refunded',
  refundPending: 'Refund pending',
  chargedBack: 'Charged back',
};

/** What can still go back to the customer, and what the business keeps. */
export function MoneyPart({ transaction }: PartProps) {
  const money = moneyOf(transaction);
  if (money === null) return null;
  const { currency } = transaction;
  const figure = (amount: string | null) => (amount === null ? '—' : formatSigned(amount, currency));
  const sum = (amount: string | null) => (amount === null ? '—' : <Money amount={amount} currency={currency} />);
  return (
    <Section title="Money">
      <TwoSums
        caption={`Money of this transaction in ${currency}`}
        heads={['Can go back to the customer', 'You keep']}
        rows={money.lines.map(({ label, back, kept }) => ({
          key: label,
          label: LINES[label],
          figures: [figure(back), figure(kept)],
        }))}
        total={{ label: 'Left', figures: [sum(money.left), sum(money.kept)] }}
      />
      <p>The fee isn’t returned when you refund.</p>
    </Section>
  );
}

const WORDS = { created: 'Created', confirmed: 'Confirmed', ended: '', refund: 'Refund' } as const;

function iconOf({ kind, status }: PaymentEvent): IconName {
  if (kind === 'created') return 'circle-dot';
  if (kind === 'confirmed') return 'circle-check';
  const { looks, otherwise } = kind === 'refund' ? REFUND_STATUS : TRANSACTION_STATUS;
  return (looks.get(status) ?? otherwise).icon;
}

const labelOf = ({ kind, status, reference }: PaymentEvent) =>
  kind === 'refund' ? `Refund ${reference}: ${status}` : WORDS[kind] || status;

/** What happened to the transaction, oldest first. */
export const TimelinePart = ({ transaction }: PartProps) => (
  <Section title="Timeline">
    <Timeline
      steps={timelineOf(transaction).map((event, place, events) => ({
        label: labelOf(event),
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
  if (kind === 'created') return null;
  return [method, [responseCode, responseMessage].filter(Boolean).join(' ')].filter(Boolean).join(', ') || null;
}
