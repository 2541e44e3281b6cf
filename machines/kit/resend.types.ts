export interface ResendInput {
  /** To whom it went. */
  readonly subject: string;
}

export interface ResendContext extends ResendInput {
  /** Why it could not be sent again. */
  readonly problem: string | null;
}

export type ResendEvent = { type: 'resend.asked' };
