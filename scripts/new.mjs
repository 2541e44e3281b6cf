/**
 * `npm run new:<kind> <area> <name>`: a screen of a kind, whole from contract to browser story. Templates lie below `templates/<kind>` where their
 * files go. What the folders do not register, this adds: the page and the row in the list of calls.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { wordsOf } from './newWords.mjs';
import { root, tool } from './paths.mjs';
import { run } from './processes.mjs';

const EXAMPLES = { list: 'balances giftCards' };

const { positionals } = parseArgs({ allowPositionals: true });
const [kind = '', area = '', name = ''] = positionals;

function refuse(why) {
  const example = EXAMPLES[kind] ?? EXAMPLES.list;
  console.error(`${why}\nUsage: npm run new:${kind} <area> <name>, for example: npm run new:${kind} ${example}`);
  process.exit(2);
}

const read = (path) => readFileSync(join(root, path), 'utf8');

/** Files below a folder, as paths from that folder. */
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name: file }) =>
      join(parentPath, file)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );

const pagesOf = (of) => `src/app/pages/${of}.ts`;
const CALLS = 'docs/requirements/calls.tsv';

function checkNames() {
  const areas = [...read('machines/areas.ts').matchAll(/^ {2}(\w+): '/gm)].map(([, word]) => word);
  const withPages = areas.filter((one) => existsSync(join(root, pagesOf(one))));
  if (!withPages.includes(area)) refuse(`There is no area "${area}" with pages. Areas with pages: ${withPages.join(', ')}.`);
  if (!/^[a-z][a-zA-Z0-9]*[^s]s$/.test(name)) refuse('Name it in camel case, in the plural.');
}

/** A name is taken where anything that the templates declare is declared already. */
function checkTaken({ __names__, __Names__, __table__ }) {
  const taken = new RegExp(
    `export (const|function) (${__names__}|${__names__}Machine|${__Names__}Screen)\\b|\\blist${__Names__}: \\{|pgTable\\(\\s*'${__table__}'`,
  );
  for (const room of ['contract', 'machines', 'sandbox', 'src/screens']) {
    const found = filesIn(join(root, room)).find((file) => /\.tsx?$/.test(file) && taken.test(read(`${room}/${file}`)));
    if (found) refuse(`The name ${name} is taken in ${room}/${found}.`);
  }
}

const changed = [];
function write(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  changed.push(path);
}

function writeTemplates(words) {
  const folder = join(root, 'templates', kind);
  const filled = (text) =>
    text.replace(/__[a-zA-Z]+__/g, (word) => words[word] ?? refuse(`The templates use the unknown word ${word}.`));
  for (const file of filesIn(folder)) write(filled(file.replace(/\.txt$/, '')), filled(readFileSync(join(folder, file), 'utf8')));
}

/** Puts an entry at the end of the area's pages. */
function addPage({ __area__, __names__, __page__, __view__, place }) {
  const path = pagesOf(__area__);
  const entry = `  {
    path: '${__page__}',
    place: ${place},
    permission: '${__view__}',
    screen: screen(screens.${__names__}, wirings.${__names__}, ({ flows }) => ({ flows })),
  },
`;
  write(path, read(path).replace(/\];\s*$/, `${entry}];\n`));
}

/** An integrator confirms the calls that no document shows, so they stand in the list as well. */
function addCall({ __Names__, __callPath__, __req__, isDocumented }) {
  if (isDocumented) return;
  const query = 'page, size, keyword, column, status, startDate, endDate';
  const row = [
    `list${__Names__}`,
    'GET',
    __callPath__,
    query,
    '',
    'Authorization: Bearer {token}',
    'items[], totalItems',
    'ours',
    __req__,
    'yes',
    '',
  ];
  write(CALLS, `${read(CALLS).trimEnd()}\n${row.join('\t')}\n`);
}

/** ADR 045: only the newest snapshot stays. */
async function addMigration({ __table__ }) {
  const meta = 'sandbox/migrations/meta';
  const before = readdirSync(join(root, meta)).filter((file) => file.endsWith('_snapshot.json'));
  const args = ['generate', '--config', 'sandbox/drizzle.config.ts', '--name', __table__];
  const code = await run(tool('drizzle-kit'), args, { cwd: root, output: 'ignore' });
  const after = readdirSync(join(root, meta)).filter((file) => file.endsWith('_snapshot.json'));
  if (code !== 0 || after.length === before.length)
    throw new Error('drizzle-kit made no migration. See sandbox/README.md, Migrations.');
  for (const file of before) rmSync(join(root, meta, file));
}

checkNames();
const words = wordsOf({ area, names: name });
checkTaken(words);
writeTemplates(words);
addPage(words);
addCall(words);
await run('node', [join(root, 'scripts/lists.mjs')], { cwd: root });
await addMigration(words);

const sources = changed.filter((path) => path !== CALLS);
const code = await run(tool('biome'), ['check', '--write', ...sources], { cwd: root, output: 'ignore' });
if (code !== 0) console.error('Biome reports a problem: npm run lint.');
const isTest = (path) => /\.(test|spec)\.ts$/.test(path);
console.log(`${changed.join('\n')}

The page works at ${words.__page__}. Its tests: npx vitest run ${changed
  .filter((path) => isTest(path) && !path.startsWith('tests/'))
  .map((path) => basename(path))
  .join(' ')}
Next:
  1. Name what a row has: contract/${area}, sandbox/${area}, and the columns in src/screens/${area}
  2. Cite the requirement that it serves instead of ${words.__req__}, if that is another one
  3. Draw its chart: npm run atlas -- --flow ${words.__names__}
  4. npm test`);
