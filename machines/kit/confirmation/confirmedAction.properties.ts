/** The properties of every confirmed action. */
import { givesAnother } from '../flow/calls.never';
import { reasonRule } from '../values/reason';

interface Step {
  readonly happened: { readonly kind: string } | null;
  readonly context: { readonly problem: string | null; readonly passwordProblem: string | null };
}

const failsWithoutAWord = ({ happened, context }: Step) =>
  happened?.kind === 'fails' && context.problem === null && context.passwordProblem === null;

interface SubjectStep<Subject> {
  readonly before: { readonly subject: Subject };
  readonly context: { readonly subject: Subject };
  readonly isIn: (state: 'submitting') => boolean;
}

/** What holds of an action on one record of several: it runs on the record that the merchant confirmed. */
export const subjectProperties = <Subject>(req: string, thing: string) => {
  const changesTheSubject = ({ before, context }: SubjectStep<Subject>) =>
    JSON.stringify(before.subject) !== JSON.stringify(context.subject);
  return [
    { kind: 'never', says: `The ${thing} that changes is the one the merchant confirmed`, req: [req], when: changesTheSubject },
  ] as const;
};

interface ReasonStep {
  readonly context: { readonly reason: string };
  readonly isIn: (state: 'submitting') => boolean;
}

/** What holds of an action that is sent with a reason. */
export const reasonProperties = (req: string, longest: number) => {
  const runsWithoutOne = ({ context, isIn }: ReasonStep) => isIn('submitting') && reasonRule(longest)(context.reason) !== null;
  return [{ kind: 'never', says: 'The action never runs without a valid reason', req: [req], when: runsWithoutOne }] as const;
};

interface Sent {
  readonly subject: unknown;
  readonly reason: string;
}

const sendsAnother = givesAnother('do', ({ subject, reason }: Sent) => ({ subject, reason }));

/** `answers` names the cases in which the action succeeds. */
export const confirmedActionProperties = <Answer extends string>(req: string, answers: readonly Answer[]) =>
  [
    {
      kind: 'mustPass',
      says: 'An action runs only after the merchant confirms it',
      req: [req],
      to: { calls: 'do' },
      through: [{ event: 'action.confirmed' }],
    },
    {
      kind: 'never',
      says: 'What is sent is the record and the reason that the merchant confirmed',
      req: [req],
      when: sendsAnother,
    },
    {
      kind: 'never',
      says: 'An action is shown as done only after the provider confirms it',
      req: [req],
      enter: 'succeeded',
      unless: answers.map((name) => ({ port: 'do' as const, answers: name })),
    },
    {
      kind: 'alwaysExits',
      says: 'While an action runs it is not sent again: it succeeds, can be retried, or ends with the session',
      req: [req],
      from: 'submitting',
      to: ['succeeded', 'confirming', 'sessionExpired'],
    },
    { kind: 'never', says: 'Every failed call shows an error message', req: [req], when: failsWithoutAWord },
  ] as const;
