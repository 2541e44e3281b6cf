import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { flowsHash } from './atlas/sources';

const TESTS = '**/*.test.{ts,tsx}';
/** `npm test` leaves out what takes long and rarely fails alone: `npm run test:all` has it. */
const ONLY_IN_ALL = process.env.KONTOR_TEST_QUICK ? ['**/*.all.test.{ts,tsx}'] : [];
const NEVER = [...configDefaults.exclude, 'dist/**', '.cache/**', 'tests/browser/**', ...ONLY_IN_ALL];

/** What a file needs a process of its own for: it replaces modules, time or globals, needs a document, or measures time. */
const OWN_PROCESS = /@vitest-environment|\bvi\.(?:mock|doMock|resetModules|stub|spyOn|useFakeTimers)|\bperformance\.now\b/;

/** The other tests of the app's functions. A process for each would cost more than they do. */
const TRACELESS = readdirSync(join(import.meta.dirname, 'src'), { recursive: true, encoding: 'utf8' })
  .map((path) => `src/${path.replaceAll('\\', '/')}`)
  .filter(
    (path) => /(?<!\.wire)\.test\.ts$/.test(path) && !OWN_PROCESS.test(readFileSync(join(import.meta.dirname, path), 'utf8')),
  );

/** Pure functions and machines, whose tests leave nothing behind. */
const PURE = [
  ...['machines', 'contract', 'theme', 'atlas', 'tests/repository', 'tests/exports'].map((folder) => `${folder}/${TESTS}`),
  'tests/*.test.ts',
  'tests/paths/machine.test.ts',
  ...TRACELESS,
];
/** Tests of the sandbox: each file starts a database of its own. */
const SANDBOX = `sandbox/${TESTS}`;
/** Tests that need a document: each file leaves it empty. */
const RENDERED = ['src/**/*.test.tsx', 'src/services/**/*.wire.test.ts', 'tests/paths/*.test.tsx'];

/** Of the sandbox, only what depends on the embedded database is a unit test: the rest is tested on a server, and in the browser. */
const ON_SERVER = ['sandbox/!(database|seed)/**/*.test.ts', 'sandbox/!(conformance).test.ts', 'sandbox/database/server.test.ts'];
/** Of the sandbox, what tests files and folders needs no server: it is a unit test only. */
const ON_DISK = ['sandbox/database/{lock,storage,storage.all}.test.ts'];
/** Without the address of a server its file has no tests. */
const UNSERVED = process.env.KONTOR_TEST_DATABASE_URL ? [] : ['sandbox/database/server.test.ts'];

/** The files of a step of `npm test`, and of all steps without one. Files that share modules import them once: that takes most of their time. */
function filesOf(step: string | undefined) {
  if (step === 'sandbox') return { rendered: [], shared: [SANDBOX], alone: [], never: [...NEVER, ...UNSERVED, ...ON_DISK] };
  const never = [...NEVER, ...(step === 'unit' ? ON_SERVER : UNSERVED)];
  return { rendered: RENDERED, shared: [...PURE, SANDBOX], alone: [TESTS], never };
}

const step = process.env.KONTOR_TEST_STEP;
const { rendered, shared, alone, never } = filesOf(step);
const SETUP = 'tests/setup.ts';

/** Files that need a document ask for one themselves: `// @vitest-environment happy-dom`. */
export default defineConfig({
  define: { __FLOWS__: JSON.stringify(flowsHash()) },
  test: {
    // Long enough for a busy machine: a limit is there for what hangs, and says nothing of speed.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What fails outside of any test fails the run, and is named at its end.
    ...(step && {
      reporters: ['default', 'json', ['./scripts/errorsOutside.mjs', { file: `.cache/reports/${step}.errors.json` }]],
    }),
    // A test that checked nothing is a defect: it would pass whatever the code does.
    expect: { requireAssertions: true },
    pool: 'forks',
    // What a test makes lives shortly: a larger young generation of the heap is collected less often, and on cores that are all busy by one thread.
    execArgv: ['--min-semi-space-size=64', '--max-semi-space-size=128', '--single-threaded-gc'],
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'rendered',
          include: rendered,
          exclude: never,
          isolate: false,
          environment: 'happy-dom',
          setupFiles: [SETUP, 'tests/document.ts'],
        },
      },
      { extends: true, test: { name: 'shared', include: shared, exclude: never, isolate: false, setupFiles: [SETUP] } },
      {
        extends: true,
        test: { name: 'alone', include: alone, exclude: [...never, ...rendered, ...shared], setupFiles: [SETUP] },
      },
    ],
  },
});
