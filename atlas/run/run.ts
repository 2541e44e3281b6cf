/** `npm run paths -- run`: walks paths, shortens what fails, and says how to repeat it. */
import { resolve } from 'node:path';
import { type FlowName, flows } from '../../machines/flows';
import { casesFor } from '../anything';
import { tell } from '../exports/tell';
import { findPath } from '../findPath';
import { generate, pathAlong } from '../generate';
import { type Path, stepName, walkText } from '../paths';
import { InvalidOptions, type Trail } from '../strategies/strategy';
import type { Options } from './options';
import { probesOf } from './probes';
import { type Walkable, type Walked, writeReport } from './report';
import type { Place, Result } from './result';
import { runners } from './runners';
import { shrink } from './shrink';

/** The failures of one runner that are shortened. Paths that failed alike are shortened once. */
const SHRUNK = 3;

function jobFor({
  area,
  machine,
  cases,
  generated,
}: Omit<Walkable, 'described' | 'probes'> & { readonly area: string }): Walkable {
  const probes = (path: Path) => {
    const trail = generated.trails.get(path);
    return trail ? probesOf(generated.graph, trail) : [];
  };
  return { machine, cases, generated, described: tell(area, machine, generated), probes };
}

/** The same flow with other paths. */
function withTrails({ generated, ...job }: Walkable, trails: readonly Trail[]): Walkable {
  const name = generated.flow;
  const paths = new Map(trails.map((trail) => [pathAlong(name, trail), trail]));
  return jobFor({ ...job, area: job.described.area, generated: { ...generated, paths: [...paths.keys()], trails: paths } });
}

function jobOf(name: FlowName, place: Place, { strategy, asked, outside, anything, walk, ids }: Options): Walkable {
  const { area, machine, cases: all } = flows[name];
  const isRestricted = (outside || place === 'browser') && walk === null;
  const cases = casesFor(machine, all, { outside: isRestricted, anything });
  const generated = generate(name, machine, cases, walk ? 'transition' : strategy, asked);
  const job = jobFor({ area, machine, cases, generated });
  if (walk) return withTrails(job, [findPath(generated.graph, walk)]);
  if (ids.length === 0) return job;
  return withTrails(
    job,
    [...generated.trails].filter(([{ id }]) => ids.includes(id)).map(([, trail]) => trail),
  );
}

async function shortestForm(job: Walkable, { place, path, failed }: Result): Promise<Trail> {
  const trail = [...job.generated.trails].find(([{ id }]) => id === path.id)?.[1];
  if (!trail) throw new Error(`${path.id} is not a path of ${job.described.flow}.`);
  return shrink(job.generated.graph, trail, failed?.step ?? 0, async (trails) => {
    const tried = withTrails(job, trails);
    const results = await runners[place]([tried], null);
    return tried.generated.paths.map(({ id }) => results.find((result) => result.path.id === id)?.failed?.step ?? null);
  });
}

type Command = (name: string, place: Place, walk: string) => string;

const commandFor =
  ({ anything }: Options): Command =>
  (name, place, walk) =>
    `npm run paths -- run ${name} --on ${place} ${anything ? '--anything ' : ''}--walk '${walk}'`;
const ownCommand =
  (command: Command) =>
  ({ flow, place, path }: Result) =>
    command(flow, place, walkText(path));

/** A failure, with all failures that have the same message at the same step of a machine. */
type Alike = readonly [Result, ...Result[]];

function alike(failures: readonly Result[]): readonly Alike[] {
  const groups = new Map<string, Alike>();
  for (const failure of failures) {
    const key = `${failure.flow} ${failure.failed?.why.replace(/^Step \d+/, '')}`;
    const [first, ...others] = groups.get(key) ?? [failure];
    groups.set(key, first === failure ? [failure] : [first, ...others, failure]);
  }
  return [...groups.values()];
}

async function explain(job: Walkable, [result, ...others]: Alike, command: Command, isShrunk: boolean): Promise<string> {
  const { flow, place, path, failed } = result;
  const head = [`FAILED ${path.id} (${place}): ${failed?.why}`];
  if (others.length > 0) head.push(`  same failure: ${others.map((other) => other.path.id).join(', ')}`);
  if (!isShrunk) return [...head, `  ${ownCommand(command)(result)}`].join('\n');
  const { start, edges } = await shortestForm(job, result);
  const walk = [start.input, ...edges.map(({ step }) => stepName(step))].join(', ');
  const steps = edges.map(({ step }, n) => `  ${n + 1}. ${stepName(step)}`);
  const said = `  shortest failing path, ${edges.length} of ${path.steps.length} steps, from ${start.input}:`;
  return [...head, said, ...steps, `  ${command(flow, place, walk)}`].join('\n');
}

async function walkAt(
  place: Place,
  jobs: readonly Walkable[],
  options: Options,
  say: (text: string) => void,
): Promise<readonly Result[]> {
  const since = performance.now();
  const results = await runners[place](jobs, options.shard);
  const failures = results.filter(({ failed }) => failed);
  const steps = results.reduce((sum, { path }) => sum + path.steps.length, 0);
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  say(`${place}: ${results.length} paths, ${steps} steps, ${failures.length} differences; ${seconds} s`);
  for (const [n, group] of alike(failures).entries()) {
    const job = jobs.find(({ generated }) => generated.flow === group[0].flow);
    if (job) say(await explain(job, group, commandFor(options), n < SHRUNK));
  }
  return results;
}

export async function run(options: Options, say: (text: string) => void): Promise<number> {
  const walked: Walked[] = [];
  for (const place of options.on) {
    const jobs = options.names.map((name) => jobOf(name, place, options));
    if (jobs.every(({ described }) => described.paths.length === 0))
      throw new InvalidOptions(`There is no path called ${options.ids.join(', ')}.`);
    walked.push({ place, jobs, results: await walkAt(place, jobs, options, say) });
  }
  if (options.report !== null)
    say(await writeReport(resolve(options.report), options.names, walked, ownCommand(commandFor(options))));
  return walked.some(({ results }) => results.some(({ failed }) => failed)) ? 1 : 0;
}
