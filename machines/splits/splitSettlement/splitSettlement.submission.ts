/** Submits a split settlement: the code, the one call that changes data, and the status check. */

import { withAnswer, withFault } from '../../kit/flow/given';
import { codedOrderStates } from '../../kit/order/code.states';
import { inDialog, notifyUnconfirmed } from '../../kit/order/order.states';
import { splitSettlementParts } from './splitSettlement.parts';
import { WORDS } from './splitSettlement.rules';

export const submission = {
  ...codedOrderStates({
    req: ['SPL-08'],
    thing: 'submission',
    receives: 'the accounts and the code',
    sends: 'upsertSplit',
    checks: 'getSplitStatus',
    sendsCode: 'sendSplitOtp',
    enters: 'reviews the accounts and enters the code',
    failed: WORDS.unexpected,
    where: inDialog('after leaving, the page'),
    unsent: { target: 'building', actions: ['clearOrder', withFault('notifyFault')] },
    dismissed: { target: 'building', actions: ['clearOrder', 'clearProblem'] },
    answers: { target: 'clearingDraft', actions: [withAnswer('notifyDone'), 'emptyAccounts'] },
    refusals: [
      { guard: withFault('outOfTries'), target: 'building', actions: ['clearOrder', 'notifyTooManyAttempts'] },
      // Someone else changed it meanwhile. What is stored now is loaded, and the merchant decides.
      { guard: withFault('changedMeanwhile'), target: 'loading', actions: ['keepAside', withFault('notifyFault')] },
    ],
    lost: withFault('notifyLost'),
    outcomes: [
      {
        guard: withAnswer('wasReceived'),
        target: 'clearingDraft',
        actions: [{ type: 'notifyDone', params: { message: '' } }, 'emptyAccounts'],
      },
      {
        target: 'persisting',
        actions: ['clearOrder', notifyUnconfirmed('The provider didn’t receive it.', 'Nothing was saved. Submit again.')],
      },
    ],
  }),
  clearingDraft: splitSettlementParts.createStateConfig({
    description: 'The provider saved the accounts. The copy in this tab is being removed.',
    meta: { req: ['SPL-04', 'SPL-08'] },
    tags: 'busy',
    invoke: {
      id: 'forgetAccounts',
      src: 'keepAccounts',
      input: ({ context: { owner } }) => ({ owner, split: null }),
      onDone: 'succeeded',
      onError: 'succeeded',
    },
  }),
};
