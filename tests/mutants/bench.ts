/** One Vitest for all mutants: what one of them leaves as it was is compiled once. */
import { spawnSync } from 'node:child_process';
import { join, relative } from 'node:path';
import { createVitest, type TestSpecification, type Vitest } from 'vitest/node';

/** What a run of tests comes to. */
export type Ran = 'passed' | 'failed' | 'hung';

export interface Run {
  readonly ran: Ran;
  /** The test files that noticed something. */
  readonly by: readonly string[];
}

/** Tests that take longer than this hang: what is broken has been noticed. */
const HANGS_MS = 300_000;

/** Closing takes at most this long. */
const CLOSES_MS = 10_000;

const SILENT = { onInit: () => undefined };

export interface Bench {
  /** The tests in a folder that import a file, but none of `tests/`. */
  related(file: string, folder: string): Promise<readonly TestSpecification[]>;
  of(files: readonly string[]): Promise<readonly TestSpecification[]>;
  /** Stops at the first that fails. */
  run(changed: string, tests: readonly TestSpecification[]): Promise<Run>;
  /** A file is as it was. */
  restored(file: string): void;
  close(): Promise<void>;
}

const open = (root: string) =>
  createVitest('test', { root, watch: false, bail: 1, silent: true, reporters: [SILENT], passWithNoTests: true, maxWorkers: 1 });

/** Whether it ends within so many milliseconds. */
async function endsWithin(ms: number, run: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ms);
  });
  const isDone = await Promise.race([run.then(() => true), late]);
  clearTimeout(timer);
  return isDone;
}

/** A loop without an end cannot be cancelled, and takes more memory each second. So the processes that run the tests end. */
function endWorkers() {
  const { stdout } = spawnSync('pgrep', ['-P', `${process.pid}`, '-f', 'vitest'], { encoding: 'utf8' });
  for (const id of stdout.split('\n').filter(Boolean)) process.kill(Number(id), 'SIGKILL');
}

const isOfWorker = (error: unknown) => error instanceof Error && error.message.startsWith('[vitest-pool');

/** Reads the imports of each test in the folder. */
async function relatedTo(vitest: Vitest, root: string, file: string, folder: string): Promise<readonly TestSpecification[]> {
  vitest.config.related = [join(root, file)];
  const found = await vitest.getRelevantTestSpecifications([join(root, folder)]);
  delete vitest.config.related;
  return found.filter(({ moduleId }) => !moduleId.startsWith(join(root, 'tests/')));
}

/** @param root the copy whose sources are broken. */
export async function openBench(root: string, hangsMs = HANGS_MS): Promise<Bench> {
  let vitest = await open(root);
  /** By file and folder. A mutant imports what its source does. */
  const found = new Map<string, Promise<readonly TestSpecification[]>>();
  const inRoot = (file: string) => join(root, file);
  /** Those of the given tests alone: Vitest also remembers which files failed with an earlier mutant. */
  const statesOf = (tests: readonly TestSpecification[]) => {
    const files = vitest.state.getFiles(tests.map(({ moduleId }) => moduleId));
    const states = new Map(files.map(({ filepath, result }) => [filepath, result?.state]));
    return tests.map(({ moduleId }) => ({ file: relative(root, moduleId), state: states.get(moduleId) }));
  };
  return {
    related(file, folder) {
      const key = `${file} ${folder}`;
      const known = found.get(key) ?? relatedTo(vitest, root, file, folder);
      found.set(key, known);
      return known;
    },
    async of(files) {
      const all = await vitest.globTestSpecifications();
      return all.filter(({ moduleId }) => files.some((file) => moduleId === inRoot(file)));
    },
    restored: (file) => vitest.invalidateFile(inRoot(file)),
    async run(changed, tests) {
      if (tests.length === 0) return { ran: 'passed', by: [] };
      vitest.invalidateFile(inRoot(changed));
      if (!(await endsWithin(hangsMs, vitest.runTestSpecifications([...tests])))) {
        const by = statesOf(tests).flatMap(({ file, state }) => (state === 'pass' ? [] : file));
        endWorkers();
        // Without its workers Vitest may wait for them forever.
        await endsWithin(CLOSES_MS, vitest.close());
        vitest = await open(root);
        found.clear();
        return { ran: 'hung', by };
      }
      // On a busy machine a worker may not answer in time, which says nothing of its tests.
      if (vitest.state.getUnhandledErrors().some(isOfWorker)) await vitest.runTestSpecifications([...tests]);
      const failed = statesOf(tests).flatMap(({ file, state }) => (state === 'fail' ? file : []));
      if (failed.length > 0) return { ran: 'failed', by: failed };
      // An error outside of a test names no file.
      const isStray = vitest.state.getUnhandledErrors().length > 0;
      return isStray ? { ran: 'failed', by: tests.map(({ moduleId }) => relative(root, moduleId)) } : { ran: 'passed', by: [] };
    },
    close: () => vitest.close(),
  };
}
