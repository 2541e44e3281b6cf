/** What a customer pays to a business: on a payment link, or for an invoice. */
import { and, eq, isNull } from 'drizzle-orm';
import type { Scope } from '../context';
import type { Db } from '../database/database';
import { accounts, businesses, entries, postings, transactions } from '../database/schema';
import { publish } from '../events/events';
import { Refusal } from '../refusal';
import { collectionFee } from '../rules/money';
import { optionsOn, shareOfCustomer } from '../rules/paymentOptions';
import { newReference } from '../rules/secrets';

/** What another than the business gets of a payment. */
export interface Share {
  /** The wallet of a merchant. Null: a bank account, which is paid out of the payment. */
  readonly wallet: number | null;
  readonly amount: bigint;
}

export interface Collection extends Scope {
  readonly currency: string;
  /** Minor units, without the customer’s part of the fee. */
  readonly price: bigint;
  /** One of the enabled methods. Empty: the first of them. */
  readonly method: string;
  readonly name: string;
  readonly email: string;
  readonly phoneNumber: string;
  /** What it is paid for. */
  readonly narration: string;
  readonly recurringFrequency: string | null;
}

export interface Collected {
  readonly id: number;
  /** Of the order. */
  readonly reference: string;
  /** What the customer paid, with their part of the fee. */
  readonly amount: bigint;
  readonly method: string;
}

/** @throws Refusal 409 for a payment method that is not enabled */
async function termsOf(tx: Db, { businessId, price, method: wanted }: Collection) {
  const [business] = await tx.select().from(businesses).where(eq(businesses.id, businessId));
  if (!business) throw new Error('The payment has no business');
  const offered = optionsOn(business.paymentOptionsOff);
  const method = wanted === '' ? offered[0] : offered.find(({ name }) => name === wanted);
  if (!method) throw new Refusal(409, 'This payment method is no longer available. Choose another one');
  const fee = collectionFee(price);
  const customerFee = shareOfCustomer(business.feeBearer, fee);
  return { amount: price + customerFee, fee, customerFee, method: method.name };
}

async function accountsOf(tx: Db, { businessId, environment, currency }: Collection) {
  const here = and(eq(accounts.environment, environment), eq(accounts.currency, currency));
  const [wallet] = await tx
    .select()
    .from(accounts)
    .where(and(here, eq(accounts.businessId, businessId), eq(accounts.kind, 'wallet')));
  const own = await tx
    .select()
    .from(accounts)
    .where(and(here, isNull(accounts.businessId)));
  const clearing = own.find(({ kind }) => kind === 'clearing');
  const fees = own.find(({ kind }) => kind === 'fees');
  if (!wallet || !clearing || !fees) throw new Refusal(400, 'This merchant can’t be paid in this currency yet');
  return { wallet: wallet.id, clearing: clearing.id, fees: fees.id };
}

interface Paid {
  readonly amount: bigint;
  readonly fee: bigint;
}

/** Returns the lines of one posting. A bank's share leaves through the account it came from. */
function linesOf(ledger: Awaited<ReturnType<typeof accountsOf>>, { amount, fee }: Paid, shares: readonly Share[]) {
  const sum = (some: readonly Share[]) => some.reduce((total, share) => total + share.amount, 0n);
  const toBanks = sum(shares.filter(({ wallet }) => wallet === null));
  return [
    { accountId: ledger.wallet, amount: amount - fee - sum(shares) },
    ...shares.flatMap((share) => (share.wallet === null ? [] : [{ accountId: share.wallet, amount: share.amount }])),
    { accountId: ledger.fees, amount: fee },
    { accountId: ledger.clearing, amount: toBanks - amount },
  ];
}

/**
 * MOVES MONEY: collects a payment that is wanted once. It credits the wallet of the business, and the accounts of a split settlement.
 * @param record stores what the payment is for, before the payment is announced
 * @param divide returns the shares of others in what is left after the fee
 * @throws Refusal 409 for a payment method that is not enabled, or for a blacklisted customer
 */
export async function collect(
  tx: Db,
  now: Temporal.Instant,
  collection: Collection,
  record: (transactionId: number) => Promise<void>,
  divide: (amount: bigint) => Promise<readonly Share[]> = async () => [],
): Promise<Collected> {
  const { amount, fee, customerFee, method } = await termsOf(tx, collection);
  const { businessId, environment, currency, email, name, phoneNumber, narration, recurringFrequency } = collection;
  const ledger = await accountsOf(tx, collection);
  await publish(tx, now, 'paymentStarted', { scope: collection, payer: { name, email, phoneNumber } });
  const [transaction] = await tx
    .insert(transactions)
    .values({
      businessId,
      environment,
      status: 'Successful',
      customerEmail: email,
      customerName: name,
      customerPhone: phoneNumber,
      currency,
      amount,
      fee,
      customerFee,
      paymentType: method,
      responseCode: '00',
      responseMessage: 'Approved or completed',
      narration,
      recurringFrequency,
      orderReference: newReference('KOR'),
      paymentReference: newReference('KPY'),
      createdAt: now,
      settledAt: now,
    })
    .returning({ id: transactions.id, reference: transactions.orderReference });
  const [posting] = await tx
    .insert(postings)
    .values({ kind: 'collection', transactionId: transaction?.id ?? null, postedAt: now })
    .returning({ id: postings.id });
  if (!transaction || !posting) throw new Error('The inserted payment was not found');
  await record(transaction.id);
  const lines = linesOf(ledger, { amount, fee }, await divide(amount - fee));
  await tx.insert(entries).values(lines.filter((line) => line.amount !== 0n).map((line) => ({ ...line, postingId: posting.id })));
  await publish(tx, now, 'paymentCollected', { transactionId: transaction.id });
  return { ...transaction, amount, method };
}
