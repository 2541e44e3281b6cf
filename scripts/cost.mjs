/** `npm run cost [-- <tree>]`: the cost of one more screen of each kind, measured from an example, and the size of the tree. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { look } from './look.mjs';
import { root } from './paths.mjs';

/** An example of each kind: its flow, and the files that belong to it. */
const EXAMPLES = [
  { kind: 'list', flow: 'virtualAccounts', own: /\/virtualAccounts[./]|\/VirtualAccountsScreen\./ },
  {
    kind: 'list with filters',
    flow: 'beneficiaries',
    own: /(\/[^/]+)\/beneficiaries\.|\/beneficiaries\/beneficiaries\.|\/[bB]eneficiar(ies|y)(Screen|Columns|Filter|FilterPanel|Words|Address)\./,
  },
  { kind: 'form', flow: 'virtualAccount', own: /\/virtualAccount[./]|\/VirtualAccountDialog\./ },
  { kind: 'action', flow: 'beneficiaryRemoval', own: /\/beneficiaryRemoval[./]|\/BeneficiaryRemoval/ },
  { kind: 'details', flow: 'payoutDetails', own: /\/payoutDetails[./]|\/PayoutDetails/ },
];

const ROOMS = ['contract', 'machines', 'src', 'sandbox', 'atlas', 'tests', 'scripts', 'bench'];

/** Files that list several flows: a line about a flow there registers it. */
const REGISTER = new RegExp(
  [
    // The sidebar's items come from the documents, so a new page has its item there.
    '^src/(app(?!/places)|wiring)/',
    '^(contract|machines|sandbox|tests/models)/[^/]+\\.ts$',
    '^sandbox/(seed|database)/[^/]+\\.ts$',
    '^sandbox/access/permissions\\.rules\\.ts$',
    '^tests/drivers/(defaultAnswers|quiet|people|held|traffic)\\.',
  ].join('|'),
);

const isTest = (path) => /\.(test|spec)\.tsx?$/.test(path);
const isGenerated = (path) => /\.list\.ts$|^sandbox\/migrations\//.test(path);

/** Returns every hand-written file with its lines. */
function written(tree) {
  return ROOMS.flatMap((room) => {
    const entries = readdirSync(join(tree, room), { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile() && /\.(tsx?|mjs)$/.test(entry.name))
      .map(({ parentPath, name }) =>
        join(parentPath, name)
          .slice(tree.length + 1)
          .replaceAll('\\', '/'),
      );
  })
    .filter((path) => !isGenerated(path))
    .map((path) => ({ path, lines: readFileSync(join(tree, path), 'utf8').trimEnd().split('\n') }));
}

const indentOf = (line) => line.search(/\S/);

/** Returns a file's imports, declarations and list entries, each with its lines. */
function chunksOf(lines) {
  const chunks = [[]];
  for (const line of lines.filter((text) => text !== '')) {
    const [first = line] = chunks.at(-1);
    const isClosing = /^\s*[})\]]/.test(line);
    // The end of a list belongs to no entry.
    if (isClosing && indentOf(line) < indentOf(first)) chunks.push([]);
    else if (!isClosing && indentOf(line) <= 2) chunks.push([line]);
    else chunks.at(-1).push(line);
  }
  return chunks.filter(({ length }) => length > 0);
}

/** Returns the lines that name a flow, each with the rest of its entry. Comments don't count. */
function linesAbout(flow, lines) {
  const name = new RegExp(`(\\b${flow}|${flow[0].toUpperCase()}${flow.slice(1)})(?![a-z])`);
  return chunksOf(lines)
    .filter((chunk) => !/^\s*(\/\*|\*|\/\/)/.test(chunk[0]) && chunk.some((line) => name.test(line)))
    .flat();
}

const total = (files) => files.reduce((sum, { lines }) => sum + lines.length, 0);

/** Returns the cost of an example: its own files, and its entries in files that list several flows. */
function costOf({ kind, flow, own }, files) {
  const mine = files.filter(({ path }) => own.test(`/${path}`) && !isTest(path) && !path.startsWith('src/wiring/'));
  const registers = files
    .filter(({ path }) => REGISTER.test(path) && !isTest(path) && !mine.some((one) => one.path === path))
    .map(({ path, lines }) => ({ path, lines: linesAbout(flow, lines) }))
    .filter(({ lines }) => lines.length > 0);
  return { kind, flow, mine, registers };
}

function describe({ kind, flow, mine, registers }) {
  const row = (mark) => (file) => `  ${mark} ${String(file.lines.length).padStart(4)}  ${file.path}`;
  return [
    `${kind} (${flow}): ${mine.length} files, ${total(mine)} lines; ${registers.length} registrations, ${total(registers)} lines`,
    ...mine.map(row(' ')),
    ...registers.map(row('+')),
    '',
  ];
}

function filesOfFlows(tree) {
  const files = readdirSync(join(tree, 'docs/flows'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const flows = new Set(files.map(({ parentPath, name }) => `${parentPath}/${name.split('.')[0]}`));
  return `docs/flows: ${files.length} files of ${flows.size} flows, parts and indexes`;
}

const CIRCLE = [{ name: 'circle', severity: 'error', from: {}, to: { circular: true } }];

async function main(tree) {
  const files = written(tree);
  console.log(
    EXAMPLES.map((example) => costOf(example, files))
      .flatMap(describe)
      .join('\n'),
  );
  for (const room of ROOMS) {
    const all = files.filter(({ path }) => path.startsWith(`${room}/`));
    console.log(`${room.padEnd(9)} ${String(all.length).padStart(5)} files ${String(total(all)).padStart(6)} lines`);
  }
  console.log(`in all    ${String(files.length).padStart(5)} files ${String(total(files)).padStart(6)} lines`);
  console.log(filesOfFlows(tree));
  const [{ violations }] = await look(tree, [{ withTypes: true, forbidden: CIRCLE }]);
  console.log(`circles of imports, types included: ${violations.length}`);
  for (const { cycle } of violations) console.log(`  ${cycle.map(({ name }) => name).join(' -> ')}`);
}

await main(process.argv[2] ?? root);
