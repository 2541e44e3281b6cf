import type { FlowName } from '../../machines/flows';

interface Loaded {
  /** Of the first answer in the flow's cases. */
  readonly loaded: readonly string[];
}

/** A part beside others, whose error names what could not be loaded. */
interface Named extends Loaded {
  readonly failed: string;
}

/** A part with its own error. */
interface Alone extends Loaded {
  /** What it says when the failure has no words. */
  readonly fallback: string;
}

export type Shown = Named | Alone;

/** What parts of pages show, by the names of their flows. */
export type Parts = Partial<Record<FlowName, Shown>>;
