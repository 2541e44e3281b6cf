import { leads, mustPass, never } from '../flow/claims';
import type { Properties, PropertyStep } from '../flow/properties';
import type { otpMachine } from './otp.machine';

type Step = PropertyStep<ReturnType<typeof otpMachine>>;

const checksWhileANewOneIsSent = ({ called, isIn }: Step) =>
  called.some(
    ({ src }) => (src === 'verify' && isIn('open.resend.sending')) || (src === 'resend' && isIn('open.code.verifying')),
  );

export const otpProperties = [
  mustPass('No code counts as correct before the provider has checked it', ['PAY-06', 'SES-03', 'FLW-03'], {
    to: { state: 'verified' },
    through: [{ calls: 'verify' }],
  }),
  mustPass('No code is checked unless the merchant enters and submits it', ['PAY-06', 'SES-03', 'FLW-03'], {
    to: { calls: 'verify' },
    through: [{ event: 'otp.submitted' }],
  }),
  mustPass('An empty code is never sent', ['PAY-06', 'SES-03'], { to: { calls: 'verify' }, through: [{ guard: 'hasCode' }] }),
  mustPass('No new code is sent unless the merchant requests one', ['PAY-07'], {
    to: { calls: 'resend' },
    through: [{ event: 'otp.resendRequested' }],
  }),
  never('No code is checked while a new one is being sent', ['PAY-06', 'PAY-07'], { when: checksWhileANewOneIsSent }),
  leads('The code step can be closed at any time', ['PAY-06'], {
    from: 'open',
    on: { event: 'otp.dismissed' },
    to: ['dismissed'],
  }),
] satisfies Properties<ReturnType<typeof otpMachine>>;

/** What holds of a payout whose code is sent on its own. */
export const verifiedByCode = (says: string) =>
  [
    {
      kind: 'mustPass',
      says,
      req: ['PAY-06', 'FLW-03'],
      to: { state: 'verified' },
      through: [{ guard: 'resultIs', as: 'verified' }],
    },
    never('A payout is shown as verified only after the provider accepts its code', ['PAY-06'], {
      enter: 'verified',
      unless: [{ child: 'otp', ends: 'verified' }],
    }),
  ] as const;
