/** Somebody whose status is to be another. */
export interface StatusChange {
  readonly id: string;
  readonly name: string;
  readonly becomes: 'Active' | 'Inactive';
}
