/** Somebody who is to be taken out of the list. */
export interface Leaver {
  readonly id: string;
  readonly name: string;
}
