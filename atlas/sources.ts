/** Which flows are meant: a digest of everything that machines are made of. The app shows the same one as the charts that were made with it. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const MACHINES = join(import.meta.dirname, '../machines');

const isSource = (file: string) => file.endsWith('.ts') && !file.endsWith('.test.ts');

/** Eight hexadecimal digits of the SHA-256 of all sources in `folder`, tests excepted, by path. */
export function flowsHash(folder = MACHINES): string {
  const digest = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isSource(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((file) => ({ file, path: relative(folder, file).split(sep).join('/') }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  // The length parts a file from the next: what moves from one to the other is another digest.
  for (const { file, path } of files) {
    const text = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
    digest.update(`${path} ${text.length}\n${text}`);
  }
  return digest.digest('hex').slice(0, 8);
}
