/** What a bundle is made of. */
import type { Executed } from '../run/executed';
import type { Together } from '../together/verdicts';
import type { tallied, Verdict } from '../verdict';

export type Content = string | Uint8Array;

/** What is known of one chart. */
export interface ChartEvidence {
  readonly name: string;
  readonly area: string;
  /** A digest of its drawing's data, and one of all that decides its behaviour. Null for a chart of the kit, which flows decide. */
  readonly chart: string;
  readonly behaviour: string | null;
  readonly transitions: number;
  readonly verdicts: ReturnType<typeof tallied>;
  readonly executed: readonly Omit<Executed, 'taken'>[];
  /** How many of its transitions the runs took, by place. */
  readonly taken: Readonly<Record<string, number>>;
}

export interface Evidence {
  /** The version of the project, the commit, and whether the sources differ from it. */
  readonly release: { readonly version: string; readonly commit: string; readonly isChanged: boolean };
  /** The digest of the flows, which the app shows too. */
  readonly flows: string;
  readonly charts: readonly ChartEvidence[];
  readonly verdicts: readonly Verdict[];
  readonly together: readonly Together[];
}

export interface Parts {
  readonly evidence: Evidence;
  /** The files of the auditors' page. */
  readonly site: ReadonlyMap<string, Content>;
  /** The files of the trace. */
  readonly trace: ReadonlyMap<string, Content>;
  /** The decisions as they are in the project, by file name. */
  readonly decisions: ReadonlyMap<string, string>;
}
