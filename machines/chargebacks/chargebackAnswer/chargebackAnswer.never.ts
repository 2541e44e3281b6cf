/** The steps that an answer must never take: the rules behind its `never` properties. */
import type { PropertyStep } from '../../kit/flow/properties';
import { altersWhatWasTyped } from '../../kit/flow/typing.never';
import type { chargebackAnswerMachine } from './chargebackAnswer.machine';

type Step = PropertyStep<typeof chargebackAnswerMachine>;

export const acceptsWithoutItsConfirmation = ({ isIn, wasIn, happened, context: { order } }: Step): boolean =>
  isIn('submitting') && order?.isAccepted === true && !(wasIn('accepting') && happened?.subject === 'accept.confirmed');

export const declinesWithoutItsReview = ({ isIn, wasIn, happened, context: { order } }: Step): boolean =>
  isIn('submitting') && order?.isAccepted === false && !(wasIn('reviewing') && happened?.subject === 'answer.submitted');

export const sendsAnotherDecision = ({ isIn, context: { order, draft } }: Step): boolean =>
  isIn('submitting') && order?.isAccepted !== (draft.decision === 'accept');

export const asksAboutAnother = ({ called, context: { id } }: Step): boolean =>
  called.some(({ src, input }) => src === 'checkChargeback' && Object(input).key !== id);

export const answersWithoutAnExplanation = ({ isIn, context: { order } }: Step): boolean =>
  isIn('submitting') && order?.comment.trim() === '';

const keysOf = (files: readonly { readonly key: string }[]) => files.map(({ key }) => key).join();

/** The files of the answer are those of the review before it, and none if it is accepted. */
export const sendsAFileThatWasNotReviewed = ({ isIn, before, context: { order } }: Step): boolean =>
  isIn('submitting') &&
  order !== null &&
  (order.isAccepted ? order.files.length > 0 : keysOf(order.files) !== keysOf(before.order?.files ?? []));

export const reviewsOtherFilesThanWereChosen = ({ isIn, context: { order, draft } }: Step): boolean =>
  isIn('reviewing') && keysOf(order?.files ?? []) !== keysOf(draft.files);

export const changesAfterItWasAnswered = ({ wasIn, isIn, before, context }: Step): boolean =>
  wasIn('answered') && (isIn('answered') || isIn('done')) && JSON.stringify(before) !== JSON.stringify(context);

export const losesTheDraft = ({ isIn, before, context: { draft } }: Step): boolean =>
  (isIn('overdue') || isIn('sessionExpired') || isIn('loadFailed')) && JSON.stringify(draft) !== JSON.stringify(before.draft);

/** What the merchant typed is only replaced by what they type. A letter is proposed for an empty explanation. */
export const altersTheExplanation = (step: Step): boolean =>
  altersWhatWasTyped(step, ['explanation.changed']) ||
  (step.happened?.subject !== 'explanation.changed' &&
    step.before.draft.explanation.trim() !== '' &&
    step.before.draft.explanation !== step.context.draft.explanation);

/** An added or removed file never takes another one with it. */
export const losesAnotherFile = ({ happened, before, context: { draft } }: Step): boolean => {
  const removed = happened?.subject === 'file.removed' ? Object(happened.payload).key : null;
  return before.draft.files.some(({ key }) => key !== removed && !draft.files.some((file) => file.key === key));
};

/** A file with an error in it, or the same one twice. */
export const takesAWrongFile = ({ context: { draft } }: Step): boolean =>
  draft.files.some(({ kind }) => !['png', 'jpeg', 'pdf'].includes(kind)) ||
  new Set(draft.files.map(({ digest }) => digest)).size < draft.files.length;
