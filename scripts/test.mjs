/**
 * `npm test`: everything there is to check, on a fresh clone too. `npm test -- unit browser` runs the named steps and what they need.
 * Stops at the first failure, and cleans up whatever happens.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { ensureBrowser } from './browser.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { reports } from './paths.mjs';
import { total } from './reports.mjs';
import { steps, withNeeds } from './steps.mjs';

const named = process.argv.slice(2);
const unknown = named.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`No step is called ${unknown.join(', ')}. There are: ${steps.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}
const chosen = named.length > 0 ? withNeeds(named) : steps;
const seconds = (since) => ((performance.now() - since) / 1000).toFixed(1).padStart(7);

const rows = [];

async function timed(name, work) {
  const since = performance.now();
  console.log(`\n=== ${name}`);
  let ok = false;
  try {
    ok = (await work()) === 0;
  } catch (error) {
    console.error(error.message);
  }
  rows.push(`${name.padEnd(12)} ${seconds(since)} s  ${ok ? 'passed' : 'FAILED'}`);
  return ok;
}

async function setUp() {
  await ensureDependencies();
  if (chosen.some(({ name }) => name === 'browser')) await ensureBrowser();
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  return 0;
}

const start = performance.now();
let ok = await timed('setup', setUp);
for (const step of chosen) if (ok) ok = await timed(step.name, step.run);

const { passed, failed, skipped } = total(chosen.flatMap(({ report }) => report ?? []));
console.log(`\n${rows.join('\n')}\n${'all'.padEnd(12)} ${seconds(start)} s\n`);
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
// Nothing here is skipped on purpose, so a skipped test is one that somebody forgot.
process.exit(ok && failed === 0 && skipped === 0 ? 0 : 1);
