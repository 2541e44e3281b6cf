/**
 * What changed in the charts since a release. Both versions are read from `docs/flows` as committed: no old code runs, and git only reads.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expanded, type Instance, isInstance } from '../kit/instance';
import { KIT } from '../kit/kitCharts';
import { MODEL_VERSION, type Model } from '../model';
import { type Change, changesBetween, type Release } from './changes';
import { type Drawn, drawn } from './drawn';
import { type Kept, PROPERTIES } from './files';
import { deciding, sourcesOf } from './rules';
import { changesText } from './text';

/** Two releases cannot be compared. The message is one line. */
export class ComparisonError extends Error {
  override name = 'ComparisonError';
}

const FLOWS = 'docs/flows';
const root = join(import.meta.dirname, '../..');

function git(folder: string, args: readonly string[]): string | null {
  try {
    const output = execFileSync('git', ['-C', folder, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 64e6,
    });
    return output.trimEnd();
  } catch {
    return null;
  }
}

/** Returns the files of a release by name. */
type Files = ReadonlyMap<string, string>;

function filesAt(folder: string, ref: string): Files {
  const commit = git(folder, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]);
  if (commit === null) throw new ComparisonError(`Git has no commit, tag or branch called "${ref}".`);
  const names = git(folder, ['ls-tree', '-r', '--name-only', commit, `${FLOWS}/`])?.split('\n') ?? [];
  const found = names.filter((name) => name.endsWith('.json')).map((name) => name.slice(FLOWS.length + 1));
  if (found.length === 0) throw new ComparisonError(`There are no charts in ${FLOWS} at "${ref}". Nothing can be compared.`);
  return new Map(found.map((name) => [name, git(folder, ['show', `${commit}:${FLOWS}/${name}`]) ?? '']));
}

function filesHere(folder: string): Files {
  const place = join(folder, FLOWS);
  const names = existsSync(place)
    ? readdirSync(place, { encoding: 'utf8', recursive: true }).filter((name) => name.endsWith('.json'))
    : [];
  if (names.length === 0) throw new ComparisonError(`There are no charts in ${FLOWS}. Run: npm run atlas.`);
  return new Map(names.map((name) => [name, readFileSync(join(place, name), 'utf8')]));
}

function parsed(name: string, text: string, where: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ComparisonError(`${FLOWS}/${name} ${where} is not valid JSON.`);
  }
}

const isModel = (value: unknown): value is Model =>
  typeof Object(value).chart === 'string' && Array.isArray(Object(value).states) && Array.isArray(Object(value).transitions);

interface Read {
  readonly name: string;
  readonly value: unknown;
}

/** Returns the whole chart of every flow. The kit's charts are left out, because a change in one shows in each flow that uses it. */
function modelsOf(read: readonly Read[], where: string): Model[] {
  const found = read.flatMap(({ name, value }) => (isModel(value) || isInstance(value) ? [{ name, value }] : []));
  const old = found.find(({ value }) => value.version !== MODEL_VERSION)?.value;
  if (old)
    throw new ComparisonError(
      `The chart ${old.chart} ${where} has version ${old.version}. This tool reads version ${MODEL_VERSION}.`,
    );
  const isKit = ({ name }: Pick<Read, 'name'>) => name.startsWith(`${KIT}/`);
  const kits = new Map(found.filter(isKit).flatMap(({ value }) => (isModel(value) ? [[value.chart, value] as const] : [])));
  const whole = (instance: Instance): Model => {
    const kit = kits.get(instance.kit);
    if (!kit)
      throw new ComparisonError(`The chart ${instance.kit} of the kit, which ${instance.chart} has, is missing ${where}.`);
    return expanded(kit, instance);
  };
  return found.filter((one) => !isKit(one)).map(({ value }) => (isInstance(value) ? whole(value) : value));
}

/** Ignores all other files: they are not ours. */
function releaseOf(files: Files, where: string): Release {
  const read = [...files].map(([name, text]) => ({ name, value: parsed(name, text, where) }));
  const properties = read.filter(({ name, value }) => name.endsWith(PROPERTIES) && Array.isArray(value));
  return { models: modelsOf(read, where), properties: properties.flatMap(({ value }) => value as Kept[]) };
}

const SOURCES = ['machines', 'contract'];

/** Returns the sources of each flow in which more than a comment changed. Their text is only read. */
function rulesSince(folder: string, ref: string, files: Files): ReadonlyMap<string, readonly string[]> {
  const names =
    git(folder, ['diff', '--name-only', '--end-of-options', ref, '--', ...SOURCES])
      ?.split('\n')
      .filter(Boolean) ?? [];
  const changed = new Set(
    names.filter((name) => {
      const here = join(folder, name);
      const before = git(folder, ['show', `${ref}:${name}`]) ?? '';
      return deciding(before) !== deciding(existsSync(here) ? readFileSync(here, 'utf8') : '');
    }),
  );
  const flows = [...files.keys()].flatMap((name) => {
    const [area = '', file = ''] = name.split('/');
    return file.endsWith('.json') && file.split('.').length === 2 ? [[area, file.replace('.json', '')] as const] : [];
  });
  return new Map(
    flows.map(([area, flow]) => [flow, [...sourcesOf(folder, area, flow)].filter((file) => changed.has(file)).sort()]),
  );
}

export interface Since {
  readonly changes: readonly Change[];
  readonly text: string;
  /** Every changed chart by name, for drawing with marks. */
  readonly charts: ReadonlyMap<string, Drawn>;
}

/** @throws ComparisonError with one line if there is no such ref or nothing to compare */
export function since(ref: string, folder = root): Since {
  const before = releaseOf(filesAt(folder, ref), `at "${ref}"`);
  const here = filesHere(folder);
  const after = { ...releaseOf(here, 'here'), rules: rulesSince(folder, ref, here) };
  const changes = changesBetween(before, after);
  const model = ({ models }: Release, name: string) => models.find(({ chart }) => chart === name);
  const names = [...new Set(changes.map(({ chart }) => chart))];
  const charts = names.flatMap((name) => {
    const one = drawn(model(before, name), model(after, name), changes);
    return one ? [[name, one] as const] : [];
  });
  return { changes, text: changesText(ref, changes), charts: new Map(charts) };
}
