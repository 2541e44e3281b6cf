/** What a code says, what its file is called after, and how many pixels it has on a side. */
export interface QrSubject {
  readonly text: string;
  readonly name: string;
  readonly size: number;
}
