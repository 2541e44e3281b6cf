/** Where codes go from then on. */
export interface CodesTo {
  readonly email: string;
}
