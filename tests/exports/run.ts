/**
 * Exports one path of every flow into an empty folder, and every path of the flows in `WHOLE`, and runs them against the running app as a tester
 * outside of the project does. The first argument is where the report goes; flows named after it are exported whole, and nothing else is.
 */
import 'temporal-polyfill/global';
import { join, resolve } from 'node:path';
import { outsideFolder, PLAYWRIGHT, ROOT } from './outside';

/** Two people, money that goes back, a bill, a sum that is claimed to be right: their suites run whole. */
const WHOLE = ['approval', 'refund', 'invoice', 'reconciliation', 'bankCheck'];

const [, , reportFile = '.cache/reports/exports.json', ...named] = process.argv;
const report = resolve(reportFile);
const app = await outsideFolder([process.execPath, '--import', 'tsx', join(ROOT, 'sandbox/main.ts')], process.env.CHROMIUM);
try {
  if (named.length === 0) await app.write(['--all', '--stop', 'count=1', '--format', 'playwright']);
  await app.write([...(named.length === 0 ? WHOLE : named), '--format', 'playwright']);
  const { code, said } = await app.run([PLAYWRIGHT, 'test', '--reporter=line,json'], { PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  console.log(said);
  process.exitCode = code ?? 1;
} finally {
  await app.stop();
}
