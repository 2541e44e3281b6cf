/** Breaks one source in a copy, and finds out who notices. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ownEnvironment } from '../repository/copy';
import type { Bench, Ran } from './bench';
import { checksOf, flowsOf } from './layers';
import { type Layer, type Mutant, mutated } from './operators';

export type Verdict = 'tests' | 'proofs' | 'paths' | 'types' | 'hung' | 'survived';

export interface Judged {
  readonly layer: Layer;
  readonly file: string;
  readonly mutant: Mutant;
  readonly verdict: Verdict;
}

/** A command that takes longer than this hangs: what is broken has been noticed. */
const HANGS_MS = 300_000;

const PATHS = ['tests/paths/machine.test.ts', 'tests/paths/rendered.test.tsx'] as const;

function command(copy: string, ...args: readonly string[]): Ran {
  const { status, signal } = spawnSync('npx', args, {
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
    (so, flow) => (so === 'passed' ? command(copy, 'tsx', 'atlas/cli/proofs.ts', flow) : so),
    'passed',
  );

/** @param walks a file with the paths of the whole source, so that a broken machine is walked as the sound one was. */
async function paths(bench: Bench, layer: Layer, file: string, walks: string): Promise<Ran> {
  const flows = flowsOf(layer, file);
  Object.assign(process.env, { KONTOR_FLOWS: `^(${flows.join('|')})$`, KONTOR_WALKS: walks });
  try {
    return await bench.run(file, await bench.of(layer === 'machines' ? PATHS : PATHS.slice(1)));
  } finally {
    delete process.env.KONTOR_FLOWS;
    delete process.env.KONTOR_WALKS;
  }
}

async function related(bench: Bench, layer: Layer, file: string): Promise<Ran> {
  const all = await bench.related(file);
  const beside = all.filter(({ moduleId }) => dirname(moduleId).endsWith(dirname(file)));
  const near = await bench.run(file, beside);
  // What else imports a machine walks other machines.
  if (near !== 'passed' || layer === 'machines') return near;
  return bench.run(
    file,
    all.filter((one) => !beside.includes(one)),
  );
}

const BY = { related: 'tests', paths: 'paths', proofs: 'proofs' } as const;

/** Who notices first; the compiler is asked last, for it takes long. */
async function noticedBy(
  bench: Bench,
  copy: string,
  { layer, file, mutant }: Omit<Judged, 'verdict'>,
  walks: string,
): Promise<Verdict> {
  const ask = {
    related: () => related(bench, layer, file),
    paths: () => paths(bench, layer, file, walks),
    proofs: () => proofs(copy, layer, file),
  };
  for (const check of checksOf(layer)) {
    const ran = await ask[check]();
    if (ran !== 'passed') return ran === 'hung' ? 'hung' : BY[check];
  }
  if (mutant === UNBROKEN) return 'survived';
  return command(copy, 'tsc', '--noEmit') === 'passed' ? 'survived' : 'types';
}

/** A mutant that changes nothing: who notices it would notice everything. */
export const UNBROKEN: Mutant = { line: 0, what: 'changes nothing', start: 0, end: 0, text: '' };

/** The copy is whole again afterwards. */
export async function judge(bench: Bench, copy: string, planned: Omit<Judged, 'verdict'>, walks: string): Promise<Judged> {
  const { layer, file, mutant } = planned;
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, mutated(text, mutant));
  try {
    return { layer, file, mutant, verdict: await noticedBy(bench, copy, planned, walks) };
  } finally {
    writeFileSync(path, text);
    bench.restored(file);
  }
}
