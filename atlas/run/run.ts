/** `npm run paths -- run`: walks paths, makes what fails as short as it gets, and says how to repeat it. */
import { resolve } from 'node:path';
import { type FlowName, flows } from '../../machines/flows';
import type { Options } from '../cli/options';
import { tell } from '../exports/tell';
import { generate, pathAlong } from '../generate';
import { fromOutside } from '../outside';
import { type AnyCases, type Path, stepName, walkText } from '../paths';
import { Misasked, type Trail } from '../strategies/strategy';
import { trailNamed } from '../walks';
import { runners } from './places';
import { probesOf } from './probes';
import { type Walkable, type Walked, writeReport } from './report';
import type { Place, Result } from './result';
import { shrink } from './shrink';

/** Failures of one place that are made short; what failed alike is made short once. */
const SHRUNK = 3;

function jobFor({ area, machine, cases, generated }: Omit<Walkable, 'told' | 'probes'> & { readonly area: string }): Walkable {
  const probes = (path: Path) => {
    const trail = generated.trails.get(path);
    return trail ? probesOf(generated.graph, trail) : [];
  };
  return { machine, cases, generated, told: tell(area, machine, generated), probes };
}

/** The same flow with other paths. */
function withTrails({ generated, ...job }: Walkable, trails: readonly Trail[]): Walkable {
  const name = generated.flow;
  const paths = new Map(trails.map((trail) => [pathAlong(name, trail), trail]));
  return jobFor({ ...job, area: job.told.area, generated: { ...generated, paths: [...paths.keys()], trails: paths } });
}

function jobOf(name: FlowName, place: Place, { strategy, asked, outside, walk, ids }: Options): Walkable {
  const { area, machine, cases: all } = flows[name];
  const isRestricted = (outside || place === 'browser') && walk === null;
  const cases: AnyCases = isRestricted ? fromOutside(machine, all) : all;
  const generated = generate(name, machine, cases, walk ? 'transition' : strategy, asked);
  const job = jobFor({ area, machine, cases, generated });
  if (walk) return withTrails(job, [trailNamed(generated.graph, walk)]);
  if (ids.length === 0) return job;
  return withTrails(
    job,
    [...generated.trails].filter(([{ id }]) => ids.includes(id)).map(([, trail]) => trail),
  );
}

async function shortestForm(job: Walkable, { place, path, failed }: Result): Promise<Trail> {
  const trail = [...job.generated.trails].find(([{ id }]) => id === path.id)?.[1];
  if (!trail) throw new Error(`${path.id} is not a path of ${job.told.flow}.`);
  return shrink(job.generated.graph, trail, failed?.step ?? 0, async (trails) => {
    const tried = withTrails(job, trails);
    const results = await runners[place]([tried], null);
    return tried.generated.paths.map(({ id }) => results.find((result) => result.path.id === id)?.failed?.step ?? null);
  });
}

const commandFor = (name: string, place: Place, walk: string) => `npm run paths -- run ${name} --on ${place} --walk '${walk}'`;
const ownCommand = ({ flow, place, path }: Result) => commandFor(flow, place, walkText(path));

/** A failure, and those that failed with the same words at the same step of a machine. */
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

async function explain(job: Walkable, [result, ...others]: Alike, isShrunk: boolean): Promise<string> {
  const { flow, place, path, failed } = result;
  const head = [`FAILED ${path.id} (${place}): ${failed?.why}`];
  if (others.length > 0) head.push(`  same failure: ${others.map((other) => other.path.id).join(', ')}`);
  if (!isShrunk) return [...head, `  ${ownCommand(result)}`].join('\n');
  const { start, edges } = await shortestForm(job, result);
  const walk = [start.input, ...edges.map(({ step }) => stepName(step))].join(', ');
  const steps = edges.map(({ step }, n) => `  ${n + 1}. ${stepName(step)}`);
  const said = `  shortest failing path, ${edges.length} of ${path.steps.length} steps, from ${start.input}:`;
  return [...head, said, ...steps, `  ${commandFor(flow, place, walk)}`].join('\n');
}

async function walkAt(
  place: Place,
  jobs: readonly Walkable[],
  { shard }: Options,
  say: (text: string) => void,
): Promise<readonly Result[]> {
  const since = performance.now();
  const results = await runners[place](jobs, shard);
  const failures = results.filter(({ failed }) => failed);
  const steps = results.reduce((sum, { path }) => sum + path.steps.length, 0);
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  say(`${place}: ${results.length} paths, ${steps} steps, ${failures.length} differences; ${seconds} s`);
  for (const [n, group] of alike(failures).entries()) {
    const job = jobs.find(({ generated }) => generated.flow === group[0].flow);
    if (job) say(await explain(job, group, n < SHRUNK));
  }
  return results;
}

export async function run(options: Options, say: (text: string) => void): Promise<number> {
  const walked: Walked[] = [];
  for (const place of options.on) {
    const jobs = options.names.map((name) => jobOf(name, place, options));
    if (jobs.every(({ told }) => told.paths.length === 0))
      throw new Misasked(`There is no path called ${options.ids.join(', ')}.`);
    walked.push({ place, jobs, results: await walkAt(place, jobs, options, say) });
  }
  if (options.report !== null) say(await writeReport(resolve(options.report), options.names, walked, ownCommand));
  return walked.some(({ results }) => results.some(({ failed }) => failed)) ? 1 : 0;
}
