/** The result of a path, whichever runner walked it. */
import { stripVTControlCharacters } from 'node:util';
import type { Path } from '../paths';

export const PLACES = ['machine', 'view', 'browser'] as const;
export type Place = (typeof PLACES)[number];

export interface Failure {
  /** From 1. 0: before the first step, or unknown. */
  readonly step: number;
  readonly why: string;
}

export interface Result {
  readonly flow: string;
  readonly place: Place;
  readonly path: Path;
  readonly seconds: number;
  readonly failed: Failure | null;
}

/** The failure message of a walk in a view. It starts with the step, so that the caller can parse it. */
export const failedAt = (step: number, text: string, error: unknown) =>
  `Step ${step}, ${text}: ${error instanceof Error ? error.message : String(error)}`;

export function failureIn(message: string): Failure {
  const [line = ''] = stripVTControlCharacters(message)
    .replace(/^(\w*Error: )+/, '')
    .split('\n');
  return { step: Number(/^Step (\d+), /.exec(line)?.[1] ?? 0), why: line };
}

/** A path as passed to a runner: the names of its input and its steps. */
export interface ChosenPath {
  readonly flow: string;
  readonly walk: readonly string[];
}
