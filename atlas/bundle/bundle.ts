/**
 * The evidence of a release as one folder that opens from a disk without a network: a cover page, the auditors' page with every chart, the trace
 * of requirements, the decisions, and the same as data. `SHA256SUMS` has the digest of each file.
 */
import { createHash } from 'node:crypto';
import type { Executed } from '../run/executed';
import type { Together } from '../together/verdicts';
import type { tallied, Verdict } from '../verdict';
import { cover } from './cover';
import { decisionPages } from './decisions';

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

const within = (folder: string, files: ReadonlyMap<string, Content>): [string, Content][] =>
  [...files].map(([name, content]) => [`${folder}/${name}`, content]);

const sumOf = (content: Content) => createHash('sha256').update(content).digest('hex');

/** In the format that `sha256sum -c` reads. */
const sums = (files: ReadonlyMap<string, Content>): string =>
  [...files]
    .map(([name, content]) => `${sumOf(content)}  ${name}\n`)
    .sort((one, other) => (one.slice(66) < other.slice(66) ? -1 : 1))
    .join('');

export function bundleFiles({ evidence, site, trace, decisions }: Parts): ReadonlyMap<string, Content> {
  const files = new Map<string, Content>([
    ['index.html', cover(evidence)],
    ['evidence.json', `${JSON.stringify(evidence, null, 2)}\n`],
    ...within('atlas', site),
    ...within('trace', trace),
    ...within('decisions', decisionPages(decisions)),
  ]);
  return files.set('SHA256SUMS', sums(files));
}
