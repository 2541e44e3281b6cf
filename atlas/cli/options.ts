/** What `npm run paths` is asked for, read and checked before anything is done. */
import { parseArgs } from 'node:util';
import { type FlowName, flows } from '../../machines/flows';
import { type Format, formats } from '../exports/all';
import { PLACES, type Place } from '../run/result';
import { type StrategyName, strategies } from '../strategies/all';
import { ASKED, type Asked, Misasked, type Stop, type Weights } from '../strategies/strategy';
import { namesIn } from '../walks';

export const USAGE = `npm run paths -- <flow>... | --all
--strategy ${Object.keys(strategies).join(' | ')}
--to <state or transition> --through <state or transition>...   the goal of a target path and what it must pass
--seed <number> --weights event=4,fails=1            for random paths
--stop coverage=80 | length=100 | count=5            repeatable; stops at the first limit reached
--outside                                            only what can be triggered in a browser
--as ${Object.keys(formats).join(' | ')}    repeatable
--out <folder>                                       output folder
npm run paths -- run <flow>... | --all, with the same options, and
--on machine | view | browser                        repeatable; default: machine
--path <id>                                          only this path; repeatable
--walk '<input>, <step>, ...'                        your own path, or the one named by a failure
--shard 1/3                                          runs the first of three parts
--report <folder>                                    writes coverage as a page and JUnit XML`;

export interface Shard {
  readonly index: number;
  readonly of: number;
}

export interface Options {
  readonly isRun: boolean;
  readonly names: readonly FlowName[];
  readonly strategy: StrategyName;
  readonly asked: Asked;
  readonly outside: boolean;
  readonly formats: readonly Format[];
  readonly out: string | null;
  readonly on: readonly Place[];
  readonly ids: readonly string[];
  /** The input and the steps of one path. */
  readonly walk: readonly string[] | null;
  readonly shard: Shard | null;
  readonly report: string | null;
}

const OPTIONS = {
  all: { type: 'boolean', default: false },
  strategy: { type: 'string', default: 'transition' },
  to: { type: 'string' },
  through: { type: 'string', multiple: true, default: [] as string[] },
  seed: { type: 'string', default: '1' },
  weights: { type: 'string', multiple: true, default: [] as string[] },
  stop: { type: 'string', multiple: true, default: [] as string[] },
  outside: { type: 'boolean', default: false },
  as: { type: 'string', multiple: true, default: [] as string[] },
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
    throw new Misasked(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  }
}

/** One of a list of names, or a line that says which there are. */
function oneOf<Name extends string>(what: string, given: string, names: readonly Name[]): Name {
  const found = names.find((name) => name === given);
  if (found === undefined) throw new Misasked(`There is no ${what} "${given}". The options are: ${names.join(', ')}.`);
  return found;
}

const namesOf = <Name extends string>(record: Readonly<Record<Name, unknown>>) => Object.keys(record) as Name[];

function numberIn(what: string, text: string | undefined, most = Number.MAX_SAFE_INTEGER): number {
  const number = Number(text);
  if (text === undefined || text.trim() === '' || !(number >= 0 && number <= most))
    throw new Misasked(`${what} "${text ?? ''}" is not a valid number.`);
  return number;
}

/** `event=4,fails=1`, as often as it is given. */
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
  if ((stop.coverage ?? 0) > 100) throw new Misasked('Coverage cannot be more than 100 percent.');
  return stop;
}

function shardIn(given: string | undefined): Shard | null {
  if (given === undefined) return null;
  const [, index, of] = /^(\d+)\/(\d+)$/.exec(given) ?? [];
  const shard = { index: Number(index), of: Number(of) };
  if (!(shard.index >= 1 && shard.index <= shard.of))
    throw new Misasked(`"${given}" is not a shard. Use 1/3 for the first of three.`);
  return shard;
}

export function optionsOf(args: readonly string[]): Options {
  const { values, positionals } = parsed(args);
  const isRun = positionals[0] === 'run';
  const named = isRun ? positionals.slice(1) : positionals;
  const all = namesOf(flows);
  if (named.length === 0 && !values.all) throw new Misasked(`Name a flow (${all.join(', ')}) or use --all.`);
  const walk = values.walk === undefined ? null : namesIn(values.walk);
  const names = values.all ? all : named.map((name) => oneOf('flow', name, all));
  if (walk && names.length > 1) throw new Misasked('--walk needs exactly one flow.');
  const strategy = oneOf('strategy', values.strategy, namesOf(strategies));
  const weights: Weights = { ...ASKED.weights, ...pairsIn('weight', values.weights, namesOf(ASKED.weights)) };
  const on = values.on.map((place) => oneOf('place', place, PLACES));
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
    formats: values.as.flatMap((one) => one.split(',')).map((format) => oneOf('format', format, namesOf(formats))),
    out: values.out ?? null,
    on: on.length > 0 ? on : ['machine'],
    ids: values.path,
    walk,
    shard: shardIn(values.shard),
    report: values.report ?? null,
  };
}
