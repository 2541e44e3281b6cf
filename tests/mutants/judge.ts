/** Breaks one source in a copy, and finds out who notices. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { TestSpecification } from 'vitest/node';
import { ownEnvironment } from '../repository/copy';
import type { Bench, Ran } from './bench';
import { type Check, checksOf, flowsOf, TESTED_IN, testFoldersOf } from './layers';
import { type Layer, type Mutant, mutated } from './operators';

/** Who noticed. `unsound`: what noticed also fails with the whole source, and says nothing about the mutant. */
export type Verdict = 'tests' | 'proofs' | 'paths' | 'types' | 'hung' | 'survived' | 'unsound';

export interface Judged {
  readonly layer: Layer;
  readonly file: string;
  readonly mutant: Mutant;
  readonly verdict: Verdict;
  /** How long each check took, in milliseconds. */
  readonly took: Took;
}

type Took = Readonly<Partial<Record<Check | 'types', number>>>;

/** A command that takes longer than this hangs: what is broken has been noticed. */
const HANGS_MS = 300_000;

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
    'tests/paths/settled.test.tsx',
    'tests/paths/rendered.test.tsx',
  ],
};

function command(copy: string, program: string, ...args: readonly string[]): Ran {
  const { status, signal } = spawnSync(program, args, {
    cwd: copy,
    env: ownEnvironment(),
    stdio: 'ignore',
    timeout: HANGS_MS,
    killSignal: 'SIGKILL',
  });
  if (signal) return 'hung';
  return status === 0 ? 'passed' : 'failed';
}

const proofs = (copy: string, layer: Layer, file: string): Ran =>
  flowsOf(layer, file).reduce<Ran>(
    (so, flow) => (so === 'passed' ? command(copy, process.execPath, '--import', 'tsx', 'atlas/cli/proofs.ts', flow) : so),
    'passed',
  );

/** @param walks a file with the paths of the whole source, so that a broken machine is walked as the sound one was. */
async function paths(bench: Bench, layer: Layer, file: string, walks: string): Promise<Ran> {
  const flows = flowsOf(layer, file);
  Object.assign(process.env, { KONTOR_FLOWS: `^(${flows.join('|')})$`, KONTOR_WALKS: walks });
  try {
    return await bench.run(file, await bench.of(PATHS[layer === 'machines' ? layer : 'views']));
  } finally {
    delete process.env.KONTOR_FLOWS;
    delete process.env.KONTOR_WALKS;
  }
}

/** The tests that are about a file, or the others that import it. */
async function related(bench: Bench, layer: Layer, file: string, isBeside: boolean): Promise<Ran> {
  const beside = testFoldersOf(layer, file);
  const found: TestSpecification[] = [];
  for (const folder of isBeside ? beside : [TESTED_IN[layer]]) found.push(...(await bench.related(file, `${folder}/`)));
  const isIn = ({ moduleId }: TestSpecification) => beside.some((folder) => dirname(moduleId).endsWith(folder));
  return bench.run(
    file,
    found.filter((test) => isIn(test) === isBeside),
  );
}

const BY = { beside: 'tests', importing: 'tests', paths: 'paths', proofs: 'proofs' } as const;

type Planned = Omit<Judged, 'verdict' | 'took'>;

function passes(bench: Bench, copy: string, { layer, file }: Planned, walks: string, check: Check | 'types'): Promise<Ran> | Ran {
  switch (check) {
    case 'beside':
    case 'importing':
      return related(bench, layer, file, check === 'beside');
    case 'paths':
      return paths(bench, layer, file, walks);
    case 'proofs':
      return proofs(copy, layer, file);
    case 'types':
      // What compiled before is kept, so that only what a mutant touches is checked again.
      return command(copy, 'npx', 'tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo');
  }
}

/** What is known of the whole sources: each check is tried once for each file that it judges. */
export type Sound = Map<string, boolean>;
/** The copy is whole again afterwards. The compiler is asked last, for it takes long. */
export async function judge(bench: Bench, copy: string, planned: Planned, walks: string, sound: Sound): Promise<Judged> {
  const { layer, file, mutant } = planned;
  const path = join(copy, file);
  const took: Partial<Record<Check | 'types', number>> = {};
  const text = readFileSync(path, 'utf8');
  const restore = () => {
    writeFileSync(path, text);
    bench.restored(file);
  };
  try {
    for (const check of [...checksOf(layer), 'types'] as const) {
      writeFileSync(path, mutated(text, mutant));
      const before = Date.now();
      const ran = await passes(bench, copy, planned, walks, check);
      took[check] = Date.now() - before;
      // No mutant makes the compiler hang: it is slow on a busy machine.
      if (ran === 'passed' || (check === 'types' && ran === 'hung')) continue;
      restore();
      const key = check === 'types' ? check : `${check} ${file}`;
      if (!sound.has(key)) sound.set(key, (await passes(bench, copy, planned, walks, check)) === 'passed');
      const by = check === 'types' ? check : BY[check];
      return { layer, file, mutant, verdict: !sound.get(key) ? 'unsound' : ran === 'hung' ? 'hung' : by, took };
    }
    return { layer, file, mutant, verdict: 'survived', took };
  } finally {
    restore();
  }
}
