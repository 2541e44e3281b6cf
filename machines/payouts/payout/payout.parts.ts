/** What the payout's chart names: its ports and children, guards and actions. The chart itself is `payout.machine.ts`. */
import { assign, emit, sendTo, setup } from 'xstate';
import type { PayoutInitiated, PayoutStatus } from '../../../contract/payouts/payouts';
import { accountLookupMachine } from '../../kit/accountLookup.machine';
import type { ResolutionEvent } from '../../kit/accountLookup.types';
import { confirmationMachine } from '../../kit/confirmation.machine';
import type { Emitted } from '../../kit/emitted';
import { type Fault, faultGuards, sentence } from '../../kit/fault';
import { otpMachine } from '../../kit/otp.machine';
import type { Said } from '../../kit/otp.types';
import { resultGuards } from '../../kit/params';
import { port } from '../../kit/port';
import {
  accountOf,
  blockers,
  isAffordable,
  isDone,
  type Outcome,
  orderOf,
  outcomeOf,
  wantsOtp,
  wantsOtpForNothing,
} from './payout.rules';
import type {
  AbroadDetails,
  Choices,
  Draft,
  Order,
  PayoutContext,
  PayoutEvent,
  PayoutInput,
  PayoutOutput,
  Quote,
} from './payout.types';

export const UNABLE = 'Unable to initiate payout at the moment';

export const payoutParts = setup({
  types: {
    context: {} as PayoutContext,
    events: {} as PayoutEvent,
    input: {} as PayoutInput,
    output: {} as PayoutOutput,
    emitted: {} as Emitted,
    meta: {} as { req: string[] },
    tags: {} as 'busy' | 'money',
    children: {} as { resolution: 'resolution'; confirmation: 'confirmation'; otp: 'otp' },
  },
  actors: {
    loadChoices: port<Choices>('loadChoices', { calls: ['listBanks', 'listBeneficiaries', 'listWallets'] }),
    initiatePayout: port<PayoutInitiated, Order>('initiatePayout', { calls: ['initiatePayout'] }),
    getPayoutStatus: port<PayoutStatus, { idempotencyKey: string }>('getPayoutStatus', { calls: ['getPayoutStatus'] }),
    resolution: accountLookupMachine,
    confirmation: confirmationMachine<Order, Quote>({
      name: 'quotePayout',
      calls: ['getPayoutFee', 'listWallets', 'listPayouts'],
      may: isAffordable,
    }),
    otp: otpMachine<Said>({ verify: 'verifyPayout', resend: 'resendPayoutOtp' }),
  },
  guards: {
    mayBeReviewed: ({ context }) => blockers(context).length === 0,
    mayHaveBeenMade: ({ context }) => context.order !== null,
    isDone: (_, answer: PayoutInitiated) => isDone(answer),
    wantsOtp: (_, answer: PayoutInitiated) => wantsOtp(answer),
    wantsOtpForNothing: (_, answer: PayoutInitiated) => wantsOtpForNothing(answer),
    outcomeIs: (_, { answer, as }: { answer: PayoutStatus; as: Outcome }) => outcomeOf(answer) === as,
    ...resultGuards,
    ...faultGuards,
  },
  actions: {
    keepChoices: assign({ choices: (_, choices: Choices) => choices }),
    keepDraft: assign({ draft: ({ context }, change: Partial<Draft>) => ({ ...context.draft, ...change }) }),
    keepAbroad: assign({
      draft: ({ context: { draft } }, { detail }: { detail: Partial<AbroadDetails> }) => ({
        ...draft,
        abroad: { ...draft.abroad, ...detail },
      }),
    }),
    forgetRecipient: assign({ recipient: null }),
    keepRecipient: assign({ recipient: (_, { name }: { name: string }) => name }),
    lookUp: sendTo('resolution', ({ context }): ResolutionEvent => ({ type: 'account.set', account: accountOf(context) })),
    makeOrder: assign({ order: ({ context }) => orderOf(context, crypto.randomUUID()), batchId: null, problem: null }),
    renewKey: assign({
      order: ({ context: { order } }) => order && { ...order, idempotencyKey: crypto.randomUUID() },
      batchId: null,
    }),
    forgetOrder: assign({ order: null, batchId: null, problem: null }),
    keepRefusal: assign({ problem: (_, fault: Fault) => sentence(fault, UNABLE) }),
    sayProblem: assign({ problem: (_, { problem }: { problem: string | null }) => problem }),
    forgetProblem: assign({ problem: null }),
    keepBatch: assign({ batchId: (_, { batchId }: { batchId: string | null }) => batchId }),
    notice: emit((_, { tone, text }: { tone: 'good' | 'bad'; text: string }) => ({ type: 'notice', tone, text })),
    noticeDone: emit((_, { message, fallback }: Said & { fallback: string }) => ({
      type: 'notice',
      tone: 'good',
      text: message || fallback,
    })),
    noticeExhausted: emit({
      type: 'notice',
      tone: 'bad',
      text: 'Too many attempts. The payout still awaits verification: open it in the list for a new code.',
    }),
    noticeStatus: emit((_, { status }: PayoutStatus) => ({
      type: 'notice',
      tone: 'good',
      text: `The payout was received. Its status is ${status}.`,
    })),
    /** 2§8: a payout to a saved beneficiary has a fallback of its own. */
    noticeFault: emit(({ context }, fault: Fault) => ({
      type: 'notice',
      tone: 'bad',
      text: sentence(fault, context.draft.source === 'beneficiary' ? 'Something went wrong!' : UNABLE),
    })),
    reportExpiry: emit({ type: 'sessionExpired' }),
  },
});
