/** All that is proved of our flows. A chart is proved again when the sources of its flow or those of the proofs change: `.cache/proofs`. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { flows, parts } from '../../machines/flows';
import { behaviourOf, digestOf } from '../behaviour';
import { keyOf, once } from '../cache';
import { sourcesFrom } from '../diff/rules';
import type { Verdict } from '../verdict';
import { proofsOf, prover } from './prove';

const ROOT = join(import.meta.dirname, '../..');

/** What proves: the sources of the proofs with all that they import, and the version of XState. */
function proverKey(): string {
  const xstate = createRequire(import.meta.url).resolve('xstate/package.json');
  return keyOf(digestOf(sourcesFrom(ROOT, ['atlas/proofs/prove.ts'])), readFileSync(xstate, 'utf8'));
}

/** @throws UnknownNameError for an unknown chart */
export function flowProofs(only: string | null = null): readonly Verdict[] {
  const { charts, of } = prover(flows, parts);
  const wanted = charts.filter(({ name }) => only === null || name === only);
  if (wanted.length === 0) return proofsOf(flows, parts, only);
  const key = proverKey();
  return wanted.flatMap((charted) => {
    const { name, area } = charted;
    const behaviour = behaviourOf(area, name);
    if (behaviour === null) return of(charted);
    // A proof also reads the charts of the machines that it runs, which their own sources decide.
    return once({ kind: 'proofs', name, key: keyOf(key, behaviour) }, () => of(charted));
  });
}
