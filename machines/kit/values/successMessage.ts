/** What is said when a call succeeded: the provider's message, or our own if it sends none (GEN-01), or words that follow from the answer. */
export type SuccessMessage<Answer, Subject = void> = string | ((answer: Answer, subject: Subject) => string);

export function successIn<Answer extends object, Subject>(
  answer: Answer,
  says: SuccessMessage<Answer, Subject>,
  subject: Subject,
): string {
  if (typeof says === 'function') return says(answer, subject);
  return String(('message' in answer && answer.message) || says);
}
