/** Virtual accounts: numbers that money can be sent to, and what becomes of it. */
import { and, eq, sql } from 'drizzle-orm';
import { newestFirst } from '../database/columns';
import type { Db } from '../database/database';
import { accounts, businesses, virtualAccounts } from '../database/schema';
import { answerAgain, bodyHash, claimKey, keepAnswer } from '../ledger/keys';
import { Refusal } from '../refusal';
import type { Actor, Scope, World } from '../world';

const ENDPOINT = 'createVirtualAccount';
const CREATED = 'Virtual account created successfully';
const BANK = 'Sterling Bank';
const LONGEST_ALIAS = 100;
/** The wallet that every virtual account pays into. */
const CURRENCY = 'NGN';

export type VirtualAccountRow = typeof virtualAccounts.$inferSelect;

const ofScope = ({ businessId, environment }: Scope) =>
  and(eq(virtualAccounts.businessId, businessId), eq(virtualAccounts.environment, environment));

/** The newest first. */
export const listVirtualAccounts = ({ db }: World, scope: Scope): Promise<VirtualAccountRow[]> =>
  db
    .select()
    .from(virtualAccounts)
    .where(ofScope(scope))
    .orderBy(...newestFirst(virtualAccounts.createdAt, virtualAccounts.id));

/** As the bank writes whose account it is. */
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
 * Opens an account, once a key. A refusal leaves the key open, so that it can be tried again under another alias.
 * @returns what the merchant is told
 * @throws Refusal 400 for an alias that is blank or taken, 409 for a key that was used for another one
 */
export const createVirtualAccount = (world: World, actor: Actor, key: string, given: string): Promise<string> =>
  world.db.transaction(async (tx) => {
    const { businessId, environment } = actor;
    const alias = checked(given);
    const named = { businessId, environment, endpoint: ENDPOINT, key };
    // Whoever comes second with this key waits here until the first is done, or undone.
    const first = await claimKey(tx, world.clock.now(), named, bodyHash({ alias }));
    if (first) return answerAgain(first, bodyHash({ alias }), 'virtual account').message;
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('virtual_account'), ${businessId})`);
    const accountName = await holderOf(tx, actor);
    const [taken] = await tx
      .select({ id: virtualAccounts.id })
      .from(virtualAccounts)
      .where(and(ofScope(actor), sql`lower(${virtualAccounts.alias}) = lower(${alias})`));
    if (taken) throw new Refusal(400, 'You already have a virtual account with this alias');
    await tx.insert(virtualAccounts).values({
      businessId,
      environment,
      accountName,
      // Eight digits of a count that never comes again, after the bank's own two.
      accountNumber: sql`'88' || lpad(nextval('virtual_account_number')::text, 8, '0')`,
      bankName: BANK,
      alias,
      createdAt: world.clock.now(),
    });
    await keepAnswer(tx, named, { statusCode: '00', message: CREATED, batchId: null });
    return CREATED;
  });
