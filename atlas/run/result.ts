/** What became of a path, wherever it was walked. */
import { stripVTControlCharacters } from 'node:util';
import type { Path } from '../paths';

export const PLACES = ['machine', 'view', 'browser'] as const;
export type Place = (typeof PLACES)[number];

export interface Failed {
  /** From 1; 0: before the first step, or nobody knows where. */
  readonly step: number;
  readonly why: string;
}

export interface Result {
  readonly flow: string;
  readonly place: Place;
  readonly path: Path;
  readonly seconds: number;
  readonly failed: Failed | null;
}

/** What a walk in a view says when it fails: the step comes first, so that whoever started the walk can read it. */
export const failedAt = (step: number, text: string, error: unknown) =>
  `Step ${step}, ${text}: ${error instanceof Error ? error.message : String(error)}`;

export function failureIn(message: string): Failed {
  const [line = ''] = stripVTControlCharacters(message)
    .replace(/^(\w*Error: )+/, '')
    .split('\n');
  return { step: Number(/^Step (\d+), /.exec(line)?.[1] ?? 0), why: line };
}

/** A path as it is handed to where it is walked: the names of its input and its steps. */
export interface Chosen {
  readonly flow: string;
  readonly walk: readonly string[];
}
