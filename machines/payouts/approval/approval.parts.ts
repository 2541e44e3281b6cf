/** What the chart of deciding names: its ports and child, guards and actions. The chart itself is `approval.machine.ts`. */
import { assign, emit, setup } from 'xstate';
import type { PendingPayout } from '../../../contract/payouts/approvals';
import type { Emitted } from '../../kit/emitted';
import { type Fault, faultGuards, sentence } from '../../kit/fault';
import { otpMachine } from '../../kit/otp.machine';
import { isOutOfTries } from '../../kit/otp.rules';
import type { Entered, Said } from '../../kit/otp.types';
import { resultGuards } from '../../kit/params';
import { port } from '../../kit/port';
import { barrier, isUndecided, settledWords } from './approval.rules';
import type { ApprovalContext, ApprovalEvent, ApprovalInput, ApprovalOutput, Sent } from './approval.types';

interface Looked {
  readonly payouts: readonly PendingPayout[];
}

export const approvalParts = setup({
  types: {
    context: {} as ApprovalContext,
    events: {} as ApprovalEvent,
    input: {} as ApprovalInput,
    output: {} as ApprovalOutput,
    emitted: {} as Emitted,
    meta: {} as { req: string[] },
    tags: {} as 'busy' | 'money',
    children: {} as { otp: 'otp' },
  },
  actors: {
    look: port<Looked, { readonly payoutIds: readonly string[] }>('approval.look', { calls: ['getPayout'] }),
    sendCode: port<Said, { readonly payoutIds: readonly string[] }>('approval.sendCode', {
      calls: ['requestSecondLevelApproval'],
    }),
    decide: port<Said, Sent>('approval.decide', { calls: ['verifySecondLevel'] }),
    otp: otpMachine<Entered>({ verify: null, resend: 'requestSecondLevelApproval' }),
  },
  guards: {
    areAllDecided: (_, { payouts }: Looked) => !payouts.some(isUndecided),
    /** Somebody decided some of them meanwhile: a code is for exactly the payouts that it was asked for. */
    areFewer: ({ context }, { payouts }: Looked) => payouts.filter(isUndecided).length < context.payouts.length,
    mayDecide: ({ context }, { payouts }: Looked) => barrier(payouts, context.approver) === null,
    outOfTries: (_, fault: Fault) => isOutOfTries(fault),
    ...resultGuards,
    ...faultGuards,
  },
  actions: {
    keepPayouts: assign({
      payouts: (_, { payouts }: Looked) => payouts.filter(isUndecided),
      decided: ({ context }, { payouts }: Looked) => [...context.decided, ...payouts.filter((payout) => !isUndecided(payout))],
    }),
    turn: assign({ isApproved: ({ context }) => !context.isApproved }),
    keepCode: assign({ otp: (_, { otp }: Entered) => otp, problem: null }),
    forgetCode: assign({ otp: '' }),
    keepProblem: assign({ problem: (_, fault: Fault) => sentence(fault, 'An error occured') }),
    sayLost: assign({ problem: 'No answer came back. Nothing was decided: enter the code again.' }),
    forgetProblem: assign({ problem: null }),
    /** Said beside the field: a notice would lie over the buttons. */
    keepSent: assign({ sent: (_, { message }: Said) => message || 'Success - Enter OTP', problem: null }),
    noticeDecided: emit(({ context }, { message }: Said) => ({
      type: 'notice',
      tone: 'good',
      text: message || (context.isApproved ? 'Payout approved' : 'Payout declined'),
    })),
    noticeSettled: emit((_, { payouts }: Looked) => ({ type: 'notice', tone: 'good', text: settledWords(payouts) })),
    reportExpiry: emit({ type: 'sessionExpired' }),
  },
});
