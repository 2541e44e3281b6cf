import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('has lists that follow from the folders (else: npm run lists)', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/lists.mjs', '--check'], {
    cwd: join(import.meta.dirname, '../..'),
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
