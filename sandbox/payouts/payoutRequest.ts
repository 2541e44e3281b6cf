/** Validates one requested payment, without the balance. */
import { and, eq, inArray } from 'drizzle-orm';
import type { ServeInput } from '../../contract/endpoint';
import type { payouts as endpoints } from '../../contract/payouts/payouts';
import type { Actor } from '../context';
import type { Db } from '../database/database';
import { beneficiaries, businesses } from '../database/schema';
import { positive } from '../ledger/amounts';
import { type PayoutType, payoutFee } from '../ledger/payouts.rules';
import { Refusal } from '../refusal';
import { isCurrency } from '../rules/money';
import { bankOf, resolveBankAccount, resolveMobile, unresolved } from '../rules/recipients';

export type Detail = ServeInput<typeof endpoints.initiatePayout>['body']['payoutDetails'][number];

export interface Order {
  readonly detail: Detail;
  readonly type: PayoutType;
  readonly currency: string;
  /** Minor units. */
  readonly amount: bigint;
  readonly fee: bigint;
  readonly bankCode: string | null;
  readonly bankName: string | null;
  readonly international: Record<string, string> | null;
}

/** Returns the fee in minor units, or why there is no such payout. */
export function feeOf(type: PayoutType, currency: string, amount: bigint): bigint {
  if (!isCurrency(currency)) throw new Refusal(400, 'This currency is not supported');
  const fee = payoutFee(type, currency, amount);
  if (fee !== null) return fee;
  if (type === 'InternationalPayout') throw new Refusal(400, 'An international payout cannot be in NGN');
  throw new Refusal(
    400,
    type === 'Bank' ? 'A bank payout in this currency must be international' : 'Mobile payouts must be in NGN',
  );
}

const INTERNATIONAL = [
  ['bankName', 'Bank name'],
  ['bankAddress', 'Bank address'],
  ['recipientAddress', 'Recipient address'],
  ['bankRoutingNumber', 'Bank routing number'],
  ['swiftCode', 'SWIFT code'],
] as const;
/** Institution, country, place and, with eleven characters, branch. */
const SWIFT = /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/;
/** An IBAN without spaces, or a number in the country's format. */
const ACCOUNT_ABROAD = /^[A-Za-z0-9]{6,34}$/;

function internationalParts(detail: Detail): Record<string, string> {
  // The rule for every text lets white space alone pass, because an optional text may be blank.
  if (detail.recipientName.trim() === '') throw new Refusal(400, 'Recipient name is required for an international payout');
  const parts = INTERNATIONAL.map(([field, words]) => [field, words, detail[field]?.trim() ?? ''] as const);
  const missing = parts.find(([, , text]) => text === '');
  if (missing) throw new Refusal(400, `${missing[1]} is required for an international payout`);
  if (!SWIFT.test(detail.swiftCode?.trim() ?? '')) throw new Refusal(400, 'SWIFT code must have 8 or 11 letters and digits');
  if (!ACCOUNT_ABROAD.test(detail.accountNumber)) throw new Refusal(400, 'Account number must have 6 to 34 letters and digits');
  return Object.fromEntries(parts.map(([field, , text]) => [field, text]));
}

export function toOrder(detail: Detail): Order {
  const { type, debitCurrency: currency } = detail;
  if (detail.creditCurrency !== currency) throw new Refusal(400, 'creditCurrency must be the same as debitCurrency');
  const amount = positive(detail.amount);
  const fee = feeOf(type, currency, amount);
  const bank = type === 'Bank' ? bankOf(detail.bankCode) : null;
  const international = type === 'InternationalPayout' ? internationalParts(detail) : null;
  return {
    detail,
    type,
    currency,
    amount,
    fee,
    bankCode: bank?.bankCode ?? null,
    bankName: bank?.name ?? international?.bankName ?? null,
    international,
  };
}

/**
 * Returns the name that is stored and shown to an approver: the one that the account number resolved to, which `recipientCheck` compares. Nobody can
 * resolve an account abroad, so its recipient is the one that the merchant wrote.
 */
export const recipientOf = ({ type, detail }: Order): string =>
  type === 'InternationalPayout' ? detail.recipientName.trim() : detail.AccountName;

/** Returns a check whether an order's account exists with its name. Throws the refusal, and looks merchants up once. */
export async function recipientCheck(db: Db, actor: Actor, orders: readonly Order[]): Promise<(order: Order) => void> {
  const numbers = orders.filter((order) => order.type === 'Merchant').map((order) => order.detail.accountNumber);
  const ids = [...new Set(numbers)].filter((number) => /^\d{1,9}$/.test(number)).map(Number);
  const known = ids.length > 0 ? await db.select().from(businesses).where(inArray(businesses.id, ids)) : [];
  const merchants = new Map(known.map(({ id, name }) => [String(id), name.toUpperCase()]));
  const checkSaved = await savedCheck(db, actor, orders);
  return (order) => {
    checkSaved(order);
    const { type, detail } = order;
    if (type === 'InternationalPayout') return;
    if (type === 'Merchant' && detail.accountNumber === String(actor.businessId))
      throw new Refusal(400, 'A merchant cannot pay itself');
    if (nameFor(type, detail, merchants) !== detail.AccountName) throw new Refusal(400, 'AccountName does not match the account');
  };
}

/** Refuses an order for a beneficiary that was deleted, or has another account. */
async function savedCheck(db: Db, { businessId, environment }: Actor, orders: readonly Order[]) {
  const named = orders.flatMap(({ detail: { beneficiaryId } }) => (beneficiaryId === undefined ? [] : [beneficiaryId]));
  const ids = [...new Set(named)].filter((id) => /^\d{1,9}$/.test(id)).map(Number);
  const mine = and(eq(beneficiaries.businessId, businessId), eq(beneficiaries.environment, environment));
  const where = and(mine, inArray(beneficiaries.id, ids));
  const rows = ids.length > 0 ? await db.select().from(beneficiaries).where(where) : [];
  const saved = new Map(rows.map((row) => [String(row.id), row]));
  return ({ type, bankCode, detail: { beneficiaryId, accountNumber } }: Order): void => {
    if (beneficiaryId === undefined) return;
    const row = saved.get(beneficiaryId);
    if (!row) throw new Refusal(400, 'This beneficiary was deleted. Nothing was paid');
    const isSame = row.type === type && row.accountNumber === accountNumber && row.bankCode === bankCode;
    if (!isSame) throw new Refusal(400, 'This account does not belong to the beneficiary');
  };
}

function nameFor(
  type: Exclude<PayoutType, 'InternationalPayout'>,
  detail: Detail,
  merchants: ReadonlyMap<string, string>,
): string {
  if (type === 'Bank') return resolveBankAccount(detail.bankCode, detail.accountNumber);
  if (type === 'Mobile') return resolveMobile(detail.accountNumber);
  const name = merchants.get(detail.accountNumber);
  if (name === undefined) throw unresolved();
  return name;
}
