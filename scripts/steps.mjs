/**
 * What `npm test` and `npm run test:all` do, in stages. Steps of one stage need nothing of each other and run side by side. The browser's and the
 * server's addresses are known only when they are there.
 */
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { reports, root, tool } from './paths.mjs';
import { ensurePostgres } from './postgres.mjs';
import { run } from './processes.mjs';

/** Runs a tool; its output goes to ours, or to an open file. */
const does =
  (name, args, env = {}) =>
  (output, more = {}) =>
    run(tool(name), args, { cwd: root, env: { ...process.env, ...more, ...env }, output });

/** The tests of one step, which `vitest.config.ts` chooses by its name. */
const vitest = (step) =>
  does('vitest', ['run', `--outputFile.json=${join(reports, `${step}.json`)}`], {
    KONTOR_TEST_STEP: step,
  });

/** The reports of such a step: its tests, and the errors outside of any test. */
const reportsOf = (step) => [`${step}.json`, `${step}.errors.json`];

/** One checker: each further one works out the shared types again, and other steps need the other cores. */
const TYPES = ['--noEmit', '--checkers', '1'];

/** Runs a tool with the address of a PostgreSQL server if one is available. It uses less CPU time than the embedded database. */
const onServer = (work) => async (output, env) => {
  const server = await ensurePostgres();
  const code = await work(output, { ...env, ...(server && { KONTOR_TEST_DATABASE_URL: server.url }) });
  server?.stop();
  return code;
};

/** Runs a tool that starts a browser. */
const inBrowser =
  (name, args) =>
  async (output, env = {}) => {
    const path = await ensureBrowser();
    return does(name, args)(output, { ...env, ...(path && { CHROMIUM: path }) });
  };

/** What `npm test` leaves to `npm run test:all`: tests named `*.all.*`. */
const QUICK = { KONTOR_TEST_QUICK: '1' };

/**
 * The steps of `npm test`, or of `npm run test:all` if `isAll`: that also runs the tests named `*.all.test.ts` and `*.all.spec.ts`, checks the
 * generators, builds the auditors' page, and runs exported tests.
 */
export const stepsOf = ({ isAll }) =>
  STEPS.filter(({ onlyInAll }) => isAll || !onlyInAll).map((step) => ({
    ...step,
    run: (output) => step.run(output, isAll ? {} : QUICK),
  }));

// The build is no part of vitest: under vitest's NODE_ENV it would emit development JSX. It takes longest of its stage, so it starts first.
const STEPS = [
  { name: 'styles', stage: 'styles', run: does('panda', ['codegen', '--silent']) },
  { name: 'types', stage: 'checks', needs: ['styles'], run: does('tsc', TYPES) },
  {
    name: 'build',
    stage: 'checks',
    needs: ['styles'],
    run: does('vite', ['build', '--logLevel', 'warn'], { NODE_ENV: 'production' }),
  },
  { name: 'lint', stage: 'checks', run: does('biome', ['ci', '.']) },
  { name: 'boundaries', stage: 'checks', run: (output) => run('node', ['scripts/boundaries.mjs'], { cwd: root, output }) },
  { name: 'dead-code', stage: 'checks', run: does('knip', []) },
  { name: 'unit', stage: 'tests', needs: ['styles', 'build'], run: vitest('unit'), report: reportsOf('unit') },
  { name: 'sandbox', stage: 'tests', run: onServer(vitest('sandbox')), report: reportsOf('sandbox') },
  // After the build, which empties the folder.
  { name: 'page', stage: 'tests', needs: ['build'], onlyInAll: true, run: does('tsx', ['atlas/cli/atlas.ts', '--page']) },
  {
    name: 'new-screens',
    stage: 'tests',
    needs: ['styles'],
    onlyInAll: true,
    run: onServer(inBrowser('tsx', ['tests/repository/newCheck.ts'])),
  },
  // Alone, as the browser's step is: its tests wait for what a merchant sees.
  {
    name: 'exports',
    stage: 'exports',
    needs: ['styles', 'build'],
    onlyInAll: true,
    run: inBrowser('tsx', ['tests/exports/run.ts', join(reports, 'exports.json')]),
    report: 'exports.json',
  },
  // Alone, because its tests wait for what a user sees: beside the unit tests they take longer than after them.
  {
    name: 'browser',
    stage: 'browser',
    needs: ['styles', 'build'],
    run: onServer(inBrowser('playwright', ['test'])),
    report: 'browser.json',
  },
];

/** These steps and what they need, in the order of all. */
export const withNeeds = (steps, names) =>
  steps.filter(({ name }) =>
    steps.some((step) => names.includes(step.name) && (step.name === name || step.needs?.includes(name))),
  );
