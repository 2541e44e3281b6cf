import type { StatusAction } from '../../../machines/customers/customerStatus/customerStatus.machine';
import type { Customer } from '../../../machines/customers/customers/customers.machine';
import { byText, type Sort } from '../../../machines/kit/list/sorting';
import type { SortableColumn } from '../../flow/useSort';
import type { MenuItem } from '../../ui/buttons/Menu';
import { NamedCell } from '../../ui/tables/NamedCell';
import { orDash } from '../../ui/text/format';
import { actionColumn } from '../kit/actionColumn';
import { type Look, type StatusLook, statusColumn, textColumn } from '../kit/columns';
import { dateColumn } from '../kit/dateColumn';
import { readOnlyReason } from '../kit/readOnlyReason';

/** The provider's order. */
export const NEWEST_FIRST: Sort = { key: 'added', direction: 'descending' };

/** CUS-03. Other statuses are shown as they come. */
export const CUSTOMER_STATUS: StatusLook = {
  looks: new Map<string, Look>([
    ['Active', { tone: 'green', icon: 'circle-check' }],
    ['Blacklisted', { tone: 'red', icon: 'ban' }],
  ]),
  otherwise: { tone: 'plain', icon: 'circle-dot' },
};

export const READ_ONLY = readOnlyReason('customers');

/** CUS-03: what the status offers, in the documents' words. */
export const changeOf = ({ status }: Pick<Customer, 'status'>): { readonly action: StatusAction; readonly label: string } =>
  status === 'Blacklisted'
    ? { action: 'whitelist', label: 'Whitelist Customer' }
    : { action: 'blacklist', label: 'Blacklist Customer' };

interface Doings {
  readonly mayManage: boolean;
  readonly onDetails: (customer: Customer) => void;
  readonly onStatus: (customer: Customer) => void;
}

function itemsOf(customer: Customer, { mayManage, onDetails, onStatus }: Doings): readonly MenuItem[] {
  const { action, label } = changeOf(customer);
  const icon = action === 'blacklist' ? 'ban' : 'user-check';
  const bar = { disabled: !mayManage, reason: READ_ONLY };
  return [
    { key: 'details', label: 'View details', icon: 'eye', onChoose: () => onDetails(customer) },
    { key: 'status', label, icon, ...bar, onChoose: () => onStatus(customer) },
  ];
}

/** CUS-01: the columns of the list. */
export const customerColumns = (doings: Doings): readonly SortableColumn<Customer>[] => [
  {
    key: 'name',
    head: 'Customer',
    place: 'lead',
    order: byText(({ name, email }) => name || email),
    cell: ({ name, email }) => <NamedCell name={name || email} note={name ? email : null} />,
  },
  textColumn('mobile', 'Mobile number', ({ mobile }) => orDash(mobile), { from: 'md' }),
  textColumn('country', 'Country', ({ country }) => orDash(country), { from: 'lg' }),
  statusColumn(({ status }) => status, CUSTOMER_STATUS),
  dateColumn('added', 'Customer since', ({ createdAt }) => createdAt, { from: 'lg' }),
  actionColumn(
    ({ email }) => email,
    (customer) => itemsOf(customer, doings),
  ),
];
