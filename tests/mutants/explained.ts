/** The survivors that are left on purpose: mutants that change nothing for anybody. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutant } from './operators';

/** One row of `explained.tsv`. A file may have several mutants of one kind, so the source line says which one it is. */
interface Explained {
  readonly file: string;
  readonly what: string;
  /** The line of the source that the mutant changes, without the space around it. */
  readonly source: string;
  readonly why: string;
}

export function explained(): readonly Explained[] {
  const rows = readFileSync(join(import.meta.dirname, 'explained.tsv'), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1);
  return rows.map((row) => {
    const [file = '', what = '', source = '', why = ''] = row.split('\t');
    return { file, what, source, why };
  });
}

export const isExplained = (
  rows: readonly Explained[],
  { file, mutant }: { readonly file: string; readonly mutant: Mutant },
  text: string,
): boolean => rows.some((row) => row.file === file && row.what === mutant.what && row.source === sourceOf(text, mutant));

/** @param text the whole source. */
const sourceOf = (text: string, { line }: Mutant): string => (text.split('\n')[line - 1] ?? '').trim();
