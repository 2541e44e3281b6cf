/**
 * `npm run new:<kind> <area> <name>`: writes a complete screen of a kind, from contract to browser story. Templates are in `templates/<kind>`
 * at the paths of their output. It also adds what the folders do not register: the page and the row in the list of calls.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { rowsOf, wordsOf } from './newWords.mjs';
import { root, tool } from './paths.mjs';
import { run } from './processes.mjs';

const KINDS = ['list', 'download', 'details', 'action', 'form'];

const { positionals } = parseArgs({ allowPositionals: true });
const [kind = '', area = '', name = ''] = positionals;

function refuse(why) {
  console.error(`${why}\nUsage: npm run new:${kind} <area> <names>, for example: npm run new:${kind} balances giftCards`);
  process.exit(2);
}

const read = (path) => readFileSync(join(root, path), 'utf8');

/** Returns files below a folder, as paths from that folder. */
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
const REGISTERS = 'registers.json';

function checkNames() {
  if (!KINDS.includes(kind)) refuse(`There is no kind "${kind}". Kinds: ${KINDS.join(', ')}.`);
  const areas = [...read('machines/areas.ts').matchAll(/^ {2}(\w+): '/gm)].map(([, word]) => word);
  const withPages = areas.filter((one) => existsSync(join(root, pagesOf(one))));
  if (!withPages.includes(area)) refuse(`There is no area "${area}" with pages. Areas with pages: ${withPages.join(', ')}.`);
  if (!/^[a-z][a-zA-Z0-9]*[^s]s$/.test(name)) refuse('Name it in camel case, in the plural.');
}

/** A name is taken if any declaration of the templates exists. */
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

const filled = (text) =>
  text.replace(/__[a-zA-Z]+__/g, (word) => words[word] ?? refuse(`The templates use the unknown word ${word}.`));

/** Inserts text before, after or instead of a place in a file, and imports before its first one. */
function edited(file, { imports, inserts }) {
  if (!existsSync(join(root, file))) refuse(`The list ${name} is not as new:list writes it: there is no ${file}.`);
  return inserts.reduce(
    (text, { unless, before, after, instead, text: added }) => {
      // Another kind of screen has already added it.
      if (unless !== undefined && text.includes(unless)) return text;
      const place = before ?? after ?? instead;
      const at = text.indexOf(place);
      if (at < 0) refuse(`${file} is not as new:list writes it: it has no "${place.trim()}".`);
      const start = at + (after?.length ?? 0);
      return text.slice(0, start) + added + text.slice(start + (instead?.length ?? 0));
    },
    read(file).replace(/^import /m, `${imports.map((line) => `${line}\n`).join('')}import `),
  );
}

/** An integrator confirms the calls that no document shows, so they are in the list too. */
function addCall({ name: call, method, path, query = '', body = '', answer, req }) {
  if (rowsOf('calls').some((row) => row.name === call)) return;
  const row = [call, method, path, query, body, 'Authorization: Bearer {token}', answer, 'ours', req, 'yes', ''];
  write(CALLS, `${read(CALLS).trimEnd()}\n${row.join('\t')}\n`);
}

/** Writes the files of a kind, and registers what the folders cannot. */
function writeKind(one) {
  const folder = join(root, 'templates', one);
  const templates = filesIn(folder).filter((file) => file.endsWith('.txt'));
  const { calls = [], edits } = JSON.parse(filled(readFileSync(join(folder, REGISTERS), 'utf8')));
  const texts = templates.map((file) => [filled(file.replace(/\.txt$/, '')), filled(readFileSync(join(folder, file), 'utf8'))]);
  const present = texts.find(([path]) => existsSync(join(root, path)));
  if (present) refuse(`There is a file ${present[0]} already.`);
  const changes = edits.map(({ file, ...edit }) => [file, edited(file, edit)]);
  for (const [path, text] of [...texts, ...changes]) write(path, text);
  for (const call of calls) addCall(call);
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
const isNewList = kind === 'list' || !existsSync(join(root, `machines/${area}/${name}/${name}.flow.ts`));
if (isNewList) {
  checkTaken(words);
  writeKind('list');
}
if (kind !== 'list') writeKind(kind);
await run('node', [join(root, 'scripts/lists.mjs')], { cwd: root });
if (isNewList) await addMigration(words);

const all = [...new Set(changed)];
const sources = all.filter((path) => path !== CALLS);
const code = await run(tool('biome'), ['check', '--write', ...sources], { cwd: root, output: 'ignore' });
if (code !== 0) console.error('Biome reports a problem: npm run lint.');
const flows = all.flatMap((path) => /([^/]+)\.flow\.ts$/.exec(path)?.[1] ?? []);
console.log(`${all.join('\n')}

Open ${words.__page__} to see it. Next:
  1. Give a row the fields and filters that it needs, in contract/${area}, sandbox/${area}, machines/${area} and src/screens/${area}
  2. Check the requirements that its calls, machines and tests cite
  3. Draw the charts: ${flows.map((flow) => `npm run atlas -- --flow ${flow}`).join(', ')}
  4. npm test`);
