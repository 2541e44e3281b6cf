/**
 * One account of a split settlement: its destination and, of a new one, its share, in the unit that all accounts of the split have.
 *
 * What can never happen: an account is saved whose name was not looked up for exactly this destination; shares reach a hundred percent, so that
 * nothing is left for the initiating account; an account is added that has a share already. The only call to the provider is the lookup of a name.
 */

import { expired } from '../../kit/flow/ends';
import { withEvent, withPatch } from '../../kit/flow/given';
import { leaves, leaving } from '../../kit/flow/leaving';
import { assertPresent } from '../../kit/values/assertPresent';
import { splitAccountParts } from './splitAccount.parts';
import { draftOf, lookedUp, WORDS } from './splitAccount.rules';
import type { SplitAccountOutput } from './splitAccount.types';

export const splitAccountMachine = splitAccountParts.createMachine({
  id: 'splitAccount',
  description: 'Adds or edits one account of a split settlement.',
  meta: { req: ['SPL-03'] },
  context: ({ input }) => ({
    ...input,
    draft: draftOf(input),
    name: input.editing?.accountName || null,
    said: '',
    problem: null,
    pendingSplit: null,
  }),
  output: ({ event }) => event.output as SplitAccountOutput,
  initial: 'editing',
  states: {
    editing: {
      description: 'The merchant sets the destination and the size of the share while the name is looked up.',
      meta: { req: ['SPL-03', 'SPL-05', 'SPL-06'] },
      invoke: {
        id: 'resolution',
        src: 'resolution',
        input: ({ context }) => ({ account: context.name === null ? lookedUp(context) : null, failureMessage: WORDS.failed }),
      },
      on: {
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
          { guard: 'isComplete', target: 'persisting', actions: ['makeSplit', 'clearProblem'] },
          { guard: 'isUnresolved', actions: 'setUnresolved' },
        ],
        'recipient.resolved': { guard: 'canBeLookedUp', actions: withEvent('setName') },
        'session.expired': 'sessionExpired',
        dismissed: leaves,
      },
    },
    leaving: leaving('editing', 'SPL-03'),
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
        onDone: 'done',
        onError: { target: 'editing', actions: ['clearSplit', 'setUnsavedProblem'] },
      },
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
    closed: { type: 'final', description: 'The merchant closed the dialog.', output: { result: 'dismissed' } },
    sessionExpired: expired('The session expired.'),
  },
});
