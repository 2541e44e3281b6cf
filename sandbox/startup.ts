/** What the environment says of a start, and what is printed once it succeeded or failed. */

import { accountsShown, PASSWORD } from './access/people.seed';
import { isWithinYears, OUT_OF_YEARS, pinnedMoment } from './clock';
import { FolderInUse } from './database/lock';
import { OtherVersion, type Storage } from './database/storage';
import type { Sandbox, SandboxOptions } from './start';

const DEFAULT_PORT = 4173;

function portOf(text: string | undefined): number {
  const port = text === undefined || text === '' ? DEFAULT_PORT : Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error('PORT must be a number from 0 to 65535');
  return port;
}

const MOST_PROXIES = 9;

function proxiesOf(text: string | undefined): number {
  const proxies = Number(text || 0);
  if (!Number.isInteger(proxies) || proxies < 0 || proxies > MOST_PROXIES)
    throw new Error(`KONTOR_PROXIES must be a number from 0 to ${MOST_PROXIES}`);
  return proxies;
}

function dayIn(text: string): string {
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' }).toString();
  } catch {
    throw new Error('KONTOR_NOW must be a date like 2026-11-21');
  }
}

function dayOf(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const day = dayIn(text);
  if (!isWithinYears(pinnedMoment(day))) throw new Error(`KONTOR_NOW: ${OUT_OF_YEARS}`);
  return day;
}

function storageOf(env: NodeJS.ProcessEnv): Storage {
  return env.DATABASE_URL ? { kind: 'server', url: env.DATABASE_URL } : { kind: 'folder', path: env.KONTOR_DATA || '.data' };
}

export const optionsOf = (env: NodeJS.ProcessEnv): SandboxOptions => ({
  port: portOf(env.PORT),
  storage: storageOf(env),
  now: dayOf(env.KONTOR_NOW),
  proxies: proxiesOf(env.KONTOR_PROXIES),
});

/** Where it runs, who can sign in, and where their codes appear. */
export function introduction({ address }: Pick<Sandbox, 'address'>): string {
  const widest = Math.max(...accountsShown.map((account) => account.email.length));
  const lines = accountsShown.map(
    ({ email, who, twoFactor }) => `  ${email.padEnd(widest)}  ${who}; two-factor ${twoFactor ? 'on' : 'off'}`,
  );
  const accounts = `Accounts (password for all: ${PASSWORD})\n${lines.join('\n')}`;
  return `\nKontor is running at ${address}\n\n${accounts}\n\nOne-time codes appear at ${address}/sandbox/outbox\nStop with Ctrl+C\n`;
}

/** The message of a failed statement contains the statement and its values. Its cause does not. */
const causeOf = (error: Error): Error => (error.cause instanceof Error ? causeOf(error.cause) : error);

const codeOf = (error: Error) => ('code' in error && typeof error.code === 'string' ? error.code : '');

/** Returns one line, which says what to do where that is known. */
export function explain(error: unknown): string {
  if (error instanceof FolderInUse || error instanceof OtherVersion) return error.message;
  if (!(error instanceof Error)) return 'The sandbox could not start';
  const cause = causeOf(error);
  if (codeOf(cause) === 'EADDRINUSE') return 'This port is already in use. Set PORT to another one';
  const [line = ''] = cause.message.trim().split(/\s*\n/);
  return `The sandbox could not start: ${line || codeOf(cause) || cause.name}`;
}
