/** Ports, child machines, guards and actions of the bulk payout's chart. The chart itself is `bulkPayout.machine.ts`. */
import { assign, emit, setup } from 'xstate';
import type { BatchRow } from '../../../contract/payouts/batches';
import type { PayoutInitiated, PayoutStatus } from '../../../contract/payouts/payouts';
import { withoutSilent } from '../../kit/batch/batch.lookups';
import { batchActions, batchGuards, sheetIn } from '../../kit/batch/batch.parts';
import { firstShown } from '../../kit/batch/batch.rules';
import type { CellChange } from '../../kit/batch/batch.types';
import { confirmationMachine } from '../../kit/confirmation/confirmation.machine';
import { type Fault, sentence } from '../../kit/flow/fault';
import type { FlowTypes } from '../../kit/flow/flowTypes';
import { port } from '../../kit/flow/port';
import { asIs, orderActions, orderGuards } from '../../kit/order/order.parts';
import type { Keyed } from '../../kit/order/order.types';
import { type Lost, lastSentAt } from '../../kit/otp/lostCode';
import { otpMachine } from '../../kit/otp/otp.machine';
import type { Said } from '../../kit/otp/otp.types';
import { assertPresent } from '../../kit/values/assertPresent';
import type { Row } from './bulkPayout.check';
import { areOthersReady, costKeyOf, coversRows, isUnpriced } from './bulkPayout.cost';
import { entriesOf, unnamedIn, withNames } from './bulkPayout.entries';
import type { Field, Texts } from './bulkPayout.file';
import {
  awaitedSums,
  awaitsCode,
  type BatchOutcome,
  batchOutcomeOf,
  blockerOf,
  isAffordable,
  isDone,
  isLeftOver,
  keptOf,
  leavesRows,
  orderOf,
  requiresOtp,
  restOf,
  resultsWith,
  withCell,
  withFirstKey,
  withGroupCorrected,
  withGroupExcluded,
  withKeyUsed,
} from './bulkPayout.rules';
import type {
  BatchCost,
  BatchOrder,
  BatchQuote,
  BulkPayoutContext,
  BulkPayoutEvent,
  BulkPayoutInput,
  BulkPayoutOutput,
  Payee,
  Read,
  ReadFile,
  ResolvedName,
  Source,
} from './bulkPayout.types';

export const UNABLE = 'Unable to initiate payout at the moment';

export const bulkPayoutParts = setup({
  types: {} as FlowTypes<
    BulkPayoutContext,
    BulkPayoutEvent,
    BulkPayoutInput,
    BulkPayoutOutput,
    { confirmation: 'confirmation'; otp: 'otp' }
  >,
  actors: {
    readSheet: port<Read, Source>('readSheet', { calls: ['listBanks'] }),
    resolveNames: port<readonly ResolvedName[], { payees: readonly Payee[] }>('resolveNames', {
      calls: ['resolvePayoutAccount'],
    }),
    quoteRows: port<BatchCost, { amounts: readonly string[]; currency: string }>('quoteRows', {
      calls: ['getBatchFee', 'listWallets'],
    }),
    initiateBatch: port<PayoutInitiated, BatchOrder>('initiateBatch', { calls: ['initiatePayout'] }),
    getBatchStatus: port<PayoutStatus, Keyed>('getBatchStatus', { calls: ['getPayoutStatus'] }),
    loadResults: port<readonly BatchRow[], { batchId: string }>('loadResults', { calls: ['getPayoutBatch'] }),
    confirmation: confirmationMachine<BatchOrder, BatchQuote>({
      name: 'quoteBatch',
      calls: ['getBatchFee', 'listWallets', 'listPayouts'],
      may: isAffordable,
    }),
    otp: otpMachine<Said>({ verify: 'verifyPayout', resend: 'resendPayoutOtp', carriesOut: 'order' }),
  },
  guards: { ...batchGuards, ...orderGuards },
  actions: {
    ...orderActions<BulkPayoutContext, BulkPayoutEvent>(asIs, { failed: UNABLE, unconfirmed: UNABLE }),
    ...batchActions<BulkPayoutContext, BulkPayoutEvent, Texts, Row>(asIs, {
      unread: 'We couldn’t check your file.',
    }),
  },
}).extend({
  guards: {
    isInitiated: ({ context }) => context.batchId !== null,
    someUnnamed: ({ context }) => unnamedIn(context).length > 0,
    allNamed: ({ context }) => unnamedIn(context).length === 0,
    isUnpriced: ({ context }) => isUnpriced(context, entriesOf(context)),
    /** Other rows are ready, or have to be looked up first, than those whose cost was requested. */
    areOthersReady: ({ context }) => unnamedIn(context).length > 0 || areOthersReady(context, entriesOf(context)),
    mayBeReviewed: ({ context }) => blockerOf(context) === null && coversRows(context, entriesOf(context)),
    isDone: (_, answer: PayoutInitiated) => isDone(answer),
    requiresOtp: (_, answer: PayoutInitiated) => requiresOtp(answer),
    outcomeIs: (_, { answer, as }: { answer: PayoutStatus; as: BatchOutcome }) => batchOutcomeOf(answer) === as,
    awaitsCode: ({ context }) => awaitsCode(context.results),
    areAwaited: (_, rows: readonly BatchRow[]) => awaitsCode(rows),
    requiresOtpAgain: ({ context }, rows: readonly BatchRow[]) => context.codeProblem !== null && awaitsCode(rows),
    isLeftOver: ({ context }) => isLeftOver(context),
    leavesRows: ({ context }) => leavesRows(context),
  },
  actions: {
    setSheet: assign({
      sheet: ({ context }, read: Read) => withFirstKey(sheetIn(read), context.source),
      banks: (_, read: Read) => ('banks' in read ? (read satisfies ReadFile).banks : []),
      source: null,
      cost: null,
      problem: null,
      // Accounts without an answer from their bank are looked up again for the next file.
      names: ({ context }) => withoutSilent(context.names),
      shown: (_, read: Read) => firstShown(sheetIn(read)),
    }),
    setNamesProblem: assign({ problem: (_, fault: Fault) => sentence(fault, 'We couldn’t look up the account names.') }),
    setResultsProblem: assign({ problem: (_, fault: Fault) => sentence(fault, '') }),
    clearSheet: assign({
      source: null,
      sheet: null,
      cost: null,
      order: null,
      batchId: null,
      results: [],
      problem: null,
      codeProblem: null,
    }),
    setCell: assign({
      sheet: ({ context }, cell: CellChange<Field>) => context.sheet && withCell(context.sheet, context.banks, cell),
    }),
    correctGroup: assign({ sheet: ({ context }, { key }: { key: string }) => withGroupCorrected(context, key) }),
    excludeGroup: assign({ sheet: ({ context }, { key }: { key: string }) => withGroupExcluded(context, key) }),
    setNames: assign({ names: ({ context }, found: readonly ResolvedName[]) => withNames(context.names, found), problem: null }),
    askSilentAgain: assign({ names: ({ context }) => withoutSilent(context.names), problem: null }),
    setCostOf: assign({ cost: ({ context }) => ({ of: costKeyOf(entriesOf(context)), quote: null }) }),
    clearCost: assign({ cost: null }),
    setCost: assign({ cost: ({ context }, quote: BatchCost) => context.cost && { ...context.cost, quote } }),
    makeOrder: assign({ order: ({ context }) => orderOf(context), problem: null, sentAt: null }),
    /** From now on the batch may have been sent. */
    useKey: assign({ sheet: ({ context: { sheet, order } }) => sheet && order && withKeyUsed(sheet, order) }),
    /** The balance may have changed since the review, so the cost is asked for again. */
    clearOrder: assign({ order: null, cost: null }),
    setBatchId: assign({ batchId: (_, { batchId }: { batchId: string | null }) => batchId }),
    /** The order stays open as long as its code is awaited. */
    setResults: assign({
      order: ({ context }, rows: readonly BatchRow[]) => (awaitsCode(rows) ? context.order : null),
      results: ({ context }, rows: readonly BatchRow[]) => resultsWith(context.results, context.sheet?.key ?? '', rows),
      problem: null,
    }),
    reuseSheet: assign({
      source: ({ context }) => ({ kept: keptOf(assertPresent(context.sheet, 'a sheet')) }),
      order: null,
    }),
    reuseRest: assign({
      source: ({ context }) => ({ kept: restOf(assertPresent(context.sheet, 'a sheet'), context.results) }),
      order: null,
      batchId: null,
    }),
    setLost: assign({
      codeProblem: (_, { problem }: Lost) => problem,
      sentAt: ({ context }, lost: Lost) => lastSentAt(context, lost),
    }),
    /** A reload keeps when the code was sent, and so does a check of a batch whose response was lost. */
    setCodeSent: assign({ sentAt: ({ context }) => context.sentAt ?? Date.now() }),
    clearCodeProblem: assign({ codeProblem: null }),
    notifyVerified: emit(({ context }, { message }: Said) => ({
      type: 'notice',
      tone: 'good',
      text: message || (awaitedSums(context)?.recipients === 1 ? 'Payout verified' : 'Payouts verified'),
    })),
    notifyTooManyAttempts: emit({
      type: 'notice',
      tone: 'bad',
      text: 'Too many attempts. The batch still awaits verification. Request a new code.',
    }),
  },
});
