/** A way to pay that is to be on, or off. */
export interface OptionChange {
  readonly name: string;
  readonly becomes: 'on' | 'off';
}
