/**
 * `npm run trace [-- --flow <name>] [--out <folder>]`: requirements with states and transitions, endpoints, properties and tests, as a page,
 * CSV and XLSX, for all flows and for each. `npm run trace -- --missing SES-01,SES-02` writes nothing and fails if one of these has no test.
 */
import 'temporal-polyfill/global';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { csvOf, sheetOf } from '../atlas/trace/cells';
import { pageOf } from '../atlas/trace/page';
import { type Line, linesFor, totalsOf, untested } from '../atlas/trace/trace';

class Refused extends Error {}

function settings() {
  try {
    const options = {
      missing: { type: 'string' },
      flow: { type: 'string' },
      out: { type: 'string', default: '.cache/trace' },
    } as const;
    return parseArgs({ options }).values;
  } catch (error) {
    throw new Refused(error instanceof Error ? error.message : String(error));
  }
}

interface Matrix {
  /** The name of its files. */
  readonly name: string;
  readonly title: string;
  readonly lines: readonly Line[];
}

const matricesOf = (lines: readonly Line[], names: readonly string[], flow: string | undefined): Matrix[] => [
  ...(flow === undefined ? [{ name: 'trace', title: 'Trace of all requirements', lines }] : []),
  ...names
    .filter((name) => flow === undefined || name === flow)
    .map((name) => ({ name, title: `Trace of ${name}`, lines: linesFor(lines, name) })),
];

/** Returns every file, made before the first is written. */
async function filesOf(matrices: readonly Matrix[]): Promise<Map<string, string | Uint8Array>> {
  const files = new Map<string, string | Uint8Array>();
  const links =
    matrices.length > 1 ? matrices.map(({ name }) => ({ text: name === 'trace' ? 'All' : name, href: `${name}.html` })) : [];
  for (const { name, title, lines } of matrices) {
    files.set(`${name}.html`, pageOf(title, lines, links));
    files.set(`${name}.csv`, csvOf(lines));
    files.set(`${name}.xlsx`, await sheetOf(lines));
  }
  return files;
}

/** Checks the folder first, so that an invalid one is reported at once. */
function writeInto(folder: string, files: ReadonlyMap<string, string | Uint8Array> = new Map()) {
  try {
    mkdirSync(folder, { recursive: true });
    for (const [name, content] of files) writeFileSync(join(folder, name), content);
  } catch (error) {
    throw new Refused(`Cannot write to ${folder}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function checkTested(lines: readonly Line[], ids: readonly string[]) {
  const missing = untested(lines, ids);
  for (const id of missing) console.error(`${id} has no test.`);
  process.exitCode = missing.length > 0 ? 1 : 0;
}

async function run() {
  const { missing, flow, out } = settings();
  // Loading the flows takes seconds, and more to join them. A mistyped command need not wait for that.
  const names = Object.keys((await import('../machines/flows')).flows);
  if (flow !== undefined && !names.includes(flow))
    throw new Refused(`No flow is called ${flow}. There are: ${names.join(', ')}.`);
  if (missing === undefined) writeInto(out);
  const { matrix } = await import('../atlas/trace/matrix');
  const lines = matrix(missing === undefined ? flow : undefined);
  if (missing !== undefined) {
    checkTested(lines, missing.split(/[\s,]+/).filter(Boolean));
    return;
  }
  const matrices = matricesOf(lines, names, flow);
  writeInto(out, await filesOf(matrices));
  for (const one of matrices) {
    const { requirements, tested, served, gaps } = totalsOf(one.lines);
    const counts = `${String(requirements).padStart(4)} requirements, ${served} in a flow, ${tested} with a test, ${gaps} gaps`;
    console.log(`${(one.name === 'trace' ? 'all' : one.name).padEnd(20)} ${counts}`);
  }
  console.log(`\nPages, CSV and XLSX: ${join(out, `${matrices[0]?.name}.html`)}`);
}

run().catch((error: unknown) => {
  if (!(error instanceof Refused)) throw error;
  console.error(error.message);
  process.exitCode = 2;
});
