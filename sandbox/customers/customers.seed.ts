/** Everyone who paid a business, and a few who did not yet. Nothing random is drawn for them. */

import { bluecrest } from '../access/people.seed';
import type { Db } from '../database/database';
import { insertAll } from '../database/insert';
import { customers, type transactions } from '../database/schema';
import { environments } from '../rules/environments';
import { emailKeyOf } from './customers.rules';

type Payment = typeof transactions.$inferSelect;
type Row = typeof customers.$inferInsert;

const TUNDE = 2;
const AMAKA = 1;

/** Blacklisted by hand: who, how many hours ago, and why. */
const BLACKLISTED: Readonly<Record<string, { readonly by: number; readonly hours: number; readonly reason: string }>> = {
  'kemi.ladipo@customer.test': { by: TUNDE, hours: 91, reason: 'Requested by the merchant' },
  'dele.gana@customer.test': { by: AMAKA, hours: 30 * 24, reason: 'Three disputed payments in one month' },
};

/** Names in several scripts, one with markup, and numbers of other countries. */
const ADDED = [
  { name: 'Zoë Ọláńrewájú', email: 'zoe.olanrewaju@customer.test', mobile: '+2348062201184' },
  { name: 'محمد الأمين', email: 'm.alamin@customer.test', mobile: '+2348139904417' },
  { name: '王 小明', email: 'wang.xiaoming@customer.test', mobile: '+8613800138000' },
  { name: 'Efe <b>Kalu</b>', email: 'efe.kalu.shop@customer.test', mobile: '+233201234567' },
  { name: 'Siobhán O’Neill', email: 'siobhan.oneill@customer.test', mobile: '+447700900123' },
] as const;

function seeded(now: Temporal.Instant, payments: readonly Payment[]): Row[] {
  const known = new Map<string, Row>();
  for (const { businessId, environment, customerEmail, customerName, customerPhone, createdAt } of payments) {
    const key = `${businessId} ${environment} ${emailKeyOf(customerEmail)}`;
    // Payments come oldest first, so the first one made the customer.
    if (known.has(key)) continue;
    const blacklisted = environment === environments.live ? BLACKLISTED[customerEmail] : undefined;
    known.set(key, {
      businessId,
      environment,
      name: customerName ?? customerEmail,
      email: customerEmail,
      emailKey: emailKeyOf(customerEmail),
      mobile: customerPhone ?? '',
      status: blacklisted ? 'Blacklisted' : 'Active',
      createdAt,
      blacklistedAt: blacklisted ? now.subtract({ hours: blacklisted.hours }) : null,
      blacklistedBy: blacklisted?.by ?? null,
      blacklistReason: blacklisted?.reason ?? null,
    });
  }
  return [...known.values()];
}

/** @param payments all seeded payments, oldest first */
export async function seedCustomers(tx: Db, now: Temporal.Instant, payments: readonly Payment[]): Promise<void> {
  const added = ADDED.map(
    ({ email, ...rest }, index): Row => ({
      ...rest,
      businessId: bluecrest,
      environment: environments.live,
      email,
      emailKey: emailKeyOf(email),
      status: 'Active',
      ...{ blacklistedAt: null, blacklistedBy: null, blacklistReason: null },
      createdAt: now.subtract({ hours: 3 + index * 29 }),
    }),
  );
  const rows = [...seeded(now, payments), ...added].sort((a, b) => Temporal.Instant.compare(a.createdAt, b.createdAt));
  await insertAll(
    tx,
    customers,
    rows.map((row, index) => ({ id: index + 1, ...row })),
  );
}
