/** A new virtual account, under the names of the call. */
export interface NewAccount {
  /** What the business calls it. */
  readonly alias: string;
}
