/** `npm run trace`: requirement, states, tests. `npm run trace -- --missing SES-01,SES-02` fails when one of these has no test. */
import 'temporal-polyfill/global';
import { parseArgs } from 'node:util';
import { matrix, print, untested } from './matrix';

const { values } = parseArgs({ options: { missing: { type: 'string' } } });
const rows = matrix();

if (values.missing === undefined) {
  console.log(print(rows));
  console.log(`\n${rows.filter(({ tests }) => tests.length > 0).length} of ${rows.length} requirements have a test.`);
} else {
  const missing = untested(rows, values.missing.split(/[\s,]+/).filter(Boolean));
  for (const id of missing) console.error(`${id} has no test.`);
  process.exitCode = missing.length > 0 ? 1 : 0;
}
