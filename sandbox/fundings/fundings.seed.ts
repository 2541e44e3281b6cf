/** Bank transfers to the naira wallet of Bluecrest Stores. Nothing random is drawn for them. */
import { bluecrest } from '../access/people.seed';
import type { Db } from '../database/database';
import { insertAll } from '../database/insert';
import { fundingDeliveries, fundings } from '../database/schema';
import { eventIdOf } from '../ledger/fundingEvents';
import type { LedgerBuilder } from '../ledger/ledgerBuilder.seed';
import { environments } from '../rules/environments';
import { banks } from '../rules/recipients';
import { sessionIdOf } from '../rules/sessionIds';

const AMAKA = 1;
const COUNT = 32;
const SENDERS = ['BLUECREST HOLDINGS', 'AMAKA OBI', 'KUNLE OBI', 'LEKKI RETAIL PARTNERS'] as const;
/** The wallet's own number, and those of its virtual accounts. */
const DESTINATIONS = [
  { accountNumber: '9912045567', alias: null },
  { accountNumber: '8800000101', alias: 'Ikeja counter' },
  { accountNumber: '8800000102', alias: 'Lekki counter' },
] as const;
const WEBHOOK = 'https://bluecrest.test/webhooks/kontor';

function nth<T>(all: readonly T[], n: number): T {
  const found = all[n % all.length];
  if (found === undefined) throw new Error('There is nothing to choose from');
  return found;
}

export async function seedFundings(tx: Db, now: Temporal.Instant, books: LedgerBuilder): Promise<void> {
  const place = { businessId: bluecrest, environment: environments.live, currency: 'NGN' };
  const rows = Array.from({ length: COUNT }, (_, index) => {
    const createdAt = now.subtract({ minutes: (COUNT - index) * 16_100 - 13_940 });
    const reference = `KFD-${(0x5eed_0000_0000 + index * 7_919_317).toString(16).toUpperCase().padStart(16, '0')}`;
    return {
      ...{ id: index + 1, ...place, reference, createdAt, ...nth(DESTINATIONS, index) },
      amount: BigInt(250_000 + ((index * 137) % 40) * 62_500) * 100n,
      senderName: nth(SENDERS, index),
      senderBank: nth(banks, index).name,
      senderAccount: String(2_045_500_119 + index * 1_711),
      ...{ method: 'Bank transfer', fee: 0n, sessionId: sessionIdOf(createdAt, reference) },
    };
  });
  await insertAll(tx, fundings, rows);
  const wallet = books.need({ ...place, kind: 'wallet' });
  const clearing = books.need({ ...place, businessId: null, kind: 'clearing' });
  for (const { id, amount, createdAt } of rows) {
    const lines = [
      { account: wallet, amount },
      { account: clearing, amount: -amount },
    ];
    books.post({ kind: 'funding', of: { fundingId: id }, postedAt: createdAt, lines });
  }
  const first = rows.map((row) => ({ fundingId: row.id, eventId: eventIdOf(row), requesterId: null, sentAt: row.createdAt }));
  const again = rows.slice(-1).map((row) => ({
    fundingId: row.id,
    eventId: eventIdOf(row),
    requesterId: AMAKA,
    sentAt: row.createdAt.add({ minutes: 40 }),
  }));
  await insertAll(
    tx,
    fundingDeliveries,
    [...first, ...again].map((row, index) => ({ id: index + 1, webhookUrl: WEBHOOK, ...row })),
  );
}
