import { type } from 'arktype';

/** What nearly every answer carries. The documents show no answer without it, but list answers may leave it out. */
export const Message = type({ 'message?': 'string', 'status?': 'boolean' }).pipe(({ message, ...rest }) => ({
  ...rest,
  message: message ?? '',
}));

/** An identifier: a number or text on the wire, text from here on. */
export const Id = type('string | number')
  .pipe((id) => String(id))
  .to('string > 0');

/** The active business, which every payout call names (PAY-09). The header's name is not in the documents. */
export const ForBusiness = type({ subsidiary_id: 'string > 0' });

/** The key that makes an order happen once. Assumed, and ours. */
export const Keyed = type({ 'idempotency-key': '1 <= string <= 200' });

/** A call that moves money for a named business also carries the key that makes it happen once. */
export const Once = ForBusiness.and(Keyed);

/** A one-time password: any non-empty text, as the documents give no length. Bounded so that a body stays small. */
export const Otp = type('1 <= string <= 32');

/**
 * Sentences of the provider that a flow has to recognise, because the wire has no code for them. Assumed: a provider that words them
 * otherwise is served by changing these lines.
 */
export const said = {
  loginAgain: 'Please login again',
  tooManyAttempts: 'Too many attempts',
  codeExpired: 'OTP has expired',
  codeInvalid: 'Invalid OTP',
  verified: 'user verification successful',
} as const;
