/** Ports, child machine, guards and actions of the approval's chart. The chart itself is `approval.machine.ts`. */

import { assign, emit, setup } from 'xstate';
import { type Fault, isUnconfirmed, orderFaultGuards, sentences } from '../../kit/flow/fault';
import type { FlowTypes } from '../../kit/flow/flowTypes';
import { resultGuards } from '../../kit/flow/params';
import { port } from '../../kit/flow/port';
import { codedActions, codeGuards } from '../../kit/order/code.parts';
import { asIs, problemActions } from '../../kit/order/order.parts';
import { pauseAfter } from '../../kit/otp/codePause';
import { lastSentAt } from '../../kit/otp/lostCode';
import { otpMachine } from '../../kit/otp/otp.machine';
import { RESEND_PAUSE_MS } from '../../kit/otp/otp.rules';
import type { Entered, Said } from '../../kit/otp/otp.types';
import { barrier, isUndecided } from './approval.rules';
import type { ApprovalContext, ApprovalEvent, ApprovalInput, ApprovalOutput, AwaitedPayout, Sent } from './approval.types';
import { decidedWords } from './approval.words';

interface Looked {
  readonly payouts: readonly AwaitedPayout[];
}

export const approvalParts = setup({
  types: {} as FlowTypes<ApprovalContext, ApprovalEvent, ApprovalInput, ApprovalOutput, { otp: 'otp' }>,
  actors: {
    look: port<Looked, { readonly payoutIds: readonly string[] }>('approval.look', { calls: ['getPayout'] }),
    sendCode: port<Said, { readonly payoutIds: readonly string[] }>('approval.sendCode', {
      calls: ['requestSecondLevelApproval'],
    }),
    decide: port<Said, Sent>('approval.decide', { calls: ['verifySecondLevel'] }),
    otp: otpMachine<Entered>({ verify: null, resend: 'requestSecondLevelApproval' }),
  },
  guards: { ...codeGuards, ...resultGuards, ...orderFaultGuards },
  actions: {
    ...problemActions<ApprovalContext, ApprovalEvent>(asIs, { failed: 'An error occured' }),
    ...codedActions<ApprovalContext, ApprovalEvent>(asIs),
  },
}).extend({
  guards: {
    areAllDecided: (_, { payouts }: Looked) => !payouts.some(isUndecided),
    /** The provider refused a code in words, and not because it sent one a moment ago. One of the payouts may be decided. */
    mayBeDecided: (_, fault: Fault) => fault.kind === 'server' && fault.status < 500 && fault.status !== 429,
    /** Another approver decided on some of them meanwhile. A code is valid only for the payouts it was requested for. */
    areFewer: ({ context }, { payouts }: Looked) => payouts.filter(isUndecided).length < context.payouts.length,
    mayDecide: ({ context }, { payouts }: Looked) => barrier(payouts, context.approver) === null,
    /** A code for exactly these payouts was sent. It is still valid, for approving and for declining. */
    hasRecentCode: ({ context }) => context.isCodeSent,
    isPauseOver: ({ context }) => context.pauseMs === 0,
  },
  actions: {
    setPayouts: assign({
      loadFault: null,
      payouts: (_, { payouts }: Looked) => payouts.filter(isUndecided),
      // A code for more payouts is of no use.
      isCodeSent: ({ context }, { payouts }: Looked) =>
        context.isCodeSent && payouts.filter(isUndecided).length === (context.payouts.length || context.payoutIds.length),
      decided: ({ context }, { payouts }: Looked) => [
        ...context.decided.filter((before) => !payouts.some(({ payoutId }) => payoutId === before.payoutId)),
        ...payouts.filter((payout) => !isUndecided(payout)),
      ],
    }),
    setLoadFault: assign({ loadFault: (_, fault: Fault) => fault }),
    setDecision: assign({ isApproved: (_, { isApproved }: { isApproved: boolean }) => isApproved }),
    setUnconfirmed: assign({
      problem: ({ context: { payouts } }, fault: Fault) =>
        sentences(
          isUnconfirmed(fault) ? fault.message || 'The provider didn’t confirm the decision.' : 'We didn’t get a response.',
          payouts.length === 1 ? 'The payout still awaits a decision.' : 'The payouts still await a decision.',
          'Re-enter the code.',
        ),
    }),
    /** Shown next to the field, because a notice would cover the buttons. */
    setSent: assign({
      sent: (_, { message }: Said) => message || 'Success - Enter OTP',
      sentAt: () => Date.now(),
      isCodeSent: true,
      problem: null,
    }),
    /** What was said of a code that was used since. */
    clearSent: assign({ sent: '' }),
    /** The merchant may have requested another code there. */
    setSentAt: assign({ sentAt: ({ context }, sent: { sentAt: number | null }) => lastSentAt(context, sent) }),
    /** A refusal may say how long to wait, and so when the last code was sent. */
    setPause: assign(({ context }, fault: Fault) => {
      const pauseMs = pauseAfter(fault);
      const retryAt = Date.now() + pauseMs;
      return { pauseMs, retryAt, sentAt: pauseMs > 0 ? retryAt - RESEND_PAUSE_MS : context.sentAt };
    }),
    notifyDecided: emit(({ context }, { message }: Said) => ({
      type: 'notice',
      tone: 'good',
      text: decidedWords(context, message),
    })),
  },
  delays: { codePause: ({ context }) => context.pauseMs },
});
