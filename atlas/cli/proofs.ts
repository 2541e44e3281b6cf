/** `npm run proofs [-- <chart>]`: every property with its verdict. Fails when one is refuted, says nothing, or names what is not there. */
import 'temporal-polyfill/global';
import { flows, partProperties } from '../../machines/flows';
import { report } from '../proofs/print';
import { proofsOf } from '../proofs/prove';

try {
  const { said, blamed, code } = report(proofsOf(flows, partProperties, process.argv[2] ?? null));
  if (said) console.log(said);
  if (blamed) console.error(said ? `\n${blamed}` : blamed);
  process.exitCode = code;
} catch (error) {
  // A misspelt name, or a chart that cannot be read: one line says which.
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
