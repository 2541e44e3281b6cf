/** The provider's own words, which come with nearly every answer; empty where it said nothing. */
export interface Said {
  readonly message: string;
}

/** A code that is only taken here: it is sent with what it is for, not by itself. */
export interface Entered extends Said {
  readonly otp: string;
}

export interface OtpInput {
  /** What the code is for, in the provider's words: a batch id, an e-mail address. */
  readonly subject: string;
  /** What is said when the provider refuses without words of its own. */
  readonly refusal: string;
  /** What was said to a code that was entered before, where it is asked for again. The field shows it until something is typed. */
  readonly problem?: string | null;
  /** When the code was sent, as a moment of the epoch, where that was before this began: the pause before another one goes on. */
  readonly sentAt?: number;
}

export type OtpOutput<Answer> =
  | { readonly result: 'verified'; readonly answer: Answer }
  | { readonly result: 'exhausted' }
  /** With what the field says when the code is asked for again: by then it is known that the code did nothing. */
  | { readonly result: 'unanswered'; readonly problem: string; readonly sentAt?: number }
  | { readonly result: 'sessionExpired' }
  | { readonly result: 'dismissed' };

export type OtpEvent =
  | { type: 'otp.changed'; otp: string }
  | { type: 'otp.submitted' }
  | { type: 'otp.resendRequested' }
  | { type: 'otp.dismissed' };

export interface OtpContext<Answer> extends Omit<OtpInput, 'problem' | 'sentAt'> {
  readonly sentAt: number;
  /** How long another code cannot be asked for, from the beginning or from the last one that was sent. */
  readonly pauseMs: number;
  /** What is typed; empty again as soon as it was used. */
  readonly otp: string;
  readonly problem: string | null;
  readonly answer: Answer | null;
}
