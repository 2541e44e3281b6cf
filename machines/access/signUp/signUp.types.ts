/** What is typed to sign up. The names are those of the call; the confirmation is not sent (SUP-03). */
export interface SignUpDraft {
  readonly firstName: string;
  readonly lastName: string;
  readonly userEmail: string;
  readonly mobileNumber: string;
  /** Of the business. */
  readonly name: string;
  readonly password: string;
  readonly confirmpassword: string;
}

/** What the provider said, and to whom it wrote. */
export interface SignedUp {
  readonly message: string;
  readonly email: string;
}
