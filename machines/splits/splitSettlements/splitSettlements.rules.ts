import type { SplitColumn, SplitState } from '../../../contract/splits/splitSettlements';

/** SPL-01: the columns that words are looked for in, by the heads of the table. */
export const SEARCHED: readonly { readonly value: SplitColumn; readonly label: string }[] = [
  { value: 'name', label: 'Name' },
  { value: 'currency', label: 'Currency' },
  { value: 'rateType', label: 'Rate type' },
];

/** SPL-01: the documents' words for a split that is active, and one that is not. */
export const STATES = ['Completed', 'Pending'] as const satisfies readonly SplitState[];
