import { type } from './schema';

/** The message of nearly every response. The documents show none without it, but responses with lists may omit it. */
export const Message = type({ 'message?': 'string', 'status?': 'boolean' }).pipe(({ message, ...rest }) => ({
  ...rest,
  message: message ?? '',
}));

/** Text that the provider may leave out. */
export const MaybeText = type('string | null');

/** An identifier: a number or text in a response, text afterwards. */
export const Id = type('string | number')
  .pipe((id) => String(id))
  .to('string > 0');

/** The active business, which every payout call names (PAY-09). The header's name is not in the documents. */
export const ForBusiness = type({ subsidiary_id: 'string > 0' });

/** The idempotency key of an order. Assumed, and ours. */
export const Keyed = type({ 'idempotency-key': '1 <= string <= 200' });

/** A money call for a business, with its idempotency key. */
export const Once = ForBusiness.and(Keyed);

/** A one-time password: any non-empty text, because the documents give no length. Limited, so that a body stays small. */
export const Otp = type('1 <= string <= 32');

/**
 * Sentences of the provider that a flow recognises, because the calls have no code for them. Assumed: change these lines for a provider with
 * other sentences.
 */
export const said = {
  loginAgain: 'Please login again',
  tooManyAttempts: 'Too many attempts',
  codeExpired: 'OTP has expired',
  codeInvalid: 'Invalid OTP',
  verified: 'user verification successful',
} as const;

/** From 1. */
export const PageNumber = type(/^[1-9]\d{0,6}$/);
/** More than the provider allows is refused with a reason. */
export const PageSize = type(/^[1-9]\d{0,2}$/);

interface Answer<Row> {
  readonly items: Row[];
  readonly totalItems?: number | undefined;
  readonly totalCount?: number | undefined;
}

/** The documents name the total in two ways. Without one, the rows are all there are. */
export const asPage = <Row>({ items, totalItems, totalCount }: Answer<Row>): { rows: Row[]; total: number } => ({
  rows: items,
  total: totalCount ?? totalItems ?? items.length,
});
