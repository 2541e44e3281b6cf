import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

const run = (...args: readonly string[]) => {
  const command = join(ROOT, 'node_modules/.bin/tsx');
  const { status, stderr } = spawnSync(command, ['atlas/cli/atlas.ts', ...args], { cwd: ROOT, encoding: 'utf8' });
  return { status, lines: stderr.trim().split('\n') };
};

describe('[FLW-02] npm run atlas rejects invalid options in one line', () => {
  it.each([
    [['--nonsense'], "Unknown option '--nonsense'"],
    [['--since', 'nowhere'], 'Git has no commit, tag or branch called "nowhere".'],
  ])('%j', (args, line) => expect(run(...args)).toEqual({ status: 2, lines: [line] }));
});
