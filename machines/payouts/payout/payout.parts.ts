/** Ports, child machines, guards and actions of the payout's chart. The chart itself is `payout.machine.ts`. */
import { assign, emit, sendTo, setup } from 'xstate';
import type { PayoutInitiated, PayoutStatus } from '../../../contract/payouts/payouts';
import { accountLookupMachine } from '../../kit/accountLookup/accountLookup.machine';
import type { AccountLookupEvent } from '../../kit/accountLookup/accountLookup.types';
import { confirmationMachine } from '../../kit/confirmation/confirmation.machine';
import type { FlowTypes } from '../../kit/flow/flowTypes';
import { port } from '../../kit/flow/port';
import { asIs, orderActions, orderGuards, withNextKey } from '../../kit/order/order.parts';
import { type Lost, lastSentAt } from '../../kit/otp/lostCode';
import { otpMachine } from '../../kit/otp/otp.machine';
import type { Said } from '../../kit/otp/otp.types';
import {
  accountOf,
  blockers,
  isAffordable,
  isDone,
  isFilled,
  type Outcome,
  orderOf,
  otpWithoutBatch,
  outcomeOf,
  requiresOtp,
} from './payout.rules';
import type {
  Choices,
  Draft,
  InternationalDetails,
  Order,
  PayoutContext,
  PayoutEvent,
  PayoutInput,
  PayoutOutput,
  PayoutResult,
  Quote,
  Settled,
} from './payout.types';

export const UNABLE = 'Unable to initiate payout at the moment';

/** A new order is under review until the merchant confirms it. */
const underReview = (order: Order | null) => ({ order, reviewed: order, batchId: null, sentAt: null });

export const payoutParts = setup({
  types: {} as FlowTypes<
    PayoutContext,
    PayoutEvent,
    PayoutInput,
    PayoutOutput,
    { resolution: 'resolution'; confirmation: 'confirmation'; otp: 'otp' }
  >,
  actors: {
    loadChoices: port<Choices>('loadChoices', { calls: ['listBanks', 'listBeneficiaries', 'listWallets'] }),
    initiatePayout: port<PayoutInitiated, Order>('initiatePayout', { calls: ['initiatePayout'] }),
    getPayoutStatus: port<PayoutStatus, { idempotencyKey: string }>('getPayoutStatus', { calls: ['getPayoutStatus'] }),
    loadResult: port<PayoutResult, { order: Order | null; batchId: string | null }>('payout.loadResult', {
      calls: ['getPayoutStatus', 'listPayouts', 'listWallets'],
    }),
    resolution: accountLookupMachine,
    confirmation: confirmationMachine<Order, Quote>({
      name: 'quotePayout',
      calls: ['getPayoutFee', 'listWallets', 'listPayouts'],
      may: isAffordable,
    }),
    otp: otpMachine<Said>({ verify: 'verifyPayout', resend: 'resendPayoutOtp', carriesOut: 'order' }),
  },
  guards: orderGuards,
  actions: orderActions<PayoutContext, PayoutEvent>(asIs, {
    failed: UNABLE,
    unconfirmed: UNABLE,
    // 2§8: a payout to a saved beneficiary has its own fallback message.
    lost: ({ draft }) => (draft.source === 'beneficiary' ? 'Something went wrong!' : UNABLE),
  }),
}).extend({
  guards: {
    hasReviewedOrder: ({ context }) => context.reviewed !== null,
    isFilled: ({ context }) => isFilled(context),
    mayBeReviewed: ({ context }) => blockers(context).length === 0,
    isDone: (_, answer: PayoutInitiated) => isDone(answer),
    requiresOtp: (_, answer: PayoutInitiated) => requiresOtp(answer),
    otpWithoutBatch: (_, answer: PayoutInitiated) => otpWithoutBatch(answer),
    outcomeIs: (_, { answer, as }: { answer: PayoutStatus; as: Outcome }) => outcomeOf(answer) === as,
  },
  actions: {
    setChoices: assign({ choices: (_, choices: Choices) => choices }),
    setDraft: assign({ draft: ({ context }, change: Partial<Draft>) => ({ ...context.draft, ...change }) }),
    setInternational: assign({
      draft: ({ context: { draft } }, { detail }: { detail: Partial<InternationalDetails> }) => ({
        ...draft,
        abroad: { ...draft.abroad, ...detail },
      }),
    }),
    clearRecipient: assign({ recipient: null }),
    setRecipient: assign({ recipient: (_, { name }: { name: string }) => name }),
    lookUp: sendTo('resolution', ({ context }): AccountLookupEvent => ({ type: 'account.set', account: accountOf(context) })),
    makeOrder: assign(({ context }) => ({
      ...underReview(orderOf(context, crypto.randomUUID())),
      problem: null,
    })),
    renewKey: assign((current) => underReview(withNextKey(current))),
    resumeReview: assign({ order: ({ context }) => context.reviewed }),
    /** From now on it may have been sent. */
    endReview: assign({ reviewed: null, problem: null }),
    /** It was not sent, so there is no outcome to ask for. */
    setAside: assign({ order: null }),
    clearOrder: assign({ order: null, reviewed: null, batchId: null, problem: null, sentAt: null }),
    setLost: assign({
      problem: (_, { problem }: Lost) => problem,
      sentAt: ({ context }, lost: Lost) => lastSentAt(context, lost),
    }),
    setBatchId: assign({ batchId: (_, { batchId }: { batchId: string | null }) => batchId }),
    setOutcome: assign({ outcome: (_, { outcome }: { outcome: Settled }) => outcome }),
    setResult: assign({ result: (_, result: PayoutResult) => result }),
    notifyTooManyAttempts: emit({
      type: 'notice',
      tone: 'bad',
      text: 'Too many attempts. The payout still awaits verification. Open it from the list to get a new code.',
    }),
  },
});
