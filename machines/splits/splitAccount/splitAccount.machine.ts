/**
 * One account of a split settlement: what all accounts have in common first, then where the share goes and how large it is.
 *
 * What can never happen: an account is saved whose name was not looked up for just this destination; shares come to a hundred, so that nothing is
 * left for the initiating account; the money or the way of the shares changes under accounts that are there already. Nothing is sent to the
 * provider but the question whose account it is.
 */

import { assertPresent } from '../../kit/assertPresent';
import { faultIn } from '../../kit/fault';
import { eventParams, eventPatch, outputOf } from '../../kit/params';
import { splitAccountParts } from './splitAccount.parts';
import { draftOf, lookedUp, WORDS } from './splitAccount.rules';
import type { SplitAccountOutput } from './splitAccount.types';

const expires = { guard: { type: 'sessionExpired', params: faultIn }, target: '#splitAccount.sessionExpired' } as const;

export const splitAccountMachine = splitAccountParts.createMachine({
  id: 'splitAccount',
  description: 'Adds or edits one account of a split settlement.',
  meta: { req: ['SPL-03'] },
  context: ({ input }) => ({
    ...input,
    draft: draftOf(input),
    name: input.editing?.accountName || null,
    said: '',
    choices: null,
    problem: null,
    next: null,
  }),
  output: ({ event }) => event.output as SplitAccountOutput,
  initial: 'loading',
  states: {
    loading: {
      description: 'Banks and currencies are loading.',
      meta: { req: ['SPL-03', 'SPL-05'] },
      tags: 'busy',
      on: { dismissed: 'dismissed' },
      invoke: {
        id: 'load',
        src: 'load',
        onDone: { target: 'filling', actions: { type: 'keepChoices', params: outputOf } },
        onError: [expires, { target: 'unloaded', actions: { type: 'keepProblem', params: faultIn } }],
      },
    },
    unloaded: {
      description: 'Banks and currencies failed to load. The merchant can retry.',
      meta: { req: ['SPL-05'] },
      on: { 'choices.retry': { target: 'loading', actions: 'forgetProblem' }, dismissed: 'dismissed' },
    },
    filling: {
      description: 'The merchant fills in the account while its name is looked up.',
      meta: { req: ['SPL-03'] },
      invoke: {
        id: 'resolution',
        src: 'resolution',
        input: ({ context }) => ({ account: context.name === null ? lookedUp(context) : null, refusal: WORDS.failed }),
      },
      on: {
        'recipient.resolved': { actions: { type: 'keepName', params: eventParams } },
        'session.expired': 'sessionExpired',
        dismissed: 'dismissed',
      },
      initial: 'opening',
      states: {
        opening: {
          description: 'Checks which step to open first.',
          meta: { req: ['SPL-03'] },
          always: [{ guard: 'opensOnAccount', target: 'account' }, { target: 'terms' }],
        },
        terms: {
          description: 'The merchant sets what all accounts of the split share.',
          meta: { req: ['SPL-03'] },
          on: {
            'name.changed': { actions: { type: 'keepDraft', params: eventPatch } },
            'currency.chosen': { guard: 'isAlone', actions: { type: 'keepDraft', params: eventPatch } },
            'rateType.chosen': { guard: 'isAlone', actions: { type: 'keepDraft', params: eventPatch } },
            'terms.submitted': { guard: 'hasTerms', target: 'account' },
          },
        },
        account: {
          description: 'The merchant sets the destination and the size of the share.',
          meta: { req: ['SPL-05', 'SPL-06'] },
          on: {
            'terms.opened': 'terms',
            'type.chosen': {
              actions: [
                { type: 'keepDraft', params: ({ event }) => ({ type: event.settlementType, merchantId: '' }) },
                'forgetName',
                'lookUp',
              ],
            },
            'merchant.changed': { actions: [{ type: 'keepDraft', params: eventPatch }, 'forgetName', 'lookUp'] },
            'bank.chosen': { actions: [{ type: 'keepDraft', params: eventPatch }, 'forgetName', 'lookUp'] },
            'number.changed': { actions: [{ type: 'keepDraft', params: eventPatch }, 'forgetName', 'lookUp'] },
            'destination.blurred': { actions: 'lookUpNow' },
            'share.changed': { actions: { type: 'keepDraft', params: eventPatch } },
            'account.submitted': [
              { guard: 'isComplete', target: '#splitAccount.saving', actions: ['makeSplit', 'forgetProblem'] },
              { guard: 'isUnresolved', actions: 'sayUnresolved' },
            ],
          },
        },
      },
    },
    saving: {
      description: 'The account is being saved, for about one second.',
      meta: { req: ['SPL-07'] },
      tags: 'busy',
      after: { savePause: 'storing' },
    },
    storing: {
      description: 'The accounts are stored in this tab.',
      meta: { req: ['SPL-04', 'SPL-07'] },
      tags: 'busy',
      invoke: {
        id: 'keepAccounts',
        src: 'keepAccounts',
        input: ({ context: { owner, next } }) => ({ owner, split: assertPresent(next, 'a split with the account in it') }),
        onDone: 'saved',
        onError: { target: 'filling.account', actions: ['forgetSplit', 'sayUnsaved'] },
      },
    },
    saved: {
      description: 'The success message is shown before the dialog closes.',
      meta: { req: ['SPL-07'] },
      after: { closePause: 'done' },
    },
    done: {
      type: 'final',
      description: 'The account is part of the split.',
      meta: { req: ['SPL-07'] },
      output: ({ context }) => ({
        result: 'saved' as const,
        split: assertPresent(context.next, 'a split with the account in it'),
      }),
    },
    dismissed: { type: 'final', description: 'The merchant closed the dialog.', output: { result: 'dismissed' } },
    sessionExpired: {
      type: 'final',
      description: 'The session expired.',
      meta: { req: ['SES-06'] },
      entry: 'reportExpiry',
      output: { result: 'sessionExpired' },
    },
  },
});
