/** Runs `npm run trace`. An invalid request is reported in one line, and nothing is written. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { csvOf, sheetOf } from '../trace/cells';
import { pageOf } from '../trace/page';
import { type Line, linesFor, totalsOf, untested } from '../trace/trace';
import type { Screen } from './command';

class Refused extends Error {}

function settings(args: readonly string[]) {
  try {
    const options = {
      missing: { type: 'string' },
      flow: { type: 'string' },
      out: { type: 'string', default: '.cache/trace' },
    } as const;
    return parseArgs({ args: [...args], options }).values;
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

function checkTested(lines: readonly Line[], ids: readonly string[], { note }: Screen): number {
  const missing = untested(lines, ids);
  for (const id of missing) note(`${id} has no test.`);
  return missing.length > 0 ? 1 : 0;
}

async function carryOut(args: readonly string[], screen: Screen): Promise<number> {
  const { missing, flow, out } = settings(args);
  // Loading the flows takes seconds, and more to join them. A mistyped command need not wait for that.
  const names = Object.keys((await import('../../machines/flows')).flows);
  if (flow !== undefined && !names.includes(flow))
    throw new Refused(`No flow is called ${flow}. There are: ${names.join(', ')}.`);
  if (missing === undefined) writeInto(out);
  const { matrix } = await import('../trace/matrix');
  const lines = matrix(missing === undefined ? flow : undefined);
  if (missing !== undefined) return checkTested(lines, missing.split(/[\s,]+/).filter(Boolean), screen);
  const matrices = matricesOf(lines, names, flow);
  writeInto(out, await filesOf(matrices));
  for (const one of matrices) {
    const { requirements, tested, served, gaps } = totalsOf(one.lines);
    const counts = `${String(requirements).padStart(4)} requirements, ${served} in a flow, ${tested} with a test, ${gaps} gaps`;
    screen.say(`${(one.name === 'trace' ? 'all' : one.name).padEnd(20)} ${counts}`);
  }
  screen.say(`\nPages, CSV and XLSX: ${join(out, `${matrices[0]?.name}.html`)}`);
  return 0;
}

/** Returns the exit code: 0 on success, 1 if a requirement has no test, 2 for an invalid request, which is said in one line. */
export async function traceCommand(args: readonly string[], screen: Screen): Promise<number> {
  try {
    return await carryOut(args, screen);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    screen.note(error.message);
    return 2;
  }
}
