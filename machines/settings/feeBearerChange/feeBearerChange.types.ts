import type { FeeBearer } from '../feeBearer/feeBearer.types';

export interface FeeBearerChange {
  readonly feeBearer: FeeBearer;
  /** Who bears them until then. */
  readonly now: FeeBearer;
}
