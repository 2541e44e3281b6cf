import type { Beneficiary } from '../../../contract/payouts/beneficiaries';
import type { PayoutInitiated, PayoutStatus, payoutCode } from '../../../contract/payouts/payouts';
import type { Account } from '../../kit/accountLookup/accountLookup.types';
import { isAtMost, isPositive, toDecimal } from '../../kit/values/money';
import { bareNumber } from '../../kit/values/readings';
import { accountError, fieldErrors, hasWrongText } from './payout.errors';
import type { Draft, InternationalDetails, Order, PayoutContext, Quote } from './payout.types';

export const emptyDraft: Draft = {
  source: 'new',
  type: 'Bank',
  bankCode: '',
  accountNumber: '',
  beneficiaryId: '',
  abroad: { recipientName: '', recipientAddress: '', bankName: '', bankAddress: '', routingNumber: '', swiftCode: '' },
  amount: '',
  description: '',
};

/** Whether closing the form would lose something that the merchant typed or chose. */
export const isFilled = ({
  draft: { bankCode, accountNumber, beneficiaryId, abroad, amount, description },
}: Pick<PayoutContext, 'draft'>): boolean =>
  [bankCode, accountNumber, beneficiaryId, ...Object.values(abroad), amount, description].some((text) => text !== '');

/** PAY-08: a bank transfer in a currency other than naira is an international payout. */
export const isAbroad = ({ draft, currency }: Pick<PayoutContext, 'draft' | 'currency'>) =>
  draft.source === 'new' && draft.type === 'Bank' && currency !== 'NGN';

/** PAY-04: returns the account to look up. Bank accounts are looked up only for naira, and a saved beneficiary already has its name. */
export function accountOf({ draft, currency }: Pick<PayoutContext, 'draft' | 'currency'>): Account | null {
  if (draft.source === 'beneficiary') return null;
  if (isAbroad({ draft, currency })) return null;
  return {
    type: draft.type,
    accountNumber: bareNumber(draft.accountNumber),
    bankCode: draft.type === 'Bank' ? draft.bankCode : '',
  };
}

/** Returns the beneficiaries that this wallet can pay. A saved bank account lacks the details for an international payout. */
export const payable = ({ choices, currency }: Pick<PayoutContext, 'choices' | 'currency'>): readonly Beneficiary[] =>
  choices?.beneficiaries.filter(({ type }) => currency === 'NGN' || type !== 'Bank') ?? [];

const beneficiaryOf = (context: PayoutContext): Beneficiary | null =>
  payable(context).find(({ id }) => id === context.draft.beneficiaryId) ?? null;

/** Returns the available balance of the paying wallet in major units, or null before it is loaded. */
export const availableIn = ({ choices, currency }: Pick<PayoutContext, 'choices' | 'currency'>) =>
  choices?.wallets.find((wallet) => wallet.currency === currency)?.availableBalance ?? null;

/** Why a payout cannot be reviewed yet, in the order in which a merchant would fix it. */
export type Reason =
  | 'loading'
  | 'beneficiary'
  | 'bank'
  | 'account'
  | 'self'
  | 'wrongAccount'
  | 'name'
  | keyof InternationalDetails
  | 'amount'
  | 'wrongAmount'
  | 'positive'
  | 'balance'
  | 'description'
  | 'tooLong';

/** PAY-03: returns what is missing. The guard requires an empty list. A payout to a beneficiary needs only an amount and a beneficiary. */
export function blockers(context: PayoutContext): readonly Reason[] {
  const { draft } = context;
  const missing: Reason[] = context.choices === null ? ['loading'] : [];
  if (draft.source === 'beneficiary') missing.push(...(beneficiaryOf(context) ? [] : (['beneficiary'] as const)));
  else missing.push(...recipientBlockers(context));
  missing.push(...amountBlockers(context));
  if (draft.source === 'new' && draft.description.trim() === '') missing.push('description');
  if (hasWrongText(fieldErrors(context, isAbroad(context)), isAbroad(context))) missing.push('tooLong');
  return missing;
}

function recipientBlockers(context: PayoutContext): readonly Reason[] {
  const { draft, recipient } = context;
  if (isAbroad(context)) return abroadBlockers(draft);
  if (draft.type === 'Bank' && draft.bankCode === '') return ['bank'];
  if (accountError(draft, false) !== null) return ['wrongAccount'];
  const number = bareNumber(draft.accountNumber);
  if (number === '' || (draft.type === 'Bank' && !/^\d{10}$/.test(number))) return ['account'];
  if (draft.type === 'Merchant' && number === context.businessId) return ['self'];
  return recipient === null ? ['name'] : [];
}

const ABROAD = ['recipientName', 'recipientAddress', 'bankName', 'bankAddress', 'routingNumber', 'swiftCode'] as const;
/** A number at a foreign bank, with or without letters. */
const IBAN = /^[A-Z0-9]{6,34}$/i;
const SWIFT = /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/i;

/** Requires a number or IBAN and every detail. The SWIFT code is checked for its format. */
function abroadBlockers(draft: Draft): readonly Reason[] {
  const { abroad } = draft;
  const missing = ABROAD.filter((detail) =>
    detail === 'swiftCode' ? !SWIFT.test(bareNumber(abroad[detail])) : abroad[detail].trim() === '',
  );
  if (IBAN.test(bareNumber(draft.accountNumber))) return missing;
  return [accountError(draft, true) === null ? 'account' : 'wrongAccount', ...missing];
}

/** An amount of zero or above the balance is refused before it is sent. The fee comes on top: see `isAffordable`. */
function amountBlockers(context: PayoutContext): readonly Reason[] {
  const { draft, currency } = context;
  const amount = toDecimal(draft.amount, currency);
  if (amount === null) return [draft.amount.trim() === '' ? 'amount' : 'wrongAmount'];
  if (!isPositive(amount)) return ['positive'];
  const available = availableIn(context);
  return available !== null && !isAtMost(amount, available) ? ['balance'] : [];
}

/** Returns the order from the draft. Called only without blockers, else it returns null. */
export function orderOf(context: PayoutContext, idempotencyKey: string): Order | null {
  const { draft, currency, choices, recipient } = context;
  const amount = toDecimal(draft.amount, currency);
  if (amount === null) return null;
  const common = { currency, amount, description: draft.description.trim(), idempotencyKey, beneficiaryId: '', abroad: null };
  const bankNamed = (code: string) => choices?.banks.find(({ bankCode }) => bankCode === code);
  if (draft.source === 'beneficiary') {
    const saved = beneficiaryOf(context);
    if (!saved) return null;
    const { id: beneficiaryId, type, name: recipient, accountNumber, bankCode, bankName } = saved;
    const bankId = bankNamed(bankCode)?.id ?? '';
    return { ...common, type, recipient, accountNumber, bankCode, bankId, bankName, beneficiaryId };
  }
  if (isAbroad(context)) return { ...common, ...orderAbroad(draft) };
  if (recipient === null) return null;
  const bank = draft.type === 'Bank' ? bankNamed(draft.bankCode) : undefined;
  const at = { bankCode: bank?.bankCode ?? '', bankId: bank?.id ?? '', bankName: bank?.name ?? '' };
  return { ...common, ...at, type: draft.type, recipient, accountNumber: bareNumber(draft.accountNumber) };
}

function orderAbroad({ accountNumber, abroad }: Draft) {
  const details = { ...abroad, swiftCode: bareNumber(abroad.swiftCode).toUpperCase() };
  return {
    type: 'InternationalPayout' as const,
    recipient: details.recipientName.trim(),
    accountNumber: bareNumber(accountNumber).toUpperCase(),
    bankCode: '',
    bankId: '',
    bankName: details.bankName.trim(),
    abroad: details,
  };
}

/** Whether the wallet covers the amount and its fee. If the provider returns no total, it refuses the payout itself. */
export const isAffordable = (order: Order, quote: Quote) => isAtMost(quote.total ?? order.amount, quote.available);

const CODE: typeof payoutCode = { done: '00', needsOtp: '007' };

/** PAY-05: a batch that requires a code must name its id. */
export const isDone = (answer: PayoutInitiated) => answer.statusCode === CODE.done;
export const requiresOtp = (answer: PayoutInitiated) => answer.statusCode === CODE.needsOtp && answer.batchId !== null;
export const otpWithoutBatch = (answer: PayoutInitiated) => answer.statusCode === CODE.needsOtp && answer.batchId === null;

/** The meaning of a status after a lost response. */
export type Outcome = 'paid' | 'received' | 'requiresOtp' | 'notPaid' | 'notReceived' | 'unknown';

const OUTCOMES = new Map<string, Outcome>(
  Object.entries({
    Successful: 'paid',
    Processing: 'received',
    Approved: 'received',
    'Awaiting Approval': 'received',
    'Awaiting Second Level Approval Verification': 'received',
    'Awaiting Verification': 'requiresOtp',
    Failed: 'notPaid',
    Rejected: 'notPaid',
    Declined: 'notPaid',
    'Not Received': 'notReceived',
  } as const),
);

/** Pending, Initiated and unknown statuses leave the outcome open. */
export function outcomeOf({ status, batchId }: PayoutStatus): Outcome {
  const outcome = OUTCOMES.get(status) ?? 'unknown';
  return outcome === 'requiresOtp' && batchId === null ? 'unknown' : outcome;
}
