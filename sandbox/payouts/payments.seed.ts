/** The recipient, amount and description of a seeded payout. */
import { type PayoutStatus, type PayoutType, payoutFee, status } from '../ledger/payouts.rules';
import type { Random } from '../rules/random';
import { banks, nameOf } from '../rules/recipients';

export interface Payment {
  readonly type: PayoutType;
  readonly recipient: string;
  readonly accountNumber: string;
  readonly bankCode: string | null;
  readonly bankName: string | null;
  /** Minor units. */
  readonly amount: bigint;
  readonly fee: bigint;
  readonly description: string;
  readonly international: Record<string, string> | null;
}

const REASONS = [
  'Supplier invoice',
  'Salary',
  'Rent',
  'Logistics',
  'Refund to customer',
  'Utilities',
  'Stock',
  'Consulting',
  'Repairs',
  'Marketing',
] as const;
const MERCHANTS = [
  ['1002', 'BLUECREST FOODS'],
  ['1004', 'HARBOUR TRADING'],
] as const;
const ABROAD = [
  ['Meridian Textiles Ltd', 'Northgate Bank', '4 Wharf Road', 'NRTHGB2L'],
  ['Sable Packaging GmbH', 'Hansebank', 'Speicherstrasse 11', 'HNSEDEHH'],
  ['Riverton Spices Inc', 'First Riverton', '220 Mill Street', 'FRVTUS33XXX'],
  ['Atelier Colombe', 'Banque du Quai', '18 Quai des Arts', 'BQDUFRPP'],
] as const;
/** Few enough that recipients repeat, as in reality. */
const PAYEES = 90;

function range(random: Random, bands: readonly (readonly [low: number, high: number, weight: number])[]): bigint {
  const [low, high] = random.weighted<readonly [number, number]>(
    bands.map(([from, to, weight]) => [[from, to], weight]),
    [1_000, 2_000],
  );
  return BigInt(random.int(low * 10, high * 10)) * 10n;
}

const NAIRA = [
  [1_000, 45_000, 72],
  [50_000, 200_000, 20],
  [200_000, 800_000, 7],
  [1_000_000, 2_200_000, 1],
] as const;
const SMALL = [[2_000, 20_000, 1]] as const;
const LARGE = [[1_000_000, 1_300_000, 1]] as const;
const MEDIUM = [[50_000, 90_000, 1]] as const;
const FOREIGN = [[40, 2_400, 1]] as const;

/** A payout that awaits a code or an approver has an amount that requires it. */
function bandsFor(current: PayoutStatus) {
  if (current === status.awaitingSecondLevel) return LARGE;
  return current === status.awaitingVerification || current === status.awaitingApproval ? MEDIUM : NAIRA;
}

function toBank(random: Random, amount: bigint): Omit<Payment, 'fee' | 'description'> {
  const { bankCode, name } = random.pick(banks);
  const payee = random.int(1, PAYEES);
  const accountNumber = payee === 1 ? '0123456789' : String(2_000_000_000 + payee * 7_654_321);
  return {
    type: 'Bank',
    recipient: nameOf(bankCode, accountNumber),
    accountNumber,
    bankCode,
    bankName: name,
    amount,
    international: null,
  };
}

function abroad(random: Random): Omit<Payment, 'fee' | 'description'> {
  const [recipient, bankName, recipientAddress, swiftCode] = random.pick(ABROAD);
  const bankRoutingNumber = random.digits(9);
  return {
    type: 'InternationalPayout',
    recipient,
    accountNumber: random.digits(12),
    bankCode: null,
    bankName,
    amount: range(random, FOREIGN),
    international: { bankName, bankAddress: '1 Exchange Square', recipientAddress, bankRoutingNumber, swiftCode },
  };
}

function naira(random: Random, current: PayoutStatus): Omit<Payment, 'fee' | 'description'> {
  const none = { bankCode: null, bankName: null, international: null };
  const kind = random.weighted<PayoutType>(
    [
      ['Bank', 88],
      ['Merchant', 6],
      ['Mobile', 6],
    ],
    'Bank',
  );
  if (bandsFor(current) !== NAIRA || kind === 'Bank') return toBank(random, range(random, bandsFor(current)));
  const amount = range(random, SMALL);
  if (kind === 'Merchant') {
    const [accountNumber, recipient] = random.pick(MERCHANTS);
    return { type: 'Merchant', recipient, accountNumber, amount, ...none };
  }
  const accountNumber = `0803${String(1_000_000 + random.int(1, PAYEES) * 54_321)}`;
  return { type: 'Mobile', recipient: nameOf('mobile', accountNumber), accountNumber, amount, ...none };
}

export function drawPayment(random: Random, currency: string, current: PayoutStatus): Payment {
  const drawn = currency === 'NGN' ? naira(random, current) : abroad(random);
  const fee = payoutFee(drawn.type, currency, drawn.amount) ?? 0n;
  return { ...drawn, fee, description: `${random.pick(REASONS)} ${random.int(100, 999)}` };
}
