import type { Beneficiary } from '../../../contract/payouts/beneficiaries';
import type { PayoutInitiated, PayoutStatus, payoutCode } from '../../../contract/payouts/payouts';
import type { Account } from '../../kit/accountLookup.types';
import { isAtMost, isPositive, toDecimal } from '../../kit/money';
import { bareNumber } from '../../kit/readings';
import { accountError, fieldErrors, isTooLong } from './payout.errors';
import type { AbroadDetails, Draft, Order, PayoutContext, Quote } from './payout.types';

export const blank: Draft = {
  source: 'new',
  type: 'Bank',
  bankCode: '',
  accountNumber: '',
  beneficiaryId: '',
  abroad: { recipientName: '', recipientAddress: '', bankName: '', bankAddress: '', routingNumber: '', swiftCode: '' },
  amount: '',
  description: '',
};

/** PAY-08: a bank transfer in another currency than naira is an international payout. */
export const isAbroad = ({ draft, currency }: Pick<PayoutContext, 'draft' | 'currency'>) =>
  draft.source === 'new' && draft.type === 'Bank' && currency !== 'NGN';

/** PAY-04: whose name is wanted. Bank accounts are looked up for naira alone; a saved beneficiary has its name already. */
export function accountOf({ draft, currency }: Pick<PayoutContext, 'draft' | 'currency'>): Account | null {
  if (draft.source === 'beneficiary') return null;
  if (isAbroad({ draft, currency })) return null;
  return {
    type: draft.type,
    accountNumber: bareNumber(draft.accountNumber),
    bankCode: draft.type === 'Bank' ? draft.bankCode : '',
  };
}

/** Whom this wallet can pay among those who were saved: a saved bank account tells too little to be paid abroad. */
export const payable = ({ choices, currency }: Pick<PayoutContext, 'choices' | 'currency'>): readonly Beneficiary[] =>
  choices?.beneficiaries.filter(({ type }) => currency === 'NGN' || type !== 'Bank') ?? [];

const beneficiaryOf = (context: PayoutContext): Beneficiary | null =>
  payable(context).find(({ id }) => id === context.draft.beneficiaryId) ?? null;

/** What the paying wallet can pay out, in major units; null before it is known. */
export const availableIn = ({ choices, currency }: Pick<PayoutContext, 'choices' | 'currency'>) =>
  choices?.wallets.find((wallet) => wallet.currency === currency)?.availableBalance ?? null;

/** Why a payout cannot be reviewed yet, in the order in which a merchant would mend it. */
export type Reason =
  | 'loading'
  | 'beneficiary'
  | 'bank'
  | 'account'
  | 'self'
  | 'wrongAccount'
  | 'name'
  | keyof AbroadDetails
  | 'amount'
  | 'wrongAmount'
  | 'positive'
  | 'balance'
  | 'description'
  | 'tooLong';

/** PAY-03. What is missing; nothing missing is the guard. Beneficiary mode wants an amount and a beneficiary alone. */
export function blockers(context: PayoutContext): readonly Reason[] {
  const { draft } = context;
  const missing: Reason[] = context.choices === null ? ['loading'] : [];
  if (draft.source === 'beneficiary') missing.push(...(beneficiaryOf(context) ? [] : (['beneficiary'] as const)));
  else missing.push(...recipientBlockers(context));
  missing.push(...amountBlockers(context));
  if (draft.source === 'new' && draft.description.trim() === '') missing.push('description');
  if (isTooLong(fieldErrors(context, isAbroad(context)), isAbroad(context))) missing.push('tooLong');
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
/** Of a number at a bank abroad, with or without letters. */
const IBAN = /^[A-Z0-9]{6,34}$/i;
const SWIFT = /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/i;

/** A number or IBAN, and every detail; of the SWIFT code its form is checked. */
function abroadBlockers(draft: Draft): readonly Reason[] {
  const { abroad } = draft;
  const missing = ABROAD.filter((detail) =>
    detail === 'swiftCode' ? !SWIFT.test(bareNumber(abroad[detail])) : abroad[detail].trim() === '',
  );
  if (IBAN.test(bareNumber(draft.accountNumber))) return missing;
  return [accountError(draft, true) === null ? 'account' : 'wrongAccount', ...missing];
}

/** A payout of zero or above the balance is refused before it is sent. The fee comes on top; see `isAffordable`. */
function amountBlockers(context: PayoutContext): readonly Reason[] {
  const { draft, currency } = context;
  const amount = toDecimal(draft.amount, currency);
  if (amount === null) return [draft.amount.trim() === '' ? 'amount' : 'wrongAmount'];
  if (!isPositive(amount)) return ['positive'];
  const available = availableIn(context);
  return available !== null && !isAtMost(amount, available) ? ['balance'] : [];
}

/** The payout that was typed. Called where nothing blocks it; before, it is null. */
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

/** Whether the wallet covers the amount and its fee. Where the provider tells no total, it will say so itself. */
export const isAffordable = (order: Order, quote: Quote) => isAtMost(quote.total ?? order.amount, quote.available);

const CODE: typeof payoutCode = { done: '00', needsOtp: '007' };

/** PAY-05. A batch that wants a code must say which batch it is. */
export const isDone = (answer: PayoutInitiated) => answer.statusCode === CODE.done;
export const wantsOtp = (answer: PayoutInitiated) => answer.statusCode === CODE.needsOtp && answer.batchId !== null;
export const wantsOtpForNothing = (answer: PayoutInitiated) => answer.statusCode === CODE.needsOtp && answer.batchId === null;

/** What a status says of a payout whose answer was lost. */
export type Outcome = 'paid' | 'received' | 'wantsOtp' | 'notPaid' | 'notReceived' | 'unknown';

const OUTCOMES = new Map<string, Outcome>(
  Object.entries({
    Successful: 'paid',
    Processing: 'received',
    Approved: 'received',
    'Awaiting Approval': 'received',
    'Awaiting Second Level Approval Verification': 'received',
    'Awaiting Verification': 'wantsOtp',
    Failed: 'notPaid',
    Rejected: 'notPaid',
    Declined: 'notPaid',
    'Not Received': 'notReceived',
  } as const),
);

/** Pending, Initiated and every status nobody told us of leave the outcome open. */
export function outcomeOf({ status, batchId }: PayoutStatus): Outcome {
  const outcome = OUTCOMES.get(status) ?? 'unknown';
  return outcome === 'wantsOtp' && batchId === null ? 'unknown' : outcome;
}
