/**
 * `npm run atlas`: the charts into `docs/flows/`, the auditors' page into `dist/atlas/`. With `--check`, only whether the charts are up to
 * date; with `--since <ref>`, what changed in them since a release, in words and as drawings.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { since } from '../diff/since';
import { drift } from '../draw/drift';
import { chartFiles, type Files } from '../draw/files';
import { layout } from '../draw/layout';
import { sheet } from '../draw/sheet';
import { drawnFlows, flowProofs, wholeSite } from '../site/whole';
import { flowsHash } from '../sources';

const ROOT = join(import.meta.dirname, '../..');
const CHARTS = join(ROOT, 'docs/flows');
const PAGE = join(ROOT, 'dist/atlas');
const CHANGES = join(ROOT, '.cache/since');
/** What lies there was written by this command: nothing else is ever deleted. */
const OURS = [CHARTS, PAGE, CHANGES];

function write(folder: string, files: ReadonlyMap<string, string | Uint8Array>) {
  if (OURS.includes(folder)) rmSync(folder, { recursive: true, force: true });
  for (const [name, content] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}

function check(files: Files, hash: string): number {
  const behind = drift(CHARTS, files);
  for (const line of behind) console.error(line);
  if (behind.length > 0) console.error('The charts are not those of the machines. Run: npm run atlas');
  else console.log(`Flows ${hash}: ${files.size} files, all up to date`);
  return behind.length > 0 ? 1 : 0;
}

async function tellSince(ref: string, folder: string): Promise<number> {
  const { text, charts } = since(ref);
  // A promise that came or went is told; there is nothing of it to be drawn.
  const marked = [...charts].filter(([, { marks }]) => marks.size > 0);
  const pictures = marked.map(async ([name, { model, marks }]) => {
    return [`${name}.svg`, sheet(model, await layout(model), marks)] as const;
  });
  write(folder, new Map(await Promise.all(pictures)));
  console.log(text);
  if (marked.length > 0) console.log(`\nDrawn with what was added, changed and removed: ${folder}`);
  return 0;
}

async function run(): Promise<number> {
  const { values } = parseArgs({
    options: { check: { type: 'boolean', default: false }, out: { type: 'string' }, since: { type: 'string' } },
  });
  if (values.since !== undefined) return tellSince(values.since, values.out ?? CHANGES);
  const hash = flowsHash();
  const drawn = await drawnFlows();
  const files = chartFiles(drawn, flowProofs());
  if (values.check) return check(files, hash);
  write(CHARTS, files);
  const folder = values.out ?? PAGE;
  write(folder, await wholeSite(drawn));
  console.log(`Flows ${hash}: ${drawn.length} charts in docs/flows, the page in ${folder}`);
  return 0;
}

try {
  process.exitCode = await run();
} catch (error) {
  // An option that is none, a machine that cannot be read: one line says it.
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
