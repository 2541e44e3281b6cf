import type { otpMachine } from './otp.machine';
import type { Properties } from './properties';

export const otpProperties = [
  {
    kind: 'mustPass',
    says: 'No code is right before the provider has checked it',
    req: ['PAY-06', 'SES-03', 'FLW-03'],
    to: { state: 'verified' },
    through: [{ calls: 'verify' }],
  },
  {
    kind: 'mustPass',
    says: 'Nothing is checked that the merchant did not enter and submit',
    req: ['PAY-06', 'SES-03', 'FLW-03'],
    to: { calls: 'verify' },
    through: [{ event: 'otp.submitted' }],
  },
  {
    kind: 'mustPass',
    says: 'No empty code is checked',
    req: ['PAY-06', 'SES-03'],
    to: { calls: 'verify' },
    through: [{ guard: 'hasCode' }],
  },
  {
    kind: 'mustPass',
    says: 'No other code is sent unless the merchant asks for one',
    req: ['PAY-07'],
    to: { calls: 'resend' },
    through: [{ event: 'otp.resendAsked' }],
  },
  {
    kind: 'alwaysExits',
    says: 'The merchant can go away whatever is under way',
    req: ['PAY-06'],
    from: 'open',
    on: { event: 'otp.dismissed' },
    to: ['dismissed'],
  },
] satisfies Properties<ReturnType<typeof otpMachine>>;
