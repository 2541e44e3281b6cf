/** Computes a digest of all sources of the machines. The app shows the same digest as the charts that were drawn from them. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const MACHINES = join(import.meta.dirname, '../machines');

const isSource = (file: string) => file.endsWith('.ts') && !file.endsWith('.test.ts');

/** Returns eight hexadecimal digits of the SHA-256 of all sources in `folder` except tests, in the order of their paths. */
export function flowsHash(folder = MACHINES): string {
  const digest = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isSource(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((file) => ({ file, path: relative(folder, file).split(sep).join('/') }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  // The length separates a file from the next, so that moving text between files changes the digest.
  for (const { file, path } of files) {
    const text = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
    digest.update(`${path} ${text.length}\n${text}`);
  }
  return digest.digest('hex').slice(0, 8);
}
