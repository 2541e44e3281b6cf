/** The provider's message in a response. May be empty. */
export interface Said {
  readonly message: string;
}

/** A code that is only taken here. The parent sends it with its order. */
export interface Entered extends Said {
  readonly otp: string;
}

export interface OtpInput {
  /** What the code is for, in the provider's terms: a batch id, an email address. */
  readonly subject: string;
  /** The message for a refusal without one. */
  readonly failureMessage: string;
  /** The error of an earlier code, if it is requested again. The field shows it until the merchant types. */
  readonly problem?: string | null;
  /** When the code was sent, in milliseconds since the epoch, if before this machine started. The pause continues from there. */
  readonly sentAt?: number | null;
}

export type OtpOutput<Answer> =
  /** With when the last code was sent, so that the pause goes on if the order of a code that was only taken here is refused. */
  | { readonly result: 'verified'; readonly answer: Answer; readonly sentAt?: number }
  | { readonly result: 'tooManyAttempts' }
  /** The message for the field when the code is requested again. By then the flow knows that the code had no effect. */
  | { readonly result: 'noResponse'; readonly problem: string; readonly sentAt?: number }
  | { readonly result: 'sessionExpired' }
  /** With when the last code was sent, so that it can be entered later. */
  | { readonly result: 'dismissed'; readonly sentAt?: number };

export type OtpEvent =
  | { type: 'otp.changed'; otp: string }
  | { type: 'otp.submitted' }
  | { type: 'otp.resendRequested' }
  | { type: 'otp.dismissed' };

export interface OtpContext<Answer> extends Omit<OtpInput, 'problem' | 'sentAt'> {
  readonly sentAt: number;
  /** How long no other code can be requested, in milliseconds. */
  readonly pauseMs: number;
  /** The typed code. It is cleared when it is used. */
  readonly otp: string;
  readonly problem: string | null;
  readonly answer: Answer | null;
}
