import { type Cases, everyFault } from '../../kit/cases';
import { toDecimal } from '../../kit/money';
import type { payoutMachine } from './payout.machine';
import { blank, isAbroad } from './payout.rules';
import type { Choices, Draft, Order, PayoutContext } from './payout.types';

const gtbank = { id: '1', name: 'Guaranty Trust Bank', bankCode: '058' };
const ada = {
  id: '1',
  name: 'ADA OKAFOR',
  type: 'Bank',
  accountNumber: '0123456789',
  bankName: gtbank.name,
  bankCode: '058',
  createdAt: '2026-11-01T09:30:00',
} as const;

const everything: Choices = {
  banks: [gtbank],
  beneficiaries: [ada],
  wallets: [
    { currency: 'NGN', currencyId: '1', availableBalance: '6482930.00', ledgerBalance: '6482930.00', account: null },
    { currency: 'USD', currencyId: '2', availableBalance: '40000.00', ledgerBalance: '40000.00', account: null },
  ],
};

/** The rent, to Ada Okafor: what goes out for a form that is filled in as most are. */
export const rent: Order = {
  type: 'Bank',
  currency: 'NGN',
  amount: '60000',
  recipient: 'ADA OKAFOR',
  accountNumber: '0123456789',
  bankCode: '058',
  bankId: '1',
  bankName: gtbank.name,
  description: 'Rent',
  beneficiaryId: '',
  abroad: null,
  idempotencyKey: 'K',
};

/** An order of an earlier page that the provider never got: it was closed before it arrived. */
const neverSent: Order = { ...rent, amount: '20000', description: 'Never sent', idempotencyKey: 'never-sent' };

const events = {
  'source.chosen': { saved: { source: 'beneficiary' } },
  'type.chosen': { merchant: { recipientType: 'Merchant' }, bank: { recipientType: 'Bank' } },
  'bank.chosen': { gtbank: { bankCode: '058' } },
  'account.changed': { known: { accountNumber: '0123456789' }, tooLong: { accountNumber: '0123 456 789 0' } },
  'international.changed': { named: { detail: { recipientName: 'ATELIER COLOMBE' } } },
  'beneficiary.chosen': { ada: { beneficiaryId: '1' } },
  'amount.changed': {
    small: { amount: '20,000.00' },
    large: { amount: '60,000.00' },
    odd: { amount: '13.13' },
    zero: { amount: '0' },
    unclear: { amount: '1,50' },
  },
  'description.changed': { given: { description: 'Rent' } },
  'choices.retry': { now: {} },
  'payout.reviewed': { now: {} },
  'outcome.retry': { now: {} },
  dismissed: { now: {} },
  'recipient.resolved': { ada: { name: 'ADA OKAFOR' } },
  'session.expired': { now: {} },
} as const;

/**
 * The amounts and accounts are the sandbox's test values, and `possible` says what each brings: every path found with these cases can
 * therefore be walked against the sandbox as well.
 */
export const payoutCases = {
  inputs: {
    fresh: { currency: 'NGN', businessId: '1001', bookmark: null },
    abroad: { currency: 'USD', businessId: '1001', bookmark: null },
    reopened: {
      currency: 'NGN',
      businessId: '1001',
      bookmark: {
        currency: 'NGN',
        draft: { ...blank, bankCode: '058', accountNumber: '0123456789', amount: '20,000', description: 'Never sent' },
        recipient: 'ADA OKAFOR',
        order: neverSent,
      },
    },
  },
  events,
  ports: {
    loadChoices: { answers: { all: everything }, fails: everyFault },
    initiatePayout: {
      answers: {
        done: { statusCode: '00', message: 'Payout successful', batchId: 'B1' },
        wantsOtp: { statusCode: '007', message: 'Enter OTP', batchId: 'B1' },
        wantsOtpForNothing: { statusCode: '007', message: 'Enter OTP', batchId: null },
        unknownCode: { statusCode: '91', message: 'Issuer inoperative', batchId: null },
      },
      fails: everyFault,
    },
    getPayoutStatus: {
      answers: {
        paid: { status: 'Successful', message: '', batchId: 'B1' },
        received: { status: 'Processing', message: '', batchId: 'B1' },
        wantsOtp: { status: 'Awaiting Verification', message: '', batchId: 'B1' },
        notPaid: { status: 'Failed', message: '', batchId: null },
        notReceived: { status: 'Not Received', message: '', batchId: null },
        pending: { status: 'Pending', message: '', batchId: null },
      },
      fails: everyFault,
    },
  },
  children: {
    resolution: {},
    confirmation: {
      confirmed: { result: 'confirmed' },
      revised: { result: 'revised' },
      dismissed: { result: 'dismissed' },
      sessionExpired: { result: 'sessionExpired' },
    },
    otp: {
      verified: { result: 'verified', answer: { message: 'Payout verified' } },
      exhausted: { result: 'exhausted' },
      unanswered: { result: 'unanswered', problem: 'Error verifying payout. Please try again.' },
      sessionExpired: { result: 'sessionExpired' },
      dismissed: { result: 'dismissed' },
    },
  },
  possible: (snapshot, { kind, subject, name }) => {
    const { draft, recipient, choices } = snapshot.context;
    const abroad = isAbroad(snapshot.context);
    const brought = broughtBy(draft.amount);
    switch (`${subject} ${kind}`) {
      // What a field holds already does not change it; a lookup is for a bank account alone here.
      case 'account.changed event':
        return isNewBank(draft) && changes(draft, events['account.changed'], name);
      case 'bank.chosen event':
        return isNewBank(draft) && !abroad && choices !== null && changes(draft, events['bank.chosen'], name);
      case 'type.chosen event':
        return draft.source === 'new' && name !== draft.type.toLowerCase();
      case 'international.changed event':
        return abroad && draft.abroad.recipientName === '';
      case 'source.chosen event':
        return !abroad && changes(draft, events['source.chosen'], name);
      case 'beneficiary.chosen event':
        return draft.source === 'beneficiary' && choices !== null && changes(draft, events['beneficiary.chosen'], name);
      case 'amount.changed event':
        return changes(draft, events['amount.changed'], name);
      case 'description.changed event':
        return changes(draft, events['description.changed'], name);
      case 'recipient.resolved event':
      case 'session.expired event':
        return recipient === null && isNewBank(draft) && !abroad && draft.accountNumber === '0123456789' && draft.bankCode !== '';
      case 'initiatePayout answers':
        return name === brought || (name === 'wantsOtpForNothing' && brought === 'wantsOtp');
      case 'getPayoutStatus answers':
        return couldBe(snapshot.context).includes(name);
      default:
        return true;
    }
  },
  remember: ({ draft, recipient, order, batchId, choices, problem }) => [
    draft.source,
    draft.type,
    draft.bankCode,
    draft.accountNumber,
    draft.beneficiaryId,
    draft.description !== '',
    broughtBy(draft.amount),
    recipient,
    order !== null,
    isNeverSent(order),
    batchId,
    choices !== null,
    draft.abroad.recipientName,
    problem !== null,
  ],
} satisfies Cases<typeof payoutMachine>;

const changes = (draft: Draft, cases: Readonly<Record<string, Partial<Draft>>>, name: string) =>
  Object.entries(cases[name] ?? {}).some(([field, value]) =>
    Object.entries(draft).some(([key, held]) => key === field && held !== value),
  );

const isNewBank = ({ source, type }: Draft) => source === 'new' && type === 'Bank';

/** An order made anew has another key, and is sent. */
const isNeverSent = (order: Order | null) => order?.idempotencyKey === neverSent.idempotencyKey;

/** What a status query can say of the payout at hand. One whose batch is known was received; 13.13 is received and fails at once. */
function couldBe({ order, batchId }: PayoutContext): readonly string[] {
  const brought = broughtBy(order?.amount ?? '');
  if (isNeverSent(order)) return ['notReceived', 'pending'];
  if (batchId !== null) return ['wantsOtp', 'paid', 'pending'];
  return brought === 'unknownCode' ? ['notPaid', 'pending'] : ['notReceived', 'pending', 'received', OUTCOME_OF[brought]];
}

const OUTCOME_OF = { done: 'paid', wantsOtp: 'wantsOtp', unknownCode: 'notPaid', nothing: 'none' } as const;

/** The sandbox's rule for a payout of this amount. */
function broughtBy(typed: string): keyof typeof OUTCOME_OF {
  const amount = toDecimal(typed);
  if (amount === null || amount === '0') return 'nothing';
  if (amount === '13.13') return 'unknownCode';
  return Number(amount) >= 50_000 ? 'wantsOtp' : 'done';
}
