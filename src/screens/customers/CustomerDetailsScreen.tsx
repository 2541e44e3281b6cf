import { Redirect } from 'wouter';
import type { Customer } from '../../../machines/customers/customers/customers.machine';
import { totalsOf } from '../../../machines/customers/customerTotals/customerTotals.rules';
import { useSubject } from '../../flow/segments';
import { useResource } from '../../flow/useResource';
import { Button } from '../../ui/buttons/Button';
import { NotLoaded } from '../../ui/feedback/NotLoaded';
import { Stack } from '../../ui/layout/Stack';
import { FactsSkeleton } from '../../ui/tables/RecordSkeleton';
import type { customerDetailsFlows } from '../../wiring/customers/customerDetails';
import { DetailsPage } from '../kit/DetailsPage';
import { Notes } from '../kit/Notes';
import { PartError } from '../kit/PartError';
import { CUSTOMERS, pageOfCustomer } from '../kit/pageOfCustomer';
import { CustomerCatalogOrders } from './CustomerCatalogOrders';
import { CustomerHead } from './CustomerHead';
import { CustomerOrders } from './CustomerOrders';
import { CustomerStatus, useStatusDialog } from './CustomerStatus';
import { CustomerSums } from './CustomerSums';
import { changeOf, READ_ONLY } from './customerColumns';

interface CustomerDetailsScreenProps {
  readonly flows: typeof customerDetailsFlows;
  readonly mayManage: boolean;
  readonly mayNote: boolean;
  /** The page of all transactions. Null if this role cannot open it. */
  readonly transactions: string | null;
}

const LIST = { label: 'Customers', path: CUSTOMERS };

/** CUS-04: shows the customer whose id, or email address, is in the URL. */
export function CustomerDetailsScreen(props: CustomerDetailsScreenProps) {
  const { flows, mayManage } = props;
  const id = useSubject();
  const part = useResource(flows.customerDetails, id);
  const { value } = part.view;
  const { email, ask } = useStatusDialog();
  // An email address does not stay in the history.
  if (value !== null && value.id !== id && id.includes('@')) return <Redirect to={pageOfCustomer(value.id)} replace />;
  return (
    <DetailsPage
      title="Customer details"
      list={LIST}
      part={part}
      what="this customer"
      name={value ? value.name || value.email : 'Customer'}
      actions={<StatusButton customer={value} mayManage={mayManage} onPress={ask} />}
      dialogs={
        <CustomerStatus
          machine={flows.customerStatus}
          customer={mayManage && value?.email === email ? value : null}
          onDone={() => part.send({ type: 'refresh' })}
        />
      }
    >
      {(customer) => <Details {...props} customer={customer} />}
    </DetailsPage>
  );
}

interface StatusButtonProps extends Pick<CustomerDetailsScreenProps, 'mayManage'> {
  readonly customer: Customer | null;
  readonly onPress: (email: string) => void;
}

const StatusButton = ({ customer, mayManage, onPress }: StatusButtonProps) =>
  customer && (
    <Button
      icon={customer.status === 'Blacklisted' ? 'user-check' : 'ban'}
      disabled={!mayManage}
      reason={mayManage ? null : READ_ONLY}
      onPress={() => onPress(customer.email)}
    >
      {changeOf(customer).label}
    </Button>
  );

interface DetailsProps extends CustomerDetailsScreenProps {
  readonly customer: Customer;
}

const Details = ({ customer, flows, mayNote, transactions }: DetailsProps) => (
  <Stack>
    <CustomerHead customer={customer} />
    <Notes flows={flows} about="customer" id={customer.id} mayAdd={mayNote} />
    {transactions === null ? (
      <p>Your role can’t view transactions.</p>
    ) : (
      <>
        <Sums customer={customer} flows={flows} />
        <CustomerCatalogOrders machine={flows.customerCatalogOrders} email={customer.email} />
        <CustomerOrders
          machine={flows.customerOrders}
          customer={customer.id}
          email={customer.email}
          transactions={transactions}
        />
      </>
    )}
  </Stack>
);

function Sums({ customer, flows }: Pick<DetailsProps, 'customer' | 'flows'>) {
  const part = useResource(flows.customerTotals, customer.id);
  const { value, fault } = part.view;
  return (
    <>
      <PartError part={part} what="what this customer paid" />
      {value ? (
        <CustomerSums customer={customer} totals={totalsOf(value.rows)} />
      ) : fault === null ? (
        <FactsSkeleton rows={5} />
      ) : (
        <NotLoaded />
      )}
    </>
  );
}
