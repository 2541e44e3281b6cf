export interface ResendInput {
  /** The recipient. */
  readonly subject: string;
  /** When it was sent, in milliseconds since the epoch, if before this machine started. */
  readonly sentAt?: number;
}

export interface ResendContext extends Omit<ResendInput, 'sentAt'> {
  readonly sentAt: number;
  /** How long it cannot be sent again, in milliseconds. */
  readonly pauseMs: number;
  /** Why sending again failed. */
  readonly problem: string | null;
}

export type ResendEvent = { type: 'resend.requested' };
