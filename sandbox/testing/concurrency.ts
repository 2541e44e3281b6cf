/** Concurrent orders of one wallet: payouts and swaps of one business, some of them sent twice, and more than the wallet has. */
import { eq } from 'drizzle-orm';
import { creditFor, pairsAt } from '../balances/rates.rules';
import { createSwap, sendSwapCode } from '../balances/swaps';
import type { Actor, OperationContext } from '../context';
import type { Db } from '../database/database';
import { accounts, businesses, users } from '../database/schema';
import { payoutFee } from '../ledger/payouts.rules';
import { initiatePayout } from '../payouts/payouts';
import { Refusal } from '../refusal';
import { toMajor } from '../rules/money';
import { newestCode, newMerchant, toAda } from './people';

/** A merchant with a naira balance in minor units, an empty USD wallet, and the foreign-exchange feature. */
export async function newExchanger(context: OperationContext, balance: bigint): Promise<Actor> {
  const actor = await newMerchant(context, balance);
  const { businessId, environment } = actor;
  await context.db.insert(accounts).values({ businessId, environment, currency: 'USD', kind: 'wallet' });
  await context.db.update(businesses).set({ fx: true }).where(eq(businesses.id, businessId));
  return actor;
}

/** Users of one business, because a code for a swap belongs to one person at a time. */
async function staffOf(db: Db, actor: Actor, many: number): Promise<Actor[]> {
  const made = Array.from({ length: many }, (_, n) => ({
    firstName: 'Staff',
    lastName: `${n}`,
    email: `staff-${n}-${actor.businessId}@merchant.test`,
    passwordHash: '',
    twoFactor: false,
  }));
  const rows = await db.insert(users).values(made).returning({ userId: users.id, email: users.email });
  return rows.map((row) => ({ ...actor, ...row }));
}

export interface Order {
  /** Its idempotency key, to send it again. */
  readonly key: string;
  /** The naira it takes with its fee, in minor units. */
  readonly takes: bigint;
  /** Resolves once it is made. A refusal rejects. */
  readonly send: () => Promise<unknown>;
}

/** So little that all payouts together need no code. */
const PAYOUT = 600_00n;
const SWAP = 600_00n;

function payoutOf(context: OperationContext, actor: Actor, n: number): Order {
  const amount = PAYOUT + BigInt(n);
  const key = `payout ${n}`;
  const send = () => initiatePayout(context, actor, key, [toAda(toMajor(amount))]);
  return { key, takes: amount + (payoutFee('Bank', 'NGN', amount) ?? 0n), send };
}

async function swapOf(context: OperationContext, actor: Actor, n: number): Promise<Order> {
  const debit = SWAP + BigInt(n) * 10n;
  const [pair] = pairsAt(context.clock.now());
  const credit = pair ? creditFor(pair, 'NGN', 'USD', debit) : null;
  if (!pair || credit === null) throw new Error('There is no pair of naira and dollars');
  await sendSwapCode(context, actor);
  const order = {
    otp: await newestCode(context, actor),
    fxRatePairId: pair.id,
    debitAmount: toMajor(debit),
    creditAmount: toMajor(credit),
    sourceCurrency: 'NGN',
    destinationCurrency: 'USD',
  };
  const key = `swap ${n}`;
  return { key, takes: debit, send: () => createSwap(context, actor, key, order) };
}

/** Returns this many payouts and swaps of one wallet, alternating. */
export async function crowdAt(context: OperationContext, actor: Actor, each: number): Promise<readonly Order[]> {
  const staff = await staffOf(context.db, actor, each);
  const orders: Order[] = [];
  for (const [n, person] of staff.entries()) orders.push(payoutOf(context, actor, n), await swapOf(context, person, n));
  return orders;
}

/** Sends all of them at once. Returns which were made. Refusals were not, and any other error is thrown. */
export async function sendAll(
  orders: readonly Order[],
): Promise<readonly { readonly key: string; readonly isAccepted: boolean }[]> {
  return Promise.all(
    orders.map(async ({ key, send }) => {
      try {
        await send();
        return { key, isAccepted: true };
      } catch (error) {
        if (error instanceof Refusal) return { key, isAccepted: false };
        throw error;
      }
    }),
  );
}
