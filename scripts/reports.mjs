/** Reads the figures of vitest's and Playwright's JSON reports in one format. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reports } from './paths.mjs';

function countsOf(report) {
  if ('stats' in report) {
    // A flaky test passed only on a retry, and there are no retries here.
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected, failed: unexpected + flaky + (report.errors?.length ?? 0), skipped };
  }
  const suites = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + suites.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Returns the sum of these reports. A missing one counts as zero. */
export function total(files, folder = reports) {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const file of files) {
    const path = join(folder, file);
    if (!existsSync(path)) continue;
    const counts = countsOf(JSON.parse(readFileSync(path, 'utf8')));
    for (const key of Object.keys(sum)) sum[key] += counts[key];
  }
  return sum;
}
