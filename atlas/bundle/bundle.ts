/**
 * The evidence of a release as one folder that opens from a disk without a network: a cover page, the auditors' page with every chart, the trace
 * of requirements, the decisions, and the same as data. `SHA256SUMS` has the digest of each file.
 */
import { createHash } from 'node:crypto';
import { cover } from './cover';
import { decisionPages } from './decisions';
import type { Content, Parts } from './parts';

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
