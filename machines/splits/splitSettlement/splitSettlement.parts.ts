/** What the builder's chart names: its ports and children, guards and actions. The chart itself is `splitSettlement.machine.ts`. */
import { assign, emit, setup } from 'xstate';
import type { Emitted } from '../../kit/emitted';
import { type Fault, faultGuards, sentence } from '../../kit/fault';
import { otpMachine } from '../../kit/otp.machine';
import { isOutOfTries } from '../../kit/otp.rules';
import type { Said } from '../../kit/otp.types';
import { resultGuards } from '../../kit/params';
import { port } from '../../kit/port';
import { splitAccountMachine } from '../splitAccount/splitAccount.machine';
import type { Kept } from '../splitAccount/splitAccount.parts';
import { WORDS as ACCOUNT_WORDS } from '../splitAccount/splitAccount.rules';
import { blockers, isAfterFirst, isWorthOffering, LIST, nothing, splitOf, WORDS, without } from './splitSettlement.rules';
import type {
  Sent,
  Split,
  SplitSettlement,
  SplitSettlementContext,
  SplitSettlementEvent,
  SplitSettlementInput,
  SplitSettlementOutput,
  Subject,
  Upserted,
  UpsertStatus,
} from './splitSettlement.types';

/** The code as it was entered: it is sent with the order, not by itself. */
export interface Entered extends Said {
  readonly otp: string;
}

interface Found {
  /** Null: there is none of this id and name. */
  readonly split: SplitSettlement | null;
}

export const splitSettlementParts = setup({
  types: {
    context: {} as SplitSettlementContext,
    events: {} as SplitSettlementEvent,
    input: {} as SplitSettlementInput,
    output: {} as SplitSettlementOutput,
    emitted: {} as Emitted,
    meta: {} as { req: string[] },
    tags: {} as 'busy',
    children: {} as { account: 'account'; otp: 'otp' },
  },
  actors: {
    /** What this tab kept under `split_accounts`, if it is this merchant's. Asking for it forgets it. */
    takeAccounts: port<{ split: Split | null }, { readonly owner: string }>('splitSettlement.take', { calls: [] }),
    keepAccounts: port<void, Kept>('splitSettlement.keep', { calls: [] }),
    loadSplit: port<Found, Subject>('splitSettlement.load', { calls: ['listSplitSettlements'] }),
    sendSplitOtp: port<Said>('sendSplitOtp', { calls: ['sendSplitSettlementOtp'] }),
    upsertSplit: port<Upserted, Sent>('upsertSplit', { calls: ['upsertSplitSettlement'] }),
    getSplitStatus: port<UpsertStatus, { readonly idempotencyKey: string }>('getSplitStatus', {
      calls: ['getSplitSettlementStatus'],
    }),
    account: splitAccountMachine,
    otp: otpMachine<Entered>({ verify: null, resend: 'sendSplitSettlementOtp' }),
  },
  guards: {
    mayHaveBeenMade: ({ context }) => context.order !== null,
    isEdited: ({ context }) => context.subject !== null,
    isWorthOffering: ({ context }, { split }: { split: Split | null }) => isWorthOffering(context.kept ?? split, context.subject),
    isMissing: (_, { split }: Found) => split === null,
    hasKept: ({ context }) => isWorthOffering(context.kept, context.subject),
    isAfterFirst: ({ context }, { id }: { id: string }) => isAfterFirst(context.split, id),
    maySubmit: ({ context }) => blockers(context).length === 0,
    isDone: (_, { status }: Upserted) => status,
    wasReceived: (_, { status }: UpsertStatus) => status === 'Successful',
    outOfTries: (_, fault: Fault) => isOutOfTries(fault),
    ...resultGuards,
    ...faultGuards,
  },
  actions: {
    keepKept: assign({ kept: ({ context }, { split }: { split: Split | null }) => context.kept ?? split }),
    forgetKept: assign({ kept: null }),
    restore: assign({ split: ({ context }) => context.kept ?? context.split, kept: null }),
    keepLoaded: assign({
      started: (_, { split }: Found) => (split ? splitOf(split) : nothing),
      split: (_, { split }: Found) => (split ? splitOf(split) : nothing),
    }),
    nameEdited: assign({ editing: (_, { id }: { id: string }) => id }),
    forgetEdited: assign({ editing: null }),
    keepSplit: assign({ split: (_, { split }: { split: Split }) => split }),
    nameRemoved: assign({ removing: (_, { id }: { id: string }) => id }),
    remove: assign({
      split: ({ context: { split, removing } }) => (removing === null ? split : without(split, removing)),
      removing: null,
    }),
    forgetRemoved: assign({ removing: null }),
    /** SPL-08: the local list is emptied once the provider has it. */
    emptyAccounts: assign({ split: ({ context }) => ({ ...context.split, accounts: [] }), order: null }),
    makeOrder: assign({ order: ({ context: { split } }) => ({ split, idempotencyKey: crypto.randomUUID() }) }),
    /** What was sent with the old key is known not to have been done. */
    renewKey: assign({ order: ({ context: { order } }) => order && { ...order, idempotencyKey: crypto.randomUUID() } }),
    forgetOrder: assign({ order: null }),
    keepCode: assign({ otp: (_, { otp }: Entered) => otp, problem: null }),
    forgetCode: assign({ otp: '' }),
    keepProblem: assign({ problem: (_, fault: Fault) => sentence(fault, WORDS.unexpected) }),
    keepUnfetched: assign({ problem: (_, fault: Fault) => sentence(fault, WORDS.unfetched) }),
    forgetProblem: assign({ problem: null }),
    noticeSent: emit((_, { message }: Said) => ({ type: 'notice', tone: 'good', text: message || 'Success - Enter OTP' })),
    noticeFault: emit((_, fault: Fault) => ({ type: 'notice', tone: 'bad', text: sentence(fault, WORDS.unexpected) })),
    noticeDone: emit(({ context }, { message }: Said) => ({
      type: 'notice',
      tone: 'good',
      text: message || (context.split.id === '' ? WORDS.created : WORDS.updated),
    })),
    noticeFailed: emit((_, { message }: Said) => ({ type: 'notice', tone: 'bad', text: message || WORDS.failed })),
    noticeExhausted: emit({
      type: 'notice',
      tone: 'bad',
      text: 'Too many attempts. Nothing was saved: submit again for a new code.',
    }),
    noticeNotReceived: emit({ type: 'notice', tone: 'bad', text: 'It was not received. Nothing was saved: submit again.' }),
    noticeNotKept: emit({ type: 'notice', tone: 'bad', text: ACCOUNT_WORDS.unsaved }),
    goToList: emit({ type: 'navigate', to: LIST }),
    reportExpiry: emit({ type: 'sessionExpired' }),
  },
  delays: {
    /** SPL-08, in milliseconds: as long as it is said that it was verified. */
    redirectPause: 3_000,
  },
});
