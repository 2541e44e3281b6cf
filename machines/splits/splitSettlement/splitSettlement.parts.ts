/** Ports, child machines, guards and actions of the builder's chart. The chart itself is `splitSettlement.machine.ts`. */
import { assign, emit, setup } from 'xstate';
import { type Fault, sentence } from '../../kit/flow/fault';
import type { FlowTypes } from '../../kit/flow/flowTypes';
import { port } from '../../kit/flow/port';
import { codedActions, codeGuards } from '../../kit/order/code.parts';
import { asIs, orderActions, orderGuards, withNextKey } from '../../kit/order/order.parts';
import type { Keyed } from '../../kit/order/order.types';
import { isOutdated } from '../../kit/order/sentOrder';
import { otpMachine } from '../../kit/otp/otp.machine';
import type { Entered, Said } from '../../kit/otp/otp.types';
import { splitAccountMachine } from '../splitAccount/splitAccount.machine';
import type { Kept } from '../splitAccount/splitAccount.parts';
import { WORDS as ACCOUNT_WORDS } from '../splitAccount/splitAccount.rules';
import {
  blockers,
  clearsShares,
  currencyTerms,
  isAfterFirst,
  isWorthOffering,
  LIST,
  nothing,
  splitOf,
  submitted,
  WORDS,
  withDefaults,
  without,
  withTerms,
} from './splitSettlement.rules';
import { withShare } from './splitSettlement.shares';
import type {
  Choices,
  Sent,
  Split,
  SplitSettlement,
  SplitSettlementContext,
  SplitSettlementEvent,
  SplitSettlementInput,
  SplitSettlementOutput,
  Subject,
  Terms,
  UpsertStatus,
} from './splitSettlement.types';

interface Found {
  /** Null: no split has this id and name. */
  readonly split: SplitSettlement | null;
}

/** What the merchant chose: a currency by its id, or a rate type. */
export type Chosen = Pick<Terms, 'currencyId' | 'rateType'>;

const termsOf = (choices: Choices | null, { currencyId, ...rate }: Chosen): Terms =>
  currencyId === undefined ? rate : currencyTerms(choices, currencyId);

export const splitSettlementParts = setup({
  types: {} as FlowTypes<
    SplitSettlementContext,
    SplitSettlementEvent,
    SplitSettlementInput,
    SplitSettlementOutput,
    { account: 'account'; otp: 'otp' }
  >,
  actors: {
    /** Returns what this tab stored under `split_accounts`, if it belongs to this merchant, and removes it. */
    takeAccounts: port<{ split: Split | null }, { readonly owner: string }>('splitSettlement.take', { calls: [] }),
    keepAccounts: port<void, Kept>('splitSettlement.keep', { calls: [] }),
    loadSplit: port<Found, Subject>('splitSettlement.load', { calls: ['listSplitSettlements'] }),
    loadChoices: port<Choices>('splitSettlement.choices', { calls: ['listBanks', 'listCurrencies'] }),
    sendSplitOtp: port<Said>('sendSplitOtp', { calls: ['sendSplitSettlementOtp'] }),
    upsertSplit: port<Said, Sent>('upsertSplit', { calls: ['upsertSplitSettlement'] }),
    getSplitStatus: port<UpsertStatus, Keyed>('getSplitStatus', {
      calls: ['getSplitSettlementStatus'],
    }),
    account: splitAccountMachine,
    otp: otpMachine<Entered>({ verify: null, resend: 'sendSplitSettlementOtp' }),
  },
  guards: { ...orderGuards, ...codeGuards },
  actions: {
    ...orderActions<SplitSettlementContext, SplitSettlementEvent>(asIs, {
      failed: WORDS.unexpected,
      unconfirmed: WORDS.failed,
    }),
    ...codedActions<SplitSettlementContext, SplitSettlementEvent>(asIs),
  },
}).extend({
  guards: {
    isEdited: ({ context }) => context.subject !== null,
    changedMeanwhile: ({ context }, fault: Fault) => context.subject !== null && isOutdated(fault),
    isWorthOffering: ({ context }, { split }: { split: Split | null }) => isWorthOffering(context.kept ?? split, context.subject),
    isMissing: (_, { split }: Found) => split === null,
    hasStoredDraft: ({ context }) => isWorthOffering(context.kept, context.subject),
    isAfterFirst: ({ context }, { id }: { id: string }) => isAfterFirst(context.split, id),
    lacksChoices: ({ context }) => context.choices === null,
    clearsShares: ({ context: { split, choices } }, terms: Chosen) => clearsShares(split, termsOf(choices, terms)),
    maySubmit: ({ context }) => blockers(context).length === 0,
  },
  actions: {
    setStoredDraft: assign({ kept: ({ context }, { split }: { split: Split | null }) => context.kept ?? split }),
    clearStoredDraft: assign({ kept: null }),
    /** The merchant decided with what is stored now on screen, so its version counts. */
    restore: assign({
      split: ({ context: { kept, split } }) => (kept ? { ...kept, version: split.version } : split),
      kept: null,
    }),
    keepAside: assign({ kept: ({ context }) => context.split, order: null, problem: null }),
    setLoaded: assign({
      started: (_, { split }: Found) => (split ? splitOf(split) : nothing),
      split: (_, { split }: Found) => (split ? splitOf(split) : nothing),
    }),
    /** A currency that was not chosen is no change. */
    setChoices: assign(({ context: { started, split } }, choices: Choices) => ({
      choices,
      started: withDefaults(started, choices),
      split: withDefaults(split, choices),
    })),
    setName: assign({ split: ({ context: { split } }, { name }: { name: string }) => ({ ...split, name }) }),
    setTerms: assign({ split: ({ context: { split, choices } }, terms: Chosen) => withTerms(split, termsOf(choices, terms)) }),
    proposeTerms: assign({ proposed: ({ context: { choices } }, terms: Chosen) => termsOf(choices, terms) }),
    takeProposed: assign({
      split: ({ context: { split, proposed } }) => withTerms(split, proposed ?? {}),
      proposed: null,
    }),
    clearProposed: assign({ proposed: null }),
    setShare: assign((given, { id, amount }: { id: string; amount: string }) => ({
      split: withShare(given.context.split, id, amount),
      typed: id,
    })),
    nameEdited: assign({ editing: (_, { id }: { id: string }) => id }),
    clearEdited: assign({ editing: null }),
    setSplit: assign({ split: (_, { split }: { split: Split }) => split }),
    nameRemoved: assign({ removing: (_, { id }: { id: string }) => id }),
    remove: assign({
      split: ({ context: { split, removing } }) => (removing === null ? split : without(split, removing)),
      removing: null,
    }),
    clearRemoved: assign({ removing: null }),
    /** SPL-08: the local list is cleared once the provider accepted it. */
    emptyAccounts: assign({ split: ({ context }) => ({ ...context.split, accounts: [] }), order: null }),
    makeOrder: assign({ order: ({ context: { split } }) => ({ split: submitted(split), idempotencyKey: crypto.randomUUID() }) }),
    renewKey: assign({ order: withNextKey }),
    clearOrder: assign({ order: null }),
    setChoicesProblem: assign({ problem: (_, fault: Fault) => sentence(fault, ACCOUNT_WORDS.failed) }),
    setLoadProblem: assign({ problem: (_, fault: Fault) => sentence(fault, WORDS.unfetched) }),
    notifyDone: emit(({ context }, { message }: Said) => ({
      type: 'notice',
      tone: 'good',
      text: message || (context.split.id === '' ? WORDS.created : WORDS.updated),
    })),
    notifyTooManyAttempts: emit({
      type: 'notice',
      tone: 'bad',
      text: 'Too many attempts. Nothing was saved. Submit again to get a new code.',
    }),
    notifyNotStored: emit({ type: 'notice', tone: 'bad', text: ACCOUNT_WORDS.unsaved }),
    goToList: emit({ type: 'navigate', to: LIST }),
  },
  delays: {
    /** SPL-08: how long the verification message shows, in milliseconds. */
    redirectPause: 3_000,
  },
});
