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

const logOf = (step, folder) => join(folder, `${step.name}.log`);

/** Runs a step with its output in a file. */
async function inFile(step, folder) {
  const output = openSync(logOf(step, folder), 'w');
  const result = await timed(step, output);
  closeSync(output);
  return result;
}

function printLog(step, folder) {
  head(step.name);
  process.stdout.write(readFileSync(logOf(step, folder)));
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
  // The next step starts as soon as one ends. Its output waits until the live step has ended.
  let printed = live;
  const waiting = [...others];
  const work = async (until) => {
    await until;
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const ended = step;
      results.set(ended.name, await inFile(ended, folder));
      printed = printed.then(() => printLog(ended, folder));
    }
  };
  await Promise.all([live, work(live), ...Array.from({ length: cores - 1 }, () => work())]);
  await printed;
  return steps.map(({ name }) => results.get(name));
}
