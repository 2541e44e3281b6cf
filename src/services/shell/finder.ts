/** The data that a keyword searches (NAV-14): for each kind, its call and the text of a result. */

import { catalogs } from '../../../contract/catalog/catalogs';
import { products } from '../../../contract/catalog/products';
import { type Customer, customers } from '../../../contract/customers/customers';
import { paymentLinks } from '../../../contract/links/paymentLinks';
import { statusWords } from '../../../contract/payouts/payoutStatuses';
import { type Payout, type PayoutColumn, payouts } from '../../../contract/payouts/payouts';
import { roles } from '../../../contract/people/roles';
import { users } from '../../../contract/people/users';
import { refunds } from '../../../contract/refunds/refunds';
import { reports } from '../../../contract/reports/reports';
import { businesses } from '../../../contract/settings/businesses';
import { splitSettlements } from '../../../contract/splits/splitSettlements';
import { transactions } from '../../../contract/transactions/transactions';
import { Failure } from '../../../machines/kit/flow/fault';
import type { Service } from '../../../machines/kit/flow/port';
import { ALL_CURRENCIES } from '../../../machines/kit/list/inCurrency';
import type { FoundKind } from '../../../machines/shell/finder/finder.kinds';
import type { Listed, Looked, Wanted } from '../../../machines/shell/finder/finder.types';
import { call, type Options } from '../call';
import { savedBeneficiaries } from '../payouts/beneficiaries';
import { forBusiness } from '../token';

/** Maximum results of a kind that the provider searches. */
const MOST = 5;

/** The provider searches one column at a time. */
const COLUMNS = [
  'recipient',
  'beneficiaryNumber',
  'clientReference',
  'payoutReference',
  'batchReference',
  'sessionId',
] as const satisfies PayoutColumn[];

/** Another provider may not know this column. What the others find is found all the same. */
const MAYBE_COLUMN: PayoutColumn = 'payoutReference';

function noneIfRefused(reason: unknown) {
  if (reason instanceof Failure && reason.fault.kind === 'server' && reason.fault.status === 400) return { rows: [], total: 0 };
  throw reason;
}

/** The longest keyword that a call accepts. */
const LONGEST = 100;

type FoundRow = Omit<Listed, 'kind'>;

/** A kind with a complete list gets no keyword, because its call takes none. */
type Look = (keyword: string, options: Options) => Promise<readonly FoundRow[]>;

/** Unknown parts are omitted. */
const noteOf = (...parts: readonly string[]) => parts.filter(Boolean).join(', ');

const payoutsWith: Look = async (keyword, options) => {
  const inColumn = (column: PayoutColumn) => {
    const query = { pageNumber: '1', pageSize: `${MOST}`, keyword, SearchableColumns: column };
    const page = call(payouts.listPayouts, { headers: forBusiness(), query }, options);
    return column === MAYBE_COLUMN ? page.catch(noneIfRefused) : page;
  };
  const pages = await Promise.all(COLUMNS.map(inColumn));
  const rows = new Map<string, Payout>(pages.flatMap((page) => page.rows).map((row) => [row.payoutId, row]));
  return [...rows.values()]
    .slice(0, MOST)
    .map(({ payoutId, recipient, payoutReference, clientReference, status, amount, currency, initiatedAt }) => ({
      label: recipient,
      // The one that the details of the payout show.
      note: noteOf(statusWords(status), payoutReference || clientReference),
      by: { payout: payoutId },
      ...(amount !== null && { sum: { amount, currency } }),
      ...(initiatedAt !== null && { at: initiatedAt }),
      words: '',
    }));
};

interface Paid {
  readonly email: string;
  readonly reference: string;
  readonly status: string;
  readonly amount: string | null;
  readonly currency: string;
  readonly createdAt: string;
}

/** The provider searches one column at a time. A row that several of them have is found once. */
async function paidWith(
  pages: readonly Promise<{ readonly rows: readonly Paid[] }>[],
  more: FoundRow['by'] = {},
): Promise<readonly FoundRow[]> {
  const all = (await Promise.all(pages)).flatMap(({ rows }) => rows);
  return [...new Map(all.map((row) => [row.reference, row])).values()]
    .slice(0, MOST)
    .map(({ email, reference, status, amount, currency, createdAt }) => ({
      label: email || reference,
      note: noteOf(status, reference),
      by: { keyword: reference, ...more },
      ...(amount !== null && { sum: { amount, currency } }),
      at: createdAt,
      words: '',
    }));
}

const FIRST_PAGE = { page: '1', size: `${MOST}` };

const transactionsWith: Look = (keyword, options) =>
  paidWith(
    (['orderreference', 'paymentreference', 'email'] as const).map((column) =>
      call(transactions.listOrders, { query: { ...FIRST_PAGE, [column]: keyword } }, options),
    ),
    { currency: ALL_CURRENCIES },
  );

const refundsWith: Look = (keyword, options) =>
  paidWith(
    (['reference', 'email'] as const).map((column) =>
      call(refunds.listRefunds, { query: { ...FIRST_PAGE, [column]: keyword } }, options),
    ),
  );

const customersWith: Look = async (keyword, options) => {
  const inColumn = (column: 'customername' | 'email') =>
    call(customers.listCustomers, { query: { page: '1', limit: `${MOST}`, [column]: keyword } }, options);
  const pages = await Promise.all([inColumn('customername'), inColumn('email')]);
  const rows = new Map<string, Customer>(pages.flatMap((page) => page.rows).map((row) => [row.id, row]));
  return [...rows.values()].slice(0, MOST).map(({ name, email, status }) => ({
    label: name || email,
    note: noteOf(name && email, status),
    by: { keyword: email, by: 'email' },
    words: '',
  }));
};

const reportsWith: Look = async (keyword, options) => {
  const query = { pageNumber: '1', pageSize: `${MOST}`, fileName: keyword };
  const { rows } = await call(reports.listReports, { query }, options);
  return rows.map(({ fileName, filter, status, requestedAt }) => ({
    label: fileName,
    note: noteOf(filter, status),
    by: { keyword: fileName },
    at: requestedAt,
    words: '',
  }));
};

const linksThere: Look = async (_, options) => {
  const { rows } = await call(paymentLinks.listPaymentLinks, { query: {} }, options);
  return rows.map(({ name, reference, isActive }) => ({
    label: name,
    note: noteOf(reference, isActive ? 'Active' : 'Deactivated'),
    by: { details: reference },
    words: `${name} ${reference}`,
  }));
};

const productsThere: Look = async (_, options) => {
  const { rows } = await call(products.listProducts, { query: {} }, options);
  return rows.map(({ name, availability, price, currency }) => ({
    label: name,
    note: availability,
    by: { keyword: name },
    sum: { amount: price, currency },
    words: name,
  }));
};

const catalogsWith: Look = async (keyword, options) => {
  const { rows } = await call(catalogs.listCatalogs, { query: { ...FIRST_PAGE, keyword } }, options);
  return rows.map(({ name, reference, isActive }) => ({
    label: name,
    note: noteOf(reference, isActive ? 'Active' : 'Inactive'),
    by: { keyword: name },
    words: '',
  }));
};

const splitsWith: Look = async (keyword, options) => {
  const query = { PageNumber: '1', PageSize: `${MOST}`, SelectedSearchColumn: 'name', Keyword: keyword } as const;
  const { rows } = await call(splitSettlements.listSplitSettlements, { query }, options);
  return rows.map(({ name, currency }) => ({ label: name, note: currency, by: { keyword: name }, words: '' }));
};

/** Their list has no search. A beneficiary is found by its type and the day it was saved. */
const beneficiariesThere: Look = async (_, options) => {
  const { rows } = await savedBeneficiaries({}, options);
  return rows.map(({ name, type, accountNumber, bankName, createdAt }) => {
    const day = createdAt?.slice(0, 'YYYY-MM-DD'.length);
    return {
      label: name,
      note: noteOf(accountNumber, bankName || type),
      by: { type, ...(day && { from: day, to: day }) },
      words: `${name} ${accountNumber} ${bankName}`,
    };
  });
};

const usersThere: Look = async (_, options) => {
  const { rows } = await call(users.listUsers, {}, options);
  return rows.map(({ firstName, lastName, email, role }) => {
    const name = [firstName, lastName].filter(Boolean).join(' ');
    return { label: name || email, note: noteOf(name && email, role), by: { words: email }, words: `${name} ${email}` };
  });
};

const rolesThere: Look = async (_, options) => {
  const all = await call(roles.listRoles, {}, options);
  return all.map(({ id, name, description }) => ({ label: name, note: description, by: { role: id }, words: name }));
};

const subMerchantsThere: Look = async (_, options) => {
  const { rows } = await call(businesses.listSubsidiaries, {}, options);
  return rows.map(({ name, email }) => ({ label: name, note: email, by: { email }, words: `${name} ${email}` }));
};

const LOOKS: Readonly<Record<FoundKind, Look>> = {
  payout: payoutsWith,
  transaction: transactionsWith,
  refund: refundsWith,
  customer: customersWith,
  report: reportsWith,
  paymentLink: linksThere,
  product: productsThere,
  catalog: catalogsWith,
  splitSettlement: splitsWith,
  beneficiary: beneficiariesThere,
  user: usersThere,
  role: rolesThere,
  subMerchant: subMerchantsThere,
};

/** Lists kinds that failed as missing. Throws if all failed, or if the session expired. */
export const find: Service<Wanted, Looked> = async ({ keyword, kinds }, options) => {
  const looked = await Promise.allSettled(
    // No stored name is that long, and a shortened keyword would find something else.
    (keyword.length > LONGEST ? [] : kinds).map(async (kind) =>
      (await LOOKS[kind](keyword, options)).map((one) => ({ ...one, kind })),
    ),
  );
  options.signal.throwIfAborted();
  const failures = looked.flatMap((one): unknown[] => (one.status === 'rejected' ? [one.reason] : []));
  const isGrave = (reason: unknown) => !(reason instanceof Failure) || reason.fault.kind === 'sessionExpired';
  const grave = failures.find(isGrave) ?? (failures.length === kinds.length ? failures[0] : undefined);
  if (grave !== undefined) throw grave;
  return {
    listed: looked.flatMap((one) => (one.status === 'fulfilled' ? one.value : [])),
    missing: kinds.filter((_, index) => looked[index]?.status === 'rejected'),
  };
};
