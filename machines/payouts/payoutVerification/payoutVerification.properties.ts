import { verifiedByCode } from '../../kit/otp.properties';
import type { Properties, PropertyStep } from '../../kit/properties';
import { faultProperties } from '../../kit/saving.properties';
import { hasNotice, isOneOf } from '../../kit/step.never';
import type { payoutVerificationCases } from './payoutVerification.cases';
import type { payoutVerificationMachine } from './payoutVerification.machine';

const GOOD_NEWS = ['getPayout answers settled', 'sendCode answers sent', 'otp ends verified'];

const saysItWentWell = (step: PropertyStep<typeof payoutVerificationMachine>) =>
  hasNotice(step, 'good') && !isOneOf(step, GOOD_NEWS);

export const payoutVerificationProperties = [
  ...faultProperties('PAY-07'),
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
  ...verifiedByCode('A payout is verified only by the correct code'),
  {
    kind: 'never',
    says: 'A payout is shown as settled only after the provider reports it settled',
    req: ['PAY-07'],
    enter: 'noLongerWaiting',
    unless: [{ port: 'getPayout', answers: 'settled' }],
  },
  {
    kind: 'never',
    says: 'No second code is sent unless the merchant requests one',
    req: ['PAY-07'],
    enter: 'sendingCode',
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
    after: { guard: 'sessionExpired' },
  },
  {
    kind: 'alwaysExits',
    says: 'Sending a code always ends',
    req: ['PAY-07'],
    from: 'sendingCode',
    to: ['verifying', 'codeNotSent', 'sessionExpired'],
  },
  {
    kind: 'alwaysExits',
    says: 'If the code gets no response, the payout is checked again',
    req: ['PAY-06', 'FLW-03'],
    from: 'verifying',
    on: { child: 'otp', ends: 'noResponse' },
    to: ['checkingOutcome'],
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
    from: 'loading',
    on: { event: 'dismissed' },
    to: ['closed'],
  },
  {
    kind: 'alwaysExits',
    says: 'The dialog can be closed while the outcome is unknown',
    req: ['PAY-07'],
    from: 'outcomeUnknown',
    on: { event: 'dismissed' },
    to: ['closed'],
  },
  {
    kind: 'alwaysExits',
    says: 'An unknown outcome can be checked again',
    req: ['PAY-07'],
    from: 'outcomeUnknown',
    on: { event: 'payout.retry' },
    to: ['loading'],
  },
  {
    kind: 'alwaysExits',
    says: 'If no new code was sent, an earlier code can be used',
    req: ['PAY-07'],
    from: 'codeNotSent',
    on: { event: 'code.available' },
    to: ['verifying'],
  },
  {
    kind: 'alwaysExits',
    says: 'After a lost response the payout is checked again, and no outcome is assumed',
    req: ['PAY-06'],
    from: 'checkingOutcome',
    to: ['verifying', 'noLongerWaiting', 'outcomeUnknown', 'closed', 'sessionExpired'],
  },
] satisfies Properties<typeof payoutVerificationMachine, typeof payoutVerificationCases>;
