/** A digest of what decides the behaviour of a chart: its machine with the bodies of its guards, its cases, its constants and its properties. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deciding, sourcesFrom, sourcesOf } from './diff/rules';

const ROOT = join(import.meta.dirname, '..');

const texts = new Map<string, string>();
function textOf(file: string): string {
  const known = texts.get(file) ?? deciding(readFileSync(join(ROOT, file), 'utf8'));
  texts.set(file, known);
  return known;
}

/** Returns a digest of some files. The length separates a file from the next. */
export function digestOf(files: Iterable<string>): string {
  const digest = createHash('sha256');
  for (const file of [...files].sort()) digest.update(`${file} ${textOf(file).length}\n${textOf(file)}`);
  return digest.digest('hex');
}

const LISTS = ['machines/flows.list.ts', 'machines/areas.ts'];

/** Where the cases and properties of machines are declared that only other machines run. */
function partSources(): ReadonlySet<string> {
  const imported = [...readFileSync(join(ROOT, 'machines/flows.ts'), 'utf8').matchAll(/from '\.\/([^']+)'/g)];
  const files = imported.map(([, path = '']) => `machines/${path}.ts`).filter((file) => !LISTS.includes(file));
  return sourcesFrom(ROOT, files);
}

const known = new Map<string, string>();

/** Returns the digest of a chart: of a flow, or of a machine that it runs, such as `payout.otp`. Null if there is no such flow. */
export function behaviourOf(area: string, chart: string): string | null {
  const found = known.get(chart);
  if (found !== undefined) return found;
  const [flow = ''] = chart.split('.');
  if (!existsSync(join(ROOT, 'machines', area, flow))) return null;
  const own = sourcesOf(ROOT, area, flow);
  const digest = digestOf(chart.includes('.') ? [...own, ...partSources()] : own);
  known.set(chart, digest);
  return digest;
}
