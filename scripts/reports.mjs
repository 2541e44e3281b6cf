/** Reads the figures and failures of vitest's and Playwright's JSON reports in one format. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
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

const allIn = (files, folder) =>
  files
    .map((file) => join(folder, file))
    .filter((path) => existsSync(path))
    .map((path) => JSON.parse(readFileSync(path, 'utf8')));

/** Returns the sum of these reports. A missing one counts as zero. */
export function total(files, folder = reports) {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const report of allIn(files, folder)) {
    const counts = countsOf(report);
    for (const key of Object.keys(sum)) sum[key] += counts[key];
  }
  return sum;
}

const suiteFailures = (suite, titles = []) => [
  ...(suite.specs ?? [])
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => ({
      name: [`${file}:${line}`, ...titles, title].join(' > '),
      messages: tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? [])),
    })),
  ...(suite.suites ?? []).flatMap((inner) => suiteFailures(inner, inner.line ? [...titles, inner.title] : titles)),
];

const fileFailures = ({ name, status, message, assertionResults }) =>
  assertionResults.length === 0 && status === 'failed'
    ? [{ name, messages: [message] }]
    : assertionResults
        .filter((test) => test.status === 'failed')
        .map(({ fullName, failureMessages }) => ({ name: `${name} > ${fullName}`, messages: failureMessages }));

const failuresOf = (report) =>
  'stats' in report
    ? [
        ...(report.errors ?? []).map(({ message }) => ({ name: 'outside of any test', messages: [message] })),
        ...suiteFailures(report),
      ]
    : report.testResults.flatMap(fileFailures);

const LINES = 14;

/** Returns each failed test of these reports as a text: where it is, and how its first message begins. */
export const failures = (files, folder = reports) =>
  allIn(files, folder)
    .flatMap(failuresOf)
    .map(({ name, messages: [message = ''] }) =>
      [
        name,
        ...stripVTControlCharacters(message)
          .split('\n')
          .slice(0, LINES)
          .map((line) => `    ${line}`),
      ].join('\n'),
    );
