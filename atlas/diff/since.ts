/**
 * What changed in the charts since a release. The charts of both are those committed in `docs/flows`: no old code is run, and git only reads.
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
import { changesText } from './text';

/** Why two releases cannot be compared. Its message is one line. */
export class Incomparable extends Error {
  override name = 'Incomparable';
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

/** The files of a release, by their names. */
type Files = ReadonlyMap<string, string>;

function filesAt(folder: string, ref: string): Files {
  const commit = git(folder, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]);
  if (commit === null) throw new Incomparable(`Git has no commit, tag or branch called "${ref}".`);
  const names = git(folder, ['ls-tree', '-r', '--name-only', commit, `${FLOWS}/`])?.split('\n') ?? [];
  const found = names.filter((name) => name.endsWith('.json')).map((name) => name.slice(FLOWS.length + 1));
  if (found.length === 0) throw new Incomparable(`There are no charts in ${FLOWS} at "${ref}". Nothing can be compared.`);
  return new Map(found.map((name) => [name, git(folder, ['show', `${commit}:${FLOWS}/${name}`]) ?? '']));
}

function filesHere(folder: string): Files {
  const place = join(folder, FLOWS);
  const names = existsSync(place)
    ? readdirSync(place, { encoding: 'utf8', recursive: true }).filter((name) => name.endsWith('.json'))
    : [];
  if (names.length === 0) throw new Incomparable(`There are no charts in ${FLOWS}. Run: npm run atlas.`);
  return new Map(names.map((name) => [name, readFileSync(join(place, name), 'utf8')]));
}

function parsed(name: string, text: string, where: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Incomparable(`${FLOWS}/${name} ${where} is not valid JSON.`);
  }
}

const isModel = (value: unknown): value is Model =>
  typeof Object(value).chart === 'string' && Array.isArray(Object(value).states) && Array.isArray(Object(value).transitions);

interface Read {
  readonly name: string;
  readonly value: unknown;
}

/** Every chart of a flow as a whole. The kit's own charts are not among them: what changed in them shows in each flow that has them. */
function modelsOf(read: readonly Read[], where: string): Model[] {
  const found = read.flatMap(({ name, value }) => (isModel(value) || isInstance(value) ? [{ name, value }] : []));
  const old = found.find(({ value }) => value.version !== MODEL_VERSION)?.value;
  if (old)
    throw new Incomparable(
      `The chart ${old.chart} ${where} has version ${old.version}. This tool reads version ${MODEL_VERSION}.`,
    );
  const isKit = ({ name }: Pick<Read, 'name'>) => name.startsWith(`${KIT}/`);
  const kits = new Map(found.filter(isKit).flatMap(({ value }) => (isModel(value) ? [[value.chart, value] as const] : [])));
  const whole = (instance: Instance): Model => {
    const kit = kits.get(instance.kit);
    if (!kit) throw new Incomparable(`The chart ${instance.kit} of the kit, which ${instance.chart} has, is missing ${where}.`);
    return expanded(kit, instance);
  };
  return found.filter((one) => !isKit(one)).map(({ value }) => (isInstance(value) ? whole(value) : value));
}

/** Files that are neither models nor properties are somebody else's. */
function releaseOf(files: Files, where: string): Release {
  const read = [...files].map(([name, text]) => ({ name, value: parsed(name, text, where) }));
  const properties = read.filter(({ name, value }) => name.endsWith(PROPERTIES) && Array.isArray(value));
  return { models: modelsOf(read, where), properties: properties.flatMap(({ value }) => value as Kept[]) };
}

export interface Since {
  readonly changes: readonly Change[];
  readonly text: string;
  /** Every chart that changed, by its name, to be drawn with its marks. */
  readonly charts: ReadonlyMap<string, Drawn>;
}

/** @throws Incomparable with one line, where there is no such ref or nothing to compare */
export function since(ref: string, folder = root): Since {
  const before = releaseOf(filesAt(folder, ref), `at "${ref}"`);
  const after = releaseOf(filesHere(folder), 'here');
  const changes = changesBetween(before, after);
  const model = ({ models }: Release, name: string) => models.find(({ chart }) => chart === name);
  const names = [...new Set(changes.map(({ chart }) => chart))];
  const charts = names.flatMap((name) => {
    const one = drawn(model(before, name), model(after, name), changes);
    return one ? [[name, one] as const] : [];
  });
  return { changes, text: changesText(ref, changes), charts: new Map(charts) };
}
