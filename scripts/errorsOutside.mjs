/** A reporter of vitest: errors outside of any test, which its JSON report leaves out, as a report of their own. They fail the run too. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export default class ErrorsOutside {
  /** @param {{ file: string }} options where the report is written if there are errors */
  constructor({ file }) {
    this.file = file;
  }

  onTestRunEnd(_modules, errors) {
    if (errors.length === 0) return;
    const once = new Map(errors.map((error) => [String(error.stack ?? error.message), error]));
    const testResults = [...once].map(([message]) => ({
      ...{ name: 'outside of any test', status: 'failed', message, assertionResults: [] },
    }));
    mkdirSync(dirname(this.file), { recursive: true });
    const none = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };
    writeFileSync(this.file, JSON.stringify({ ...none, testResults }));
  }
}
