export interface ResetRequest {
  readonly identifier: string;
}

/** What the provider said, and to whom the code went, if anybody has the address. */
export interface ResetAsked {
  readonly message: string;
  readonly identifier: string;
}
