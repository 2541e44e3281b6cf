/** Payouts of slightly more than a year: single ones and batches, in every status and currency. */
import type { Db } from '../database/database';
import { insertAll } from '../database/insert';
import { type BatchState, holds, payoutBatches, payouts } from '../database/schema';
import type { LedgerBuilder } from '../ledger/ledgerBuilder.seed';
import { APPROVAL_FROM, holdsMoney, OTP_FROM, type PayoutStatus, status } from '../ledger/payouts.rules';
import type { Random } from '../rules/random';
import { toWallClock } from '../rules/wallclock';
import { drawPayment } from './payments.seed';

export interface PayoutPlan {
  readonly businessId: number;
  readonly environment: number;
  readonly currency: string;
  readonly statuses: readonly (readonly [PayoutStatus, number])[];
  /** Batches of five, like a payroll. */
  readonly payrolls: number;
}

type Batch = typeof payoutBatches.$inferInsert;
type Row = typeof payouts.$inferInsert & { id: number; initiatedAt: Temporal.Instant; status: PayoutStatus };
type Drawn = { readonly batch: Batch; readonly rows: readonly Omit<Row, 'id'>[] };

const OWNER = 1;
const APPROVER = 2;
const MINUTES_A_DAY = 24 * 60;
/** After the initiation. A settlement may take a minute more. */
const VERIFIED_AFTER = { seconds: 40 } as const;
const DECIDED_AFTER = { minutes: 26 } as const;
const FAILED_AFTER = { minutes: 29 } as const;

/** Returns the age in minutes: payouts that await a code are of today, open ones of this week, completed ones of any day of the year. */
function age(random: Random, current: PayoutStatus): number {
  if (current === status.awaitingVerification) return random.int(20, 600);
  if (holdsMoney(current)) return random.int(30, 6 * MINUTES_A_DAY);
  return random.int(MINUTES_A_DAY, 372 * MINUTES_A_DAY);
}

const DECIDED = new Set<PayoutStatus>([status.approved, status.rejected, status.declined]);

function stateOf(current: PayoutStatus, total: bigint): BatchState {
  if (current === status.awaitingVerification) return 'unverified';
  // An open payout may be of today: without a code it would use up the role's limit.
  return total >= OTP_FROM || DECIDED.has(current) || holdsMoney(current) ? 'verified' : 'direct';
}

const UNDECIDED = new Set<PayoutStatus>([
  status.initiated,
  status.awaitingVerification,
  status.awaitingApproval,
  status.awaitingSecondLevel,
]);

const isDecided = (current: PayoutStatus, total: bigint) =>
  DECIDED.has(current) || (total >= APPROVAL_FROM && !UNDECIDED.has(current));

function draw(random: Random, now: Temporal.Instant, plan: PayoutPlan, current: PayoutStatus, size: number): Drawn {
  const initiatedAt = now.subtract({ minutes: age(random, current), seconds: random.int(0, 59) });
  const payments = Array.from({ length: size }, () => drawPayment(random, plan.currency, current));
  const total = payments.reduce((sum, payment) => sum + payment.amount, 0n);
  const state = stateOf(current, total);
  const decidedAt = isDecided(current, total) ? initiatedAt.add(DECIDED_AFTER) : null;
  const id = `KB-${random.hex(16)}`;
  const scope = { businessId: plan.businessId, environment: plan.environment };
  const clientReference = `KNT-${random.hex(10)}`;
  return {
    batch: {
      id,
      ...scope,
      reference: `KBR-${random.hex(16)}`,
      initiatorId: OWNER,
      state,
      needsApproval: total >= APPROVAL_FROM || current === status.awaitingSecondLevel,
      createdAt: initiatedAt,
      verifiedAt: state === 'verified' ? initiatedAt.add(VERIFIED_AFTER) : null,
    },
    rows: payments.map((payment, index) => {
      const settled = current === status.successful ? (decidedAt ?? initiatedAt).add({ minutes: random.int(1, 15) }) : null;
      return {
        batchId: id,
        ...scope,
        ...payment,
        status: current,
        currency: plan.currency,
        sessionId: settled && `100004${toWallClock(settled).replace(/\D/g, '').slice(2)}${random.digits(12)}`,
        clientReference: size > 1 ? `${clientReference}-${index + 1}` : clientReference,
        reference: `KPO-${random.hex(16)}`,
        approverId: decidedAt && APPROVER,
        initiatedAt,
        decidedAt,
        settledAt: settled,
        failedAt: current === status.failed ? initiatedAt.add(FAILED_AFTER) : null,
      };
    }),
  };
}

function post(books: LedgerBuilder, row: Row): void {
  const { businessId, environment, currency, amount, fee, settledAt } = row;
  if (!settledAt) return;
  const own = (kind: 'clearing' | 'fees') => books.need({ businessId: null, environment, currency, kind });
  const merchant = row.type === 'Merchant' ? Number(row.accountNumber) : null;
  const payee = merchant === null ? undefined : books.find({ businessId: merchant, environment, currency, kind: 'wallet' });
  books.post({
    kind: 'payout',
    of: { payoutId: row.id },
    postedAt: settledAt,
    lines: [
      { account: books.need({ businessId, environment, currency, kind: 'wallet' }), amount: -(amount + fee) },
      { account: payee ?? own('clearing'), amount },
      { account: own('fees'), amount: fee },
    ],
  });
}

/** @returns the held amount at the end, by account, in minor units */
export async function seedPayouts(
  tx: Db,
  random: Random,
  now: Temporal.Instant,
  books: LedgerBuilder,
  plans: readonly PayoutPlan[],
) {
  const drawn = plans.flatMap((plan) => [
    ...plan.statuses.flatMap(([current, count]) => Array.from({ length: count }, () => draw(random, now, plan, current, 1))),
    ...Array.from({ length: plan.payrolls }, () => draw(random, now, plan, status.successful, 5)),
  ]);
  drawn.sort((a, b) => Temporal.Instant.compare(a.batch.createdAt, b.batch.createdAt));
  const rows = drawn.flatMap(({ rows: ofBatch }) => ofBatch).map((row, index): Row => ({ id: index + 1, ...row }));
  await insertAll(
    tx,
    payoutBatches,
    drawn.map(({ batch }) => batch),
  );
  await insertAll(tx, payouts, rows);
  for (const row of rows) post(books, row);
  const held = rows
    .filter((row) => holdsMoney(row.status))
    .map((row) => ({
      payoutId: row.id,
      accountId: books.need({ businessId: row.businessId, environment: row.environment, currency: row.currency, kind: 'wallet' }),
      amount: row.amount + row.fee,
      placedAt: row.initiatedAt,
    }));
  await insertAll(tx, holds, held);
  const sums = new Map<number, bigint>();
  for (const hold of held) sums.set(hold.accountId, (sums.get(hold.accountId) ?? 0n) + hold.amount);
  return sums;
}
