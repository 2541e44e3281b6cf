/**
 * What runs really took, on the machine, in the rendered view and in the browser. A walk that passed leaves a record with the digest of what decides
 * the flow's behaviour, and a walk that failed leaves none. A record of another digest says nothing about the current flow.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { behaviourOf } from '../behaviour';
import type { Path } from '../paths';
import { PLACES, type Place } from './result';

const RECORDS = join(import.meta.dirname, '../../.cache/executed');

interface Walked {
  readonly digest: string;
  readonly date: string;
  /** The ids of the transitions that it took. */
  readonly taken: readonly string[];
}

export interface Executed {
  readonly place: Place;
  /** The number of walks that passed with the current digest. */
  readonly walks: number;
  /** The number of records of an earlier digest. They do not count. */
  readonly outdated: number;
  /** The day of the last walk, or empty. */
  readonly date: string;
  readonly taken: readonly string[];
}

const folderOf = (place: Place, chart: string, records: string) => join(records, place, chart);

/** Walks a path and records that it passed. */
export async function recorded(
  { place, area, chart }: { readonly place: Place; readonly area: string; readonly chart: string },
  { id, begins, steps }: Path,
  walk: () => Promise<void>,
  records = RECORDS,
): Promise<void> {
  const folder = folderOf(place, chart, records);
  const file = join(folder, `${id}.json`);
  rmSync(file, { force: true });
  await walk();
  const digest = behaviourOf(area, chart);
  if (digest === null) return;
  const taken = [...new Set([...begins, ...steps.flatMap(({ fired }) => fired)])];
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify({ digest, date: new Date().toISOString().slice(0, 10), taken } satisfies Walked));
}

function walkedIn(folder: string): readonly Walked[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((file): Walked => JSON.parse(readFileSync(join(folder, file), 'utf8')));
}

/** Records why no browser can take some transitions of a flow. The models know it, which the atlas does not. */
export function recordReasons(chart: string, reasons: Readonly<Record<string, string>>, records = RECORDS): void {
  mkdirSync(join(records, 'reasons'), { recursive: true });
  writeFileSync(join(records, 'reasons', `${chart}.json`), JSON.stringify(reasons));
}

function reasonsOf(chart: string, records: string): Readonly<Record<string, string>> {
  const file = join(records, 'reasons', `${chart}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

export interface Unwalked {
  readonly transition: string;
  readonly why: string;
}

/** Returns each drawn transition that no run in the browser took, with the reason. */
export function unwalkedOf(
  { area, name, transitions }: { readonly area: string; readonly name: string; readonly transitions: readonly string[] },
  records = RECORDS,
): readonly Unwalked[] {
  const reasons = reasonsOf(name, records);
  const taken = new Map(executedOf(area, name, records).map((one) => [one.place, new Set(one.taken)]));
  const whyNot = (id: string) => {
    if (reasons[id] !== undefined) return reasons[id];
    if (taken.get('view')?.has(id))
      return 'Walked in the view. In the browser another flow of its kind shows it, or npm run test:all does.';
    if (taken.get('machine')?.has(id)) return 'Walked on the machine only.';
    return 'No run has walked it since what decides the flow changed.';
  };
  return transitions
    .filter((id) => !taken.get('browser')?.has(id))
    .map((transition) => ({ transition, why: whyNot(transition) }));
}

/** Returns what the runs took of a chart, by place. */
export function executedOf(area: string, chart: string, records = RECORDS): readonly Executed[] {
  const digest = behaviourOf(area, chart);
  return PLACES.map((place) => {
    const all = walkedIn(folderOf(place, chart, records));
    const current = all.filter((one) => one.digest === digest);
    return {
      place,
      walks: current.length,
      outdated: all.length - current.length,
      date:
        current
          .map(({ date }) => date)
          .sort()
          .at(-1) ?? '',
      taken: [...new Set(current.flatMap(({ taken }) => taken))].sort(),
    };
  });
}
