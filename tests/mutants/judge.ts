/** Breaks one source in a copy, and finds out who notices. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { TestSpecification } from 'vitest/node';
import { ownEnvironment } from '../repository/copy';
import type { Bench, Run } from './bench';
import { type Check, checksOf, flowsOf, TESTED_IN, testFoldersOf, type Whole } from './layers';
import { type Layer, type Mutant, mutated } from './operators';

/** Who noticed. `unsound`: what noticed also fails with the whole source, and says nothing about the mutant. */
export type Verdict = 'tests' | 'proofs' | 'paths' | 'types' | 'browser' | 'hung' | 'survived' | 'unsound';

export interface Judged {
  readonly layer: Layer;
  readonly file: string;
  readonly mutant: Mutant;
  readonly verdict: Verdict;
  /** How long each check took, in milliseconds. */
  readonly took: Took;
}

type Took = Readonly<Partial<Record<Check | Whole, number>>>;

/** A command that takes longer than this hangs: what is broken has been noticed. */
const HANGS_MS = 300_000;
const BROWSER_HANGS_MS = 1_800_000;

/** What walks the flows of a layer, the quickest first. */
const PATHS: Readonly<Record<'machines' | 'views', readonly string[]>> = {
  machines: ['tests/paths/machine.test.ts', 'tests/paths/rendered.test.tsx'],
  views: [
    'tests/paths/lists.test.tsx',
    'tests/paths/rows.test.tsx',
    'tests/paths/filters.test.tsx',
    'tests/paths/parts.test.tsx',
    'tests/paths/answers.test.tsx',
    'tests/paths/forms.test.tsx',
    'tests/paths/fieldErrors.test.tsx',
    'tests/paths/lookups.test.tsx',
    'tests/paths/dialogs.test.tsx',
    'tests/paths/details.test.tsx',
    'tests/paths/menus.test.tsx',
    'tests/paths/viewer.test.tsx',
    'tests/paths/buttons.test.tsx',
    'tests/paths/buttons.all.test.tsx',
    'tests/paths/settled.test.tsx',
    'tests/paths/closing.test.tsx',
    'tests/paths/closing.all.test.tsx',
    'tests/paths/outcomes.test.tsx',
    'tests/paths/rendered.test.tsx',
  ],
};

interface Setting {
  readonly timeout?: number;
  readonly env?: NodeJS.ProcessEnv;
}

function command(copy: string, program: string, args: readonly string[], { timeout = HANGS_MS, env }: Setting = {}): Run {
  const { status, signal } = spawnSync(program, args, {
    cwd: copy,
    env: { ...ownEnvironment(), ...env },
    stdio: 'ignore',
    timeout,
    killSignal: 'SIGKILL',
  });
  const ran = status === 0 ? 'passed' : 'failed';
  return { ran: signal ? 'hung' : ran, by: [] };
}

const proofs = (copy: string, layer: Layer, file: string): Run =>
  flowsOf(layer, file).reduce<Run>(
    (so, flow) => (so.ran === 'passed' ? command(copy, process.execPath, ['--import', 'tsx', 'atlas/cli/proofs.ts', flow]) : so),
    { ran: 'passed', by: [] },
  );

/** The app of the broken source in a browser, with the tests of `npm test`: those that cost most. A source that can't be built is noticed too. */
function browser(copy: string): Run {
  const built = command(copy, 'npx', ['vite', 'build', '--logLevel', 'error'], { env: { NODE_ENV: 'production' } });
  if (built.ran !== 'passed') return built;
  const env = process.env.KONTOR_TEST_QUICK ? { KONTOR_TEST_QUICK: '1' } : {};
  return command(copy, 'npx', ['playwright', 'test', '--max-failures=1'], { timeout: BROWSER_HANGS_MS, env });
}

const walksOf = (layer: Layer, file: string) => `^(${flowsOf(layer, file).join('|')})$`;

/**
 * Runs tests of paths for the flows of a source.
 * @param walks a file with the paths of the whole source, so that a broken machine is walked as the sound one was.
 */
async function paths(bench: Bench, { layer, file }: Planned, walks: string, tests: readonly string[]): Promise<Run> {
  Object.assign(process.env, { KONTOR_FLOWS: walksOf(layer, file), KONTOR_WALKS: walks });
  try {
    return await bench.run(file, await bench.of(tests));
  } finally {
    delete process.env.KONTOR_FLOWS;
    delete process.env.KONTOR_WALKS;
  }
}

/** The tests that are about a file, or the others that import it. */
async function related(bench: Bench, layer: Layer, file: string, isBeside: boolean): Promise<Run> {
  const beside = testFoldersOf(layer, file);
  const found: TestSpecification[] = [];
  for (const folder of isBeside ? beside : TESTED_IN[layer]) found.push(...(await bench.related(file, `${folder}/`)));
  const isIn = ({ moduleId }: TestSpecification) => beside.some((folder) => dirname(moduleId).endsWith(folder));
  return bench.run(
    file,
    found.filter((test) => isIn(test) === isBeside),
  );
}

const BY = { beside: 'tests', importing: 'tests', paths: 'paths', proofs: 'proofs', browser: 'browser', types: 'types' } as const;

type Planned = Omit<Judged, 'verdict' | 'took'>;

function check(bench: Bench, copy: string, planned: Planned, walks: string, by: Check | Whole): Promise<Run> | Run {
  const { layer, file } = planned;
  switch (by) {
    case 'beside':
    case 'importing':
      return related(bench, layer, file, by === 'beside');
    case 'paths':
      return paths(bench, planned, walks, PATHS[layer === 'machines' ? layer : 'views']);
    case 'proofs':
      return proofs(copy, layer, file);
    case 'browser':
      return browser(copy);
    case 'types':
      // What compiled before is kept, so that only what a mutant touches is checked again.
      return command(copy, 'npx', ['tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo']);
  }
}

/** What is known of the whole sources: each test file is tried once, and so is each command. */
export type Sound = Map<string, boolean>;

/** Whether one of the test files that noticed a mutant passes with the whole source. Only these are run again. */
async function isSound(
  bench: Bench,
  planned: Planned,
  walks: string,
  by: Check,
  noticed: readonly string[],
  sound: Sound,
): Promise<boolean> {
  const { layer, file } = planned;
  const keyOf = (test: string) => (by === 'paths' ? `${test} ${walksOf(layer, file)}` : test);
  const untried = noticed.filter((test) => !sound.has(keyOf(test)));
  const again = by === 'paths' ? await paths(bench, planned, walks, untried) : await bench.run(file, await bench.of(untried));
  for (const test of untried) sound.set(keyOf(test), again.ran === 'passed');
  return noticed.some((test) => sound.get(keyOf(test)));
}

/** The same for a command, which has no test files. */
async function isSoundCommand(run: () => Promise<Run> | Run, key: string, sound: Sound): Promise<boolean> {
  if (!sound.has(key)) sound.set(key, (await run()).ran === 'passed');
  return sound.get(key) === true;
}

const isCommand = (by: Check | Whole): by is Whole | 'proofs' => by === 'types' || by === 'proofs' || by === 'browser';

export interface Judging {
  readonly bench: Bench;
  readonly copy: string;
  readonly sound: Sound;
  readonly isBrowserAsked?: boolean;
}

/** The copy is whole again afterwards. What takes long is asked last: the browser after the compiler. */
export async function judge(
  { bench, copy, sound, isBrowserAsked = false }: Judging,
  planned: Planned,
  walks: string,
): Promise<Judged> {
  const { layer, file, mutant } = planned;
  const path = join(copy, file);
  const took: Partial<Record<Check | Whole, number>> = {};
  const text = readFileSync(path, 'utf8');
  const restore = () => {
    writeFileSync(path, text);
    bench.restored(file);
  };
  try {
    const whole: readonly Whole[] = isBrowserAsked ? ['types', 'browser'] : ['types'];
    for (const by of [...checksOf(layer), ...whole]) {
      writeFileSync(path, mutated(text, mutant));
      const before = Date.now();
      const run = () => check(bench, copy, planned, walks, by);
      const { ran, by: noticed } = await run();
      took[by] = Date.now() - before;
      // No mutant makes the compiler hang: it is slow on a busy machine.
      if (ran === 'passed' || (by === 'types' && ran === 'hung')) continue;
      restore();
      const holds = isCommand(by)
        ? await isSoundCommand(run, by === 'proofs' ? `${by} ${file}` : by, sound)
        : await isSound(bench, planned, walks, by, noticed, sound);
      return { layer, file, mutant, verdict: !holds ? 'unsound' : ran === 'hung' ? 'hung' : BY[by], took };
    }
    return { layer, file, mutant, verdict: 'survived', took };
  } finally {
    restore();
  }
}
