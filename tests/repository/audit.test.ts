/** The auditors' commands. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Screen } from '../../atlas/cli/command';
import { proofsCommand } from '../../atlas/cli/proofsCommand';
import { traceCommand } from '../../atlas/cli/traceCommand';
import { readSheet } from '../../sandbox/testing/sheet';

const root = join(import.meta.dirname, '../..');
const SLOW = 300_000;

/** A command without a process of its own: to start one takes seconds. */
function inProcess<T>(command: (screen: Screen) => T) {
  const said: string[] = [];
  const noted: string[] = [];
  const code = command({ say: (text) => said.push(text), note: (text) => noted.push(text) });
  return { code, said, noted };
}

/** A command as typed. */
function run(script: string, ...args: string[]) {
  const { status, stdout } = spawnSync(join(root, 'node_modules/.bin/tsx'), [script, ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, stdout };
}

describe('[FLW-03] npm run proofs', () => {
  it(
    'prints the verdicts of a chart',
    () => {
      const { status, stdout } = run('atlas/cli/proofs.ts', 'approval');
      expect(status).toBe(0);
      expect(stdout).toMatch(/PROVED +No decision is sent unless the approver has entered a code/);
    },
    SLOW,
  );
  it('has one line for a chart that is not there', () => {
    const { code, said, noted } = inProcess((screen) => proofsCommand(['payuot'], screen));
    expect({ code, said, lines: noted.length }).toEqual({ code: 2, said: [], lines: 1 });
    expect(noted[0]).not.toContain('\n');
  });
});

describe('[FLW-02] npm run trace', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'kontor-trace-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it(
    'writes page, CSV and XLSX of a flow, and of nothing else',
    () => {
      const out = join(folder, 'some');
      const { status, stdout } = run('scripts/trace.ts', '--flow', 'approval', '--out', out);
      expect(status).toBe(0);
      expect(stdout).toMatch(/approval +\d+ requirements/);
      expect(readFileSync(join(out, 'approval.html'), 'utf8')).toContain('<h1>Trace of approval</h1>');
      const rows = readFileSync(join(out, 'approval.csv'), 'utf8').match(/^[A-Z]{3}-\d{2},/gm) ?? [];
      const sheet = readSheet(readFileSync(join(out, 'approval.xlsx')));
      expect(sheet.rows).toHaveLength(rows.length + 1);
      expect(sheet.formulas).toBe(0);
      expect(existsSync(join(out, 'session.html')) || existsSync(join(out, 'trace.html'))).toBe(false);
    },
    SLOW,
  );
  it.each([
    ['a flow that is not there', ['--flow', 'payuot'], /^No flow is called payuot\. There are: .*\.$/],
    ['an option that is not there', ['--flwo', 'payout'], /^Unknown option '--flwo'/],
    ['a folder that is a file', ['--out', 'package.json'], /^Cannot write to package\.json: /],
  ])('has one line for %s, and writes nothing', async (_, args, message) => {
    const { code, said, noted } = inProcess((screen) => traceCommand(args, screen));
    expect({ code: await code, said }).toEqual({ code: 2, said: [] });
    expect(noted).toEqual([expect.stringMatching(message)]);
    expect(noted[0]).not.toContain('\n');
  });
});
