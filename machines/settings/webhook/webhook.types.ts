import type { LeaveEvent } from '../../kit/flow/leaving';

export interface WebhookInput {
  /** The address that is set, as the merchant saw it. Empty: none. */
  readonly current: string;
  /** `test`: only a test event is sent to the address that is set. */
  readonly mode: 'edit' | 'test';
}

/** What the provider made of a test event. `code` is null if no response came, and `problem` says why. */
export interface TestResult {
  readonly isArrived: boolean;
  readonly code: number | null;
  readonly problem: string;
  readonly ms: number;
  /** The start of the response, which is text of anyone. */
  readonly response: string;
}

export interface WebhookContext extends WebhookInput {
  readonly typed: string;
  /** Whether the provider confirmed the new address. */
  readonly isSaved: boolean;
  readonly result: TestResult | null;
  readonly problem: string | null;
}

/** `sessionExpired`: the session expired. */
export type WebhookOutput = { readonly result: 'saved' | 'tested' | 'closed' | 'sessionExpired' };

export type WebhookMachineEvent =
  | { type: 'address.changed'; address: string }
  | { type: 'address.submitted' }
  | { type: 'review.left' }
  | { type: 'address.confirmed' }
  | { type: 'compare.retried' }
  | { type: 'test.retried' }
  | { type: 'dismissed' }
  | LeaveEvent;

/** What is sent to save the address. */
export interface NewAddress {
  readonly address: string;
  readonly from: string;
}
