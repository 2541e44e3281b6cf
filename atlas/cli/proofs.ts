/** `npm run proofs [-- <chart>]`: every property with its verdict. Fails when one is refuted, says nothing, or names what is not there. */
import 'temporal-polyfill/global';
import { flows, partProperties } from '../../machines/flows';
import { counted, refutations, table } from '../proofs/print';
import { proofsOf } from '../proofs/prove';
import type { Verdict } from '../verdict';

function run(chart: string | undefined): number {
  const all = proofsOf(flows, partProperties);
  const shown = chart === undefined ? all : all.filter(({ flow }) => flow === chart);
  if (shown.length === 0) {
    console.error(`No chart is called ${chart}. There are: ${[...new Set(all.map(({ flow }) => flow))].join(', ')}.`);
    return 2;
  }
  console.log(table(shown));
  console.log(`\n${counted(shown)}`);
  const bad = shown.filter(({ verdict }: Verdict) => verdict === 'REFUTED' || verdict === 'VACUOUS');
  if (bad.length > 0) console.error(`\n${refutations(bad)}`);
  return bad.length > 0 ? 1 : 0;
}

try {
  process.exitCode = run(process.argv[2]);
} catch (error) {
  // A misspelt name, or a chart that cannot be read: one line says which.
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
