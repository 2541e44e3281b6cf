import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SETUP_MS } from '../testing/databases';
import { OTHER_VERSION, TABLES } from '../testing/otherVersion';
import { openEmbedded } from './database';
import { openStorage } from './storage';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kontor-data-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a data folder', () => {
  it('is refused and left unchanged if it has another version', { timeout: SETUP_MS }, async () => {
    const path = join(folder, 'other');
    await mkdir(path);
    const before = await openEmbedded({ folder: join(path, 'database') });
    await before.script(OTHER_VERSION);
    await before.close();
    const refused = await openStorage({ kind: 'folder', path }, async () => undefined).catch((error: Error) => error.message);
    expect(refused).toBe(
      `The data folder ${path} was made by another version of Kontor: this one doesn't know its migration 0000_tables.sql. ` +
        'The data is unchanged. Set KONTOR_DATA to another folder, or remove this one to start from the seed.',
    );
    const after = await openEmbedded({ folder: join(path, 'database') });
    expect(await after.run(TABLES, [])).toEqual([{ names: 'business,migration' }]);
    await after.close();
  });
});
