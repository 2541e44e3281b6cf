import { pageOfInvoice } from '../../../machines/invoices/invoices/invoices.rules';
import { pageOfSettlement } from '../../../machines/settlements/groupedSettlements/groupedSettlements.rules';
import type { TransactionInFull } from '../../../machines/transactions/transactionDetails/transactionDetails.machine';
import { isPaid } from '../../../machines/transactions/transactionDetails/transactionDetails.rules';
import { settlementOf } from '../../../machines/transactions/transactions/transactions.rules';
import { Link } from '../../flow/Link';
import { linkStyle } from '../../ui/buttons/button.style';
import { Copyable } from '../../ui/buttons/Copyable';
import { soleLinkStyle } from '../../ui/buttons/soleLink.style';
import { Section } from '../../ui/layout/Section';
import { DescriptionList } from '../../ui/text/DescriptionList';
import { formatLong } from '../../ui/text/dates';
import { orDash } from '../../ui/text/format';
import { Money } from '../../ui/text/Money';
import { pageOfPayer } from '../kit/pageOfCustomer';

interface PartProps {
  readonly transaction: TransactionInFull;
}

const timeOf = (iso: string | null) => (iso === null ? '—' : formatLong(iso));

const copyable = (label: string, text: string) => (text === '' ? '—' : <Copyable label={label} text={text} />);

/** Who bears the fee, in the words of Preferences. */
const BEARERS: Readonly<Record<string, string>> = { Customer: 'The customer', Subsidiary: 'Your business', Split: 'Both' };

interface OrderPartProps extends PartProps {
  /** Whether this role can open settlements. */
  readonly leads: boolean;
  /** Whether this role can open invoices. */
  readonly leadsToInvoices?: boolean;
}

/** TRX-04, STL-01: the settlement that the payment is part of. */
function SettledIn({ transaction, leads }: Pick<OrderPartProps, 'transaction' | 'leads'>) {
  const { settlement } = transaction;
  if (settlement === null || !isPaid(transaction)) return '—';
  if (settlement === 'none') return 'Not settled yet';
  const words = settlement.reference || settlement.id;
  return leads ? (
    <Link href={pageOfSettlement(settlement.id)} className={linkStyle}>
      {words}
    </Link>
  ) : (
    words
  );
}

interface InvoiceNameProps {
  readonly invoice: NonNullable<TransactionInFull['invoice']>;
  readonly leads: boolean;
}

/** INV-01: the invoice that the payment paid. */
const InvoiceName = ({ invoice, leads }: InvoiceNameProps) =>
  leads ? (
    <Link href={pageOfInvoice(invoice)} className={linkStyle}>
      {invoice.reference}
    </Link>
  ) : (
    invoice.reference
  );

/** TRX-04: the order. What the provider doesn't say is a dash, never left out. */
export function OrderPart({ transaction, leads, leadsToInvoices = false }: OrderPartProps) {
  const { invoice, currency, amount, fee, customerFee, businessFee, feeBearer } = transaction;
  const money = (value: string | null) => (value === null ? '—' : <Money amount={value} currency={currency} />);
  return (
    <Section title="Order">
      <DescriptionList
        two
        rows={[
          { label: 'Order reference', value: copyable('Order reference', transaction.reference) },
          { label: 'Payment reference', value: copyable('Payment reference', transaction.paymentReference) },
          { label: 'Amount', value: money(amount) },
          { label: 'Fee', value: money(fee) },
          { label: 'Fee paid by', value: orDash(BEARERS[feeBearer] ?? feeBearer) },
          { label: 'Fee the customer pays', value: money(customerFee) },
          { label: 'Fee you pay', value: money(businessFee) },
          { label: 'Settlement Amount', value: money(isPaid(transaction) ? settlementOf(transaction) : null) },
          { label: 'Settlement status', value: orDash(transaction.settlementStatus) },
          { label: 'Settlement', value: <SettledIn transaction={transaction} leads={leads} /> },
          ...(invoice === null ? [] : [{ label: 'Invoice', value: <InvoiceName invoice={invoice} leads={leadsToInvoices} /> }]),
          { label: 'Recurring Frequency', value: orDash(transaction.recurringFrequency) },
          { label: 'Narration', value: orDash(transaction.narration) },
          { label: 'Remarks', value: orDash(transaction.remarks) },
          { label: 'Created', value: timeOf(transaction.createdAt) },
          { label: 'Updated', value: timeOf(transaction.updatedAt) },
          { label: 'Confirmed', value: timeOf(transaction.confirmedAt) },
        ]}
      />
    </Section>
  );
}

interface CustomerPartProps extends PartProps {
  /** Whether this role can open the page of a customer. */
  readonly leads: boolean;
}

/** TRX-04: the customer. */
export function CustomerPart({ transaction: { customer }, leads }: CustomerPartProps) {
  const page = leads ? pageOfPayer(customer) : null;
  const toCustomer = page !== null && (
    <Link href={page} className={soleLinkStyle}>
      View customer
    </Link>
  );
  return (
    <Section title="Customer" actions={toCustomer}>
      <DescriptionList
        rows={[
          { label: 'Name', value: orDash(customer.name) },
          { label: 'Email', value: copyable('Email', customer.email) },
          { label: 'Phone', value: orDash(customer.phone) },
        ]}
      />
    </Section>
  );
}

/** TRX-04: how the customer paid. */
export const PaymentPart = ({ transaction }: PartProps) => (
  <Section title="Payment">
    <DescriptionList
      rows={[
        { label: 'Type', value: orDash(transaction.method) },
        { label: 'Card', value: orDash(transaction.maskedPan) },
        { label: 'Account number', value: orDash(transaction.accountNumber) },
        { label: 'Response', value: orDash([transaction.responseCode, transaction.responseMessage].filter(Boolean).join(', ')) },
      ]}
    />
  </Section>
);
