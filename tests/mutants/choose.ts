/** Which mutants are tried when there is no time for all: chosen by a seed, so that the same ones can be tried again. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Layer, type Mutant, mutantsOf } from './operators';

export interface Planned {
  readonly layer: Layer;
  readonly file: string;
  readonly mutant: Mutant;
}

const rank = (seed: string, { file, mutant }: Planned) =>
  createHash('sha256').update(`${seed} ${file} ${mutant.start} ${mutant.what}`).digest('hex');

export const allOf = (layer: Layer, file: string, root: string): readonly Planned[] =>
  mutantsOf(layer, readFileSync(join(root, file), 'utf8'), file).map((mutant) => ({ layer, file, mutant }));

/** @param take how many at most; null for all. */
export function choose(planned: readonly Planned[], seed: string, take: number | null): readonly Planned[] {
  const ranked = planned.map((one) => [rank(seed, one), one] as const).sort(([one], [other]) => (one < other ? -1 : 1));
  return ranked.slice(0, take ?? undefined).map(([, one]) => one);
}
