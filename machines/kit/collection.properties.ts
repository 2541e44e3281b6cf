/** What holds of every list. */

interface Kept {
  readonly rows: readonly unknown[];
  readonly fault: unknown;
  readonly query: { readonly page: number };
}

interface Step {
  readonly happened: { readonly kind: string; readonly subject: string; readonly payload: unknown } | null;
  readonly isIn: (state: 'failed') => boolean;
  readonly before: Kept;
  readonly context: Kept;
}

const losesWhatWasShown = ({ happened, before, context }: Step) => happened?.kind === 'fails' && context.rows !== before.rows;

const showsOthersThanCame = ({ happened, context }: Step) =>
  happened?.kind === 'answers' && context.rows !== Object(happened.payload).rows;

const failsWithoutAWord = ({ isIn, context }: Step) => isIn('failed') && context.fault === null;

const staysOnAPageOfAnotherQuestion = ({ happened, context }: Step) =>
  (happened?.subject === 'filter.applied' || happened?.subject === 'size.chosen') && context.query.page !== 1;

/** `answers`: the name of the case in which rows come. */
export const collectionProperties = <Answer extends string>(req: string, answers: Answer) =>
  [
    {
      kind: 'never',
      says: 'Rows count as shown only when they came',
      req: [req],
      enter: 'shown',
      unless: [{ port: 'load', answers }],
    },
    { kind: 'never', says: 'The rows that are shown are those that came', req: [req], when: showsOthersThanCame },
    { kind: 'never', says: 'A failure is never without its reason', req: [req], when: failsWithoutAWord },
    { kind: 'never', says: 'A failure keeps the rows that were shown last', req: [req], when: losesWhatWasShown },
    { kind: 'never', says: 'A new question begins on its first page', req: ['GEN-09'], when: staysOnAPageOfAnotherQuestion },
    {
      kind: 'alwaysExits',
      says: 'The list can be asked for again wherever it is',
      req: ['GEN-07'],
      from: 'failed',
      on: { event: 'refreshed' },
      to: ['loading'],
    },
  ] as const;
