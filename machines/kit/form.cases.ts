/** What can happen to any form: what is typed is a form's own, the rest is alike. */
import { everyFault } from './cases';
import { sentence } from './fault';
import type { Change, Fields, FormContext } from './form.types';

const EXPIRED = sentence({ kind: 'sessionExpired' }, '');

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
  /** After an expiry the whole dashboard is gone. */
  possible: ({ context }: { readonly context: Pick<FormContext<Values, Answer>, 'problem'> }) =>
    context.problem?.text !== EXPIRED,
  remember: ({ values, problem }: FormContext<Values, Answer>) => [values, problem?.text === EXPIRED],
});
