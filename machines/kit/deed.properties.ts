/** What holds of everything that is done only after a yes. */

interface Step {
  readonly happened: { readonly kind: string } | null;
  readonly context: { readonly problem: string | null };
}

const failsWithoutAWord = ({ happened, context }: Step) => happened?.kind === 'fails' && context.problem === null;

/** `answers`: the names of the cases in which it is done. */
export const deedProperties = <Answer extends string>(req: string, answers: readonly Answer[]) =>
  [
    {
      kind: 'mustPass',
      says: 'An action runs only after the merchant confirms it',
      req: [req],
      to: { calls: 'do' },
      through: [{ event: 'deed.confirmed' }],
    },
    {
      kind: 'never',
      says: 'An action is shown as done only after the provider confirms it',
      req: [req],
      enter: 'done',
      unless: answers.map((name) => ({ port: 'do' as const, answers: name })),
    },
    {
      kind: 'alwaysExits',
      says: 'While an action runs it is not sent again: it succeeds, can be retried, or ends with the session',
      req: [req],
      from: 'doing',
      to: ['done', 'asked', 'sessionExpired'],
    },
    { kind: 'never', says: 'Every failed call shows an error message', req: [req], when: failsWithoutAWord },
  ] as const;
