/**
 * `npm run mutants [-- --layer machines|views|services|sandbox] [--of <part of a path>] [--changed <commit>] [--take <n>] [--skip <n>]
 * [--seed <text>] [--budget <seconds>] [--browser]`: breaks sources one at a time in a copy of the project, and says which breaks nobody notices. Fails when
 * one survives that `explained.tsv` does not explain, or when a check fails without a break. `--skip` leaves out the first, to go on with a sample.
 * `--browser` also asks the tests of the browser about what nobody else noticed. With KONTOR_TEST_QUICK=1 the tests are those of `npm test`.
 */
import 'temporal-polyfill/global';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { stepName } from '../../atlas/paths';
import { pathsOf } from '../paths/flowPaths';
import { copyOfProject, ROOT } from '../repository/copy';
import { openBench } from './bench';
import { allOf, choose, type Planned } from './choose';
import { explained, isExplained } from './explained';
import { type Judged, judge, type Sound } from './judge';
import { filesOf, flowsOf, layerOf } from './layers';
import { type Layer, OPERATORS } from './operators';

const TEXT = { type: 'string' } as const;
const options = {
  layer: TEXT,
  of: TEXT,
  changed: TEXT,
  take: TEXT,
  skip: TEXT,
  seed: TEXT,
  budget: TEXT,
  browser: { type: 'boolean', default: false },
} as const;

const layers = Object.keys(OPERATORS) as Layer[];

function changedSince(commit: string): readonly string[] {
  const { stdout, status } = spawnSync('git', ['diff', '--name-only', '--diff-filter=d', commit], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`There is no commit ${commit}.`);
  return stdout.split('\n').filter(Boolean);
}

function planned({ layer, of, changed }: { layer?: string; of?: string; changed?: string }): readonly Planned[] {
  if (layer !== undefined && !layers.some((one) => one === layer)) throw new Error(`The layers are ${layers.join(', ')}.`);
  const chosen = layers.filter((one) => layer === undefined || one === layer);
  const files = changed === undefined ? chosen.flatMap((one) => filesOf(one, ROOT)) : changedSince(changed);
  return files.flatMap((file) => {
    const own = layerOf(file);
    return own && chosen.includes(own) && (of === undefined || file.includes(of)) ? allOf(own, file, ROOT) : [];
  });
}

/** The paths of the sound source, by the names of their steps. */
function writeWalks(copy: string, { layer, file }: Planned): string {
  const walks = flowsOf(layer, file).flatMap((flow) =>
    pathsOf(flow).paths.map(({ input, steps }) => ({ flow, walk: [input, ...steps.map(stepName)] })),
  );
  const path = join(copy, '.cache', 'walks.json');
  mkdirSync(join(copy, '.cache'), { recursive: true });
  writeFileSync(path, JSON.stringify(walks));
  return path;
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

const timesOf = ({ took }: Judged) =>
  Object.entries(took)
    .map(([check, ms]) => `${check} ${seconds(ms)}`)
    .join(', ');

function printRates(judged: readonly Judged[]) {
  for (const layer of layers) {
    const own = judged.filter((one) => one.layer === layer && one.verdict !== 'unsound');
    if (own.length === 0) continue;
    const by = (verdict: string) => own.filter((one) => one.verdict === verdict).length;
    const killed = own.length - by('survived');
    const who = ['tests', 'proofs', 'paths', 'types', 'browser', 'hung'].map((one) => `${one} ${by(one)}`).join(', ');
    console.log(`${layer}: ${killed} of ${own.length} noticed, ${Math.round((100 * killed) / own.length)} % (${who})`);
  }
}

async function main() {
  const { values } = parseArgs({ options });
  const all = planned(values);
  const skip = Number(values.skip ?? 0);
  const take = values.take === undefined ? null : skip + Number(values.take);
  const chosen = choose(all, values.seed ?? '1', take).slice(skip);
  const until = Date.now() + Number(values.budget ?? Infinity) * 1000;
  console.log(`${all.length} mutants, ${chosen.length} chosen`);
  const copy = copyOfProject('mutants');
  const bench = await openBench(copy);
  const rows = explained();
  const isKnown = (one: Planned) => isExplained(rows, one, readFileSync(join(copy, one.file), 'utf8'));
  const judged: Judged[] = [];
  process.on('SIGINT', () => process.exit(130));
  process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
  const sound: Sound = new Map();
  for (const one of chosen) {
    if (Date.now() > until) break;
    const result = await judge({ bench, copy, sound, isBrowserAsked: values.browser }, one, writeWalks(copy, one));
    judged.push(result);
    const left = result.verdict === 'survived' && isKnown(one) ? 'survived, explained' : result.verdict;
    console.log(
      `${judged.length}/${chosen.length} ${left}: ${one.file}:${one.mutant.line} ${one.mutant.what} (${timesOf(result)})`,
    );
  }
  await bench.close();
  printRates(judged);
  mkdirSync(join(ROOT, '.cache/reports'), { recursive: true });
  writeFileSync(join(ROOT, '.cache/reports/mutants.json'), JSON.stringify(judged, null, 1));
  const isOpen = (one: Judged) => one.verdict === 'unsound' || (one.verdict === 'survived' && !isKnown(one));
  process.exitCode = judged.some(isOpen) ? 1 : 0;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
