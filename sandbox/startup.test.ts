import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FolderInUse } from './database/lock';
import { OtherVersion } from './database/storage';
import { explain, introduction, optionsOf } from './startup';

describe('the environment of a start', () => {
  it('is the port, the data and the day as they are set', () => {
    expect(optionsOf({ PORT: '0', KONTOR_DATA: 'elsewhere', KONTOR_NOW: '2026-11-21' })).toEqual({
      port: 0,
      storage: { kind: 'folder', path: 'elsewhere' },
      now: '2026-11-21',
      proxies: 0,
    });
    expect(
      optionsOf({ PORT: '65535', DATABASE_URL: 'postgres://localhost/kontor', KONTOR_DATA: 'elsewhere', KONTOR_PROXIES: '2' }),
    ).toEqual({
      port: 65_535,
      storage: { kind: 'server', url: 'postgres://localhost/kontor' },
      now: undefined,
      proxies: 2,
    });
  });
  it('need not say anything', () => {
    const usual = { port: 4173, storage: { kind: 'folder', path: '.data' }, now: undefined, proxies: 0 };
    expect(optionsOf({})).toEqual(usual);
    expect(optionsOf({ PORT: '', DATABASE_URL: '', KONTOR_DATA: '', KONTOR_NOW: '', KONTOR_PROXIES: '' })).toEqual(usual);
  });
  it.each(['http', '-1', '65536', '80.5'])('cannot have the port %s', (PORT) => {
    expect(() => optionsOf({ PORT })).toThrow('PORT must be a number from 0 to 65535');
  });
  it.each(['tomorrow', '2026-11-31'])('cannot have the day %s', (KONTOR_NOW) => {
    expect(() => optionsOf({ KONTOR_NOW })).toThrow('KONTOR_NOW must be a date like 2026-11-21');
  });
  it.each(['1999-12-31', '2100-01-01', '-000001-01-01', '+200000-01-01'])('cannot have the distant day %s', (KONTOR_NOW) => {
    expect(() => optionsOf({ KONTOR_NOW })).toThrow('KONTOR_NOW: The sandbox’s time is between the years 2000 and 2099');
  });
  it.each(['one', '-1', '10', '1.5'])('cannot have %s proxies', (KONTOR_PROXIES) => {
    expect(() => optionsOf({ KONTOR_PROXIES })).toThrow('KONTOR_PROXIES must be a number from 0 to 9');
  });
});

it('a start says where it runs, who can sign in with a second factor or without, and where the codes are', () => {
  const lines = introduction({ address: 'http://localhost:4173' }).split('\n');
  expect(lines).toContain('Kontor is running at http://localhost:4173');
  expect(lines).toContain('Accounts (password for all: Bluecrest#2026)');
  expect(lines).toContain('One-time codes appear at http://localhost:4173/sandbox/outbox');
  const factors = lines.flatMap((line) => /^ {2}(\S+@\S+) +\S.*; two-factor (on|off)$/.exec(line)?.slice(1).join(' ') ?? []);
  expect(factors).toEqual([
    'amaka.obi@bluecrest.test on',
    'tunde.bello@bluecrest.test off',
    'ngozi.eze@bluecrest.test off',
    'ife.adeyemi@newleaf.test off',
    'musa.garba@harbour.test off',
  ]);
});

it.each([
  [new FolderInUse('The folder is in use.'), 'The folder is in use.'],
  [new OtherVersion('The folder is of another version.'), 'The folder is of another version.'],
  [Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE' }), 'This port is already in use. Set PORT to another one'],
  [Object.assign(new Error('listen EACCES'), { code: 'EACCES' }), 'The sandbox could not start: listen EACCES'],
  [new Error('no disk'), 'The sandbox could not start: no disk'],
  ['no reason', 'The sandbox could not start'],
  [
    new Error('Failed query: insert into person\nparams: Ada', { cause: new Error('disk full') }),
    'The sandbox could not start: disk full',
  ],
  [new Error('first line\n    at somewhere'), 'The sandbox could not start: first line'],
  [Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }), 'The sandbox could not start: ECONNREFUSED'],
  [
    new Error('seed', { cause: Object.assign(new Error('listen'), { code: 'EADDRINUSE' }) }),
    'This port is already in use. Set PORT to another one',
  ],
])('a start that fails with %o says what is wrong', (error, said) => expect(explain(error)).toBe(said));

it('a start that fails prints one line and exits with 1', { timeout: 60_000 }, async () => {
  const { NODE_OPTIONS: _, ...env } = process.env;
  const options = { env: { ...env, DATABASE_URL: 'postgres://127.0.0.1:1/nothing', PORT: '0' } };
  const main = ['--import', 'tsx', join(import.meta.dirname, 'main.ts')];
  const ended = await new Promise<{ code: unknown; lines: string[] }>((resolve) => {
    execFile(process.execPath, main, options, (error, stdout, stderr) =>
      resolve({ code: error?.code, lines: `${stdout}${stderr}`.trim().split('\n') }),
    );
  });
  expect(ended).toEqual({ code: 1, lines: [expect.stringMatching(/^The sandbox could not start: /)] });
});
