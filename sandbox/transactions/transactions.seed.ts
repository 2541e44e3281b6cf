/** Customers' payments to a business: transactions of slightly more than a year. */
import type { Db } from '../database/database';
import { insertAll } from '../database/insert';
import { transactions } from '../database/schema';
import type { LedgerBuilder } from '../ledger/ledgerBuilder.seed';
import { collectionFee } from '../rules/money';
import type { Random } from '../rules/random';

type Row = typeof transactions.$inferSelect;

const STATUSES = [
  ['Successful', 78],
  ['Failed', 8],
  ['Initiated', 4],
  ['Awaiting-Confirmation', 3],
  ['Pending', 3],
  ['Processing', 2],
  ['Reversed', 2],
] as const;
const TYPES = [
  ['Card', 55],
  ['Pay With Bank Transfer', 28],
  ['USSD', 10],
  ['Wallet', 7],
] as const;
const FREQUENCIES = [
  [null, 90],
  ['Monthly', 8],
  ['Weekly', 2],
] as const;
const FIRST = [
  'ada',
  'bola',
  'chika',
  'dele',
  'efe',
  'funmi',
  'gozie',
  'hauwa',
  'ini',
  'john',
  'kemi',
  'lanre',
  'mary',
  'nneka',
  'ola',
] as const;
const LAST = [
  'abiola',
  'bassey',
  'coker',
  'dike',
  'ekong',
  'folarin',
  'gana',
  'hassan',
  'idowu',
  'johnson',
  'kalu',
  'ladipo',
] as const;

export interface Plan {
  readonly businessId: number;
  readonly environment: number;
  readonly currency: string;
  readonly count: number;
  /** Major units, from and to. */
  readonly range: readonly [number, number];
}

const YEAR_AND_A_WEEK_IN_MINUTES = 372 * 24 * 60;

const RESPONSES: Readonly<Record<string, readonly [string, string]>> = {
  Successful: ['00', 'Approved or completed'],
  Failed: ['51', 'Insufficient funds'],
};
const BRANDS = ['4242 42', '5399 83', '5060 66'] as const;

const capitalized = (word: string) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;

/** What the details of a payment show besides. Derived, so that no further value is drawn. */
function details({ customerEmail, paymentType, paymentReference, status, recurringFrequency }: Drawn): Pick<Row, Derived> {
  const digits = String(Number.parseInt(paymentReference.slice(-8), 16)).padStart(10, '0');
  const brand = BRANDS[Number(digits.slice(-1)) % BRANDS.length] ?? '';
  const name = customerEmail.slice(0, customerEmail.indexOf('@')).split('.').map(capitalized).join(' ');
  const [responseCode, responseMessage] = RESPONSES[status] ?? [null, null];
  return {
    customerName: name,
    customerPhone: `+23480${digits.slice(-8)}`,
    customerFee: 0n,
    maskedPan: paymentType === 'Card' ? `${brand}•• •••• ${digits.slice(-4)}` : null,
    accountNumber: paymentType === 'Card' || paymentType === 'Wallet' ? null : digits.slice(-10),
    responseCode,
    responseMessage,
    narration: recurringFrequency === null ? 'Order at the till' : 'Subscription',
  };
}

type Derived =
  | 'customerName'
  | 'customerPhone'
  | 'customerFee'
  | 'maskedPan'
  | 'accountNumber'
  | 'responseCode'
  | 'responseMessage'
  | 'narration';
type Drawn = Omit<Row, 'id' | Derived>;

function draw(random: Random, now: Temporal.Instant, plan: Plan): Drawn {
  const createdAt = now.subtract({ minutes: random.int(7, YEAR_AND_A_WEEK_IN_MINUTES) });
  const amount = BigInt(random.int(plan.range[0] * 2, plan.range[1] * 2)) * 50n;
  const status = random.weighted<string>(STATUSES, 'Successful');
  return {
    businessId: plan.businessId,
    environment: plan.environment,
    status,
    customerEmail: `${random.pick(FIRST)}.${random.pick(LAST)}@customer.test`,
    currency: plan.currency,
    amount,
    fee: collectionFee(amount),
    paymentType: random.weighted<string>(TYPES, 'Card'),
    recurringFrequency: random.weighted<string | null>(FREQUENCIES, null),
    orderReference: `KOR-${random.hex(12)}`,
    paymentReference: `KPY-${random.hex(12)}`,
    createdAt,
    settledAt: status === 'Successful' ? createdAt.add({ minutes: random.int(1, 6) }) : null,
  };
}

/** Creates random transactions, posts the successful ones, and returns all. */
export async function seedCollections(
  tx: Db,
  random: Random,
  now: Temporal.Instant,
  books: LedgerBuilder,
  plans: readonly Plan[],
): Promise<readonly Row[]> {
  const drawn = plans.flatMap((plan) => Array.from({ length: plan.count }, () => draw(random, now, plan)));
  const rows = drawn
    .sort((a, b) => Temporal.Instant.compare(a.createdAt, b.createdAt))
    .map((row, index): Row => ({ id: index + 1, ...row, ...details(row) }));
  await insertAll(tx, transactions, rows);
  for (const { id, businessId, environment, currency, amount, fee, settledAt } of rows) {
    if (!settledAt) continue;
    const own = (kind: 'clearing' | 'fees') => books.need({ businessId: null, environment, currency, kind });
    books.post({
      kind: 'collection',
      of: { transactionId: id },
      postedAt: settledAt,
      lines: [
        { account: books.need({ businessId, environment, currency, kind: 'wallet' }), amount: amount - fee },
        { account: own('fees'), amount: fee },
        { account: own('clearing'), amount: -amount },
      ],
    });
  }
  return rows;
}
