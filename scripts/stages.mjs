/** Runs the steps of one stage in parallel, because they do not depend on each other. */
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Runs one step, and returns whether it passed and its time. */
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

/** Runs a step with its output in a file, and prints it after the live step has ended. */
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
 * Runs as many steps at a time as there are cores. Outputs are never mixed: the first step prints live, and the others print afterwards. If one
 * fails, the others still run, so that one run shows all failures. On one core the steps run in order up to the first failure.
 * @returns for each step that ran its name, whether it passed, and its time.
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
