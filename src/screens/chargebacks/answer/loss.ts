import type { AnswerView } from '../../../../machines/chargebacks/chargebackAnswer/chargebackAnswer.select';

/** What leaving the page keeps of an answer with files, and what it loses. */
export function lossOf({ draft }: Pick<AnswerView, 'draft'>, isKept: boolean): string {
  if (!isKept) return 'Your browser can’t store your draft. Your text and the files you chose will be lost.';
  const files = 'The files you chose aren’t part of the draft. You’ll need to choose them again.';
  return draft.explanation === '' ? files : `Your text is kept as a draft. ${files}`;
}
