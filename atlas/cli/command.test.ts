import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { record } from '../../tests/exports/record';
import { command } from './command';

const folder = mkdtempSync(join(tmpdir(), 'kontor-command-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function paths(...args: readonly string[]) {
  const said: string[] = [];
  const noted: string[] = [];
  const code = await command(args, { say: (text) => said.push(text), note: (text) => noted.push(text) }, record);
  return { code, said: said.join('\n'), noted: noted.join('\n') };
}

describe('[FLW-04] npm run paths', () => {
  it('shows numbered steps, and how good the paths are', async () => {
    const { code, said, noted } = await paths('payoutsDownload');
    expect(code).toBe(0);
    expect(said).toMatch(/^payoutsDownload-[0-9a-f]{8} {2}/);
    expect(noted).toMatch(
      /^payoutsDownload, transition: 1 path, 8 steps, 5 of 5 goals \(100 %\); at least 1 path \(1\.00x\) and 5 steps \(1\.60x\) are needed/,
    );
  });
  it('says which goals cannot be met', async () =>
    expect((await paths('payoutWallets')).noted).toContain(
      'cannot be reached: payoutWallets | key.set | 0: the cases of the flow exclude',
    ));
  it('counts what paths take of a chart and of its child machines', async () => {
    const { code, said } = await paths('approval', '--cover');
    expect(code).toBe(0);
    const rows = said
      .split('\n')
      .filter((line) => !line.startsWith('  not walked'))
      .map((line) => line.trim().split(/ {2,}/));
    expect(rows.map(([chart]) => chart)).toEqual(['chart', 'approval', 'approval.otp', '2 charts']);
    for (const [, , pairs, onMachine] of rows.slice(1)) expect(onMachine).toBe(pairs);
    expect(Number(rows[1]?.[4])).toBeLessThan(Number(rows[1]?.[3]));
  });
  it('walks on the machine what no screen offers', async () => {
    const { said } = await paths('run', 'approval', '--strategy', 'leaf', '--anything');
    expect(said).toMatch(/^machine: \d+ paths, \d+ steps, 0 differences/);
  });
  it('writes the requested formats', async () => {
    const out = join(folder, 'some');
    const { code, said } = await paths(
      'payoutsDownload',
      'payoutDetails',
      '--format',
      'json,manual',
      '--strategy',
      'state',
      '--out',
      out,
    );
    expect(code).toBe(0);
    expect(said).toContain(join(out, 'payoutDetails.state.json'));
    expect(readdirSync(out).sort()).toEqual(
      ['payoutDetails', 'payoutsDownload'].flatMap((flow) => [`${flow}.state.html`, `${flow}.state.json`]),
    );
  });
  it('walks paths and writes a report', async () => {
    const report = join(folder, 'report');
    const { code, said } = await paths('run', '--all', '--report', report);
    expect(code).toBe(0);
    expect(said).toMatch(/^machine: \d+ paths, \d+ steps, 0 differences/);
    expect(readFileSync(join(report, 'junit.xml'), 'utf8')).toContain('failures="0"');
    const page = readFileSync(join(report, 'index.html'), 'utf8');
    expect(page).toContain('<h2 id="payout">');
    const charts = [...page.matchAll(/data:image\/svg\+xml;base64,([^"]+)/g)].map(([, base64 = '']) => atob(base64));
    const chart = charts.find((one) => one.includes('<title id="title">payoutsDownload</title>'));
    expect(chart).toMatch(/class="way been" data-id="payoutsDownload\.ready \| download\.requested \| 0"/);
  });
  it('walks a path given by its steps', async () =>
    expect((await paths('run', 'payout', '--walk', 'fresh, loadChoices fails network, choices.retry, dismissed')).said).toMatch(
      /^machine: 1 paths, 3 steps, 0 differences/,
    ));
  it('prints its usage', async () => expect((await paths('--help')).said).toContain('npm run paths -- run'));
});

describe('[FLW-04] npm run paths rejects an invalid request in one line and writes nothing', () => {
  it.each([
    ['no flow', [], 'Name a flow (emailVerification,'],
    ['an unknown flow', ['nix'], 'There is no flow "nix". The options are: emailVerification,'],
    ['an unknown strategy', ['payout', '--strategy', 'fast'], 'There is no strategy "fast". The options are: transition,'],
    ['an unknown format', ['payout', '--format', 'pdf'], 'There is no format "pdf".'],
    ['an unknown place', ['run', 'payout', '--on', 'moon'], 'There is no place "moon".'],
    ['an unknown option', ['payout', '--fast'], "Unknown option '--fast'"],
    ['an unknown stop', ['payout', '--stop', 'soon=1'], 'There is no stop "soon".'],
    ['a stop that is none', ['payout', '--stop', 'count=many'], 'The stop count "many" is not a valid number'],
    ['more than all', ['payout', '--stop', 'coverage=101'], 'Coverage cannot be more than 100 percent'],
    ['an unknown weight', ['payout', '--weights', 'luck=1'], 'There is no weight "luck".'],
    ['a seed that is none', ['payout', '--strategy', 'random', '--seed', 'x'], 'The seed "x" is not a valid number'],
    ['a shard that is none', ['run', 'payout', '--shard', '4/3'], '"4/3" is not a shard'],
    [
      'a target that is none',
      ['payout', '--strategy', 'target', '--to', 'nowhere'],
      'payout has no state or transition "nowhere".',
    ],
    [
      'an unreachable target',
      ['payoutWallets', '--strategy', 'target', '--to', 'payoutWallets | key.set | 0'],
      'No path leads to',
    ],
    ['a walk that cannot be', ['run', 'payout', '--walk', 'fresh, paid'], 'payout: "paid" is not possible as step 1.'],
    ['a walk of many flows', ['run', '--all', '--walk', 'fresh'], '--walk needs exactly one flow.'],
    ['an unknown path', ['run', 'payout', '--path', 'payout-00000000'], 'There is no path called payout-00000000.'],
  ])('%s', async (_, args, why) => {
    const out = join(folder, 'never');
    const { code, said, noted } = await paths(...args, '--out', out, '--report', out);
    expect(noted).toContain(why);
    expect(noted.split('\n')).toHaveLength(1);
    expect(said).toBe('');
    expect(code).toBe(2);
    expect(existsSync(out)).toBe(false);
  });
});
