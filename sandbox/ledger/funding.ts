/** Incoming bank transfers, to a wallet's own number or to a virtual account. */
import { and, eq } from 'drizzle-orm';
import { sandboxAt } from '../access/actors';
import type { OperationContext } from '../context';
import type { Db } from '../database/database';
import { accounts, entries, fundings, postings, virtualAccounts } from '../database/schema';
import { publish } from '../events/events';
import { toMajor } from '../rules/money';
import { newReference } from '../rules/secrets';
import { sessionIdOf } from '../rules/sessionIds';
import { deliver } from './fundingEvents';

export interface PaidIn {
  readonly accountNumber: string;
  /** Minor units, above zero. */
  readonly amount: bigint;
  readonly senderName: string;
  readonly senderBank: string;
}

/** Returns the wallet of an account number, and the alias if there is one. */
async function destinationOf(tx: Db, accountNumber: string) {
  const isWallet = eq(accounts.kind, 'wallet');
  const [own] = await tx
    .select()
    .from(accounts)
    .where(and(isWallet, eq(accounts.accountNumber, accountNumber)));
  if (own) return { wallet: own, alias: null };
  const [virtual] = await tx
    .select({ wallet: accounts, alias: virtualAccounts.alias })
    .from(virtualAccounts)
    .innerJoin(
      accounts,
      and(
        eq(accounts.businessId, virtualAccounts.businessId),
        eq(accounts.environment, virtualAccounts.environment),
        eq(accounts.currency, 'NGN'),
        isWallet,
      ),
    )
    .where(eq(virtualAccounts.accountNumber, accountNumber));
  return virtual ?? null;
}

/**
 * MOVES MONEY: credits the wallet of an account number, in one transaction with its event.
 * @returns why not, or `null` if it was done
 */
export const payIn = (
  { db, clock, audit }: OperationContext,
  { accountNumber, amount, ...sender }: PaidIn,
): Promise<string | null> =>
  db.transaction(async (tx) => {
    const destination = await destinationOf(tx, accountNumber);
    if (!destination) return 'No wallet has this accountNumber';
    const { wallet, alias } = destination;
    const { id, businessId, environment, currency } = wallet;
    const own = and(eq(accounts.environment, environment), eq(accounts.currency, currency), eq(accounts.kind, 'clearing'));
    const [clearing] = await tx.select().from(accounts).where(own);
    if (businessId === null || !clearing) throw new Error('The wallet has no business, or its currency has no clearing account');
    const now = clock.now();
    const reference = newReference('KFD');
    const arrived = { businessId, environment, currency, amount, accountNumber, alias, ...sender, createdAt: now };
    const [funding] = await tx
      .insert(fundings)
      .values({ ...arrived, reference, sessionId: sessionIdOf(now, reference) })
      .returning({
        id: fundings.id,
        reference: fundings.reference,
        businessId: fundings.businessId,
        environment: fundings.environment,
      });
    const [posting] = await tx
      .insert(postings)
      .values({ kind: 'funding', fundingId: funding?.id ?? null, postedAt: now })
      .returning({ id: postings.id });
    if (!funding || !posting) throw new Error('The inserted funding was not found');
    await tx.insert(entries).values([
      { postingId: posting.id, accountId: id, amount },
      { postingId: posting.id, accountId: clearing.id, amount: -amount },
    ]);
    await deliver(tx, now, funding, null);
    await publish(tx, now, 'fundingReceived', { fundingId: funding.id });
    const after = { accountNumber, amount: toMajor(amount), currency, ...sender };
    await audit?.write(tx, sandboxAt(businessId, environment), {
      outcome: 'done',
      answer: { id: funding.id, reference: funding.reference },
      details: { after },
    });
    return null;
  });
