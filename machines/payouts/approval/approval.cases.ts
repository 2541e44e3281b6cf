import { type Cases, everyFault } from '../../kit/cases';
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
    'decision.changed': { now: {} },
    'code.retry': { now: {} },
    'code.available': { now: {} },
    'payouts.retry': { now: {} },
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
    otp: {
      verified: { result: 'verified', answer: { message: '', otp: '123456' } },
      exhausted: { result: 'exhausted' },
      unanswered: { result: 'unanswered', problem: 'The code was not verified' },
      sessionExpired: { result: 'sessionExpired' },
      dismissed: { result: 'dismissed' },
    },
  },
  // A code is only taken here, and another can be asked for after a minute, for which no walk waits; a decision is turned once.
  possible: ({ context }, { subject, kind, name }) => {
    if (subject === 'otp' && kind === 'ends') return name === 'verified' || name === 'dismissed';
    return subject !== 'decision.changed' || context.isApproved;
  },
  remember: ({ payouts, isApproved, approver, problem }) => [payouts.length, isApproved, approver.id, problem !== null],
} satisfies Cases<typeof approvalMachine>;
