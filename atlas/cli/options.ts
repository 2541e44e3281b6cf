/** Parses and validates the options of `npm run paths` before anything runs. */
import { parseArgs } from 'node:util';
import { flows } from '../../machines/flows';
import { formats } from '../exports/all';
import { namesIn } from '../findPath';
import type { Options, Shard } from '../run/options';
import { PLACES } from '../run/result';
import { strategies } from '../strategies/all';
import { DEFAULT_OPTIONS, InvalidOptions, type Stop, type Weights } from '../strategies/strategy';

export const USAGE = `npm run paths -- <flow>... | --flow <flow>... | --all
--strategy ${Object.keys(strategies).join(' | ')}
--to <state or transition> --through <state or transition>...   the goal of a target path and what it must pass
--seed <number> --weights event=4,fails=1            for random paths
--stop coverage=80 | length=100 | count=5            repeatable; stops at the first limit reached
--outside                                            only what can be triggered in a browser
--anything                                           also what no screen offers; on the machine only
--cover                                              what paths take of each chart, with its child machines
--format ${formats.join(' | ')}    repeatable
--out <folder>                                       output folder
npm run paths -- run <flow>... | --all, with the same options, and
--on machine | view | browser                        repeatable; default: machine
--path <id>                                          only this path; repeatable
--walk '<input>, <step>, ...'                        your own path, or the one named by a failure
--shard 1/3                                          runs the first of three parts
--report <folder>                                    writes coverage as a page and JUnit XML`;

const OPTIONS = {
  all: { type: 'boolean', default: false },
  strategy: { type: 'string', default: 'transition' },
  to: { type: 'string' },
  through: { type: 'string', multiple: true, default: [] as string[] },
  seed: { type: 'string', default: '1' },
  weights: { type: 'string', multiple: true, default: [] as string[] },
  stop: { type: 'string', multiple: true, default: [] as string[] },
  outside: { type: 'boolean', default: false },
  flow: { type: 'string', multiple: true, default: [] as string[] },
  anything: { type: 'boolean', default: false },
  cover: { type: 'boolean', default: false },
  format: { type: 'string', multiple: true, default: [] as string[] },
  out: { type: 'string' },
  on: { type: 'string', multiple: true, default: [] as string[] },
  path: { type: 'string', multiple: true, default: [] as string[] },
  walk: { type: 'string' },
  shard: { type: 'string' },
  report: { type: 'string' },
} as const;

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  } catch (error) {
    throw new InvalidOptions(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  }
}

/** Returns one of a list of names, or throws with a line that lists the valid ones. */
function oneOf<Name extends string>(what: string, given: string, names: readonly Name[]): Name {
  const found = names.find((name) => name === given);
  if (found === undefined) throw new InvalidOptions(`There is no ${what} "${given}". The options are: ${names.join(', ')}.`);
  return found;
}

const namesOf = <Name extends string>(record: Readonly<Record<Name, unknown>>) => Object.keys(record) as Name[];

function numberIn(what: string, text: string | undefined, most = Number.MAX_SAFE_INTEGER): number {
  const number = Number(text);
  if (text === undefined || text.trim() === '' || !(number >= 0 && number <= most))
    throw new InvalidOptions(`${what} "${text ?? ''}" is not a valid number.`);
  return number;
}

/** Parses `event=4,fails=1`. The option may be repeated. */
function pairsIn<Name extends string>(what: string, given: readonly string[], names: readonly Name[], most?: number) {
  const parts = given.flatMap((one) => one.split(',')).map((part) => part.split('='));
  return Object.fromEntries(
    parts.map(([name = '', value]) => [
      oneOf(what, name.trim(), names),
      numberIn(`The ${what} ${name}`, value?.replace('%', ''), most),
    ]),
  ) as Partial<Record<Name, number>>;
}

function stopIn(given: readonly string[]): Stop {
  const stop = pairsIn('stop', given, ['coverage', 'length', 'count']);
  if ((stop.coverage ?? 0) > 100) throw new InvalidOptions('Coverage cannot be more than 100 percent.');
  return stop;
}

function shardIn(given: string | undefined): Shard | null {
  if (given === undefined) return null;
  const [, index, of] = /^(\d+)\/(\d+)$/.exec(given) ?? [];
  const shard = { index: Number(index), of: Number(of) };
  if (!(shard.index >= 1 && shard.index <= shard.of))
    throw new InvalidOptions(`"${given}" is not a shard. Use 1/3 for the first of three.`);
  return shard;
}

export function optionsOf(args: readonly string[]): Options {
  const { values, positionals } = parsed(args);
  const isRun = positionals[0] === 'run';
  const named = [...(isRun ? positionals.slice(1) : positionals), ...values.flow];
  const all = namesOf(flows);
  if (named.length === 0 && !values.all) throw new InvalidOptions(`Name a flow (${all.join(', ')}) or use --all.`);
  const walk = values.walk === undefined ? null : namesIn(values.walk);
  const names = values.all ? all : named.map((name) => oneOf('flow', name, all));
  if (walk && names.length > 1) throw new InvalidOptions('--walk needs exactly one flow.');
  const strategy = oneOf('strategy', values.strategy, namesOf(strategies));
  const weights: Weights = { ...DEFAULT_OPTIONS.weights, ...pairsIn('weight', values.weights, namesOf(DEFAULT_OPTIONS.weights)) };
  const on = values.on.map((place) => oneOf('place', place, PLACES));
  if (values.anything && (values.outside || on.some((place) => place !== 'machine')))
    throw new InvalidOptions('--anything is for the machine only.');
  return {
    isRun,
    names,
    strategy,
    asked: {
      stop: stopIn(values.stop),
      to: values.to ?? null,
      through: values.through,
      seed: numberIn('The seed', values.seed),
      weights,
    },
    outside: values.outside,
    anything: values.anything,
    cover: values.cover,
    formats: values.format.flatMap((one) => one.split(',')).map((format) => oneOf('format', format, formats)),
    out: values.out ?? null,
    on: on.length > 0 ? on : ['machine'],
    ids: values.path,
    walk,
    shard: shardIn(values.shard),
    report: values.report ?? null,
  };
}
