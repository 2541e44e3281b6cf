/**
 * Splits incoming payments among several accounts: the merchant enters the accounts and submits them with a code.
 *
 * What can never happen: a split is submitted without an entered code, with an account that was not looked up, without a share above zero, or
 * with shares that leave nothing for the initiating account; a typed share is altered; it undoes a change of someone else that was not on screen; it is submitted again before the provider answered that the first one was not received, or with the old
 * key; the first account is deleted; a reload or an expired session loses the accounts.
 */

import { ended, expired } from '../../kit/flow/ends';
import { onExpiry } from '../../kit/flow/fault';
import { withAnswer, withEvent, withFault, withPatch } from '../../kit/flow/given';
import { childResult } from '../../kit/flow/params';
import { resuming } from '../../kit/order/order.states';
import { assertPresent } from '../../kit/values/assertPresent';
import { splitSettlementParts } from './splitSettlement.parts';
import { nothing } from './splitSettlement.rules';
import { submission } from './splitSettlement.submission';
import type { SplitSettlementOutput } from './splitSettlement.types';

export const splitSettlementMachine = splitSettlementParts.createMachine({
  id: 'splitSettlement',
  description: 'Divides settlements between several accounts.',
  context: ({ input: { owner, merchantId, subject, bookmark } }) => ({
    owner,
    merchantId,
    subject,
    started: nothing,
    split: bookmark?.order ? bookmark.split : nothing,
    kept: bookmark?.order ? null : (bookmark?.split ?? null),
    choices: null,
    proposed: null,
    typed: null,
    editing: null,
    removing: null,
    order: bookmark?.order ?? null,
    otp: '',
    sentAt: null,
    usedCodeSentAt: 0,
    problem: null,
    reply: null,
  }),
  output: ({ event }) => event.output as SplitSettlementOutput,
  initial: 'resuming',
  states: {
    resuming: resuming('Checks for an open order of this page.', 'SPL-08', { target: 'restoringDraft' }),
    restoringDraft: {
      description: 'Accounts stored in this tab are restored and removed from storage.',
      meta: { req: ['SPL-04'] },
      tags: 'busy',
      invoke: {
        id: 'takeAccounts',
        src: 'takeAccounts',
        input: ({ context: { owner } }) => ({ owner }),
        onDone: [
          { guard: 'isEdited', target: 'loading', actions: withAnswer('setStoredDraft') },
          { guard: withAnswer('isWorthOffering'), target: 'draftFound', actions: withAnswer('setStoredDraft') },
          { target: 'building', actions: 'clearStoredDraft' },
        ],
        onError: [{ guard: 'isEdited', target: 'loading' }, { target: 'building' }],
      },
    },
    loading: {
      description: 'The split settlement is loading.',
      meta: { req: ['SPL-09'] },
      tags: 'busy',
      invoke: {
        id: 'loadSplit',
        src: 'loadSplit',
        input: ({ context }) => assertPresent(context.subject, 'a split settlement to be edited'),
        onDone: [
          { guard: withAnswer('isMissing'), target: 'missing' },
          { guard: 'hasStoredDraft', target: 'draftFound', actions: withAnswer('setLoaded') },
          { target: 'building', actions: [withAnswer('setLoaded'), 'clearStoredDraft'] },
        ],
        onError: [onExpiry, { target: 'failed', actions: withFault('setLoadProblem') }],
      },
    },
    failed: {
      description: 'The split settlement failed to load. The merchant can retry.',
      meta: { req: ['SPL-09'] },
      on: { 'split.retry': { target: 'loading', actions: 'clearProblem' } },
    },
    missing: {
      description: 'There is no split settlement with this name.',
      meta: { req: ['SPL-09'] },
      on: { 'list.opened': 'closed' },
    },
    draftFound: {
      description:
        'Unsubmitted accounts were found, or someone else changed the split settlement meanwhile. The merchant resumes or discards them.',
      meta: { req: ['SPL-04'] },
      on: {
        'draft.restored': { target: 'persisting', actions: 'restore' },
        'draft.discarded': { target: 'building', actions: 'clearStoredDraft' },
      },
    },
    preparing: {
      description: 'Banks and currencies are loading.',
      meta: { req: ['SPL-03', 'SPL-05'] },
      tags: 'busy',
      invoke: {
        id: 'loadChoices',
        src: 'loadChoices',
        onDone: { target: 'building', actions: withAnswer('setChoices') },
        onError: [onExpiry, { target: 'choicesFailed', actions: withFault('setChoicesProblem') }],
      },
    },
    choicesFailed: {
      description: 'Banks and currencies failed to load. The merchant can retry.',
      meta: { req: ['SPL-05'] },
      on: { 'choices.retry': { target: 'preparing', actions: 'clearProblem' } },
    },
    building: {
      description: 'The merchant sets the terms of the split and adds its accounts and their shares.',
      meta: { req: ['SPL-02', 'SPL-03'] },
      always: { guard: 'lacksChoices', target: 'preparing' },
      on: {
        'name.changed': { actions: withPatch('setName') },
        'currency.chosen': [
          { guard: withPatch('clearsShares'), target: 'changingTerms', actions: withPatch('proposeTerms') },
          { actions: withPatch('setTerms') },
        ],
        'rateType.chosen': [
          { guard: withPatch('clearsShares'), target: 'changingTerms', actions: withPatch('proposeTerms') },
          { actions: withPatch('setTerms') },
        ],
        'share.changed': { actions: withEvent('setShare') },
        'account.added': { target: 'account', actions: 'clearEdited' },
        'account.edited': { target: 'account', actions: withEvent('nameEdited') },
        'account.removed': { guard: withEvent('isAfterFirst'), target: 'removing', actions: withEvent('nameRemoved') },
        'split.submitted': { guard: 'maySubmit', target: 'sendingCode', actions: ['makeOrder', 'clearProblem'] },
      },
    },
    changingTerms: {
      description: 'The merchant is asked before another currency or rate type clears the shares.',
      meta: { req: ['SPL-03'] },
      on: {
        'terms.confirmed': { target: 'persisting', actions: 'takeProposed' },
        'terms.dismissed': { target: 'building', actions: 'clearProposed' },
      },
    },
    account: {
      description: 'The merchant fills in one account.',
      meta: { req: ['SPL-03'] },
      invoke: {
        id: 'account',
        src: 'account',
        input: ({ context: { owner, merchantId, split, editing, choices } }) => ({
          owner,
          merchantId,
          split,
          banks: choices?.banks ?? [],
          editing: split.accounts.find(({ id }) => id === editing) ?? null,
        }),
        onDone: [
          {
            guard: childResult('saved'),
            target: 'building',
            actions: {
              type: 'setSplit',
              params: ({ event, context }) => ({
                split: event.output.result === 'saved' ? event.output.split : context.split,
              }),
            },
          },
          { guard: childResult('sessionExpired'), target: 'sessionExpired' },
          { target: 'building' },
        ],
      },
    },
    removing: {
      description: 'The merchant is asked to confirm removing an account.',
      meta: { req: ['SPL-02'] },
      on: {
        'removal.confirmed': { target: 'persisting', actions: 'remove' },
        'removal.dismissed': { target: 'building', actions: 'clearRemoved' },
      },
    },
    persisting: {
      description: 'The accounts are stored in this tab.',
      meta: { req: ['SPL-04'] },
      tags: 'busy',
      invoke: {
        id: 'keepAccounts',
        src: 'keepAccounts',
        input: ({ context: { owner, split } }) => ({ owner, split }),
        onDone: 'building',
        onError: { target: 'building', actions: 'notifyNotStored' },
      },
    },
    ...submission,
    succeeded: {
      description: 'The success message is shown until the list opens.',
      meta: { req: ['SPL-08'] },
      after: { redirectPause: 'saved' },
      on: { 'list.opened': 'saved' },
    },
    saved: { ...ended('saved', 'Split settlement saved, and the list opens.', 'SPL-08'), entry: 'goToList' },
    closed: { ...ended('closed', 'The merchant returned to the list.', 'SPL-08'), entry: 'goToList' },
    sessionExpired: expired('The session expired. The accounts and the key of an open order are kept for the same merchant.'),
  },
});
