/**
 * The seed of one day, as a digest of each table in `digests.tsv`. Other tests read a part of a record. This one holds all of it.
 * After a wanted change of the seed, run `npx vitest run sandbox/seed/digests.test.ts -u`. A new table is held once its name is in the file.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../database/database';
import { SETUP_MS, seededDatabase } from '../testing/databases';
import { picture } from '../testing/picture';

const FILE = join(import.meta.dirname, 'digests.tsv');
/** Secrets are drawn again for every seed. Compressed bytes, and their size, depend on the release of Node. */
const LEFT_OUT = ['password_hash', 'secret', 'content', 'size'];

let database: Database;
beforeAll(async () => {
  database = await seededDatabase();
}, SETUP_MS);
afterAll(() => database.close());

const listed = readFileSync(FILE, 'utf8')
  .split('\n')
  .slice(1)
  .flatMap((line) => line.split('\t')[0] || []);

it('each seeded table has the rows that it had before, with all their fields', async () => {
  const rows = new Map(
    (await picture(database, LEFT_OUT)).map(({ name, ...row }) => [name, `${name}\t${row.rows}\t${row.digest}\n`]),
  );
  const lines = listed.map((name) => rows.get(name) ?? `${name}\tmissing\n`);
  await expect(`table\trows\tdigest\n${lines.join('')}`).toMatchFileSnapshot(FILE);
});
