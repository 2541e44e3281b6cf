/** Payouts a second with the audit trail and without it, in turn, on each engine. */
import type { RunCall } from '../sandbox/http/calls';
import { seedImage } from '../sandbox/seed/image';
import { startSandbox } from '../sandbox/start';
import { people, signIn } from '../sandbox/testing/client';
import { interleaved, medianOf } from './kit/numbers';
import { AT_ONCE, BATCH, rate } from './kit/payouts';
import { postgres } from './kit/postgres';
import { printGoals, printTable, times } from './kit/print';

/** Runs a call as it was before there was an audit trail. */
const unaudited: RunCall = async ({ context, first, handle }) => {
  const given = { context, audit: { about: () => undefined, unchanged: () => undefined } };
  await first(given);
  return handle(given);
};

const variants = ['without', 'with'] as const;

async function opened(run: RunCall | undefined, serverUrl: string | undefined) {
  const of = await seedImage({ serverUrl });
  const running = await startSandbox({ storage: { kind: 'clone', of }, ...(run && { run }) });
  return { running, token: await signIn(running, people.owner) };
}

/** @returns the share of payouts a second that the trail costs with concurrent calls */
async function compare(runs: number, engine: string, serverUrl: string | undefined): Promise<number> {
  const sandboxes = { without: await opened(unaudited, serverUrl), with: await opened(undefined, serverUrl) };
  try {
    const results = await interleaved(runs, variants, async (name) => {
      const { running, token } = sandboxes[name];
      return { alone: await rate(running, token, 1), together: await rate(running, token, AT_ONCE) };
    });
    const figure = (name: (typeof variants)[number], of: 'alone' | 'together') => medianOf(results(name))((run) => run[of]);
    const line = (words: string, of: 'alone' | 'together') => {
      const [without, audited] = [figure('without', of), figure('with', of)];
      return [words, without.toFixed(0), audited.toFixed(0), times(audited, without)];
    };
    printTable(
      `Payouts a second of one business over HTTP, ${engine}, medians of ${runs} times ${BATCH}`,
      ['', 'without the trail', 'with', 'with/without'],
      [line('one after another', 'alone'), line(`${AT_ONCE} at once`, 'together')],
    );
    const verdict = await sandboxes.with.running.trail.verify(1001);
    if (verdict.kind !== 'intact' || verdict.entries < runs * BATCH) throw new Error('The audit trail is not complete');
    return 1 - figure('with', 'together') / figure('without', 'together');
  } finally {
    for (const { running } of Object.values(sandboxes)) await running.stop();
  }
}

export async function audit(runs: number): Promise<void> {
  const server = await postgres();
  try {
    const costs = [{ engine: 'embedded', value: await compare(runs, 'embedded', undefined) }];
    if (server) costs.push({ engine: 'server', value: await compare(runs, 'server', server.url) });
    const say = (share: number) => `${(share * 100).toFixed(0)} %`;
    printGoals(costs.map(({ engine, value }) => ({ name: `cost of the trail, ${engine}`, value, most: 0.2, say })));
  } finally {
    server?.stop();
  }
}
