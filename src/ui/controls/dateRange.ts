/** ISO days, or empty. A text that is no day yet stays as it was typed. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
}
