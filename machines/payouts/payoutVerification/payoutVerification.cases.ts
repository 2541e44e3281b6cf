import type { Payout } from '../../../contract/payouts/payouts';
import { type Cases, everyFault } from '../../kit/flow/cases';
import { codeIsRecent, otpEndings } from '../../kit/order/order.cases';
import type { payoutVerificationMachine } from './payoutVerification.machine';

const waiting: Payout = {
  payoutId: '1',
  status: 'Awaiting Verification',
  initiatedAt: '2026-11-21T09:30:00',
  settledAt: null,
  recipient: 'ADA OKAFOR',
  accountNumber: '0123456789',
  bankName: 'Guaranty Trust Bank',
  currency: 'NGN',
  amount: '60000.00',
  fee: '50.00',
  type: 'Bank',
  description: 'Rent',
  sessionId: '',
  clientReference: 'BCS-1',
  batchId: 'B1',
  batchReference: 'B1',
  payoutReference: 'P1',
  initiator: 'Amaka Obi',
  approver: null,
};

export const payoutVerificationCases = {
  inputs: { awaiting: { payoutId: '1' } },
  events: {
    'payout.retry': { now: {} },
    reconnected: { now: {} },
    'code.retry': { now: {} },
    'code.available': { now: {} },
    dismissed: { now: {} },
  },
  ports: {
    getPayout: { answers: { waiting, settled: { ...waiting, status: 'Successful' } }, fails: everyFault },
    sendCode: { answers: { sent: { message: 'OTP sent' } }, fails: everyFault },
  },
  children: {
    otp: otpEndings({ message: 'Payout verified' }, 'Error verifying payout. Please try again.'),
  },
  machineOnly: { ports: { sendCode: { fails: codeIsRecent } } },
  remember: ({ payout, problem }) => [payout !== null, problem !== null],
} satisfies Cases<typeof payoutVerificationMachine>;
