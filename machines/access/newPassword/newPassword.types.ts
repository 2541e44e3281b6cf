/** What is typed for a new password: the code that was sent, and the password twice. */
export interface NewPassword {
  readonly otp: string;
  readonly password: string;
  readonly confirmpassword: string;
}
