/** What can happen to any form: what is typed is a form's own, the rest is alike. */
import { everyFault } from './cases';
import type { Change, Fields, FormContext } from './form.types';

interface Parts<Values, Typed, Answer> {
  /** What was saved before: it obeys every rule, so that a single change can break one. */
  readonly started: Values;
  readonly subject?: string;
  readonly typed: { readonly [Name in keyof Typed]: { readonly change: Change<Values> } };
  readonly answer: Answer;
}

export const formCases = <Values extends Fields<Values>, Typed, Answer>({
  started,
  subject = '',
  typed,
  answer,
}: Parts<Values, Typed, Answer>) => ({
  inputs: { saved: { subject, started, draft: null } },
  events: {
    'field.changed': typed,
    'form.submitted': { now: {} },
    'leave.asked': { now: {} },
    'leave.confirmed': { now: {} },
    'leave.dismissed': { now: {} },
  },
  ports: { save: { answers: { saved: answer }, fails: everyFault } },
  children: {},
  remember: ({ values }: FormContext<Values, Answer>) => values,
});
