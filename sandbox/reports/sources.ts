/** The lists that files can be made of, by the name that is kept with a report. */
import { Refusal } from '../refusal';
import { transactionsSource } from '../transactions/transactions.source';
import type { Source } from './sources.types';

const sources = { transactions: transactionsSource } as const satisfies Record<string, Source>;

export type SourceName = keyof typeof sources;

const isSourceName = (name: string): name is SourceName => Object.hasOwn(sources, name);

/** The name that is kept with a report. */
export function sourceNamed(name: string): SourceName {
  if (!isSourceName(name)) throw new Error(`No list is named ${name}`);
  return name;
}

export const sourceOf = (name: string): Source => sources[sourceNamed(name)];

/**
 * Returns the columns in the order of the file. By default all.
 * @throws Refusal 400 for an unknown one, or none
 */
export function columnsOf({ columns }: Source, asked: string | undefined): readonly string[] {
  const known = columns.map(({ key }) => key);
  if (asked === undefined) return known;
  const wanted = asked.split(',');
  if (wanted.some((key) => !known.includes(key))) throw new Refusal(400, 'columns has a name that is not a column');
  return known.filter((key) => wanted.includes(key));
}
