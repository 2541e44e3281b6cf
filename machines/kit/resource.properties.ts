/** What holds of every one thing that a screen shows. */

interface Kept {
  readonly key: unknown;
  readonly value: unknown;
  readonly fault: unknown;
}

interface Step {
  readonly happened: { readonly kind: string; readonly payload: unknown } | null;
  readonly isIn: (state: 'failed') => boolean;
  readonly before: Kept;
  readonly context: Kept;
}

const losesWhatWasShown = ({ happened, before, context }: Step) => happened?.kind === 'fails' && context.value !== before.value;

const showsAnotherThanCame = ({ happened, context }: Step) => happened?.kind === 'answers' && context.value !== happened.payload;

const failsWithoutAWord = ({ isIn, context }: Step) => isIn('failed') && context.fault === null;

const showsItUnderAnotherKey = ({ before, context }: Step) => context.key !== before.key && context.value !== null;

/** `answers`: the names of the cases in which it comes. */
export const resourceProperties = <Answer extends string>(req: string, answers: readonly Answer[]) =>
  [
    {
      kind: 'never',
      says: 'Data is shown as loaded only after the provider returned it',
      req: [req],
      enter: 'shown',
      unless: answers.map((name) => ({ port: 'load' as const, answers: name })),
    },
    { kind: 'never', says: 'The data shown is exactly the data returned', req: [req], when: showsAnotherThanCame },
    { kind: 'never', says: 'Every load failure keeps its reason', req: [req], when: failsWithoutAWord },
    { kind: 'never', says: 'A failed load keeps the data shown before', req: [req], when: losesWhatWasShown },
    { kind: 'never', says: 'Data is never shown under the key of another record', req: [req], when: showsItUnderAnotherKey },
    {
      kind: 'alwaysExits',
      says: 'Data that failed to load can be reloaded',
      req: ['GEN-07'],
      from: 'failed',
      on: { event: 'refresh' },
      to: ['loading'],
    },
  ] as const;
