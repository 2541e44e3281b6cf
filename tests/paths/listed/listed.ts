import type { FlowName } from '../../../machines/flows';

/** What a list shows. */
export interface Listed {
  /** Each column with what the first row of the flow's cases shows in it. A column that can be sorted ends with an arrow. */
  readonly columns: Readonly<Record<string, string>>;
  /** With no rows. */
  readonly none: readonly string[];
  /** What could not be loaded. */
  readonly failed: string;
}

export type ListedByFlow = Partial<Record<FlowName, Listed>>;
