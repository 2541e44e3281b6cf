/** Split settlements: a page of them, the code, the order that makes or changes one, and the question what became of a key. */
import { and, asc, count, eq, gte, ilike, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { ServeInput } from '../../contract/endpoint';
import type { splitSettlements as endpoints } from '../../contract/splits/splitSettlements';
import { newestFirst } from '../database/columns';
import type { Db } from '../database/database';
import { businesses, type StoredAccount, splitSettlements } from '../database/schema';
import { dropCode, resendCode, tryCode } from '../ledger/codes';
import { answerAgain, bodyHash, claimKey, findKey, keepAnswer } from '../ledger/keys';
import { resolveMerchant } from '../ledger/orders';
import type { Paging } from '../payouts/payoutList';
import { bankOf, resolveBankAccount } from '../payouts/recipients.rules';
import { Refusal } from '../refusal';
import { containing } from '../rules/like';
import { currencies, toMajor, toMinor } from '../rules/money';
import type { Actor, Scope, World } from '../world';
import { checkShares } from './splits.rules';

type Order = ServeInput<typeof endpoints.upsertSplitSettlement>['body'];
type SentAccount = Order['accountDetails'][number];

export type SplitRow = typeof splitSettlements.$inferSelect;

const columns = { name: splitSettlements.name, currency: splitSettlements.currency, rateType: splitSettlements.rateType };

export interface SplitFilter {
  readonly keyword: string;
  readonly column: keyof typeof columns;
  /** `null`: whether it is active or not. */
  readonly isActive: boolean | null;
  readonly from: Temporal.Instant | null;
  /** The first moment that is no longer meant. */
  readonly before: Temporal.Instant | null;
}

const ofScope = ({ businessId, environment }: Scope) =>
  and(eq(splitSettlements.businessId, businessId), eq(splitSettlements.environment, environment));

function matching(scope: Scope, { keyword, column, isActive, from, before }: SplitFilter): SQL | undefined {
  return and(
    ofScope(scope),
    keyword ? ilike(columns[column], containing(keyword)) : undefined,
    isActive === null ? undefined : eq(splitSettlements.isActive, isActive),
    from ? gte(splitSettlements.createdAt, from) : undefined,
    before ? lt(splitSettlements.createdAt, before) : undefined,
  );
}

/** Newest first, ties by id. */
export async function listSplits(world: World, scope: Scope, filter: SplitFilter, { page, size }: Paging) {
  const where = matching(scope, filter);
  const rows = await world.db
    .select()
    .from(splitSettlements)
    .where(where)
    .orderBy(...newestFirst(splitSettlements.createdAt, splitSettlements.id))
    .limit(size)
    .offset((page - 1) * size);
  const [counted] = await world.db.select({ total: count() }).from(splitSettlements).where(where);
  return { rows, total: counted?.total ?? 0 };
}

/** Those in force, by name. */
export const listSplitNames = ({ db }: World, scope: Scope) =>
  db
    .select({ splitSettlementId: splitSettlements.id, name: splitSettlements.name })
    .from(splitSettlements)
    .where(and(ofScope(scope), eq(splitSettlements.isActive, true)))
    .orderBy(asc(sql`lower(${splitSettlements.name})`));

const slotOf = ({ userId, email, businessId, environment }: Actor) =>
  ({ purpose: 'split', subject: `${userId}:${businessId}:${environment}`, email }) as const;
const keyOf = ({ businessId, environment }: Scope, key: string) => ({
  businessId,
  environment,
  endpoint: 'upsertSplitSettlement',
  key,
});

/** Sends the code for a split settlement. @throws Refusal 429 within a minute of the last one that was not used */
export const sendSplitCode = (world: World, actor: Actor): Promise<void> =>
  world.db.transaction((tx) => resendCode(tx, world.clock.now(), slotOf(actor)));

/** As it is kept, once its name is that of the account. A merchant's row names no bank, and a bank's no merchant. */
async function stored(tx: Db, { businessId }: Scope, sent: SentAccount): Promise<StoredAccount> {
  const amount = toMajor(toMinor(sent.amount) ?? 0n);
  if (sent.merchantId !== undefined) {
    if (sent.bankCode !== undefined || sent.accountNumber !== undefined)
      throw new Refusal(400, 'An account is a merchant’s or a bank’s, not both');
    if (Number(sent.merchantId) === businessId) throw new Refusal(400, 'The initiating account has its share already');
    const accountName = named(sent, await resolveMerchant(tx, sent.merchantId));
    return { merchantId: sent.merchantId, bankCode: '', bankName: '', accountNumber: '', accountName, amount };
  }
  if (sent.bankCode === undefined || sent.accountNumber === undefined)
    throw new Refusal(400, 'An account names a merchant, or a bank and a number');
  const { bankCode, name: bankName } = bankOf(sent.bankCode);
  const accountName = named(sent, resolveBankAccount(bankCode, sent.accountNumber));
  return { merchantId: '', bankCode, bankName, accountNumber: sent.accountNumber, accountName, amount };
}

function named({ accountName }: SentAccount, name: string): string {
  if (accountName !== name) throw new Refusal(400, 'accountName is not the name of this account');
  return name;
}

/** One order of a business at a time: two can neither take one name nor be the same one twice. */
const takeTurn = (tx: Db, { businessId }: Scope) =>
  tx.select({ id: businesses.id }).from(businesses).where(eq(businesses.id, businessId)).for('no key update');

/** Refuses what cannot be so. */
async function check(tx: Db, actor: Actor, { name, rateType, currencyId, accountDetails }: Order) {
  const currency = currencies.find(({ id }) => id === currencyId);
  if (!currency) throw new Refusal(400, 'This currency is not served');
  if (name.trim() === '') throw new Refusal(400, 'name is required');
  checkShares(
    rateType,
    accountDetails.map(({ amount }) => amount),
  );
  const accounts: StoredAccount[] = [];
  for (const sent of accountDetails) accounts.push(await stored(tx, actor, sent));
  return { name: name.trim(), rateType, currency: currency.code, accounts };
}

/** The id of what is changed; null for what is new. Another business' is as unknown as none. */
async function changedId(tx: Db, scope: Scope, splitSettlementId: string | undefined): Promise<number | null> {
  if (splitSettlementId === undefined) return null;
  const id = /^\d{1,9}$/.test(splitSettlementId) ? Number(splitSettlementId) : 0;
  const [found] = await tx
    .select({ id: splitSettlements.id })
    .from(splitSettlements)
    .where(and(ofScope(scope), eq(splitSettlements.id, id)));
  if (!found) throw new Refusal(404, 'There is no such split settlement');
  return found.id;
}

async function isTaken(tx: Db, scope: Scope, name: string, but: number | null): Promise<boolean> {
  const sameName = eq(sql`lower(${splitSettlements.name})`, name.toLowerCase());
  const other = but === null ? undefined : ne(splitSettlements.id, but);
  const found = await tx
    .select({ id: splitSettlements.id })
    .from(splitSettlements)
    .where(and(ofScope(scope), sameName, other));
  return found.length > 0;
}

interface Upserted {
  readonly status: boolean;
  readonly message: string;
}

/** What the same order was answered before, where its key is known. */
function known(first: Awaited<ReturnType<typeof findKey>>, hash: string): Upserted | null {
  return first && { status: true, message: answerAgain(first, hash, 'split settlement').message };
}

/**
 * Once a key. A name that is taken is told and changes nothing; a wrong code is counted and leaves the key open, so that the same order can be
 * tried again with a right one.
 */
export async function upsertSplit(world: World, actor: Actor, key: string, order: Order): Promise<Upserted> {
  const now = world.clock.now();
  const { otp, ...asked } = order;
  const hash = bodyHash(asked);
  const result = await world.db.transaction(async (tx): Promise<Upserted | Refusal> => {
    await takeTurn(tx, actor);
    const before = known(await findKey(tx, keyOf(actor, key)), hash);
    if (before) return before;
    const checked = await check(tx, actor, order);
    const id = await changedId(tx, actor, order.splitSettlementId);
    if (await isTaken(tx, actor, checked.name, id))
      return { status: false, message: `There is a split settlement named ${checked.name} already` };
    const wrong = await tryCode(tx, now, slotOf(actor), otp);
    if (wrong) return wrong;
    const other = known(await claimKey(tx, now, keyOf(actor, key), hash), hash);
    if (other) return other;
    const values = { ...checked, isActive: order.isActive };
    if (id === null) {
      const { businessId, environment } = actor;
      await tx.insert(splitSettlements).values({ businessId, environment, ...values, customUrl: '', createdAt: now });
    } else await tx.update(splitSettlements).set(values).where(eq(splitSettlements.id, id));
    const message = id === null ? 'Created successfully' : 'Updated successfully';
    await keepAnswer(tx, keyOf(actor, key), { statusCode: '00', message, batchId: null });
    await dropCode(tx, slotOf(actor));
    return { status: true, message };
  });
  if (result instanceof Refusal) throw result;
  return result;
}

/** What became of a key. One that nothing came with is closed by the question. */
export const wasUpserted = (world: World, actor: Actor, key: string): Promise<boolean> =>
  world.db.transaction(async (tx) => {
    const first = await claimKey(tx, world.clock.now(), keyOf(actor, key), null);
    return Boolean(first?.answer);
  });
