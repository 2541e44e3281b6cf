// @vitest-environment happy-dom
/** How the app adapts to another provider: its address, and the calls it may lack. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inSession, optionsNow } from '../../../tests/services/exchanges';
import { provide, type Sent } from '../../../tests/services/provider';

inSession();
beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

function builtWith(env: Readonly<Record<string, string>>, answer: (sent: Sent) => unknown = () => ({})) {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  return provide((sent) => ({ body: answer(sent) }));
}

const settingsOf = async (env: Readonly<Record<string, string>>) => {
  builtWith(env);
  return (await import('./settings')).settings;
};

describe('settings', () => {
  it('[GEN-08] use the app’s own address and every call, unless the build sets others', async () => {
    expect(await settingsOf({})).toEqual({
      apiAddress: '',
      hasLogOut: true,
      hasPayoutFee: true,
      hasPayoutStatus: true,
      onboardingAddress: '',
      helpAddress: '',
      idleMinutes: 10,
      supportEmail: '',
    });
  });
  it.each([
    ['5', 5],
    [' 15 ', 15],
    ['0', 1],
    ['-3', 10],
    ['soon', 10],
    ['123456', 10],
  ])('[SES-11] %j minutes of inactivity are read as %i', async (text, minutes) => {
    expect(await settingsOf({ VITE_IDLE_MINUTES: text })).toMatchObject({ idleMinutes: minutes });
  });
  it.each([
    ['help@provider.test', 'help@provider.test'],
    ['help@provider.test?cc=eve@x.test', ''],
    ['help@provider.test,eve@x.test', ''],
    ['help', ''],
  ])('[GEN-08] %j as the address for problems is read as "%s"', async (text, address) => {
    expect(await settingsOf({ VITE_SUPPORT_EMAIL: text })).toMatchObject({ supportEmail: address });
  });
  it.each([
    ['https://help.provider.test', 'https://help.provider.test'],
    ['javascript:alert(1)', ''],
  ])('[NAV-08] %s as the address of help leads to "%s"', async (text, address) => {
    expect(await settingsOf({ VITE_HELP_ADDRESS: text })).toMatchObject({ helpAddress: address });
  });
  it.each([
    ['https://on.provider.test', 'https://on.provider.test'],
    ['http://on.provider.test', 'http://on.provider.test'],
    ['javascript:alert(1)', ''],
    ['//on.provider.test', ''],
  ])('[ONB-02] the provider’s own interface at %s leads to "%s"', async (text, address) => {
    expect(await settingsOf({ VITE_ONBOARDING_ADDRESS: text })).toMatchObject({ onboardingAddress: address });
  });
  it('[GEN-08] the address of the API is the one set in the build', async () => {
    builtWith({ VITE_API_ADDRESS: 'https://api.provider.test/' }, () => ({ status: 'Successful' }));
    const fetched = vi.spyOn(globalThis, 'fetch');
    const { getPayoutStatus } = await import('../payouts/payouts');
    await getPayoutStatus({ idempotencyKey: 'K' }, optionsNow());
    expect(fetched.mock.calls[0]?.[0]).toBe('https://api.provider.test/subsidiary/payout/status?idempotencyKey=K');
  });
});

const row = { payoutId: 1, status: 'Awaiting-Verification', clientReference: 'K', batchId: 'B1' };

describe('a provider without an optional call', () => {
  it.each([
    [
      'found in the list',
      [{ ...row, clientReference: 'K2', batchId: 'B2' }, row],
      { status: 'Awaiting Verification', batchId: 'B1' },
    ],
    ['not found: it may still arrive', [{ ...row, clientReference: 'K2' }], { status: 'Pending', batchId: null }],
  ])('[PAY-05 PAY-09] a payout is searched by its key: %s', async (_, items, outcome) => {
    const sent = builtWith({ VITE_PAYOUT_STATUS_CALL: 'none' }, () => ({ items }));
    const { getPayoutStatus } = await import('../payouts/payouts');
    expect(await getPayoutStatus({ idempotencyKey: 'K' }, optionsNow())).toEqual({ ...outcome, message: '' });
    expect(sent).toMatchObject([
      {
        to: 'GET /subsidiary/payout/all',
        headers: { subsidiary_id: '1001' },
        query: { pageNumber: '1', pageSize: '5', keyword: 'K', SearchableColumns: 'clientReference' },
      },
    ]);
  });
  it('[PAY-05 BLK-01] the fee of a payout or a batch is unknown, and not requested', async () => {
    const answers = ({ to }: Sent) => (to.endsWith('/wallets') ? { wallets: [] } : { items: [] });
    const sent = builtWith({ VITE_PAYOUT_FEE_CALL: 'none' }, answers);
    const { quotePayout } = await import('../payouts/payouts');
    const { quoteBatch } = await import('../payouts/bulkPayout');
    const { rent } = await import('../../../machines/payouts/payout/payout.cases');
    const unknown = { fee: null, total: null, needsOtp: false, needsApproval: false, available: '0', similar: null };
    expect(await quotePayout({ subject: rent }, optionsNow())).toEqual(unknown);
    const batch = { idempotencyKey: 'K', currency: 'NGN', payments: [] };
    expect(await quoteBatch({ subject: batch }, optionsNow())).toEqual(unknown);
    expect(sent.map(({ to }) => to).filter((to) => to.includes('/fee'))).toEqual([]);
  });
  it('[SES-10] a token is not revoked, and expires on its own', async () => {
    const sent = builtWith({ VITE_LOG_OUT_CALL: 'none' });
    const { revokeToken } = await import('../access/session');
    await revokeToken({ token: 'ended' }, optionsNow());
    expect(sent).toEqual([]);
  });
});
