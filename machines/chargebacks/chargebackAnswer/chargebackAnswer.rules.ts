/** CBK-03: what may be reviewed and sent, and what became of an answer. */
import { EVIDENCE_LIMITS } from '../../../contract/chargebacks/chargebackStatuses';
import type { Fault } from '../../kit/flow/fault';
import { isReading, textUpTo } from '../../kit/form/form.rules';
import { isAnswerable } from '../chargebackDetails/chargebackDetails.rules';
import { isTreatable } from '../chargebacks/chargebacks.rules';
import type { Answer, AnswerContext, Disputed, Draft } from './chargebackAnswer.types';

export const emptyDraft: Draft = { decision: '', explanation: '', files: [], lost: [] };

/** Whether there is nothing in a draft that could be lost. A choice alone is quickly made again. */
export const isEmptyDraft = ({ explanation, files, lost }: Draft): boolean =>
  explanation === '' && files.length === 0 && lost.length === 0;

export const explanationError = ({ draft }: Pick<AnswerContext, 'draft'>): string | null =>
  textUpTo(EVIDENCE_LIMITS.comment)(draft.explanation);

/** Why an answer cannot be reviewed yet. */
export type Blocker = 'explanation' | 'wrongExplanation' | 'reading';

export function blockerOf(context: Pick<AnswerContext, 'draft'>): Blocker | null {
  if (context.draft.explanation.trim() === '') return 'explanation';
  if (explanationError(context) !== null) return 'wrongExplanation';
  // Accepting sends no files, so it waits for none.
  return context.draft.decision === 'decline' && isReading(context.draft.files) ? 'reading' : null;
}

type Deciding = Pick<AnswerContext, 'draft' | 'disputed'>;

/** Whether the draft has all that an answer with this decision needs. */
export const maySend = ({ draft, disputed }: Deciding, decision: Draft['decision']): boolean =>
  disputed !== null && isAnswerable(disputed) && draft.decision === decision && blockerOf({ draft }) === null;

/** Returns the answer of the draft. An accepted one has no files. */
export const answerOf = ({ id, draft }: Pick<AnswerContext, 'id' | 'draft'>): Answer => ({
  idempotencyKey: `${id}:${crypto.randomUUID()}`,
  chargebackId: id,
  isAccepted: draft.decision === 'accept',
  comment: draft.explanation.trim(),
  files: draft.decision === 'accept' ? [] : draft.files,
});

/** A provider may keep lines and spaces in its own way. */
const words = (text: string) => text.split(/\s+/).filter(Boolean).join(' ');

/** Whether the provider took nothing of an answer because its files are too large. It is so by definition, also without words. */
export const isTooLarge = (fault: Fault): boolean => fault.kind === 'server' && fault.status === 413;

type Proofs = Disputed['chargeback']['thread'][number]['proofs'];

/** A provider may rename files, so their number and their sizes decide. */
function areProofs(proofs: Proofs, files: Answer['files']): boolean {
  if (proofs.length !== files.length) return false;
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return proofs.some(({ size }) => size === null) || proofs.reduce((sum, { size }) => sum + (size ?? 0), 0) === bytes;
}

/**
 * Whether a chargeback was answered with this answer: the merchant's comment is there with as many files, and the status is that of the decision.
 * Two people may send the same proposed letter, and only the files of the first arrived.
 */
export function isAnsweredWith({ chargeback }: Disputed, answer: Answer | null): boolean {
  if (answer === null || isTreatable(chargeback)) return false;
  const isOurs = chargeback.thread.some(
    ({ isAdmin, comment, proofs }) => !isAdmin && words(comment) === words(answer.comment) && areProofs(proofs, answer.files),
  );
  return isOurs && (chargeback.status === 'Accepted') === answer.isAccepted;
}

/**
 * Returns the chargeback as it is once this answer arrived. What was loaded before the answer takes its status, because the chargeback may fail to
 * load again.
 */
export function withOutcome({ chargeback, ...more }: Disputed, { isAccepted }: Answer): Disputed {
  const status = isAccepted ? 'Accepted' : 'Awaiting Response';
  return { ...more, chargeback: isTreatable(chargeback) ? { ...chargeback, status } : chargeback };
}
