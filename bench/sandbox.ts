/** Payouts a second: the same calls on the embedded database and on a PostgreSQL server, in turn, and the effect of growth. */
import { seedImage } from '../sandbox/seed/image';
import { startSandbox } from '../sandbox/start';
import { people, signIn } from '../sandbox/testing/client';
import { growth } from './growth';
import { interleaved, medianOf } from './kit/numbers';
import { AT_ONCE, BATCH, rate } from './kit/payouts';
import { postgres } from './kit/postgres';
import { printTable, times } from './kit/print';

type Engine = 'embedded' | 'server';

async function opened(serverUrl?: string) {
  const running = await startSandbox({ storage: { kind: 'clone', of: await seedImage({ serverUrl }) } });
  return { running, token: await signIn(running, people.owner) };
}

async function compare(runs: number, url: string | null): Promise<void> {
  const engines: Readonly<Record<Engine, Awaited<ReturnType<typeof opened>> | null>> = {
    embedded: await opened(),
    server: url === null ? null : await opened(url),
  };
  const names: readonly Engine[] = url === null ? ['embedded'] : ['embedded', 'server'];
  try {
    const results = await interleaved(runs, names, async (name) => {
      const engine = engines[name];
      if (!engine) throw new Error(`There is no ${name}`);
      const { running, token } = engine;
      return { alone: await rate(running, token, 1), together: await rate(running, token, AT_ONCE) };
    });
    const line = (words: string, figure: 'alone' | 'together') => {
      const [embedded, server] = [results('embedded'), results('server')].map((found) => medianOf(found)((run) => run[figure]));
      const known = server !== undefined && !Number.isNaN(server);
      return [words, (embedded ?? 0).toFixed(0), known ? server.toFixed(0) : '', known ? times(embedded ?? 0, server) : ''];
    };
    printTable(
      `Payouts a second over HTTP, medians of ${runs} times ${BATCH}; neither database waits for a disk`,
      ['', 'embedded', 'server', 'embedded/server'],
      [line('one after another', 'alone'), line(`${AT_ONCE} at once`, 'together')],
    );
    for (const engine of Object.values(engines)) {
      if (engine && !(await engine.running.ledger.isBalanced())) throw new Error('The books do not balance');
    }
  } finally {
    for (const engine of Object.values(engines)) await engine?.running.stop();
  }
}

export async function sandbox(runs: number): Promise<void> {
  const server = await postgres();
  try {
    await compare(runs, server?.url ?? null);
    await growth(server?.url ?? null);
  } finally {
    server?.stop();
  }
}
