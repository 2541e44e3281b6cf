import { type Cases, everyFault } from '../../kit/flow/cases';
import { clientCodeEndings, isClientCodeEnding, outOfTries } from '../../kit/order/order.cases';
import { rent } from '../approvals/approvals.flow';
import type { approvalMachine } from './approval.machine';

const tunde = { id: '2', name: 'Tunde Bello', mayApprove: true };
const one = { payoutIds: ['1'], isApproved: true };

export const approvalCases = {
  inputs: {
    approving: { ...one, approver: tunde },
    declining: { ...one, isApproved: false, approver: tunde },
    maker: { ...one, approver: { id: '1', name: 'Amaka Obi', mayApprove: true } },
    viewer: { ...one, approver: { id: '3', name: 'Ngozi Eze', mayApprove: false } },
  },
  events: {
    'code.requested': { approve: { isApproved: true }, decline: { isApproved: false } },
    'code.retry': { now: {} },
    'code.available': { now: {} },
    'payouts.retry': { now: {} },
    reconnected: { now: {} },
    dismissed: { now: {} },
  },
  ports: {
    look: {
      answers: {
        waiting: { payouts: [rent] },
        decided: { payouts: [{ ...rent, status: 'Successful', approver: 'Bola Ade' }] },
      },
      fails: everyFault,
    },
    sendCode: { answers: { sent: { message: 'Success - Enter OTP' } }, fails: everyFault },
    decide: { answers: { done: { message: 'Payout approved successfully' } }, fails: everyFault },
  },
  children: {
    otp: clientCodeEndings,
  },
  machineOnly: {
    inputs: { reopened: { ...one, approver: tunde, sentAt: 0 } },
    ports: {
      sendCode: { fails: { tooSoon: { kind: 'server', status: 429, message: 'Please wait 42 seconds' } } },
      // A person who made one of several payouts decides on none of them, in whichever order they come.
      look: { answers: { two: { payouts: [{ ...rent, payoutId: '2', initiatorId: '4', initiator: 'Bola Ade' }, rent] } } },
      decide: { fails: outOfTries },
    },
  },
  // This machine only takes the code. No walk waits a minute for another one, and a decision changes once at most, from approving to declining.
  possible: ({ context }, { subject, kind, name }) => {
    if (subject === 'otp' && kind === 'ends') return isClientCodeEnding(name);
    return subject !== 'code.requested' || name === 'decline' || context.isApproved;
  },
  remember: ({ payouts, isApproved, approver, problem, isCodeSent, pauseMs }) => [
    payouts.length,
    isApproved,
    approver.id,
    problem !== null,
    isCodeSent,
    pauseMs,
  ],
} satisfies Cases<typeof approvalMachine>;
