/** The lists that files can be made of, by the name that is kept with a report. `composition.ts` registers them. */
import type { ListSource } from '../http/listSource.types';
import { Refusal } from '../refusal';

let sources: ReadonlyMap<string, ListSource> = new Map();

export function registerSources(all: Readonly<Record<string, ListSource>>): void {
  sources = new Map(Object.entries(all));
}

export function sourceOf(name: string): ListSource {
  const source = sources.get(name);
  if (!source) throw new Error(`No list is named ${name}`);
  return source;
}

/**
 * Returns the columns in the order of the file. By default all.
 * @throws Refusal 400 for an unknown one, or none
 */
export function columnsOf({ columns }: ListSource, asked: string | undefined): readonly string[] {
  const known = columns.map(({ key }) => key);
  if (asked === undefined) return known;
  const wanted = asked.split(',');
  if (wanted.some((key) => !known.includes(key))) throw new Refusal(400, 'columns has a name that is not a column');
  return known.filter((key) => wanted.includes(key));
}
