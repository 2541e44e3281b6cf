import type { ReactNode } from 'react';
import { billOfInvoice } from '../../../machines/invoices/invoice/bill.rules';
import type { InvoiceInFull } from '../../../machines/invoices/invoiceDetails/invoiceDetails.machine';
import { dueInWords, keptPayment, standing } from '../../../machines/invoices/invoices/invoices.rules';
import { groupThousands } from '../../../machines/kit/values/money';
import { css } from '../../../styled-system/css';
import { Link } from '../../flow/Link';
import { linkStyle } from '../../ui/buttons/button.style';
import { Copyable } from '../../ui/buttons/Copyable';
import { Meter } from '../../ui/feedback/Meter';
import { Section } from '../../ui/layout/Section';
import { Stack } from '../../ui/layout/Stack';
import { TotalsTable } from '../../ui/tables/TotalsTable';
import { DescriptionList } from '../../ui/text/DescriptionList';
import { formatDay, formatStep } from '../../ui/text/dates';
import { formatSigned, orDash } from '../../ui/text/format';
import { Money } from '../../ui/text/Money';
import { type Step, Timeline } from '../../ui/text/Timeline';
import { PAYMENTS, sumLabel } from './bill/Bill';
import { standingWords } from './invoiceWords';

interface PartProps {
  readonly invoice: InvoiceInFull;
}

const table = css({
  w: 'full',
  borderCollapse: 'collapse',
  fontSize: 'table',
  lineHeight: 'table',
  '& th': { textAlign: 'left', fontWeight: 'medium', py: '2', borderBottom: '[1px solid token(colors.line.ink)]' },
  '& td': {
    py: '[0.625rem]',
    borderBottom: '[1px solid token(colors.line.faint)]',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
  '& :is(th, td):not(:first-child)': { textAlign: 'right', pl: '3', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& td:last-child': { fontWeight: 'figure' },
  '& small': { display: 'none', color: 'ink.soft', fontSize: 'note', lineHeight: 'note' },
  // As on the bill of a phone.
  '@media (width < 30rem)': {
    '& :is(th, td):nth-child(2), & :is(th, td):nth-child(3)': { display: 'none' },
    '& small': { display: 'block' },
  },
});
const note = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/** What the invoice adds up to, what was paid, and what is left. */
export function MoneyPart({ invoice }: PartProps) {
  const { currency, amount } = invoice;
  const bill = billOfInvoice(invoice, '');
  const stood = standing(invoice);
  const figure = (one: string | null) => (one === null ? '—' : formatSigned(one, currency));
  const percent = stood.standing === 'partPaid' ? Math.floor((Number(keptPayment(invoice)) / Number(amount)) * 100) : null;
  return (
    <Section title="Money">
      <TotalsTable
        label="Left to pay"
        rows={[
          ...bill.sums.map((sum) => ({ label: sumLabel(sum), amount: figure(sum.amount) })),
          { label: 'Total', amount: figure(bill.total) },
          ...bill.payments.map(({ kind, on, amount: moved }, place) => ({
            label: `${PAYMENTS[kind]} ${formatDay(on)}${place === 0 ? '' : ` (${place + 1})`}`,
            amount: figure(moved),
          })),
        ]}
        total={<Money amount={bill.left ?? '0'} currency={currency} />}
      />
      {percent !== null && (
        <Stack close>
          <Meter percent={percent} />
          <p>{standingWords(invoice)}</p>
        </Stack>
      )}
    </Section>
  );
}

interface TimelineProps extends PartProps {
  readonly transactions: string | null;
}

type Event = InvoiceInFull['events'][number];

const WORDS: Readonly<Record<string, { readonly label: string; readonly icon: Step['icon'] }>> = {
  sent: { label: 'Sent', icon: 'arrow-up-right' },
  opened: { label: 'Opened', icon: 'eye' },
  partPaid: { label: 'Part paid', icon: 'circle-check' },
  paid: { label: 'Paid', icon: 'circle-check' },
  paidOutside: { label: 'Paid outside', icon: 'circle-check' },
  refunded: { label: 'Refunded', icon: 'undo-2' },
  chargedBack: { label: 'Charged back', icon: 'undo-2' },
  voided: { label: 'Voided', icon: 'ban' },
};

/** The name of an event that we don't know is shown as it comes. */
const wordsOf = ({ event }: Event) =>
  (Object.hasOwn(WORDS, event) ? WORDS[event] : undefined) ?? { label: event, icon: 'circle-dot' as const };

function labelOf(event: Event, { invoice, transactions }: TimelineProps): ReactNode {
  const { label } = wordsOf(event);
  if (event.event === 'sent') return `${label} to ${event.note || invoice.customerEmail}`;
  if (event.orderReference === '') return label;
  return (
    <>
      {label},{' '}
      {transactions === null ? (
        event.orderReference
      ) : (
        <Link href={`${transactions}/${encodeURIComponent(event.orderReference)}`} className={linkStyle}>
          {event.orderReference}
        </Link>
      )}
    </>
  );
}

/** What happened to the invoice, oldest first, and when it is due. */
export function TimelinePart(props: TimelineProps) {
  const { invoice } = props;
  const { currency, events, dueOn } = invoice;
  const stood = standing(invoice);
  const due = dueInWords(stood);
  const bill = billOfInvoice(invoice, '');
  return (
    <Section title="Timeline">
      <Timeline
        steps={[
          ...events.map(
            (event, place): Step => ({
              label: labelOf(event, props),
              note: [event.by && `By ${event.by}`, event.event === 'sent' ? '' : event.note].filter(Boolean).join(': ') || null,
              at: formatStep(event.at, events[place - 1]?.at),
              ...(event.amount !== null && { figure: formatSigned(event.amount, currency) }),
              state: 'done',
              icon: wordsOf(event).icon,
            }),
          ),
          ...(due !== null && dueOn !== null
            ? [
                {
                  label: 'Due',
                  note: due.text,
                  at: formatDay(dueOn),
                  figure: formatSigned(bill.left ?? '0', currency),
                  state: stood.isOverdue ? ('failed' as const) : ('ahead' as const),
                  icon: 'calendar' as const,
                },
              ]
            : []),
        ]}
      />
    </Section>
  );
}

/** The items and the fields of the invoice, which nobody can change. */
export function ItemsPart({ invoice }: PartProps) {
  const { title, currency, dueOn, discount, tax, companyName, companyEmail, reference, partPayments } = invoice;
  const bill = billOfInvoice(invoice, '');
  return (
    <Section title={title}>
      <table className={table}>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">Quantity</th>
            <th scope="col">Rate</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {bill.items.map(({ key, item, quantity, rate, amount }) => (
            <tr key={key}>
              <td>
                <bdi>{item}</bdi>
                <small>
                  {groupThousands(quantity)} × {formatSigned(rate, currency)}
                </small>
              </td>
              <td>{groupThousands(quantity)}</td>
              <td>{formatSigned(rate, currency)}</td>
              <td>{amount === null ? '—' : formatSigned(amount, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <DescriptionList
        two
        rows={[
          { label: 'Reference', value: <Copyable label="Reference" text={reference} /> },
          { label: 'Due date', value: dueOn === null ? '—' : formatDay(dueOn) },
          { label: 'Currency', value: currency },
          { label: 'Discount', value: `${discount}%` },
          { label: 'Tax', value: `${tax}%` },
          { label: 'Company name', value: orDash(companyName) },
          { label: 'Company email', value: orDash(companyEmail) },
          { label: 'Part payments', value: partPayments ? 'Allowed' : 'Not allowed' },
          { label: 'Note to recipient', value: invoice.note === '' ? '—' : <span className={note}>{invoice.note}</span> },
        ]}
      />
    </Section>
  );
}

export const CustomerPart = ({ invoice: { customerName, customerEmail, customerAddress, url } }: PartProps) => (
  <Section title="Customer">
    <DescriptionList
      rows={[
        { label: 'Customer name', value: <bdi>{orDash(customerName)}</bdi> },
        { label: 'Customer email', value: orDash(customerEmail) },
        { label: 'Customer address', value: orDash(customerAddress) },
        { label: 'Payment link', value: url === '' ? '—' : <Copyable label="Copy link" text={url} /> },
      ]}
    />
  </Section>
);
