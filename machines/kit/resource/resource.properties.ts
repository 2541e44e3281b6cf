/** The properties of every resource. */

import { givesAnother } from '../flow/calls.never';
import type { StepCall } from '../flow/properties';

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
  readonly called: readonly StepCall[];
}

const losesWhatWasShown = ({ happened, before, context }: Step) => happened?.kind === 'fails' && context.value !== before.value;

const showsAnotherThanCame = ({ happened, context }: Step) => happened?.kind === 'answers' && context.value !== happened.payload;

const failsWithoutAWord = ({ isIn, context }: Step) => isIn('failed') && context.fault === null;

const showsItUnderAnotherKey = ({ before, context }: Step) => context.key !== before.key && context.value !== null;

const loadsAnother = givesAnother('load', ({ key }: Kept) => ({ key }));

/** A load that still runs would then show the record of the earlier key. */
const keepsTheLoadOfAnother = ({ before, context, called }: Step) =>
  JSON.stringify(context.key) !== JSON.stringify(before.key) && !called.some(({ src }) => src === 'load');

/**
 * @param answers the names of the cases in which it loads
 * @param hasOthers whether it can be shown under another key
 */
export const resourceProperties = <Answer extends string>(req: string, answers: readonly Answer[], hasOthers: boolean) =>
  [
    {
      kind: 'never',
      says: 'Data is shown as loaded only after the provider returned it',
      req: [req],
      enter: 'loaded',
      unless: answers.map((name) => ({ port: 'load' as const, answers: name })),
    },
    { kind: 'never', says: 'The data shown is exactly the data returned', req: [req], when: showsAnotherThanCame },
    { kind: 'never', says: 'Every load failure keeps its reason', req: [req], when: failsWithoutAWord },
    { kind: 'never', says: 'A failed load keeps the data shown before', req: [req], when: losesWhatWasShown },
    ...(hasOthers
      ? [
          {
            kind: 'never' as const,
            says: 'Data is never shown under the key of another record',
            req: [req],
            when: showsItUnderAnotherKey,
          },
          { kind: 'never' as const, says: 'The record that is loaded is the one that is shown', req: [req], when: loadsAnother },
          {
            kind: 'never' as const,
            says: 'Another record is always loaded at once',
            req: [req],
            when: keepsTheLoadOfAnother,
          },
        ]
      : []),
    {
      kind: 'alwaysExits',
      says: 'Data that failed to load can be reloaded',
      req: ['GEN-07'],
      from: 'failed',
      on: { event: 'refresh' },
      to: ['loading'],
    },
  ] as const;
