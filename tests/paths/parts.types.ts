import type { FlowName } from '../../machines/flows';

interface Shown {
  /** Of the first answer in the flow's cases. */
  readonly loaded: readonly string[];
  /** Names what could not be loaded, where others on the page may have failed too. */
  readonly failed?: string;
}

/** What parts of pages show, by the names of their flows. */
export type Parts = Partial<Record<FlowName, Shown>>;
