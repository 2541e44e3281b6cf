/**
 * Exports one path of every flow into an empty folder, and every path of approvals and refunds, and runs them against the running app as a tester
 * outside of the project does. The first argument is where the report goes.
 */
import 'temporal-polyfill/global';
import { join, resolve } from 'node:path';
import { outsideFolder, PLAYWRIGHT, ROOT } from './outside';

/** Two people or money that goes back: their suites run whole. */
const WHOLE = ['approval', 'refund'];

const report = resolve(process.argv[2] ?? '.cache/reports/exports.json');
const app = await outsideFolder([process.execPath, '--import', 'tsx', join(ROOT, 'sandbox/main.ts')], process.env.CHROMIUM);
try {
  await app.write(['--all', '--stop', 'count=1', '--format', 'playwright']);
  await app.write([...WHOLE, '--format', 'playwright']);
  const { code, said } = await app.run([PLAYWRIGHT, 'test', '--reporter=line,json'], { PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  console.log(said);
  process.exitCode = code ?? 1;
} finally {
  await app.stop();
}
