/**
 * Divide what comes in over several accounts: put the accounts together, then submit them with a code.
 *
 * What can never happen: anything is submitted without a code that the merchant entered, with an account that was not looked up, or with shares
 * that leave nothing for the initiating account; it is submitted again before the provider said that the first one was not received, and then
 * never with the old key; the first account is taken out; what was put together is lost with a reload or an ended session.
 */

import { assertPresent } from '../../kit/assertPresent';
import { faultIn } from '../../kit/fault';
import { childResult, eventParams, outputOf } from '../../kit/params';
import { splitSettlementParts } from './splitSettlement.parts';
import { nothing } from './splitSettlement.rules';
import { submission } from './splitSettlement.submission';
import type { SplitSettlementOutput } from './splitSettlement.types';

const ends = (result: SplitSettlementOutput['result']): SplitSettlementOutput => ({ result });

const expires = { guard: { type: 'sessionExpired', params: faultIn }, target: '#splitSettlement.left' } as const;

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
  initial: 'opening',
  states: {
    opening: {
      description: 'Checks for an open order of this page.',
      meta: { req: ['SPL-08'] },
      always: [{ guard: 'mayHaveBeenMade', target: 'asking' }, { target: 'entering' }],
    },
    entering: {
      description: 'Accounts stored in this tab are restored and removed from storage.',
      meta: { req: ['SPL-04'] },
      tags: 'busy',
      invoke: {
        id: 'takeAccounts',
        src: 'takeAccounts',
        input: ({ context: { owner } }) => ({ owner }),
        onDone: [
          { guard: 'isEdited', target: 'loading', actions: { type: 'keepKept', params: outputOf } },
          {
            guard: { type: 'isWorthOffering', params: outputOf },
            target: 'offered',
            actions: { type: 'keepKept', params: outputOf },
          },
          { target: 'building', actions: 'forgetKept' },
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
          { guard: 'hasKept', target: 'offered', actions: { type: 'keepLoaded', params: outputOf } },
          { target: 'building', actions: [{ type: 'keepLoaded', params: outputOf }, 'forgetKept'] },
        ],
        onError: [expires, { target: 'failed', actions: { type: 'keepUnfetched', params: faultIn } }],
      },
    },
    failed: {
      description: 'The split settlement failed to load. The merchant can retry.',
      meta: { req: ['SPL-09'] },
      on: { 'split.retry': { target: 'loading', actions: 'forgetProblem' } },
    },
    missing: {
      description: 'There is no split settlement with this name.',
      meta: { req: ['SPL-09'] },
      on: { 'list.opened': 'closed' },
    },
    offered: {
      description: 'Unsubmitted accounts were found. The merchant resumes or discards them.',
      meta: { req: ['SPL-04'] },
      on: {
        'draft.restored': { target: 'keeping', actions: 'restore' },
        'draft.discarded': { target: 'building', actions: 'forgetKept' },
      },
    },
    building: {
      description: 'The merchant sets up the accounts.',
      meta: { req: ['SPL-02'] },
      on: {
        'account.added': { target: 'account', actions: 'forgetEdited' },
        'account.edited': { target: 'account', actions: { type: 'nameEdited', params: eventParams } },
        'account.removed': {
          guard: { type: 'isAfterFirst', params: eventParams },
          target: 'removing',
          actions: { type: 'nameRemoved', params: eventParams },
        },
        'split.submitted': { guard: 'maySubmit', target: 'sendingCode', actions: ['makeOrder', 'forgetProblem'] },
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
              type: 'keepSplit',
              params: ({ event, context }) => ({
                split: event.output.result === 'saved' ? event.output.split : context.split,
              }),
            },
          },
          { guard: childResult('sessionExpired'), target: 'left' },
          { target: 'building' },
        ],
      },
    },
    removing: {
      description: 'The merchant is asked to confirm removing an account.',
      meta: { req: ['SPL-02'] },
      on: {
        'removal.confirmed': { target: 'keeping', actions: 'remove' },
        'removal.dismissed': { target: 'building', actions: 'forgetRemoved' },
      },
    },
    keeping: {
      description: 'The accounts are stored in this tab.',
      meta: { req: ['SPL-04'] },
      tags: 'busy',
      invoke: {
        id: 'keepAccounts',
        src: 'keepAccounts',
        input: ({ context: { owner, split } }) => ({ owner, split }),
        onDone: 'building',
        onError: { target: 'building', actions: 'noticeNotKept' },
      },
    },
    ...submission,
    successful: {
      description: 'The success message is shown until the list opens.',
      meta: { req: ['SPL-08'] },
      after: { redirectPause: 'saved' },
      on: { 'list.opened': 'saved' },
    },
    saved: {
      type: 'final',
      description: 'The split settlement is saved, and the list opens.',
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
    left: {
      type: 'final',
      description: 'The session expired. The accounts and the key of an open order are kept for the same merchant.',
      meta: { req: ['SES-06'] },
      entry: 'reportExpiry',
      output: ends('left'),
    },
  },
});
