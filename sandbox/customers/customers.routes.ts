/** Serves the customers of a business. */
import { CUSTOMER_STATUSES } from '../../contract/customers/customerStatuses';
import { customers as endpoints } from '../../contract/customers/customers';
import { pagingOf } from '../http/paging.routes';
import { period } from '../http/period.routes';
import { serve, serveChange } from '../http/serve';
import { Refusal } from '../refusal';
import { toWallClock } from '../rules/wallclock';
import { type CustomerInList, createCustomer, everyCustomer, listCustomers, setCustomerStatus } from './customers';
import { countryOf } from './customers.rules';

const inList = ({ customer, firstName, lastName }: CustomerInList) => ({
  id: customer.id,
  customerName: customer.name,
  emailAddress: customer.email,
  mobileNumber: customer.mobile,
  countryName: countryOf(customer.mobile),
  status: customer.status,
  dateCreated: toWallClock(customer.createdAt),
  dateBlacklisted: customer.blacklistedAt && toWallClock(customer.blacklistedAt),
  blacklistedBy: firstName === null ? null : `${firstName} ${lastName ?? ''}`,
  blacklistReason: customer.blacklistReason,
});

function knownStatus(text: string | undefined) {
  const known = CUSTOMER_STATUSES.find((status) => status === text);
  if (text !== undefined && known === undefined) throw new Refusal(400, 'status is not a customer status');
  return known;
}

interface Query {
  readonly status?: string;
  readonly email?: string;
  readonly customername?: string;
  readonly mobilenumber?: string;
  readonly fromdate?: string;
  readonly todate?: string;
}

const filterOf = (query: Query, id?: string) => ({
  status: knownStatus(query.status),
  id,
  email: query.email,
  name: query.customername,
  mobile: query.mobilenumber,
  ...period('fromdate', query.fromdate, 'todate', query.todate),
});

export const customersRoutes = [
  serve(endpoints.listCustomers, async ({ query }, { context, session }) => {
    const filter = filterOf(query, query.id);
    const paging = pagingOf('limit', query.page, query.limit);
    const { rows, total } = await listCustomers(context, session, filter, paging);
    return { items: rows.map(inList), totalItems: total };
  }),
  serveChange(endpoints.exportCustomers, { type: 'Exports', action: 'Export customers' }, async (input, call) => {
    const rows = await everyCustomer(call.context, call.session, filterOf(input.query));
    call.audit.about({ after: { customers: rows.length } });
    return { items: rows.map(inList), totalItems: rows.length };
  }),
  serveChange(
    endpoints.createCustomer,
    { type: 'Customers', action: 'Add customer', subject: ['customer', 'body.email'] },
    async ({ body }, { context, session }) => {
      await createCustomer(context, session, body);
      return { status: true, message: 'Customer created successfully' };
    },
  ),
  serveChange(
    endpoints.setCustomerStatus,
    { type: 'Customers', action: 'Change status of customer', subject: ['customer', 'body.customerEmail'] },
    async ({ body: { customerEmail, action, reason } }, { context, session, audit }) => {
      const status = await setCustomerStatus(context, session, customerEmail, action, reason);
      audit.about({ before: { status } });
      return { status: true, message: `Customer ${action}ed successfully` };
    },
  ),
];
