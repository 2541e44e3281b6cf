/** The three places where paths are walked. Each answers what became of every path that it was given. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import type { DescribedPaths } from '../exports/tell';
import { type AnyCases, type Happening, type Path, stepName } from '../paths';
import { InvalidOptions } from '../strategies/strategy';
import { asBrowserFile, settingsFor } from './browserFile';
import { play } from './play';
import { type Outcome, outcomesOfPlaywright, outcomesOfVitest } from './reports';
import type { ChosenPath, Place, Result } from './result';

const ROOT = resolve(import.meta.dirname, '../..');

/** A flow with those of its paths that are to be walked. */
export interface Job {
  readonly machine: AnyStateMachine;
  readonly cases: AnyCases;
  readonly described: DescribedPaths;
  /** What the machine refuses along a path. */
  readonly probes: (path: Path) => readonly (readonly Happening[])[];
}

export interface Shard {
  readonly index: number;
  readonly of: number;
}

export type Runner = (jobs: readonly Job[], shard: Shard | null) => Promise<readonly Result[]>;

const pathsOf = ({ described }: Job): readonly Path[] => described.paths.map(({ path }) => path);

/** Every n-th path: alike on every machine that is described the same. */
function shared(jobs: readonly Job[], shard: Shard | null): readonly Job[] {
  let at = 0;
  const isOurs = () => shard === null || at++ % shard.of === shard.index - 1;
  return jobs.map((job) => ({ ...job, described: { ...job.described, paths: job.described.paths.filter(isOurs) } }));
}

const onMachine: Runner = async (jobs, shard) => {
  const results: Result[] = [];
  for (const job of shared(jobs, shard))
    for (const path of pathsOf(job)) {
      const since = performance.now();
      const difference = await play(job.machine, job.cases.inputs[path.input], path, job.probes(path));
      const failed = difference && { step: difference.step, why: `Step ${difference.step}, ${difference.what}` };
      results.push({ flow: job.described.flow, place: 'machine', path, seconds: (performance.now() - since) / 1000, failed });
    }
  return results;
};

/** Runs a test tool and returns its result for each path, by id. A path without a result was not walked. */
function joined(place: Place, jobs: readonly Job[], outcomes: readonly Outcome[]): readonly Result[] {
  const byId = new Map(outcomes.map((outcome) => [outcome.id, outcome]));
  return jobs.flatMap((job) =>
    pathsOf(job).flatMap((path) => {
      const outcome = byId.get(path.id);
      return outcome ? [{ flow: job.described.flow, place, path, seconds: outcome.seconds, failed: outcome.failed }] : [];
    }),
  );
}

interface Ran {
  readonly code: number | null;
  readonly said: string;
}

function tool(name: string, args: readonly string[], env: Readonly<Record<string, string>>): Promise<Ran> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [join(ROOT, 'node_modules', name), ...args], {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said: string[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => said.push(String(data)));
    child.on('error', fail);
    child.on('close', (code) => done({ code, said: said.join('') }));
  });
}

/** A folder for this run inside the repository, so that its files can import. */
async function within<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = join(ROOT, '.cache/paths', `run-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function reportIn(file: string, { code, said }: Ran): string {
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const last = said.trim().split('\n').at(-1) ?? '';
  throw new Error(`The paths could not run (${code}): ${last}`);
}

const inView: Runner = (all, shard) =>
  within(async (folder) => {
    const jobs = shared(all, shard);
    const chosen: ChosenPath[] = jobs.flatMap((job) =>
      pathsOf(job).map(({ input, steps }) => ({ flow: job.described.flow, walk: [input, ...steps.map(stepName)] })),
    );
    if (chosen.length === 0) return [];
    const [walks, report] = [join(folder, 'walks.json'), join(folder, 'view.json')];
    writeFileSync(walks, JSON.stringify(chosen));
    const args = ['run', 'tests/paths/rendered.test.tsx', '--reporter=json', `--outputFile=${report}`];
    const ran = await tool('vitest/vitest.mjs', args, { KONTOR_WALKS: walks });
    return joined('view', jobs, outcomesOfVitest(reportIn(report, ran)));
  });

const inBrowser: Runner = (jobs, shard) =>
  within(async (folder) => {
    if (!existsSync(join(ROOT, 'dist/index.html'))) throw new InvalidOptions('The app has not been built. Run: npm run build.');
    for (const { described } of jobs) {
      if (described.paths.length > 0) writeFileSync(join(folder, `${described.flow}.spec.ts`), asBrowserFile(described, folder));
    }
    writeFileSync(join(folder, 'playwright.config.ts'), settingsFor(folder));
    const report = join(folder, 'browser.json');
    const part = shard ? [`--shard=${shard.index}/${shard.of}`] : [];
    const args = ['test', '-c', join(folder, 'playwright.config.ts'), '--reporter=json', ...part];
    const ran = await tool('@playwright/test/cli.js', args, { PLAYWRIGHT_JSON_OUTPUT_NAME: report });
    return joined('browser', jobs, outcomesOfPlaywright(reportIn(report, ran)));
  });

export const runners: Readonly<Record<Place, Runner>> = { machine: onMachine, view: inView, browser: inBrowser };
