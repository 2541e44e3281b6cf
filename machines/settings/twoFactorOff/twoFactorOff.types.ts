/** Who is at the desk shows that it is them. */
export interface TwoFactorOff {
  readonly password: string;
}
