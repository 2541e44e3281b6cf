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

/** Whether a step is about one file. */
const isOfOneFile = (happened: Step['happened']): boolean =>
  happened !== null && ['file.removed', 'file.read', 'file.unreadable'].includes(happened.subject);

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

const ENDS = ['overdue', 'settled', 'overtaken', 'loadFailed', 'closed', 'sessionExpired'] as const;

const namesOf = ({ files, lost }: Step['context']['draft']) => [...files, ...lost].map(({ name }) => name);

/** What was typed stays, and the name of each file that was chosen, also of one that was still being read. */
export const losesTheDraft = ({ isIn, happened, before, context: { draft } }: Step): boolean => {
  // A file that was read is judged like anywhere else.
  if (!ENDS.some(isIn) || isOfOneFile(happened)) return false;
  const names = namesOf(draft);
  return (
    draft.decision !== before.draft.decision ||
    draft.explanation !== before.draft.explanation ||
    namesOf(before.draft).some((name) => !names.includes(name))
  );
};

/** What the merchant typed is only replaced by what they type. A letter is proposed for an empty explanation. */
export const altersTheExplanation = (step: Step): boolean =>
  altersWhatWasTyped(step, ['explanation.changed']) ||
  (step.happened?.subject !== 'explanation.changed' &&
    step.before.draft.explanation.trim() !== '' &&
    step.before.draft.explanation !== step.context.draft.explanation);

const isReading = ({ kind }: { readonly kind: string }) => kind === 'reading';

/** Accepting sends no files, so it waits for none. */
export const goesOnWhileAFileIsRead = ({ isIn, context: { order, draft } }: Step): boolean =>
  (isIn('reviewing') || isIn('submitting')) && order?.isAccepted === false && [...order.files, ...draft.files].some(isReading);

/** Files are there only once they are chosen: reading one that was removed brings nothing back. */
export const bringsAFileBack = ({ happened, before, context: { draft } }: Step): boolean =>
  happened?.subject !== 'files.chosen' && draft.files.some(({ key }) => !before.draft.files.some((file) => file.key === key));

/** A file leaves alone, and only if it was removed, or with the reason why it isn’t taken. Otherwise its name stays, to choose it again. */
export const losesAnotherFile = ({ happened, before, context: { draft, fileErrors } }: Step): boolean => {
  const isExplained = happened?.subject === 'file.removed' || fileErrors.length > before.fileErrors.length;
  const own = isOfOneFile(happened) && isExplained ? Object(happened?.payload).key : null;
  const names = draft.lost.map(({ name }) => name);
  return before.draft.files.some(
    ({ key, name }) => key !== own && !draft.files.some((file) => file.key === key) && !names.includes(name),
  );
};

/** A file with an error in it, or the same one twice. */
export const takesAWrongFile = ({ context: { draft } }: Step): boolean => {
  const taken = draft.files.filter((file) => !isReading(file));
  return (
    taken.some(({ kind }) => !['png', 'jpeg', 'pdf'].includes(kind)) ||
    new Set(taken.map(({ digest }) => digest)).size < taken.length
  );
};

/** Where the answer can still be sent, a draft keeps no file. */
export const closesWithFilesUnasked = ({ isIn, wasIn, happened, before }: Step): boolean =>
  isIn('closed') &&
  (wasIn('deciding') || wasIn('gathering') || wasIn('leaving')) &&
  before.draft.files.length > 0 &&
  happened?.subject !== 'leave.confirmed';
