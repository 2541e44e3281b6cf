/** Ports, guards and actions of the answer's chart. The chart itself is `chargebackAnswer.machine.ts`. */
import { assign, setup } from 'xstate';
import { type Fault, sentence } from '../../kit/flow/fault';
import type { FlowTypes } from '../../kit/flow/flowTypes';
import { port } from '../../kit/flow/port';
import { asIs, orderActions, orderGuards } from '../../kit/order/order.parts';
import { sentences } from '../../kit/values/sentences';
import { isAnswerable } from '../chargebackDetails/chargebackDetails.rules';
import {
  isBeingRead,
  type Judged,
  withChosen,
  withoutFile,
  withoutReading,
  withoutUnreadable,
  withRead,
} from './chargebackAnswer.files';
import { letterOf } from './chargebackAnswer.letter';
import { answerOf, isAnsweredWith, isTooLarge, maySend } from './chargebackAnswer.rules';
import type {
  Answer,
  AnswerContext,
  AnswerEvent,
  AnswerInput,
  AnswerOutput,
  ChosenEvidence,
  Decision,
  Disputed,
  Draft,
  ReadEvidence,
  Said,
} from './chargebackAnswer.types';

/** What is said of a failure without words (3§8). */
const FAILED = 'Something went wrong while trying to process this request';
/** All that is known of an answer that the provider never received: no call can tell whether it may still arrive. */
const NOT_RECEIVED = 'The provider has no answer from you yet.';
const AGAIN = 'Review your answer and submit it again.';
/** What is said of files that are too large for the provider, or for what stands before it, which often has no words of its own. */
const TOO_LARGE = 'The files are too large for the provider.';
const FEWER = 'Remove some files, or choose smaller ones.';
export const CANCELLED = 'You cancelled, and the provider has no answer from you.';

const judged = ({ fileErrors }: AnswerContext, { draft, error }: Judged) => ({
  draft,
  fileErrors: error === null ? fileErrors : [...fileErrors, error],
});

export const chargebackAnswerParts = setup({
  types: {} as FlowTypes<AnswerContext, AnswerEvent, AnswerInput, AnswerOutput>,
  actors: {
    loadChargeback: port<Disputed, { readonly key: string }>('chargebackAnswer.loadChargeback', { calls: ['getChargeback'] }),
    /** Resolves when the time to answer ends, by the wall clock, so a computer that slept learns it as soon as it wakes. */
    timeEnds: port<void, { readonly at: number }>('chargebackAnswer.timeEnds', { calls: [] }),
    disputeChargeback: port<Said, Answer>('disputeChargeback', { calls: ['disputeChargeback'] }),
    /** The documents have no call for the outcome, so the chargeback itself says it. */
    checkChargeback: port<Disputed, { readonly key: string }>('chargebackAnswer.checkChargeback', { calls: ['getChargeback'] }),
  },
  guards: { ...orderGuards, refused: (_, fault: Fault) => orderGuards.refused(_, fault) || isTooLarge(fault) },
  actions: {
    ...orderActions<AnswerContext, AnswerEvent>(asIs, { failed: FAILED }),
    setProblem: assign({
      problem: (_, fault: Fault) => (isTooLarge(fault) ? sentences(sentence(fault, TOO_LARGE), FEWER) : sentence(fault, FAILED)),
    }),
  },
}).extend({
  guards: {
    isSettled: (_, disputed: Disputed) => !isAnswerable(disputed),
    isDeclining: ({ context: { draft } }) => draft.decision === 'decline',
    isAccept: (_, { decision }: { readonly decision: Decision }) => decision === 'accept',
    isDecline: (_, { decision }: { readonly decision: Decision }) => decision === 'decline',
    hasFiles: ({ context: { draft } }) => draft.files.length > 0,
    mayDecline: ({ context }) => maySend(context, 'decline'),
    mayAccept: ({ context }) => maySend(context, 'accept'),
    wasAnswered: ({ context: { order } }, disputed: Disputed) => isAnsweredWith(disputed, order),
    isOvertaken: (_, disputed: Disputed) => !isAnswerable(disputed),
    isBeingRead: ({ context: { draft } }, { key }: { readonly key: string }) => isBeingRead(draft, key),
    mayPropose: ({ context: { draft } }) => draft.explanation.trim() === '',
  },
  actions: {
    setDisputed: assign({ disputed: (_, disputed: Disputed) => disputed }),
    setDraft: assign({
      draft: ({ context }, change: Partial<Draft>) => ({ ...context.draft, ...change }),
      problem: null,
    }),
    /** Never over what the merchant typed. */
    propose: assign({
      draft: ({ context: { draft, disputed } }) => (disputed ? { ...draft, explanation: letterOf(disputed) } : draft),
    }),
    /** A row that is filled again no longer says what was wrong in it. */
    chooseFiles: assign({
      draft: ({ context: { draft } }, { files }: { readonly files: readonly ChosenEvidence[] }) => ({
        ...draft,
        files: withChosen(draft.files, files),
      }),
      fileErrors: ({ context: { fileErrors } }, { files }: { readonly files: readonly ChosenEvidence[] }) =>
        fileErrors.filter((error) => !files.some(({ category }) => category === error.category)),
      problem: null,
    }),
    takeFile: assign(({ context }, read: ReadEvidence) => judged(context, withRead(context.draft, read))),
    refuseUnreadable: assign(({ context }, { key }: { readonly key: string }) =>
      judged(context, withoutUnreadable(context.draft, key)),
    ),
    removeFile: assign({
      draft: ({ context: { draft } }, { key }: { readonly key: string }) => ({ ...draft, files: withoutFile(draft.files, key) }),
      fileErrors: [],
      problem: null,
    }),
    stopReading: assign({ draft: ({ context: { draft } }) => withoutReading(draft) }),
    makeAnswer: assign({ order: ({ context }) => answerOf(context), problem: null, fileErrors: [] }),
    clearOrder: assign({ order: null }),
    explainLost: assign({ problem: ({ context: { problem, reply } }) => problem ?? sentences(reply ?? NOT_RECEIVED, AGAIN) }),
  },
});
