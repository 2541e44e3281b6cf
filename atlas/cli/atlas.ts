/**
 * `npm run atlas` draws the charts into `docs/flows/` and the auditors' page into `dist/atlas/`. `--check` only checks that the charts are
 * up to date. `--page` only makes the page. `--flow <name>` draws only the files of these flows and the index, and may be repeated. `--since <ref>` describes and draws
 * what changed since a release.
 */
import './closedPipe';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { since } from '../diff/since';
import { dataIn, drift } from '../draw/drift';
import { chartFiles, draw } from '../draw/files';
import { type Files, INDEX, isMerged } from '../draw/flowIndex';
import { layout } from '../draw/layout';
import { svgDocument } from '../draw/svgDocument';
import { flowProofs } from '../proofs/flowProofs';
import { buildSite, everyChart, proofsOfCharts } from '../site/buildSite';
import { flowsHash } from '../sources';

const ROOT = join(import.meta.dirname, '../..');
const CHARTS = join(ROOT, 'docs/flows');
const PAGE = join(ROOT, 'dist/atlas');
const CHANGES = join(ROOT, '.cache/since');
/** Folders that this command wrote. It never deletes anything else. */
const OURS = [CHARTS, PAGE, CHANGES];

function put(folder: string, files: ReadonlyMap<string, string | Uint8Array>) {
  for (const [name, content] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}

/** Writes these files and removes all others, if the folder is ours. Ours is replaced as a whole: a running app never serves half of it. */
function write(folder: string, files: ReadonlyMap<string, string | Uint8Array>) {
  if (!OURS.includes(folder)) return put(folder, files);
  const next = `${folder}.next`;
  rmSync(next, { recursive: true, force: true });
  put(next, files);
  rmSync(folder, { recursive: true, force: true });
  renameSync(next, folder);
}

function check(files: Files, hash: string, isWhole: boolean): number {
  const behind = drift(CHARTS, files, isWhole);
  for (const line of behind) console.error(line);
  if (behind.length > 0) console.error('The charts are out of date. Run: npm run atlas');
  else console.log(`Flows ${hash}: ${files.size} files, all up to date`);
  if (behind.length === 0 && isMerged(readFileSync(join(CHARTS, INDEX), 'utf8')))
    console.log('The index has the digests of merged branches. Run: npm run atlas');
  return behind.length > 0 ? 1 : 0;
}

/** Writes the files of some flows and the index. All other files stay unchanged. */
async function filesOfFlows(flows: readonly string[]): Promise<Files> {
  const charts = everyChart();
  const of = (flow: string) => charts.filter(({ name }) => name === flow || name.startsWith(`${flow}.`));
  const unknown = flows.find((flow) => of(flow).length === 0);
  if (unknown !== undefined) throw new Error(`No flow is called ${unknown}.`);
  const wanted = flows.flatMap(of);
  const isKnown = (file: string) => charts.some(({ area, name }) => isDataOf(file, area, name));
  const files = new Map([...dataIn(CHARTS)].filter(([file]) => isKnown(file)));
  return chartFiles(wanted, proofsOfCharts(wanted), { charts, files });
}

const isDataOf = (file: string, area: string, name: string) =>
  file === `${area}/${name}.json` || file === `${area}/${name}.properties.json`;

async function tellSince(ref: string, folder: string): Promise<number> {
  const { text, charts } = since(ref);
  // An added or removed property is only described, because there is nothing to draw.
  const marked = [...charts].filter(([, { marks }]) => marks.size > 0);
  const pictures = marked.map(async ([name, { model, marks }]) => {
    return [`${name}.svg`, svgDocument(model, await layout(model), marks)] as const;
  });
  write(folder, new Map(await Promise.all(pictures)));
  console.log(text);
  if (marked.length > 0) console.log(`\nWrote charts that show what was added, changed and removed: ${folder}`);
  return 0;
}

async function someFlows(flows: readonly string[], isCheck: boolean, hash: string): Promise<number> {
  const files = await filesOfFlows(flows);
  if (isCheck) return check(files, hash, false);
  put(CHARTS, files);
  console.log(`${flows.join(', ')}: ${files.size} files in docs/flows, the index included`);
  return 0;
}

async function run(): Promise<number> {
  const { values } = parseArgs({
    options: {
      check: { type: 'boolean', default: false },
      flow: { type: 'string', multiple: true },
      out: { type: 'string' },
      page: { type: 'boolean', default: false },
      since: { type: 'string' },
    },
  });
  if (values.since !== undefined) return tellSince(values.since, values.out ?? CHANGES);
  const hash = flowsHash();
  if (values.flow !== undefined) return someFlows(values.flow, values.check, hash);
  const charts = everyChart();
  if (values.check) return check(await chartFiles(charts, flowProofs()), hash, true);
  const drawn = await draw(charts);
  if (!values.page) write(CHARTS, await chartFiles(drawn, flowProofs()));
  const folder = values.out ?? PAGE;
  write(folder, await buildSite(drawn));
  console.log(`Wrote ${values.page ? '' : `${drawn.length} charts to docs/flows and `}the page to ${folder} (flows ${hash})`);
  return 0;
}

try {
  process.exitCode = await run();
} catch (error) {
  // An invalid option or a machine that cannot be read is reported in one line.
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
