/** What recomputing a long chain costs, compared with hashing alone. */
import { expect, it } from 'vitest';
import { CHAIN_START, type ChainEntry, type ChainLink, type ChainPlace, chainedText, followChain } from './auditChain';

const ENTRIES = 100_000;
const PART = 2_000;
const RUNS = 3;

const hex = (bytes: ArrayBuffer) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const digest = (bytes: Uint8Array<ArrayBuffer>) => crypto.subtle.digest('SHA-256', bytes);

async function chain(): Promise<readonly ChainLink[]> {
  const links: ChainLink[] = [];
  let last: ChainPlace = CHAIN_START;
  for (let sequence = 1; sequence <= ENTRIES; sequence += 1) {
    const entry: ChainEntry = {
      ...{ businessId: 1001, at: '2026-11-22T08:14:02.000Z', environment: 1, userId: 1, role: 'Owner' },
      ...{ email: 'amaka.obi@bluecrest.test', call: 'initiatePayout', activityType: 'Payouts', action: 'Initiate payout' },
      ...{
        subject: 'payout batch',
        reference: `B-${sequence}`,
        ip: '102.89.34.17',
        outcome: 'done',
        message: null,
        before: null,
      },
      actor: 'user',
      outcome: 'done',
      after: { amount: `${sequence}.00`, currency: 'NGN', recipient: 'ADA OKAFOR', bank: 'Zenith Bank' },
    };
    const hash: string = hex(await digest(new TextEncoder().encode(chainedText(last.hash, sequence, entry))));
    links.push({ ...entry, sequence, previousHash: last.hash, hash });
    last = { sequence, hash };
  }
  return links;
}

const median = (times: readonly number[]) => [...times].sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;

async function timed(work: () => Promise<void>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const from = performance.now();
    await work();
    times.push(performance.now() - from);
  }
  return median(times);
}

it('[AUD-01] recomputes 100,000 entries in at most three times the time of hashing alone', async () => {
  const links = await chain();
  const texts = links.map((link) => new TextEncoder().encode(chainedText(link.previousHash, link.sequence, link)));
  const parts = Array.from({ length: ENTRIES / PART }, (_, part) => part * PART);
  const hashing = await timed(async () => {
    for (const from of parts) await Promise.all(texts.slice(from, from + PART).map(digest));
  });
  const checking = await timed(async () => {
    let last: ChainPlace = CHAIN_START;
    for (const from of parts) {
      const run = await followChain(last, links.slice(from, from + PART));
      if (run.kind === 'breaks') throw new Error(`Entry ${run.at.sequence} does not follow`);
      last = run.last;
    }
    expect(last.sequence).toBe(ENTRIES);
  });
  console.info(
    `hashing ${Math.round(hashing)} ms, checking ${Math.round(checking)} ms, ${(checking / hashing).toFixed(2)} times`,
  );
  expect(checking / hashing).toBeLessThan(3);
}, 300_000);
