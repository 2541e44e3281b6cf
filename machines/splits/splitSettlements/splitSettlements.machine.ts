import type { SplitColumn, SplitSettlement, SplitState } from '../../../contract/splits/splitSettlements';
import { collection } from '../../kit/collection.machine';

export type SplitRow = SplitSettlement;

/** A keyword and the column it is looked for in, a state in the documents' words, and days: ISO dates, Lagos; empty where not asked for. */
export interface SplitFilter {
  readonly keyword: string;
  readonly column: SplitColumn;
  readonly state: SplitState | '';
  readonly from: string;
  readonly to: string;
}

/** SPL-01: the columns that words are looked for in, by the heads of the table. */
export const SEARCHED: readonly { readonly value: SplitColumn; readonly label: string }[] = [
  { value: 'name', label: 'Name' },
  { value: 'currency', label: 'Currency' },
  { value: 'rateType', label: 'Rate type' },
];

/** SPL-01: the documents' words for a split that is active, and one that is not. */
export const STATES = ['Completed', 'Pending'] as const satisfies readonly SplitState[];

/** The split settlements of the active business: the kit's collection, made for them. */
export const splitSettlementsMachine = collection<SplitRow, SplitFilter>('splitSettlements', {
  calls: ['listSplitSettlements'],
  req: ['SPL-01', 'GEN-07', 'GEN-09'],
  description: 'The split settlements of the active business, newest first.',
});
