import type { DirectionCode } from '../../../contract/balances/movements';

export type { Movement } from '../../../contract/balances/movements';

/** A direction, a wallet, and the days that something was posted on: ISO dates, Lagos. Empty where not asked for. */
export interface MovementFilter {
  readonly direction: DirectionCode | '';
  /** Of the wallet. */
  readonly currency: string;
  readonly from: string;
  readonly to: string;
}
