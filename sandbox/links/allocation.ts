/** Splits a payment on a link by the link's split settlement. */
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../database/database';
import { accounts, splitSettlements } from '../database/schema';
import type { Share } from '../ledger/collect';
import { sharesOf } from '../ledger/shares.rules';
import type { LinkRow } from './paymentLinks';

/** Returns the wallets of merchants, by merchant, in the link's currency and environment. */
async function walletsOf(tx: Db, { environment, currency }: LinkRow, merchants: readonly number[]) {
  if (merchants.length === 0) return new Map<string, number>();
  const here = and(eq(accounts.environment, environment), eq(accounts.currency, currency), eq(accounts.kind, 'wallet'));
  const rows = await tx
    .select({ id: accounts.id, businessId: accounts.businessId })
    .from(accounts)
    .where(and(here, inArray(accounts.businessId, [...merchants])));
  return new Map(rows.map(({ id, businessId }) => [`${businessId}`, id]));
}

/**
 * Returns the shares of others than the business. Empty if the split settlement is inactive, or in another currency. The share of a merchant
 * without a wallet in this currency stays with the business.
 */
export async function divide(tx: Db, link: LinkRow, net: bigint): Promise<Share[]> {
  if (link.splitSettlementId === null) return [];
  const [split] = await tx.select().from(splitSettlements).where(eq(splitSettlements.id, link.splitSettlementId));
  if (!split?.isActive || split.currency !== link.currency) return [];
  const merchants = split.accounts.flatMap(({ merchantId }) => (/^\d{1,9}$/.test(merchantId) ? [Number(merchantId)] : []));
  const wallets = await walletsOf(tx, link, merchants);
  const shares = sharesOf(split, net);
  return split.accounts.flatMap(({ merchantId }, place) => {
    const wallet = merchantId === '' ? null : wallets.get(merchantId);
    const amount = shares[place] ?? 0n;
    return wallet === undefined || amount === 0n ? [] : [{ wallet, amount }];
  });
}
