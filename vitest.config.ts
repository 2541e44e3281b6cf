import { configDefaults, defineConfig } from 'vitest/config';
import { flowsHash } from './atlas/sources';

const TESTS = '**/*.test.{ts,tsx}';
const NEVER = [...configDefaults.exclude, 'dist/**', '.cache/**', 'tests/browser/**'];

/** Folders of pure functions and machines: their tests leave nothing behind, and share the modules whose import takes most of their time. */
const pure = ['machines', 'contract', 'theme', 'atlas'].map((folder) => `${folder}/${TESTS}`);

/** Of the sandbox, only what depends on the embedded database is a unit test: the rest is tested on a server, and in the browser. */
const ON_SERVER = ['sandbox/!(database|seed)/**/*.test.ts', 'sandbox/!(conformance).test.ts'];

/** Which files a step of `npm test` runs; without a step, all of them. */
function filesOf(step: string | undefined) {
  if (step === 'sandbox') return { pure: [], include: [`sandbox/${TESTS}`], exclude: NEVER };
  return { pure, include: [TESTS], exclude: [...NEVER, ...pure, ...(step === 'unit' ? ON_SERVER : [])] };
}

const files = filesOf(process.env.KONTOR_TEST_STEP);

/** Files that need a document ask for one themselves: `// @vitest-environment happy-dom`. */
export default defineConfig({
  define: { __FLOWS__: JSON.stringify(flowsHash()) },
  test: {
    setupFiles: ['tests/setup.ts'],
    // Long enough for a busy machine: a limit is there for what hangs, and says nothing of speed.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: 'pure', include: files.pure, exclude: NEVER, isolate: false } },
      { extends: true, test: { name: 'isolated', include: files.include, exclude: files.exclude } },
    ],
  },
});
