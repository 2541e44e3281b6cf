export interface ResendInput {
  /** To whom it went. */
  readonly subject: string;
  /** When it was sent, as a moment of the epoch, where that was before this began. */
  readonly sentAt?: number;
}

export interface ResendContext extends Omit<ResendInput, 'sentAt'> {
  readonly sentAt: number;
  /** How long it cannot be sent again, from the beginning or from the last time. */
  readonly pauseMs: number;
  /** Why it could not be sent again. */
  readonly problem: string | null;
}

export type ResendEvent = { type: 'resend.requested' };
