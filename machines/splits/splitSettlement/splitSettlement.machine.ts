/**
 * Splits incoming payments among several accounts: the merchant enters the accounts and submits them with a code.
 *
 * What can never happen: a split is submitted without an entered code, with an account that was not looked up, or with shares that leave
 * nothing for the initiating account; it is submitted again before the provider answered that the first one was not received, or with the old
 * key; the first account is deleted; a reload or an expired session loses the accounts.
 */

import { assertPresent } from '../../kit/assertPresent';
import { faultIn, onExpiry } from '../../kit/fault';
import { childResult, eventParams, outputOf } from '../../kit/params';
import { splitSettlementParts } from './splitSettlement.parts';
import { nothing } from './splitSettlement.rules';
import { submission } from './splitSettlement.submission';
import type { SplitSettlementOutput } from './splitSettlement.types';

const ends = (result: SplitSettlementOutput['result']): SplitSettlementOutput => ({ result });

const expires = { ...onExpiry, target: '#splitSettlement.sessionExpired' } as const;

export const splitSettlementMachine = splitSettlementParts.createMachine({
  id: 'splitSettlement',
  description: 'Divides settlements between several accounts.',
  context: ({ input: { owner, subject, bookmark } }) => ({
    owner,
    subject,
    started: nothing,
    split: bookmark?.order ? bookmark.split : nothing,
    kept: bookmark?.order ? null : (bookmark?.split ?? null),
    editing: null,
    removing: null,
    order: bookmark?.order ?? null,
    otp: '',
    problem: null,
  }),
  output: ({ event }) => event.output as SplitSettlementOutput,
  initial: 'resuming',
  states: {
    resuming: {
      description: 'Checks for an open order of this page.',
      meta: { req: ['SPL-08'] },
      always: [{ guard: 'hasOpenOrder', target: 'checkingOutcome' }, { target: 'restoringDraft' }],
    },
    restoringDraft: {
      description: 'Accounts stored in this tab are restored and removed from storage.',
      meta: { req: ['SPL-04'] },
      tags: 'busy',
      invoke: {
        id: 'takeAccounts',
        src: 'takeAccounts',
        input: ({ context: { owner } }) => ({ owner }),
        onDone: [
          { guard: 'isEdited', target: 'loading', actions: { type: 'setStoredDraft', params: outputOf } },
          {
            guard: { type: 'isWorthOffering', params: outputOf },
            target: 'draftFound',
            actions: { type: 'setStoredDraft', params: outputOf },
          },
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
          { guard: { type: 'isMissing', params: outputOf }, target: 'missing' },
          { guard: 'hasStoredDraft', target: 'draftFound', actions: { type: 'setLoaded', params: outputOf } },
          { target: 'building', actions: [{ type: 'setLoaded', params: outputOf }, 'clearStoredDraft'] },
        ],
        onError: [expires, { target: 'failed', actions: { type: 'setLoadProblem', params: faultIn } }],
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
      description: 'Unsubmitted accounts were found. The merchant resumes or discards them.',
      meta: { req: ['SPL-04'] },
      on: {
        'draft.restored': { target: 'persisting', actions: 'restore' },
        'draft.discarded': { target: 'building', actions: 'clearStoredDraft' },
      },
    },
    building: {
      description: 'The merchant sets up the accounts.',
      meta: { req: ['SPL-02'] },
      on: {
        'account.added': { target: 'account', actions: 'clearEdited' },
        'account.edited': { target: 'account', actions: { type: 'nameEdited', params: eventParams } },
        'account.removed': {
          guard: { type: 'isAfterFirst', params: eventParams },
          target: 'removing',
          actions: { type: 'nameRemoved', params: eventParams },
        },
        'split.submitted': { guard: 'maySubmit', target: 'sendingCode', actions: ['makeOrder', 'clearProblem'] },
      },
    },
    account: {
      description: 'The merchant fills in one account.',
      meta: { req: ['SPL-03'] },
      invoke: {
        id: 'account',
        src: 'account',
        input: ({ context: { owner, split, editing } }) => ({
          owner,
          split,
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
    saved: {
      type: 'final',
      description: 'Split settlement saved, and the list opens.',
      meta: { req: ['SPL-08'] },
      entry: 'goToList',
      output: ends('saved'),
    },
    closed: {
      type: 'final',
      description: 'The merchant returned to the list.',
      meta: { req: ['SPL-08'] },
      entry: 'goToList',
      output: ends('closed'),
    },
    sessionExpired: {
      type: 'final',
      description: 'The session expired. The accounts and the key of an open order are kept for the same merchant.',
      meta: { req: ['SES-06'] },
      entry: 'reportExpiry',
      output: ends('sessionExpired'),
    },
  },
});
