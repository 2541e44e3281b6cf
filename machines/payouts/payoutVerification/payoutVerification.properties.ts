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
    says: 'A code is entered only for a payout that awaits one',
    req: ['PAY-07', 'FLW-03'],
    to: { state: 'verifying' },
    through: [{ guard: 'awaitsCode' }],
  },
  {
    kind: 'mustPass',
    says: 'A payout is verified by its code alone',
    req: ['PAY-06', 'FLW-03'],
    to: { state: 'verified' },
    through: [{ guard: 'endedAs', as: 'verified' }],
  },
  {
    kind: 'never',
    says: 'A payout is called verified only when its code was right',
    req: ['PAY-06'],
    enter: 'verified',
    unless: [{ child: 'otp', ends: 'verified' }],
  },
  {
    kind: 'never',
    says: 'A payout is called settled only when the provider said so',
    req: ['PAY-07'],
    enter: 'settled',
    unless: [{ port: 'getPayout', answers: 'settled' }],
  },
  {
    kind: 'never',
    says: 'No second code is sent unless the merchant asks for one',
    req: ['PAY-07'],
    enter: 'sending',
    unless: [{ port: 'getPayout', answers: 'waiting' }, { event: 'code.askedAgain' }],
  },
  { kind: 'never', says: 'Nobody hears that it went well before it did', req: ['PAY-06', 'GEN-01'], when: saysItWentWell },
  {
    kind: 'never',
    says: 'No code is entered after the session ended',
    req: ['SES-06', 'FLW-03'],
    reach: { state: 'verifying' },
    after: { state: 'left' },
  },
  {
    kind: 'alwaysExits',
    says: 'Sending a code always comes to an end',
    req: ['PAY-07'],
    from: 'sending',
    to: ['verifying', 'unsent', 'left'],
  },
  {
    kind: 'alwaysExits',
    says: 'After a code without an answer the payout is looked at',
    req: ['PAY-06', 'FLW-03'],
    from: 'verifying',
    on: { child: 'otp', ends: 'unanswered' },
    to: ['checking'],
  },
  {
    kind: 'alwaysExits',
    says: 'A right code ends the verification',
    req: ['PAY-06'],
    from: 'verifying',
    on: { child: 'otp', ends: 'verified' },
    to: ['verified'],
  },
  {
    kind: 'alwaysExits',
    says: 'The dialog can be closed while the payout is looked for',
    req: ['PAY-07'],
    from: 'looking',
    on: { event: 'dismissed' },
    to: ['closed'],
  },
  {
    kind: 'alwaysExits',
    says: 'The dialog can be closed when nobody can say how it stands',
    req: ['PAY-07'],
    from: 'unknown',
    on: { event: 'dismissed' },
    to: ['closed'],
  },
  {
    kind: 'alwaysExits',
    says: 'What nobody could say can be asked again',
    req: ['PAY-07'],
    from: 'unknown',
    on: { event: 'payout.askedAgain' },
    to: ['looking'],
  },
  {
    kind: 'alwaysExits',
    says: 'An earlier code can be used when no other was sent',
    req: ['PAY-07'],
    from: 'unsent',
    on: { event: 'code.athand' },
    to: ['verifying'],
  },
  {
    kind: 'alwaysExits',
    says: 'After a lost answer the payout is looked at again, and nothing is guessed',
    req: ['PAY-06'],
    from: 'checking',
    to: ['verifying', 'settled', 'unknown', 'closed', 'left'],
  },
] satisfies Properties<typeof payoutVerificationMachine, typeof payoutVerificationCases>;
