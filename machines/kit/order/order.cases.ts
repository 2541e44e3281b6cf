/** The endings of the steps that an order passes, and the refusals that only some orders know, as cases. */
import { type Fault, SAYS_FALSE } from '../flow/fault';
import { OUT_OF_TRIES } from '../otp/otp.rules';
import type { Said } from '../otp/otp.types';

/** The provider says `status: false` in a response of success, so the order may have gone through. */
export const unconfirmed = {
  unconfirmed: { kind: 'server', status: SAYS_FALSE, message: 'Insufficient balance' },
} satisfies Record<string, Fault>;

/** The provider takes no more codes for this order. */
export const outOfTries = { tooManyAttempts: { kind: 'server', status: 400, message: OUT_OF_TRIES } } satisfies Record<
  string,
  Fault
>;

/** The provider sent a code a moment ago, and sends no other yet. */
export const codeIsRecent = {
  codeIsRecent: { kind: 'server', status: 429, message: 'Please wait 34 seconds before requesting another code' },
} satisfies Record<string, Fault>;

/** When the last code was sent. Any moment will do. */
const sentAt = 1_000;

export const otpEndings = <Answer extends Said>(answer: Answer, problem: string) => ({
  verified: { result: 'verified' as const, answer },
  tooManyAttempts: { result: 'tooManyAttempts' as const },
  noResponse: { result: 'noResponse' as const, problem, sentAt },
  sessionExpired: { result: 'sessionExpired' as const },
  dismissed: { result: 'dismissed' as const, sentAt },
});

/** Of a code that is sent with the order. */
export const clientCodeEndings = otpEndings({ message: '', otp: '123456' }, 'The code was not verified');

/** Such a code is not checked on its own, and no walk waits a minute for another one. */
export const isClientCodeEnding = (name: string): boolean => name === 'verified' || name === 'dismissed';

export const confirmationEndings = {
  confirmed: { result: 'confirmed' },
  revised: { result: 'revised' },
  dismissed: { result: 'dismissed' },
  sessionExpired: { result: 'sessionExpired' },
} as const;
