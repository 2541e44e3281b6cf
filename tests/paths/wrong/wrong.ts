/** What a form says of a field that cannot be saved as it is. */
import type { FlowName } from '../../../machines/flows';
import type { Driver, Start } from '../../drivers/driver';
import { models } from '../../models/all';

/**
 * A value that is refused, what the field says then, and a value that it takes. Of a file its name, and null to remove it again. An empty
 * name stands for a document that is taken.
 */
export type Wrong = readonly [refused: string, says: string, taken: string | null];

export interface WrongForm {
  readonly start: Start;
  /** What has to be done before its fields are there. */
  readonly opens?: (I: Driver) => Promise<unknown>;
  /** Errors show when the form is submitted, and not while a value is entered. */
  readonly submits?: true;
  /** By the labels of the fields, in their order. */
  readonly fields: Readonly<Record<string, Wrong>>;
  /** The fields that take any value, and those that have a value which cannot be taken away. */
  readonly free?: readonly string[];
}

/** By flow, with the part of the flow behind a colon where it has several. */
export type WrongForms = Readonly<Record<string, WrongForm>>;

/** Returns how a flow starts, by default in the first way. */
export function startOf(flow: FlowName, name?: string): Start {
  const { starts } = models[flow];
  const start = name === undefined ? Object.values(starts)[0] : starts[name];
  if (!start) throw new Error(`${flow} does not start like that`);
  return start;
}

/** Longer by one character. */
export const longerThan = (characters: number) => 'x'.repeat(characters + 1);
export const atMost = (characters: number) => `Use ${characters} characters or fewer.`;
export const required = (label: string) => `${label} is required!`;
