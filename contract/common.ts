import { type } from './schema';
import { lengthOf } from './shownText';

interface Outcome {
  readonly status?: boolean | undefined;
  readonly message?: string | undefined;
}

/**
 * Whether a response says that a request was carried out: with `status: true`, or with a message alone, as the documents show most responses.
 * `status: false` never gets here, because `call` reports it as a fault.
 */
const saysDone = ({ status, message = '' }: Outcome): boolean =>
  status === true || (status === undefined && message.trim() !== '');

/** For `narrow` in the schema of a response that may carry more. */
export const mustSayDone = (answer: Outcome, ctx: { mustBe(expected: string): false }): boolean =>
  saysDone(answer) || ctx.mustBe('a response that says it was done');

/** The message of nearly every response to a request that changes something. */
export const Message = type({ 'message?': 'string', 'status?': 'boolean' })
  .narrow(mustSayDone)
  .pipe(({ message }) => ({ message: message ?? '' }));

/** Text that the provider may leave out. */
export const MaybeText = type('string | null');

/** An identifier: a number or text in a response, text afterwards. */
export const Id = type('string | number')
  .pipe((id) => String(id))
  .to('string > 0');

/** For `narrow`: so many characters at most, as the form counts them. */
const isUpTo = (most: number) => (text: string, ctx: { mustBe(expected: string): false }) =>
  lengthOf(text) <= most || ctx.mustBe(`at most ${most} characters`);

/** Text that a merchant types. */
export const TextUpTo = (most: number) => type('string').narrow(isUpTo(most));

/** Text that a merchant types, and that is never empty. */
export const SomeTextUpTo = (most: number) => type('string > 0').narrow(isUpTo(most));

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
  /** After the seconds to wait. */
  anotherCode: 'before requesting another code',
  verified: 'user verification successful',
  passwordMissing: 'Enter your password',
  passwordWrong: 'Incorrect password',
  /** At the end of a refusal: the record is another one than the merchant changed. */
  changedMeanwhile: 'after you opened it',
} as const;

/**
 * What a record was when it was read, as an opaque text: another one once any field of its form is another one. Assumed. Without it a change is
 * not compared with what others saved meanwhile.
 */
export const Version = type('string <= 64');

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
