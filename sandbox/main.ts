/** The server of `npm start`: app, provider and atlas on one port. Settings come from the environment. */
import './temporal';
import { FolderInUse } from './database/lock';
import { OtherVersion, type Storage } from './database/storage';
import { accountsShown, PASSWORD } from './people/people.seed';
import { type Sandbox, startSandbox } from './start';

const DEFAULT_PORT = 4173;

function portOf(text: string | undefined): number {
  const port = text === undefined || text === '' ? DEFAULT_PORT : Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error('PORT must be a number from 0 to 65535');
  return port;
}

function dayOf(text: string | undefined): string | undefined {
  if (!text) return undefined;
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' }).toString();
  } catch {
    throw new Error('KONTOR_NOW must be a date like 2026-11-21');
  }
}

function storageOf(env: NodeJS.ProcessEnv): Storage {
  return env.DATABASE_URL ? { kind: 'server', url: env.DATABASE_URL } : { kind: 'folder', path: env.KONTOR_DATA || '.data' };
}

function introduce({ address }: Sandbox): void {
  const widest = Math.max(...accountsShown.map((account) => account.email.length));
  const lines = accountsShown.map(
    ({ email, who, twoFactor }) => `  ${email.padEnd(widest)}  ${who}; two-factor ${twoFactor ? 'on' : 'off'}`,
  );
  console.log(`\nKontor is running at ${address}\n\nAccounts (password for all: ${PASSWORD})\n${lines.join('\n')}`);
  console.log(`\nOne-time codes appear at ${address}/sandbox/outbox\nStop with Ctrl+C\n`);
}

function explain(error: unknown): string {
  if (error instanceof FolderInUse || error instanceof OtherVersion) return error.message;
  if (!(error instanceof Error)) return 'The sandbox could not start';
  if ('code' in error && error.code === 'EADDRINUSE') return 'This port is already in use. Set PORT to another one';
  return `The sandbox could not start: ${error.message}`;
}

/** Also during the start, because an interrupted database would have to be made again. */
function stopOnSignal(starting: Promise<Sandbox>): void {
  let stopping = false;
  const stop = () => {
    if (stopping) process.exit(130);
    stopping = true;
    starting
      .then((sandbox) => sandbox.stop())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

async function main(): Promise<void> {
  const starting = startSandbox({
    port: portOf(process.env.PORT),
    storage: storageOf(process.env),
    now: dayOf(process.env.KONTOR_NOW),
  });
  stopOnSignal(starting);
  introduce(await starting);
}

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
