// @vitest-environment happy-dom
/** How the app serves another provider: its address, and what it does without the calls that a provider may not have. */
import { afterEach, describe, expect, it, vi } from 'vitest';

const options = { signal: new AbortController().signal };
const asked: string[] = [];

async function builtWith(env: Record<string, string>, answer: unknown) {
  vi.resetModules();
  asked.length = 0;
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } });
  });
  const { keepBusiness } = await import('../token');
  keepBusiness('1001');
  return import('../payouts/payouts');
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const row = { payoutId: 1, status: 'Awaiting-Verification', clientReference: 'K', batchId: 'B1' };

describe('settings', () => {
  it('[GEN-08] the address of the API is relative unless the build says another', async () => {
    const here = await builtWith({}, { status: 'Successful' });
    await here.getPayoutStatus({ idempotencyKey: 'K' }, options);
    expect(asked[0]).toBe('/subsidiary/payout/status?idempotencyKey=K');
    const there = await builtWith({ VITE_API_ADDRESS: 'https://api.provider.test/' }, { status: 'Successful' });
    await there.getPayoutStatus({ idempotencyKey: 'K' }, options);
    expect(asked[0]).toBe('https://api.provider.test/subsidiary/payout/status?idempotencyKey=K');
  });
  it.each([
    ['found in the list', [row], { status: 'Awaiting Verification', batchId: 'B1' }],
    ['not found: it may still arrive', [{ ...row, clientReference: 'K2' }], { status: 'Pending', batchId: null }],
  ])('[PAY-05] without a status call a payout is looked for by its key: %s', async (_, items, outcome) => {
    const services = await builtWith({ VITE_PAYOUT_STATUS_CALL: 'none' }, { items });
    expect(await services.getPayoutStatus({ idempotencyKey: 'K' }, options)).toMatchObject(outcome);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toContain('/subsidiary/payout/all?');
  });
});
