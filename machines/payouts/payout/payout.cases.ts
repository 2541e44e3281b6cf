import { type Cases, everyFault } from '../../kit/flow/cases';
import { confirmationEndings, otpEndings, unconfirmed } from '../../kit/order/order.cases';
import { toDecimal } from '../../kit/values/money';
import type { payoutMachine } from './payout.machine';
import { emptyDraft, isAbroad } from './payout.rules';
import type { Choices, Draft, Order, PayoutContext, PayoutResult } from './payout.types';

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

/** The rent for Ada Okafor: the order of a typical form. */
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

/** The form of an order of an earlier page. */
const earlierDraft = { ...emptyDraft, bankCode: '058', accountNumber: '0123456789', amount: '20,000', description: 'Never sent' };

/** An order of an earlier page that the provider never received. Its key was closed before it arrived. */
const neverSent: Order = { ...rent, amount: '20000', description: 'Never sent', idempotencyKey: 'never-sent' };

const successful: PayoutResult = {
  status: 'Successful',
  available: '6462880.00',
  fee: '50.00',
  payoutId: '1',
  reference: 'KPO-1',
  initiatedAt: '2026-11-22T09:14:12',
};

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
  reconnected: { now: {} },
  'result.retry': { now: {} },
  'payout.another': { now: {} },
  dismissed: { now: {} },
  'leave.confirmed': { now: {} },
  'leave.dismissed': { now: {} },
  'recipient.resolved': { ada: { name: 'ADA OKAFOR' } },
  'session.expired': { now: {} },
} as const;

/**
 * The amounts and accounts are the sandbox's test values, and `possible` says what each causes. So every path with these cases can also run
 * against the sandbox.
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
        draft: earlierDraft,
        recipient: 'ADA OKAFOR',
        order: neverSent,
        reviewed: null,
      },
    },
    reviewed: {
      currency: 'NGN',
      businessId: '1001',
      bookmark: {
        currency: 'NGN',
        draft: earlierDraft,
        recipient: 'ADA OKAFOR',
        order: null,
        reviewed: { ...neverSent, idempotencyKey: 'reviewed' },
      },
    },
  },
  events,
  ports: {
    loadChoices: { answers: { all: everything }, fails: everyFault },
    initiatePayout: {
      answers: {
        done: { statusCode: '00', message: 'Payout successful', batchId: 'B1' },
        requiresOtp: { statusCode: '007', message: 'Enter OTP', batchId: 'B1' },
        otpWithoutBatch: { statusCode: '007', message: 'Enter OTP', batchId: null },
        unknownCode: { statusCode: '91', message: 'Issuer inoperative', batchId: null },
      },
      fails: everyFault,
    },
    getPayoutStatus: {
      answers: {
        paid: { status: 'Successful', message: '', batchId: 'B1' },
        received: { status: 'Processing', message: '', batchId: 'B1' },
        requiresOtp: { status: 'Awaiting Verification', message: '', batchId: 'B1' },
        notPaid: { status: 'Failed', message: '', batchId: null },
        notReceived: { status: 'Not Received', message: '', batchId: null },
        pending: { status: 'Pending', message: '', batchId: null },
      },
      fails: everyFault,
    },
    loadResult: { answers: { successful }, fails: everyFault },
  },
  children: {
    resolution: {},
    confirmation: confirmationEndings,
    otp: otpEndings({ message: 'Payout verified' }, 'Error verifying payout. Please try again.'),
  },
  possible: (snapshot, { kind, subject, name }) => {
    const { draft, recipient, choices } = snapshot.context;
    const abroad = isAbroad(snapshot.context);
    const brought = broughtBy(draft.amount);
    switch (`${subject} ${kind}`) {
      // A repeated value does not change a field. Here only a bank account is looked up.
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
        return name === brought || (name === 'otpWithoutBatch' && brought === 'requiresOtp');
      case 'getPayoutStatus answers':
        return couldBe(snapshot.context).includes(name);
      default:
        return true;
    }
  },
  assumes: [
    {
      says: 'A merchant changes only the fields that the form shows for the chosen kind of recipient.',
      excludes: ({ context, context: { draft } }, { subject }) => {
        switch (subject) {
          case 'account.changed':
          case 'bank.chosen':
            return isAbroad(context) || !isNewBank(draft);
          case 'type.chosen':
            return !isAbroad(context) && draft.source !== 'new';
          case 'beneficiary.chosen':
            return draft.source !== 'beneficiary';
          case 'source.chosen':
            return isAbroad(context);
          case 'international.changed':
            return !isAbroad(context);
          default:
            return false;
        }
      },
    },
    {
      says: 'A name, and an expired session, are reported only for a bank account that was entered and has no name yet.',
      excludes: ({ context, context: { draft, recipient } }, { subject, kind }) =>
        kind === 'event' &&
        (subject === 'recipient.resolved' || subject === 'session.expired') &&
        (recipient !== null || isAbroad(context) || !isNewBank(draft) || draft.accountNumber === '' || draft.bankCode === ''),
    },
  ],
  machineOnly: { ports: { initiatePayout: { fails: unconfirmed } } },
  remember: ({ draft, recipient, order, reviewed, batchId, choices, problem, outcome, result }) => [
    draft.source,
    draft.type,
    draft.bankCode,
    draft.accountNumber,
    draft.beneficiaryId,
    draft.description !== '',
    draft.amount !== '',
    broughtBy(draft.amount),
    recipient,
    order !== null,
    reviewed !== null,
    isNeverSent(order),
    batchId,
    choices !== null,
    draft.abroad.recipientName,
    problem !== null,
    outcome,
    result !== null,
  ],
} satisfies Cases<typeof payoutMachine>;

const changes = (draft: Draft, cases: Readonly<Record<string, Partial<Draft>>>, name: string) =>
  Object.entries(cases[name] ?? {}).some(([field, value]) =>
    Object.entries(draft).some(([key, held]) => key === field && held !== value),
  );

const isNewBank = ({ source, type }: Draft) => source === 'new' && type === 'Bank';

/** A new order has another key, and is sent. */
const isNeverSent = (order: Order | null) => order?.idempotencyKey === neverSent.idempotencyKey;

/** Returns the possible statuses of the current payout. One with a known batch was received. 13.13 is received and fails at once. */
function couldBe({ order, batchId }: PayoutContext): readonly string[] {
  const brought = broughtBy(order?.amount ?? '');
  if (isNeverSent(order)) return ['notReceived', 'pending'];
  if (batchId !== null) return ['requiresOtp', 'paid', 'pending'];
  return brought === 'unknownCode' ? ['notPaid', 'pending'] : ['notReceived', 'pending', 'received', OUTCOME_OF[brought]];
}

const OUTCOME_OF = { done: 'paid', requiresOtp: 'requiresOtp', unknownCode: 'notPaid', nothing: 'none' } as const;

/** Returns the sandbox's result for a payout of this amount. */
function broughtBy(typed: string): keyof typeof OUTCOME_OF {
  const amount = toDecimal(typed);
  if (amount === null || amount === '0') return 'nothing';
  if (amount === '13.13') return 'unknownCode';
  return Number(amount) >= 50_000 ? 'requiresOtp' : 'done';
}
