/** The properties of every list. */

import { givesAnother } from '../flow/calls.never';
import type { StepCall } from '../flow/properties';
import { endsBefore, isOfQuery } from './collection.machine';
import type { Query } from './collection.types';

interface Kept {
  readonly rows: readonly unknown[];
  readonly total: number;
  readonly fault: unknown;
  readonly query: Query<unknown>;
  readonly rowsOf: Query<unknown> | null;
}

interface Step {
  readonly happened: { readonly kind: string; readonly subject: string; readonly payload: unknown } | null;
  readonly isIn: (state: 'failed' | 'loaded') => boolean;
  readonly before: Kept;
  readonly context: Kept;
  readonly called: readonly StepCall[];
}

const losesWhatWasShown = ({ happened, before, context }: Step) =>
  happened?.kind === 'fails' && isOfQuery(before) && context.rows !== before.rows;

const showsTheRowsOfAnother = ({ isIn, context }: Step) => isIn('failed') && context.rows.length > 0 && !isOfQuery(context);

const mistakesWhoseRowsCame = ({ happened, isIn, context }: Step) =>
  happened?.kind === 'answers' && isIn('loaded') && !isOfQuery(context);

const showsOthersThanCame = ({ happened, isIn, context }: Step) =>
  happened?.kind === 'answers' && isIn('loaded') && context.rows !== Object(happened.payload).rows;

const failsWithoutAWord = ({ isIn, context }: Step) => isIn('failed') && context.fault === null;

const staysOnAPageOfAnotherQuestion = ({ happened, context }: Step) =>
  (happened?.subject === 'filter.applied' || happened?.subject === 'size.chosen') && context.query.page !== 1;

const staysPastTheEnd = ({ happened, isIn, context }: Step) =>
  happened?.kind === 'answers' && isIn('loaded') && endsBefore(context, context.query);

const asksForOthers = givesAnother('load', ({ query }: Kept) => query);

/** A load that still runs would then show the rows of the earlier query. */
const keepsTheRowsOfAnother = ({ before, context, called }: Step) =>
  JSON.stringify(context.query) !== JSON.stringify(before.query) && !called.some(({ src }) => src === 'load');

/** @param answers the names of the cases in which rows load */
export const collectionProperties = <Answer extends string>(req: string, answers: readonly Answer[]) =>
  [
    {
      kind: 'never',
      says: 'A list is shown as loaded only after the provider returned rows',
      req: [req],
      enter: 'loaded',
      unless: answers.map((name) => ({ port: 'load' as const, answers: name })),
    },
    { kind: 'never', says: 'The rows shown are exactly the rows returned', req: [req], when: showsOthersThanCame },
    {
      kind: 'never',
      says: 'The rows that are loaded are those of the chosen filter, page and size',
      req: [req],
      when: asksForOthers,
    },
    {
      kind: 'never',
      says: 'Another filter, page or size always loads its rows at once',
      req: [req],
      when: keepsTheRowsOfAnother,
    },
    { kind: 'never', says: 'Every load failure keeps its reason', req: [req], when: failsWithoutAWord },
    { kind: 'never', says: 'A failed refresh keeps the rows shown before', req: [req], when: losesWhatWasShown },
    {
      kind: 'never',
      says: 'Once a load failed, no rows of another filter, page or size are shown',
      req: [req],
      when: showsTheRowsOfAnother,
    },
    { kind: 'never', says: 'Rows that came count as those of what was asked', req: [req], when: mistakesWhoseRowsCame },
    {
      kind: 'never',
      says: 'A new filter or page size starts on the first page',
      req: ['GEN-09'],
      when: staysOnAPageOfAnotherQuestion,
    },
    { kind: 'never', says: 'A page after the last one leads to the last one', req: ['GEN-09'], when: staysPastTheEnd },
    {
      kind: 'alwaysExits',
      says: 'A list that failed to load can be reloaded',
      req: ['GEN-07'],
      from: 'failed',
      on: { event: 'refresh' },
      to: ['loading'],
    },
  ] as const;
