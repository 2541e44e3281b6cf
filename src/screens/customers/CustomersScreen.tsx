import { useMemo } from 'react';
import { isolated } from '../../../contract/shownText';
import { type Customer, customerFilters, customerViews } from '../../../machines/customers/customers/customers.machine';
import { useDetailsPages } from '../../flow/detailsPages';
import { useDialogAddress } from '../../flow/dialogAddress';
import { useList } from '../../flow/useList';
import { Page } from '../../ui/layout/Page';
import type { customersFlows } from '../../wiring/customers/customers';
import { useDownload } from '../kit/DownloadMenu';
import { ListSection, type ListWords, StartButton } from '../kit/ListSection';
import { lazyDialog, usePreloaded } from '../kit/lazyDialog';
import { pageOfCustomer } from '../kit/pageOfCustomer';
import { CustomerStatus, useStatusDialog } from './CustomerStatus';
import { customerColumns, NEWEST_FIRST, READ_ONLY } from './customerColumns';

interface CustomersScreenProps {
  readonly flows: typeof customersFlows;
  readonly mayManage: boolean;
}

const OPEN = ['new'] as const;
const maker = lazyDialog(async () => (await import('./NewCustomerDialog')).NewCustomerDialog);
const AHEAD = [maker.fetch];

const WORDS: ListWords = {
  caption: 'Customers',
  widths: { name: 363, mobile: 190, country: 180, status: 132, added: 211, action: 50 },
  none: 'You currently do not have any customers.',
  teaches: {
    drawing: 'customer',
    sentence: 'Everyone who pays you becomes a customer with their first payment. You can also add customers yourself.',
  },
  testData: 'customers',
  noMatch: 'No customers match.',
  showAll: 'Show all customers',
  lost: 'your customers',
};

const pageOf = ({ id }: Customer) => pageOfCustomer(id);

/** CUS-01: lists the customers of the business. */
export function CustomersScreen({ flows, mayManage }: CustomersScreenProps) {
  usePreloaded(AHEAD);
  const list = useList(flows.customers, customerFilters);
  const { rows } = list.view;
  const { about, open, close } = useDialogAddress(OPEN);
  const { email, ask } = useStatusDialog();
  const details = useDetailsPages(pageOf);
  const columns = useMemo(
    () => customerColumns({ mayManage, onDetails: details.open, onStatus: (customer) => ask(customer.email) }),
    [mayManage, details, ask],
  );
  const download = useDownload(flows.customersDownload, list.filters.value);
  const start = (
    <StartButton barred={mayManage ? null : READ_ONLY} onPress={() => open('new', 'customer')}>
      Add New Customer
    </StartButton>
  );
  return (
    <Page title="Customers" actions={start}>
      <ListSection
        list={list}
        words={WORDS}
        columns={columns}
        usual={NEWEST_FIRST}
        views={customerViews}
        download={download}
        start={start}
        rowKey={({ id }) => id}
        rowLabel={({ name, email: address }) => `View details of ${isolated(name || address)}`}
        details={details}
      />
      {about('new') !== null && mayManage && (
        <maker.Dialog
          machine={flows.newCustomer}
          onEnd={(isAdded) => {
            close();
            if (isAdded) list.refresh();
          }}
        />
      )}
      <CustomerStatus
        machine={flows.customerStatus}
        customer={mayManage ? (rows.find((row) => row.email === email) ?? null) : null}
        onDone={list.refresh}
      />
    </Page>
  );
}
