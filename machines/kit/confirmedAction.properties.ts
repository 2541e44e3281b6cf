/** The properties of every confirmed action. */

interface Step {
  readonly happened: { readonly kind: string } | null;
  readonly context: { readonly problem: string | null };
}

const failsWithoutAWord = ({ happened, context }: Step) => happened?.kind === 'fails' && context.problem === null;

/** `answers`: the names of the cases in which the action succeeds. */
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
