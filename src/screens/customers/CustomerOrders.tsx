import { useMemo } from 'react';
import {
  type CustomerOrder,
  customerOrderFilters,
  type customerOrdersMachine,
} from '../../../machines/customers/customerOrders/customerOrders.machine';
import type { Wired } from '../../../machines/kit/flow/port';
import { ALL_CURRENCIES } from '../../../machines/kit/list/inCurrency';
import { pageOfTransaction } from '../../../machines/transactions/transactions/transactions.machine';
import { useDetailsPages } from '../../flow/detailsPages';
import { Link } from '../../flow/Link';
import { useList } from '../../flow/useList';
import { soleLinkStyle } from '../../ui/buttons/soleLink.style';
import { Section } from '../../ui/layout/Section';
import { commonCurrency } from '../kit/commonCurrency';
import { ListSection, type ListWords } from '../kit/ListSection';
import { NEWEST_FIRST, transactionColumns } from '../transactions/transactionColumns';

interface CustomerOrdersProps {
  readonly machine: Wired<typeof customerOrdersMachine>;
  readonly customer: string;
  readonly email: string;
  /** The page of all transactions. */
  readonly transactions: string;
}

const WORDS: ListWords = {
  caption: 'Transactions of this customer',
  none: 'This customer has no transactions yet.',
  noMatch: 'No transactions match.',
  showAll: 'Show all transactions',
  lost: 'this customer’s transactions',
};

/** Every row has the same email address, so the reference leads instead, and a narrow page has no room for the address. */
const ofOneCustomer = (columns: ReturnType<typeof transactionColumns>): typeof columns =>
  columns.map((column) => {
    const { from, place, ...always } = column;
    if (column.key === 'email') return { ...always, from: 'lg' };
    return column.key === 'reference' ? { ...always, place: 'lead' } : column;
  });

/** CUS-04: the payments of the customer, which a channel and a status filter. */
export function CustomerOrders({ machine, customer, email, transactions }: CustomerOrdersProps) {
  const fixed = useMemo(() => ({ customer }), [customer]);
  const list = useList(machine, customerOrderFilters, fixed);
  const details = useDetailsPages(pageOfTransaction);
  const common = commonCurrency(list.view.rows);
  const columns = useMemo(
    () => ofOneCustomer(transactionColumns(common, { onView: details.open, onRefund: null })),
    [common, details],
  );
  const filtered = new URLSearchParams({ keyword: email, by: 'email', currency: ALL_CURRENCIES });
  return (
    <Section
      title="Transactions"
      actions={
        <Link href={`${transactions}?${filtered}`} className={soleLinkStyle}>
          View in Transactions
        </Link>
      }
    >
      <ListSection<CustomerOrder, typeof list.filters.value>
        list={list}
        words={WORDS}
        columns={columns}
        usual={NEWEST_FIRST}
        rowKey={({ id }) => id}
        rowLabel={({ reference }) => `View details of ${reference}`}
        details={details}
      />
    </Section>
  );
}
