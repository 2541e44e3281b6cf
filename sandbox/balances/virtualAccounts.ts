/** Virtual accounts: numbers that receive money. */
import { and, eq, sql } from 'drizzle-orm';
import type { Actor, OperationContext, Scope } from '../context';
import { newestFirst } from '../database/columns';
import type { Db } from '../database/database';
import { ofScope } from '../database/listing';
import { accounts, businesses, virtualAccounts } from '../database/schema';
import { bodyHash, claimKey, keyOf, replayResponse, storeResponse } from '../ledger/idempotencyKeys';
import { Refusal } from '../refusal';

const ENDPOINT = 'createVirtualAccount';
const CREATED = 'Virtual account created successfully';
const BANK = 'Sterling Bank';
const LONGEST_ALIAS = 100;
/** The wallet that every virtual account credits. */
const CURRENCY = 'NGN';

export type VirtualAccountRow = typeof virtualAccounts.$inferSelect;

/** Newest first. */
export const listVirtualAccounts = ({ db }: OperationContext, scope: Scope): Promise<VirtualAccountRow[]> =>
  db
    .select()
    .from(virtualAccounts)
    .where(ofScope(virtualAccounts, scope))
    .orderBy(...newestFirst(virtualAccounts.createdAt, virtualAccounts.id));

/** Returns the account holder as the bank writes it. */
async function holderOf(tx: Db, { businessId, environment }: Scope): Promise<string> {
  const wallet = and(eq(accounts.businessId, businessId), eq(accounts.environment, environment), eq(accounts.kind, 'wallet'));
  const [found] = await tx
    .select({ name: businesses.name })
    .from(accounts)
    .innerJoin(businesses, eq(businesses.id, accounts.businessId))
    .where(and(wallet, eq(accounts.currency, CURRENCY)));
  if (!found) throw new Refusal(400, `There is no ${CURRENCY} wallet`);
  return found.name.toUpperCase();
}

function checked(alias: string): string {
  const name = alias.trim();
  if (name === '') throw new Refusal(400, 'Alias is required');
  if ([...name].length > LONGEST_ALIAS) throw new Refusal(400, `Alias must be at most ${LONGEST_ALIAS} characters`);
  return name;
}

/**
 * Opens an account, once for each key. A refusal leaves the key open, so that it can be tried again with another alias.
 * @returns the message for the merchant
 * @throws Refusal 400 for an alias that is blank or taken, 409 for a key that was used for another one
 */
export const createVirtualAccount = (context: OperationContext, actor: Actor, key: string, given: string): Promise<string> =>
  context.db.transaction(async (tx) => {
    const { businessId, environment } = actor;
    const alias = checked(given);
    const named = keyOf(actor, ENDPOINT, key);
    // A second request with this key waits here until the first has committed or rolled back.
    const first = await claimKey(tx, context.clock.now(), named, bodyHash({ alias }));
    if (first) return replayResponse(first, bodyHash({ alias }), 'virtual account').message;
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('virtual_account'), ${businessId})`);
    const accountName = await holderOf(tx, actor);
    const [taken] = await tx
      .select({ id: virtualAccounts.id })
      .from(virtualAccounts)
      .where(and(ofScope(virtualAccounts, actor), sql`lower(${virtualAccounts.alias}) = lower(${alias})`));
    if (taken) throw new Refusal(400, 'You already have a virtual account with this alias');
    await tx.insert(virtualAccounts).values({
      businessId,
      environment,
      accountName,
      // Eight digits of a sequence that never repeats, after the bank's two.
      accountNumber: sql`'88' || lpad(nextval('virtual_account_number')::text, 8, '0')`,
      bankName: BANK,
      alias,
      createdAt: context.clock.now(),
    });
    await storeResponse(tx, named, { statusCode: '00', message: CREATED, batchId: null });
    return CREATED;
  });
