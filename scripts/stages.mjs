/** Runs the steps of one stage beside each other. Nothing in a stage needs another step of it. */
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Runs one step, and says whether it passed and how long it took. */
async function timed({ name, run }, output) {
  const since = performance.now();
  let ok = false;
  try {
    ok = (await run(output)) === 0;
  } catch (error) {
    console.error(error.message);
  }
  return { name, ok, ms: performance.now() - since };
}

const head = (name) => console.log(`\n=== ${name}`);

/** Runs a step whose output goes to a file, and shows it whole once the step that is shown live has ended. */
async function inFile(step, folder, live) {
  const file = join(folder, `${step.name}.log`);
  const output = openSync(file, 'w');
  const result = await timed(step, output);
  closeSync(output);
  await live;
  head(step.name);
  process.stdout.write(readFileSync(file));
  return result;
}

async function oneByOne(steps) {
  const results = [];
  for (const step of steps) {
    head(step.name);
    results.push(await timed(step, 'inherit'));
    if (!results.at(-1).ok) break;
  }
  return results;
}

/**
 * Runs as many steps at a time as there are cores. Output is never mixed: that of the first step is shown as it comes, that of each other one
 * after it. When one fails, the others still run, so that one run shows all that is wrong. On one core the steps run one by one, up to the first
 * that fails.
 * @returns for each step that was run its name, whether it passed, and its time.
 */
export async function runStage(steps, { cores, folder }) {
  const [first, ...others] = steps;
  if (cores < 2 || others.length === 0) return oneByOne(steps);
  mkdirSync(folder, { recursive: true });
  console.log(`\n=== ${steps.map(({ name }) => name).join(', ')}: beside each other, ${first.name} shown first`);
  const results = new Map();
  const live = timed(first, 'inherit').then((result) => results.set(first.name, result));
  const waiting = [...others];
  const work = async (until) => {
    await until;
    for (let step = waiting.shift(); step; step = waiting.shift()) results.set(step.name, await inFile(step, folder, live));
  };
  await Promise.all([live, work(live), ...Array.from({ length: cores - 1 }, () => work())]);
  return steps.map(({ name }) => results.get(name));
}
