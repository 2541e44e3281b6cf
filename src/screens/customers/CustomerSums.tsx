import type { Customer } from '../../../machines/customers/customers/customers.machine';
import type { CurrencyTotal, CustomerTotals } from '../../../machines/customers/customerTotals/customerTotals.rules';
import { subtract } from '../../../machines/kit/values/money';
import { Section } from '../../ui/layout/Section';
import { SumColumns } from '../../ui/tables/SumColumns';
import { TotalsTable } from '../../ui/tables/TotalsTable';
import { DescriptionList } from '../../ui/text/DescriptionList';
import { formatDay, formatLong } from '../../ui/text/dates';
import { formatSigned } from '../../ui/text/format';
import { Money } from '../../ui/text/Money';

interface CustomerSumsProps {
  readonly customer: Customer;
  readonly totals: CustomerTotals;
}

/** CUS-04: a sum for each currency, never added together, and when the customer paid. */
export const CustomerSums = ({ customer, totals: { currencies, firstPaid, lastPaid } }: CustomerSumsProps) => (
  <SumColumns>
    {currencies.map((total) => (
      <OfCurrency key={total.currency} total={total} />
    ))}
    <Section title="Activity">
      <DescriptionList
        rows={[
          { label: 'Last paid', value: lastPaid === null ? 'Not yet' : formatLong(lastPaid) },
          { label: 'First paid', value: firstPaid === null ? 'Not yet' : formatLong(firstPaid) },
          { label: 'Customer since', value: customer.createdAt === null ? '—' : formatDay(customer.createdAt) },
        ]}
      />
    </Section>
  </SumColumns>
);

function OfCurrency({ total: { currency, count, paid, refunded, disputed, net } }: { readonly total: CurrencyTotal }) {
  const taken = (amount: string | null) => (amount === null ? '—' : formatSigned(subtract('0', amount), currency));
  return (
    <Section title={currency}>
      <TotalsTable
        label="Net paid"
        rows={[
          { label: count === 1 ? '1 payment' : `${count} payments`, amount: paid === null ? '—' : formatSigned(paid, currency) },
          { label: 'Refunded', amount: taken(refunded) },
          { label: 'Disputed', amount: taken(disputed) },
        ]}
        total={net === null ? '—' : <Money amount={net} currency={currency} />}
      />
    </Section>
  );
}
