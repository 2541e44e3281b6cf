import type { Moment, Properties } from '../../kit/properties';
import type { payoutVerificationCases } from './payoutVerification.cases';
import type { payoutVerificationMachine } from './payoutVerification.machine';

const GOOD_NEWS = ['getPayout answers settled', 'sendCode answers sent', 'otp ends verified'];

const saysItWentWell = ({ happened, emitted }: Moment<typeof payoutVerificationMachine>) =>
  emitted.some(({ type, tone }) => type === 'notice' && tone === 'good') &&
  !GOOD_NEWS.includes(happened ? `${happened.subject} ${happened.kind} ${happened.name}` : '');

export const payoutVerificationProperties = [
  {
    kind: 'mustPass',
    says: 'A code is sent only for a payout that awaits one',
    req: ['PAY-07', 'FLW-03'],
    to: { calls: 'sendCode' },
    through: [{ guard: 'awaitsCode' }],
  },
  {
    kind: 'mustPass',
    says: 'A code can be entered only for a payout that awaits one',
    req: ['PAY-07', 'FLW-03'],
    to: { state: 'verifying' },
    through: [{ guard: 'awaitsCode' }],
  },
  {
    kind: 'mustPass',
    says: 'A payout is verified only by the correct code',
    req: ['PAY-06', 'FLW-03'],
    to: { state: 'verified' },
    through: [{ guard: 'endedAs', as: 'verified' }],
  },
  {
    kind: 'never',
    says: 'A payout is shown as verified only after the provider accepts its code',
    req: ['PAY-06'],
    enter: 'verified',
    unless: [{ child: 'otp', ends: 'verified' }],
  },
  {
    kind: 'never',
    says: 'A payout is shown as settled only after the provider reports it settled',
    req: ['PAY-07'],
    enter: 'settled',
    unless: [{ port: 'getPayout', answers: 'settled' }],
  },
  {
    kind: 'never',
    says: 'No second code is sent unless the merchant requests one',
    req: ['PAY-07'],
    enter: 'sending',
    unless: [{ port: 'getPayout', answers: 'waiting' }, { event: 'code.retry' }],
  },
  {
    kind: 'never',
    says: 'No success message appears before the provider reports success',
    req: ['PAY-06', 'GEN-01'],
    when: saysItWentWell,
  },
  {
    kind: 'never',
    says: 'No code can be entered after the session expired',
    req: ['SES-06', 'FLW-03'],
    reach: { state: 'verifying' },
    after: { state: 'left' },
  },
  {
    kind: 'alwaysExits',
    says: 'Sending a code always ends',
    req: ['PAY-07'],
    from: 'sending',
    to: ['verifying', 'unsent', 'left'],
  },
  {
    kind: 'alwaysExits',
    says: 'If the code gets no response, the payout is checked again',
    req: ['PAY-06', 'FLW-03'],
    from: 'verifying',
    on: { child: 'otp', ends: 'unanswered' },
    to: ['checking'],
  },
  {
    kind: 'alwaysExits',
    says: 'A correct code ends the verification',
    req: ['PAY-06'],
    from: 'verifying',
    on: { child: 'otp', ends: 'verified' },
    to: ['verified'],
  },
  {
    kind: 'alwaysExits',
    says: 'The dialog can be closed while the payout is loading',
    req: ['PAY-07'],
    from: 'looking',
    on: { event: 'dismissed' },
    to: ['closed'],
  },
  {
    kind: 'alwaysExits',
    says: 'The dialog can be closed while the outcome is unknown',
    req: ['PAY-07'],
    from: 'unknown',
    on: { event: 'dismissed' },
    to: ['closed'],
  },
  {
    kind: 'alwaysExits',
    says: 'An unknown outcome can be checked again',
    req: ['PAY-07'],
    from: 'unknown',
    on: { event: 'payout.retry' },
    to: ['looking'],
  },
  {
    kind: 'alwaysExits',
    says: 'If no new code was sent, an earlier code can be used',
    req: ['PAY-07'],
    from: 'unsent',
    on: { event: 'code.available' },
    to: ['verifying'],
  },
  {
    kind: 'alwaysExits',
    says: 'After a lost response the payout is checked again, and no outcome is assumed',
    req: ['PAY-06'],
    from: 'checking',
    to: ['verifying', 'settled', 'unknown', 'closed', 'left'],
  },
] satisfies Properties<typeof payoutVerificationMachine, typeof payoutVerificationCases>;
