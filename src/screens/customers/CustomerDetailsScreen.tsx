import { Link, Redirect } from 'wouter';
import type { Customer } from '../../../machines/customers/customers/customers.machine';
import { totalsOf } from '../../../machines/customers/customerTotals/customerTotals.rules';
import { useSegments } from '../../flow/segments';
import { useResource } from '../../flow/useResource';
import { Breadcrumb } from '../../ui/Breadcrumb';
import { Button } from '../../ui/Button';
import { linkStyle } from '../../ui/button.style';
import { Page } from '../../ui/Page';
import { Skeleton } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import type { customerDetailsFlows } from '../../wiring/customers/customerDetails';
import { PartError } from '../kit/PartError';
import { CustomerHead } from './CustomerHead';
import { CustomerOrders } from './CustomerOrders';
import { CustomerStatus, useStatusDialog } from './CustomerStatus';
import { CustomerSums } from './CustomerSums';
import { changeOf, READ_ONLY } from './customerColumns';
import { CUSTOMERS, pageOfCustomer } from './pageOfCustomer';

interface CustomerDetailsScreenProps {
  readonly flows: typeof customerDetailsFlows;
  readonly mayManage: boolean;
  /** The page of all transactions. Null if this role cannot open it. */
  readonly transactions: string | null;
}

/** CUS-04: shows the customer whose id, or email address, is in the URL. */
export function CustomerDetailsScreen(props: CustomerDetailsScreenProps) {
  const id = useSegments().at(-1) ?? '';
  return <OfId key={id} id={id} {...props} />;
}

interface OfIdProps extends CustomerDetailsScreenProps {
  readonly id: string;
}

function OfId({ id, ...props }: OfIdProps) {
  const part = useResource(props.flows.customerDetails, id);
  const { value, fault } = part.view;
  const { email, ask } = useStatusDialog();
  const toList = (
    <Link href={CUSTOMERS} className={linkStyle}>
      Customers
    </Link>
  );
  // An email address does not stay in the history.
  if (value !== null && value.id !== id && id.includes('@')) return <Redirect to={pageOfCustomer(value.id)} replace />;
  return (
    <Page
      title="Customer details"
      above={<Breadcrumb>{[toList, value ? value.name || value.email : 'Customer']}</Breadcrumb>}
      actions={
        value && (
          <Button
            icon={value.status === 'Blacklisted' ? 'user-check' : 'ban'}
            disabled={!props.mayManage}
            reason={props.mayManage ? null : READ_ONLY}
            onPress={() => ask(value.email)}
          >
            {changeOf(value).label}
          </Button>
        )
      }
    >
      <PartError part={part} what="this customer" />
      {fault?.kind === 'server' && fault.status === 404 && <p>It may be in your other environment, Live or Test.</p>}
      {value ? <Details {...props} customer={value} /> : fault === null && <Skeleton lines={6} />}
      <CustomerStatus
        machine={props.flows.customerStatus}
        customer={props.mayManage && value?.email === email ? value : null}
        onDone={() => part.send({ type: 'refresh' })}
      />
    </Page>
  );
}

interface DetailsProps extends CustomerDetailsScreenProps {
  readonly customer: Customer;
}

const Details = ({ customer, flows, transactions }: DetailsProps) => (
  <Stack>
    <CustomerHead customer={customer} />
    {transactions === null ? (
      <p>Your role can’t view transactions.</p>
    ) : (
      <>
        <Sums customer={customer} flows={flows} />
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
      {value ? <CustomerSums customer={customer} totals={totalsOf(value.rows)} /> : fault === null && <Skeleton lines={4} />}
    </>
  );
}
