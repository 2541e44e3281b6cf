/** Customers of a business: listing, adding, blacklisting, and becoming one by paying. */
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { StatusAction } from '../../contract/customers/customerStatuses';
import { readMobile } from '../../contract/customers/mobile';
import type { Actor, OperationContext, Scope } from '../context';
import { newestFirst } from '../database/columns';
import type { Db } from '../database/database';
import { containingText, equalTo, idIn, ofScope, type Paging, type Period, pageOf, within } from '../database/listing';
import { customers, users } from '../database/schema';
import type { CustomerStatus } from '../database/tables/customers.tables';
import type { Events } from '../events/events';
import { Refusal } from '../refusal';
import { emailKeyOf, isEmail, nameError, searchedDigits } from './customers.rules';

export interface CustomerFilter extends Period {
  readonly status: CustomerStatus | undefined;
  readonly id: string | undefined;
  /** Part of a text, in any case. */
  readonly email: string | undefined;
  readonly name: string | undefined;
  readonly mobile: string | undefined;
}

/** A search for text without any digit finds nobody by number. */
const byMobile = (text: string) => {
  const digits = searchedDigits(text);
  return digits === '' ? sql`false` : containingText(customers.mobile, digits);
};

const matching = (scope: Scope, { status, id, email, name, mobile, ...days }: CustomerFilter): SQL | undefined =>
  and(
    ofScope(customers, scope),
    equalTo(customers.status, status),
    id === undefined ? undefined : eq(customers.id, idIn(id)),
    containingText(customers.email, email),
    containingText(customers.name, name),
    mobile ? byMobile(mobile) : undefined,
    within(customers.createdAt, days),
  );

const rowsWith = (db: Db, where: SQL | undefined) =>
  db
    .select({ customer: customers, firstName: users.firstName, lastName: users.lastName })
    .from(customers)
    .leftJoin(users, eq(users.id, customers.blacklistedBy))
    .where(where)
    .orderBy(...newestFirst(customers.createdAt, customers.id));

export type CustomerInList = Awaited<ReturnType<typeof rowsWith>>[number];

/** Returns a page, newest first, ties by id, and the number of all that match. */
export function listCustomers({ db }: OperationContext, scope: Scope, filter: CustomerFilter, paging: Paging) {
  const where = matching(scope, filter);
  return pageOf(rowsWith(db, where), db.$count(customers, where), paging);
}

/** Returns all that match, newest first. */
export const everyCustomer = ({ db }: OperationContext, scope: Scope, filter: CustomerFilter) =>
  rowsWith(db, matching(scope, filter));

interface NewCustomer {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly mobile: string;
}

/** @throws Refusal 400 for what is no name, email or mobile number, in the order of the form; 409 for an email that a customer has */
export async function createCustomer({ db, clock }: OperationContext, scope: Scope, asked: NewCustomer): Promise<void> {
  const [first, last, email] = [asked.firstName.trim(), asked.lastName.trim(), asked.email.trim()];
  const wrong = nameError('First name', first) ?? nameError('Last name', last);
  if (wrong !== null) throw new Refusal(400, wrong);
  if (!isEmail(email)) throw new Refusal(400, 'Email is not valid');
  const { mobile, error } = readMobile(asked.mobile);
  if (mobile === null) throw new Refusal(400, `Mobile number is not valid. ${error}`);
  const { businessId, environment } = scope;
  const made = { businessId, environment, name: `${first} ${last}`, email, emailKey: emailKeyOf(email), mobile };
  const added = await db
    .insert(customers)
    .values({ ...made, status: 'Active', createdAt: clock.now() })
    .onConflictDoNothing()
    .returning({ id: customers.id });
  if (added.length === 0) throw new Refusal(409, 'A customer with this email already exists');
}

/**
 * Blacklists or whitelists the customer with this email. A status that is already set stays with its time, person and reason.
 * @returns the status before
 * @throws Refusal 404 if the business has no customer with it
 */
export async function setCustomerStatus(
  { db, clock }: OperationContext,
  actor: Actor,
  email: string,
  action: StatusAction,
  reason: string,
): Promise<CustomerStatus> {
  const why = reason.trim();
  if (why === '') throw new Refusal(400, 'Reason is required');
  const [customer] = await db
    .select()
    .from(customers)
    .where(and(ofScope(customers, actor), eq(customers.emailKey, emailKeyOf(email))))
    .for('update');
  if (!customer) throw new Refusal(404, 'Customer not found');
  const status = action === 'blacklist' ? 'Blacklisted' : 'Active';
  if (customer.status === status) return status;
  const since =
    status === 'Blacklisted'
      ? { blacklistedAt: clock.now(), blacklistedBy: actor.userId, blacklistReason: why }
      : { blacklistedAt: null, blacklistedBy: null, blacklistReason: null };
  await db
    .update(customers)
    .set({ status, ...since })
    .where(eq(customers.id, customer.id));
  return customer.status;
}

/** A person who is blacklisted when the payment is sent is refused, however long the page was open. */
const REFUSED = 'This merchant doesn’t accept payments from this email';

/**
 * Makes the payer a customer of the business, unless they are one. Runs in the transaction of the payment, and locks the customer, so that a
 * blacklisting comes before or after it.
 * @throws Refusal 409 if the customer is blacklisted
 */
export async function customerOfPayment(
  tx: Db,
  now: Temporal.Instant,
  { scope: { businessId, environment }, payer: { name, email, phoneNumber } }: Events['paymentStarted'],
): Promise<void> {
  const emailKey = emailKeyOf(email);
  const mobile = readMobile(phoneNumber).mobile ?? phoneNumber;
  const [customer] = await tx
    .insert(customers)
    .values({ businessId, environment, name, email, emailKey, mobile, status: 'Active', createdAt: now })
    .onConflictDoUpdate({ target: [customers.businessId, customers.environment, customers.emailKey], set: { emailKey } })
    .returning({ status: customers.status });
  if (customer?.status === 'Blacklisted') throw new Refusal(409, REFUSED);
}
