/**
 * The initial data of the sandbox: always the same, dated back from the time of seeding. Bluecrest Stores has a rich year. The others have
 * little or nothing, so that every empty state can be shown.
 */
import '../composition';
import { eq } from 'drizzle-orm';
import { bluecrest, seedPeople } from '../access/people.seed';
import { seedCatalogOrders } from '../catalog/catalogOrders.seed';
import { seedChargebacks } from '../chargebacks/chargebacks.seed';
import { seedCustomers } from '../customers/customers.seed';
import type { Db } from '../database/database';
import { settings } from '../database/schema';
import { seedFundings } from '../fundings/fundings.seed';
import { seedInvoices } from '../invoices/invoices.seed';
import { createLedgerBuilder, type LedgerBuilder } from '../ledger/ledgerBuilder.seed';
import { type PayoutStatus, status } from '../ledger/payouts.rules';
import { seedBeneficiaries } from '../payouts/beneficiaries.seed';
import { type PayoutPlan, seedPayouts } from '../payouts/payouts.seed';
import { seedRefunds } from '../refunds/refunds.seed';
import { seedReports } from '../reports/reports.seed';
import { environments } from '../rules/environments';
import { createRandom } from '../rules/random';
import { SEEDED_TERMS, seedSettlements } from '../settlements/settlements.seed';
import { seedNotes } from '../transactions/notes.seed';
import { type Plan, seedCollections } from '../transactions/transactions.seed';
import { seedWebhooks } from '../webhooks/webhooks.seed';
import { listedSeeds } from './seeds.list';

const SEED = 20_261_121;
const { live, test } = environments;

interface Wallet {
  readonly businessId: number;
  readonly environment: number;
  readonly currency: string;
  /** The available balance after seeding, in minor units. `null`: whatever results. */
  readonly available: bigint | null;
  readonly details: { readonly accountName: string; readonly accountNumber: string; readonly bankName: string } | null;
}

const at = (accountName: string, accountNumber: string, bankName = 'Sterling Bank') => ({ accountName, accountNumber, bankName });

const wallets: readonly Wallet[] = [
  {
    businessId: bluecrest,
    environment: live,
    currency: 'NGN',
    available: 6_482_930_00n,
    details: at('BLUECREST STORES', '9912045567'),
  },
  {
    businessId: bluecrest,
    environment: live,
    currency: 'USD',
    available: 18_240_55n,
    details: at('BLUECREST STORES', '9912045581'),
  },
  {
    businessId: bluecrest,
    environment: live,
    currency: 'GBP',
    available: 7_905_10n,
    details: at('BLUECREST STORES', '9912045598'),
  },
  { businessId: bluecrest, environment: live, currency: 'EUR', available: 3_310_00n, details: null },
  {
    businessId: bluecrest,
    environment: test,
    currency: 'NGN',
    available: 2_500_000_00n,
    details: at('BLUECREST STORES', '9900000017'),
  },
  { businessId: bluecrest, environment: test, currency: 'USD', available: 10_000_00n, details: null },
  { businessId: bluecrest, environment: test, currency: 'GBP', available: 10_000_00n, details: null },
  { businessId: bluecrest, environment: test, currency: 'EUR', available: 10_000_00n, details: null },
  { businessId: 1002, environment: live, currency: 'NGN', available: null, details: at('BLUECREST FOODS', '9912046604') },
  { businessId: 1002, environment: test, currency: 'NGN', available: 500_000_00n, details: at('BLUECREST FOODS', '9900000024') },
  { businessId: 1004, environment: live, currency: 'NGN', available: null, details: at('HARBOUR TRADING', '9912047713') },
  { businessId: 1004, environment: test, currency: 'NGN', available: 100_000_00n, details: at('HARBOUR TRADING', '9900000031') },
];

const collections: readonly Plan[] = [
  { businessId: bluecrest, environment: live, currency: 'NGN', count: 3_900, range: [1_000, 62_000] },
  { businessId: bluecrest, environment: live, currency: 'USD', count: 190, range: [20, 900] },
  { businessId: bluecrest, environment: live, currency: 'GBP', count: 120, range: [20, 700] },
  { businessId: bluecrest, environment: live, currency: 'EUR', count: 100, range: [20, 700] },
  { businessId: bluecrest, environment: test, currency: 'NGN', count: 260, range: [1_000, 40_000] },
  { businessId: bluecrest, environment: test, currency: 'USD', count: 40, range: [20, 500] },
];

/** The statuses of payouts: `successful` ones, and a few open ones. */
const spread = (successful: number, ended: number, underWay: number): readonly (readonly [PayoutStatus, number])[] => [
  [status.successful, successful],
  [status.failed, ended],
  [status.rejected, Math.ceil(ended * 0.6)],
  [status.declined, Math.ceil(ended * 0.5)],
  [status.initiated, underWay],
  [status.awaitingVerification, underWay],
  [status.awaitingApproval, underWay],
  [status.approved, underWay],
  [status.processing, underWay],
  [status.pending, underWay],
];

const payouts: readonly PayoutPlan[] = [
  {
    businessId: bluecrest,
    environment: live,
    currency: 'NGN',
    statuses: [...spread(1_010, 60, 5), [status.awaitingSecondLevel, 2]],
    payrolls: 40,
  },
  { businessId: bluecrest, environment: live, currency: 'USD', statuses: spread(80, 8, 1), payrolls: 0 },
  { businessId: bluecrest, environment: live, currency: 'GBP', statuses: spread(60, 6, 1), payrolls: 0 },
  { businessId: bluecrest, environment: live, currency: 'EUR', statuses: spread(50, 5, 0), payrolls: 0 },
  {
    businessId: bluecrest,
    environment: test,
    currency: 'NGN',
    statuses: [...spread(40, 4, 1), [status.awaitingSecondLevel, 1]],
    payrolls: 2,
  },
];

/** The balances before the first day, so that today's balances are the required ones. */
function openingBalances(books: LedgerBuilder, now: Temporal.Instant, heldOf: (account: number) => bigint): void {
  for (const { businessId, environment, currency, available } of wallets) {
    const account = books.need({ businessId, environment, currency, kind: 'wallet' });
    if (available === null) continue;
    const amount = available + heldOf(account) - books.sumOf(account);
    const equity = books.need({ businessId: null, environment, currency, kind: 'equity' });
    books.post({
      kind: 'opening',
      postedAt: now.subtract({ hours: 374 * 24 }),
      lines: [
        { account, amount },
        { account: equity, amount: -amount },
      ],
    });
  }
}

const SEEDED = 'seeded_at';

export async function seededAt(db: Db): Promise<Temporal.Instant | null> {
  const [setting] = await db.select().from(settings).where(eq(settings.name, SEEDED));
  return setting ? Temporal.Instant.from(setting.value) : null;
}

/** Fills an empty database. Seeds with random values keep their order, because the order decides the values. */
export async function seed(tx: Db, now: Temporal.Instant): Promise<void> {
  const random = createRandom(SEED);
  const books = createLedgerBuilder();
  for (const { details, available: _, ...place } of wallets) books.open({ ...place, kind: 'wallet' }, details);
  const { businessId, environment, currency } = SEEDED_TERMS;
  books.open({ businessId, environment, currency, kind: 'reserve' });
  await seedPeople(tx, now);
  await books.openAccounts(tx);
  for (const seedArea of listedSeeds) await seedArea(tx, now);
  await seedBeneficiaries(tx, random, now, [
    [bluecrest, live],
    [bluecrest, test],
  ]);
  const payments = await seedCollections(tx, random, now, books, collections);
  await seedCustomers(tx, now, payments);
  const byPayouts = await seedPayouts(tx, random, now, books, payouts);
  const byRefunds = await seedRefunds(tx, now, books, payments);
  const byChargebacks = await seedChargebacks(tx, now, books, payments);
  await seedInvoices(tx, now, payments);
  await seedCatalogOrders(tx, payments);
  await seedFundings(tx, now, books);
  const fillSettlements = await seedSettlements(tx, now, books);
  const held = [byPayouts, byRefunds, byChargebacks];
  openingBalances(books, now, (account) => held.reduce((sum, of) => sum + (of.get(account) ?? 0n), 0n));
  await books.write(tx);
  await fillSettlements();
  await seedReports(tx, now);
  await seedWebhooks(tx, now);
  await seedNotes(tx, now);
  await tx.insert(settings).values({ name: SEEDED, value: now.toString() });
}
