import { givesAnother } from '../../kit/flow/calls.never';
import { leads, mustPass, never } from '../../kit/flow/claims';
import type { Properties, PropertyStep } from '../../kit/flow/properties';
import { hasNotice, isOneOf } from '../../kit/flow/step.never';
import { faultProperties } from '../../kit/form/saving.properties';
import { codeOfProperties, verifiedByCode } from '../../kit/otp/otp.properties';
import type { payoutVerificationCases } from './payoutVerification.cases';
import type { payoutVerificationMachine } from './payoutVerification.machine';

const GOOD_NEWS = ['getPayout answers settled', 'sendCode answers sent', 'sendCode fails codeIsRecent', 'otp ends verified'];

const saysItWentWell = (step: PropertyStep<typeof payoutVerificationMachine>) =>
  hasNotice(step, 'good') && !isOneOf(step, GOOD_NEWS);

type Context = PropertyStep<typeof payoutVerificationMachine>['context'];

const sendsAnotherCode = givesAnother('sendCode', ({ payout }: Context) => ({ batchId: payout?.batchId }));

const checksAnotherPayout = givesAnother('getPayout', ({ payoutId }: Context) => ({ payoutId }));

export const payoutVerificationProperties = [
  ...faultProperties('PAY-07'),
  mustPass('A code is sent only for a payout that awaits one', ['PAY-07', 'FLW-03'], {
    to: { calls: 'sendCode' },
    through: [{ guard: 'awaitsCode' }],
    holdsUntil: [{ calls: 'getPayout' }],
  }),
  mustPass('A code can be entered only for a payout that awaits one', ['PAY-07', 'FLW-03'], {
    to: { state: 'verifying' },
    through: [{ guard: 'awaitsCode' }],
  }),
  ...codeOfProperties('payout', ['PAY-06', 'FLW-03'], ({ payout }: Context) => payout?.batchId),
  never('A code is sent for the payout that the merchant opened', ['PAY-07', 'FLW-03'], {
    when: sendsAnotherCode,
  }),
  never('The payout that is checked is the one that the merchant opened', ['PAY-07'], {
    when: checksAnotherPayout,
  }),
  ...verifiedByCode('A payout is verified only by the correct code'),
  never('A payout is shown as settled only after the provider reports it settled', ['PAY-07'], {
    enter: 'noLongerWaiting',
    unless: [{ port: 'getPayout', answers: 'settled' }],
  }),
  never('No second code is sent unless the merchant requests one', ['PAY-07'], {
    enter: 'sendingCode',
    unless: [{ port: 'getPayout', answers: 'waiting' }, { event: 'code.retry' }],
  }),
  never('No success message appears before the provider reports success', ['PAY-06', 'GEN-01'], { when: saysItWentWell }),
  never('No code can be entered after the session expired', ['SES-06', 'FLW-03'], {
    reach: { state: 'verifying' },
    after: { guard: 'sessionExpired' },
  }),
  leads('Sending a code always ends', ['PAY-07'], { from: 'sendingCode', to: ['verifying', 'codeNotSent', 'sessionExpired'] }),
  leads('If a code was sent a moment ago, that code is asked for', ['PAY-07'], {
    from: 'sendingCode',
    on: { port: 'sendCode', fails: 'codeIsRecent' },
    to: ['verifying'],
  }),
  leads('If the code gets no response, the payout is checked again', ['PAY-06', 'FLW-03'], {
    from: 'verifying',
    on: { child: 'otp', ends: 'noResponse' },
    to: ['checkingOutcome'],
  }),
  leads('A correct code ends the verification', ['PAY-06'], {
    from: 'verifying',
    on: { child: 'otp', ends: 'verified' },
    to: ['verified'],
  }),
  leads('The dialog can be closed while the payout is loading', ['PAY-07'], {
    from: 'loading',
    on: { event: 'dismissed' },
    to: ['closed'],
  }),
  leads('The dialog can be closed while the outcome is unknown', ['PAY-07'], {
    from: 'outcomeUnknown',
    on: { event: 'dismissed' },
    to: ['closed'],
  }),
  leads('An unknown outcome can be checked again', ['PAY-07'], {
    from: 'outcomeUnknown',
    on: { event: 'payout.retry' },
    to: ['loading'],
  }),
  leads('If no new code was sent, an earlier code can be used', ['PAY-07'], {
    from: 'codeNotSent',
    on: { event: 'code.available' },
    to: ['verifying'],
  }),
  leads('After a lost response the payout is checked again, and no outcome is assumed', ['PAY-06'], {
    from: 'checkingOutcome',
    to: ['verifying', 'noLongerWaiting', 'outcomeUnknown', 'closed', 'sessionExpired'],
  }),
] satisfies Properties<typeof payoutVerificationMachine, typeof payoutVerificationCases>;
