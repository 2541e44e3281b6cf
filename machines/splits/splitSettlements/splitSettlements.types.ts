import type { SplitColumn, SplitSettlement, SplitState } from '../../../contract/splits/splitSettlements';

export type SplitRow = SplitSettlement;

/** A keyword and the column it is looked for in, a state in the documents' words, and days: ISO dates, Lagos; empty where not asked for. */
export interface SplitFilter {
  readonly keyword: string;
  readonly column: SplitColumn;
  readonly state: SplitState | '';
  readonly from: string;
  readonly to: string;
}
