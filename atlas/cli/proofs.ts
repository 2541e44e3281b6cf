/**
 * `npm run proofs [-- <chart>]` prints every property with its verdict. It fails if one is refuted, vacuous, or names something unknown.
 */
import 'temporal-polyfill/global';
import { flows, parts } from '../../machines/flows';
import { report } from '../proofs/print';
import { proofsOf } from '../proofs/prove';

try {
  const { said, blamed, code } = report(proofsOf(flows, parts, process.argv[2] ?? null));
  if (said) console.log(said);
  if (blamed) console.error(said ? `\n${blamed}` : blamed);
  process.exitCode = code;
} catch (error) {
  // A misspelt name or an unreadable chart is reported in one line.
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
