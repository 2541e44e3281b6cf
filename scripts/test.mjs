/**
 * `npm test`: the checks of every change, on a fresh clone too. `npm run test:all` (`--all`): every check. `npm test -- unit browser` runs the
 * named steps and those they need. Steps of one stage run in parallel on the available cores (`KONTOR_TEST_CORES`, or those of the machine).
 * Stops after the first stage with a failure, and always cleans up.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { reports } from './paths.mjs';
import { failures, total } from './reports.mjs';
import { runStage } from './stages.mjs';
import { stepsOf, withNeeds } from './steps.mjs';

const given = process.argv.slice(2);
const isAll = given.includes('--all');
const named = given.filter((word) => word !== '--all');
const steps = stepsOf({ isAll });
const unknown = named.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`No step is called ${unknown.join(', ')}. There are: ${steps.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}
const chosen = named.length > 0 ? withNeeds(steps, named) : steps;
const cores = Number(process.env.KONTOR_TEST_CORES) || availableParallelism();
const rows = [];
const note = (name, ms, result) => rows.push(`${name.padEnd(12)} ${(ms / 1000).toFixed(1).padStart(7)} s  ${result}`.trimEnd());

/** Whether all of these steps passed. */
async function passes(stage) {
  const results = await runStage(stage, { cores, folder: join(reports, 'logs') });
  for (const { name, ms, ok } of results) note(name, ms, ok ? 'passed' : 'FAILED');
  return results.every(({ ok }) => ok);
}

async function setUp() {
  await ensureDependencies();
  if (chosen.some(({ name }) => ['browser', 'new-screens', 'exports'].includes(name))) await ensureBrowser();
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  return 0;
}

const start = performance.now();
let ok = await passes([{ name: 'setup', run: setUp }]);
for (const stage of new Set(chosen.map(({ stage }) => stage)))
  if (ok) ok = await passes(chosen.filter((step) => step.stage === stage));
note('all', performance.now() - start, '');

const written = chosen.flatMap(({ report }) => report ?? []);
const { passed, failed, skipped } = total(written);
console.log(`\n${rows.join('\n')}\n`);
// At the end, because that is what is left of a long log.
for (const failure of failures(written)) console.log(`FAILED ${failure}\n`);
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
// No test is skipped on purpose, so a skipped test is a mistake.
process.exit(ok && failed === 0 && skipped === 0 ? 0 : 1);
