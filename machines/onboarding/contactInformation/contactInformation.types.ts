export interface ContactInformation {
  readonly firstName: string;
  readonly lastName: string;
  /** Ten digits, which follow +234. */
  readonly mobileNumber: string;
}
