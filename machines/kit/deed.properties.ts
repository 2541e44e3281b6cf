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
      says: 'It is done only after a yes',
      req: [req],
      to: { calls: 'do' },
      through: [{ event: 'deed.confirmed' }],
    },
    {
      kind: 'never',
      says: 'It counts as done only when the provider said so',
      req: [req],
      enter: 'done',
      unless: answers.map((name) => ({ port: 'do' as const, answers: name })),
    },
    {
      kind: 'alwaysExits',
      says: 'While it is being done it is not asked for again: it is done, or it can be tried again',
      req: [req],
      from: 'doing',
      to: ['done', 'asked', 'sessionExpired'],
    },
    { kind: 'never', says: 'A failure is never without a word', req: [req], when: failsWithoutAWord },
  ] as const;
