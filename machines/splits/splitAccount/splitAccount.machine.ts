/**
 * One account of a split settlement: first what all accounts share, then the destination and the share.
 *
 * What can never happen: an account is saved whose name was not looked up for exactly this destination; shares reach a hundred percent, so that
 * nothing is left for the initiating account; the currency or the type of share changes after accounts were added. The only call to the
 * provider is the lookup of a name.
 */

import { expired } from '../../kit/flow/ends';
import { onExpiry } from '../../kit/flow/fault';
import { withAnswer, withEvent, withFault, withPatch } from '../../kit/flow/given';
import { assertPresent } from '../../kit/values/assertPresent';
import { splitAccountParts } from './splitAccount.parts';
import { draftOf, lookedUp, WORDS } from './splitAccount.rules';
import type { SplitAccountOutput } from './splitAccount.types';

const expires = { ...onExpiry, target: '#splitAccount.sessionExpired' } as const;

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
    pendingSplit: null,
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
        onDone: { target: 'editing', actions: withAnswer('setChoices') },
        onError: [expires, { target: 'loadFailed', actions: withFault('setProblem') }],
      },
    },
    loadFailed: {
      description: 'Banks and currencies failed to load. The merchant can retry.',
      meta: { req: ['SPL-05'] },
      on: { 'choices.retry': { target: 'loading', actions: 'clearProblem' }, dismissed: 'dismissed' },
    },
    editing: {
      description: 'The merchant fills in the account while its name is looked up.',
      meta: { req: ['SPL-03'] },
      invoke: {
        id: 'resolution',
        src: 'resolution',
        input: ({ context }) => ({ account: context.name === null ? lookedUp(context) : null, failureMessage: WORDS.failed }),
      },
      on: {
        'recipient.resolved': { guard: 'canBeLookedUp', actions: withEvent('setName') },
        'session.expired': 'sessionExpired',
        dismissed: 'dismissed',
      },
      initial: 'starting',
      states: {
        starting: {
          description: 'Checks which step to open first.',
          meta: { req: ['SPL-03'] },
          always: [{ guard: 'opensOnAccount', target: 'account' }, { target: 'terms' }],
        },
        terms: {
          description: 'The merchant sets what all accounts of the split share.',
          meta: { req: ['SPL-03'] },
          on: {
            'name.changed': { actions: withPatch('setDraft') },
            'currency.chosen': { guard: 'isAlone', actions: withPatch('setDraft') },
            'rateType.chosen': { guard: 'isAlone', actions: withPatch('setDraft') },
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
                { type: 'setDraft', params: ({ event }) => ({ type: event.settlementType, merchantId: '' }) },
                'clearName',
                'lookUp',
              ],
            },
            'merchant.changed': { actions: [withPatch('setDraft'), 'clearName', 'lookUp'] },
            'bank.chosen': { actions: [withPatch('setDraft'), 'clearName', 'lookUp'] },
            'number.changed': { actions: [withPatch('setDraft'), 'clearName', 'lookUp'] },
            'destination.blurred': { actions: 'lookUpNow' },
            'share.changed': { actions: withPatch('setDraft') },
            'account.submitted': [
              { guard: 'isComplete', target: '#splitAccount.saving', actions: ['makeSplit', 'clearProblem'] },
              { guard: 'isUnresolved', actions: 'setUnresolved' },
            ],
          },
        },
      },
    },
    saving: {
      description: 'The account is being saved, for about one second.',
      meta: { req: ['SPL-07'] },
      tags: 'busy',
      after: { savePause: 'persisting' },
    },
    persisting: {
      description: 'The accounts are stored in this tab.',
      meta: { req: ['SPL-04', 'SPL-07'] },
      tags: 'busy',
      invoke: {
        id: 'keepAccounts',
        src: 'keepAccounts',
        input: ({ context: { owner, pendingSplit } }) => ({
          owner,
          split: assertPresent(pendingSplit, 'a split with the account in it'),
        }),
        onDone: 'saved',
        onError: { target: 'editing.account', actions: ['clearSplit', 'setUnsavedProblem'] },
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
        split: assertPresent(context.pendingSplit, 'a split with the account in it'),
      }),
    },
    dismissed: { type: 'final', description: 'The merchant closed the dialog.', output: { result: 'dismissed' } },
    sessionExpired: expired('The session expired.'),
  },
});
