/** A file of code fits into a reader's head. Most are far shorter: they end where the thought ends. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const MOST = 400;

const lengthOf = (file: string) => readFileSync(join(root, file), 'utf8').split('\n').length - 1;

it(`no file of code has more than ${MOST} lines`, () => {
  const files = execFileSync('git', ['ls-files', '--', '*.ts', '*.tsx', '*.mjs', '*.js'], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
    // Lists that a command writes have a line for each flow.
    .filter((file) => !file.endsWith('.list.ts'));
  expect(files.length).toBeGreaterThan(2_000);
  const long = files.map((file) => [file, lengthOf(file)] as const).filter(([, lines]) => lines > MOST);
  expect(long).toEqual([]);
});
