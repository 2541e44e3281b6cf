/** Many at one wallet: payouts and swaps of one business, all at once, some of them sent twice, and more than the wallet has. */
import { eq } from 'drizzle-orm';
import { creditFor, pairsAt } from '../balances/rates.rules';
import { createSwap, sendSwapCode } from '../balances/swaps';
import type { Db } from '../database/database';
import { accounts, businesses, users } from '../database/schema';
import { initiatePayout } from '../payouts/payouts';
import { payoutFee } from '../payouts/payouts.rules';
import { Refusal } from '../refusal';
import { toMajor } from '../rules/money';
import type { Actor, World } from '../world';
import { newestCode, newMerchant, toAda } from './people';

/** A merchant with so many minor units of naira, an empty USD wallet, and the foreign-exchange feature. */
export async function newExchanger(world: World, balance: bigint): Promise<Actor> {
  const actor = await newMerchant(world, balance);
  const { businessId, environment } = actor;
  await world.db.insert(accounts).values({ businessId, environment, currency: 'USD', kind: 'wallet' });
  await world.db.update(businesses).set({ fx: true }).where(eq(businesses.id, businessId));
  return actor;
}

/** People who act for one business: a code for a swap is one person's at a time. */
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
  /** Its key, by which it may be sent again. */
  readonly key: string;
  /** Minor units of naira that it takes, fee and all. */
  readonly takes: bigint;
  /** Resolves once it is made; a refusal rejects. */
  readonly send: () => Promise<unknown>;
}

/** So little that all payouts together need no code. */
const PAYOUT = 600_00n;
const SWAP = 600_00n;

function payoutOf(world: World, actor: Actor, n: number): Order {
  const amount = PAYOUT + BigInt(n);
  const key = `payout ${n}`;
  const send = () => initiatePayout(world, actor, key, [toAda(toMajor(amount))]);
  return { key, takes: amount + (payoutFee('Bank', 'NGN', amount) ?? 0n), send };
}

async function swapOf(world: World, actor: Actor, n: number): Promise<Order> {
  const debit = SWAP + BigInt(n) * 10n;
  const [pair] = pairsAt(world.clock.now());
  const credit = pair ? creditFor(pair, 'NGN', 'USD', debit) : null;
  if (!pair || credit === null) throw new Error('There is no pair of naira and dollars');
  await sendSwapCode(world, actor);
  const order = {
    otp: await newestCode(world, actor),
    fxRatePairId: pair.id,
    debitAmount: toMajor(debit),
    creditAmount: toMajor(credit),
    sourceCurrency: 'NGN',
    destinationCurrency: 'USD',
  };
  const key = `swap ${n}`;
  return { key, takes: debit, send: () => createSwap(world, actor, key, order) };
}

/** So many payouts and as many swaps of one wallet, one after the other of each. */
export async function crowdAt(world: World, actor: Actor, each: number): Promise<readonly Order[]> {
  const staff = await staffOf(world.db, actor, each);
  const orders: Order[] = [];
  for (const [n, person] of staff.entries()) orders.push(payoutOf(world, actor, n), await swapOf(world, person, n));
  return orders;
}

/** Sends all of them at once. Answers which were made; what is refused was not, and whatever else is thrown is thrown on. */
export async function sendAll(orders: readonly Order[]): Promise<readonly { readonly key: string; readonly isMade: boolean }[]> {
  return Promise.all(
    orders.map(async ({ key, send }) => {
      try {
        await send();
        return { key, isMade: true };
      } catch (error) {
        if (error instanceof Refusal) return { key, isMade: false };
        throw error;
      }
    }),
  );
}
