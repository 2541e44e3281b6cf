/** Split settlements: a page of them, the code, the order that creates or changes one, and the status of a key. */
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { ServeInput } from '../../contract/endpoint';
import type { splitSettlements as endpoints } from '../../contract/splits/splitSettlements';
import { resendCode, revokeCode, verifyCode } from '../access/codes';
import type { Actor, OperationContext, Scope } from '../context';
import { newestFirst } from '../database/columns';
import type { Db } from '../database/database';
import { containingText, ofScope, type Paging, type Period, pageOf, within } from '../database/listing';
import { businesses, type StoredAccount, splitSettlements } from '../database/schema';
import { bodyHash, claimKey, findKey, keyOf, replayResponse, storeResponse } from '../ledger/idempotencyKeys';
import { resolveMerchant } from '../ledger/merchants';
import { Refusal } from '../refusal';
import { currencies, toMajor, toMinor } from '../rules/money';
import { bankOf, resolveBankAccount } from '../rules/recipients';
import { refuseChanged, versionOf } from '../rules/versions';
import { checkShares } from './splits.rules';

type Order = ServeInput<typeof endpoints.upsertSplitSettlement>['body'];
type SentAccount = Order['accountDetails'][number];

export type SplitRow = typeof splitSettlements.$inferSelect;

/** What a change replaces. */
type Replaced = Pick<SplitRow, 'name' | 'rateType' | 'currency' | 'isActive' | 'accounts'>;

const columns = { name: splitSettlements.name, currency: splitSettlements.currency, rateType: splitSettlements.rateType };

export interface SplitFilter extends Period {
  readonly keyword: string;
  readonly column: keyof typeof columns;
  /** `null`: both. */
  readonly isActive: boolean | null;
}

/** Newest first, ties by id. */
export function listSplits({ db }: OperationContext, scope: Scope, filter: SplitFilter, paging: Paging) {
  const { keyword, column, isActive, ...days } = filter;
  const where = and(
    ofScope(splitSettlements, scope),
    containingText(columns[column], keyword),
    isActive === null ? undefined : eq(splitSettlements.isActive, isActive),
    within(splitSettlements.createdAt, days),
  );
  const rows = db
    .select()
    .from(splitSettlements)
    .where(where)
    .orderBy(...newestFirst(splitSettlements.createdAt, splitSettlements.id));
  return pageOf(rows, db.$count(splitSettlements, where), paging);
}

/** Returns the active ones by name. */
export const listSplitNames = ({ db }: OperationContext, scope: Scope) =>
  db
    .select({ splitSettlementId: splitSettlements.id, name: splitSettlements.name })
    .from(splitSettlements)
    .where(and(ofScope(splitSettlements, scope), eq(splitSettlements.isActive, true)))
    .orderBy(asc(sql`lower(${splitSettlements.name})`));

const ENDPOINT = 'upsertSplitSettlement';
const slotOf = ({ userId, email, businessId, environment }: Actor) =>
  ({ purpose: 'split', subject: `${userId}:${businessId}:${environment}`, email }) as const;

/** Sends the code for a split settlement. @throws Refusal 429 within a minute of the last unused one */
export const sendSplitCode = (context: OperationContext, actor: Actor): Promise<void> =>
  context.db.transaction((tx) => resendCode(tx, context.clock.now(), slotOf(actor)));

/** Returns the account as stored, after its name was checked. A merchant's row has no bank, and a bank's row no merchant. */
async function stored(tx: Db, { businessId }: Scope, sent: SentAccount): Promise<StoredAccount> {
  const amount = toMajor(toMinor(sent.amount) ?? 0n);
  if (sent.merchantId !== undefined) {
    if (sent.bankCode !== undefined || sent.accountNumber !== undefined)
      throw new Refusal(400, 'An account must be either a merchant or a bank account, not both');
    if (Number(sent.merchantId) === businessId) throw new Refusal(400, 'The initiating account already has a share');
    const accountName = named(sent, await resolveMerchant(tx, sent.merchantId));
    return { merchantId: sent.merchantId, bankCode: '', bankName: '', accountNumber: '', accountName, amount };
  }
  if (sent.bankCode === undefined || sent.accountNumber === undefined)
    throw new Refusal(400, 'An account needs a merchant ID, or a bank and an account number');
  const { bankCode, name: bankName } = bankOf(sent.bankCode);
  const accountName = named(sent, resolveBankAccount(bankCode, sent.accountNumber));
  return { merchantId: '', bankCode, bankName, accountNumber: sent.accountNumber, accountName, amount };
}

function named({ accountName }: SentAccount, name: string): string {
  if (accountName !== name) throw new Refusal(400, 'accountName does not match the account');
  return name;
}

/** Orders of a business run one after the other, so that two cannot take one name or be the same one twice. */
export const takeTurn = (tx: Db, { businessId }: Scope) =>
  tx.select({ id: businesses.id }).from(businesses).where(eq(businesses.id, businessId)).for('no key update');

type NewSplit = Omit<Order, 'otp' | 'splitSettlementId' | 'version'>;

/** What a change sets. The database may order the fields of an account otherwise. */
const fieldsOf = ({ name, rateType, currency, isActive, accounts }: Replaced) => ({
  ...{ name, rateType, currency, isActive },
  accounts: accounts.map(({ merchantId, bankCode, accountNumber, amount }) =>
    [merchantId, bankCode, accountNumber, amount].join(' '),
  ),
});

export const versionOfSplit = (split: Replaced): string => versionOf(fieldsOf(split));

/** Refuses an invalid split settlement. */
async function check(tx: Db, actor: Actor, { name, rateType, currencyId, accountDetails }: NewSplit) {
  const currency = currencies.find(({ id }) => id === currencyId);
  if (!currency) throw new Refusal(400, 'This currency is not supported');
  if (name.trim() === '') throw new Refusal(400, 'name is required');
  checkShares(
    rateType,
    accountDetails.map(({ amount }) => amount),
  );
  const accounts: StoredAccount[] = [];
  for (const sent of accountDetails) accounts.push(await stored(tx, actor, sent));
  return { name: name.trim(), rateType, currency: currency.code, accounts };
}

/** Returns the one to change, or null for a new one. One of another business is reported as not found. */
async function toChange(tx: Db, scope: Scope, splitSettlementId: string | undefined): Promise<SplitRow | null> {
  if (splitSettlementId === undefined) return null;
  const id = /^\d{1,9}$/.test(splitSettlementId) ? Number(splitSettlementId) : 0;
  const [found] = await tx
    .select()
    .from(splitSettlements)
    .where(and(ofScope(splitSettlements, scope), eq(splitSettlements.id, id)));
  if (!found) throw new Refusal(404, 'Split settlement not found');
  return found;
}

async function isTaken(tx: Db, scope: Scope, name: string, but: number | null): Promise<boolean> {
  const sameName = eq(sql`lower(${splitSettlements.name})`, name.toLowerCase());
  const other = but === null ? undefined : ne(splitSettlements.id, but);
  const found = await tx
    .select({ id: splitSettlements.id })
    .from(splitSettlements)
    .where(and(ofScope(splitSettlements, scope), sameName, other));
  return found.length > 0;
}

const insertSplit = (
  tx: Db,
  { businessId, environment }: Scope,
  values: Awaited<ReturnType<typeof check>> & { readonly isActive: boolean },
  now: Temporal.Instant,
) => tx.insert(splitSettlements).values({ businessId, environment, ...values, customUrl: '', createdAt: now });

/** Creates one without a code, for test data. The caller has taken the turn of the business. */
export async function addSplit(tx: Db, actor: Actor, asked: NewSplit, now: Temporal.Instant): Promise<void> {
  const checked = await check(tx, actor, asked);
  await insertSplit(tx, actor, { ...checked, isActive: asked.isActive }, now);
}

interface Upserted {
  readonly status: boolean;
  readonly message: string;
  /** What an update replaced. */
  readonly before?: Replaced;
}

/** Returns the earlier response to the same order, if its key is known. */
function known(first: Awaited<ReturnType<typeof findKey>>, hash: string): Upserted | null {
  return first && { status: true, message: replayResponse(first, hash, 'split settlement').message };
}

/**
 * Runs once for each key. A taken name is reported and changes nothing. A wrong code is counted and leaves the key open, so that the same order
 * can be tried again.
 */
export async function upsertSplit(context: OperationContext, actor: Actor, key: string, order: Order): Promise<Upserted> {
  const now = context.clock.now();
  const { otp, ...asked } = order;
  const hash = bodyHash(asked);
  const result = await context.db.transaction(async (tx): Promise<Upserted | Refusal> => {
    await takeTurn(tx, actor);
    const before = known(await findKey(tx, keyOf(actor, ENDPOINT, key)), hash);
    if (before) return before;
    const checked = await check(tx, actor, order);
    const changed = await toChange(tx, actor, order.splitSettlementId);
    const id = changed?.id ?? null;
    const values = { ...checked, isActive: order.isActive };
    if (changed) {
      const compared = { seen: order.version, present: fieldsOf(changed), wanted: fieldsOf(values) };
      refuseChanged({ thing: 'split settlement', ...compared, status: 412 });
    }
    if (await isTaken(tx, actor, checked.name, id))
      return { status: false, message: `There is already a split settlement named ${checked.name}` };
    const wrong = await verifyCode(tx, now, slotOf(actor), otp);
    if (wrong) return wrong;
    const other = known(await claimKey(tx, now, keyOf(actor, ENDPOINT, key), hash), hash);
    if (other) return other;
    if (id === null) await insertSplit(tx, actor, values, now);
    else await tx.update(splitSettlements).set(values).where(eq(splitSettlements.id, id));
    const message = id === null ? 'Created successfully' : 'Updated successfully';
    await storeResponse(tx, keyOf(actor, ENDPOINT, key), { statusCode: '00', message, batchId: null });
    await revokeCode(tx, slotOf(actor));
    if (!changed) return { status: true, message };
    const { name, rateType, currency, isActive, accounts } = changed;
    return { status: true, message, before: { name, rateType, currency, isActive, accounts } };
  });
  if (result instanceof Refusal) throw result;
  return result;
}

/** Returns the status of a key. An unused key is closed. */
export const wasUpserted = (context: OperationContext, actor: Actor, key: string): Promise<boolean> =>
  context.db.transaction(async (tx) => {
    const first = await claimKey(tx, context.clock.now(), keyOf(actor, ENDPOINT, key), null);
    return Boolean(first?.answer);
  });
