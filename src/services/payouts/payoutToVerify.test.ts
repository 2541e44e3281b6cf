// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { inSession, optionsNow } from '../../../tests/services/exchanges';
import { wirePayout } from '../../../tests/services/payoutSamples';
import { provide, type Reply } from '../../../tests/services/provider';
import { payoutToVerify } from './payoutToVerify';

const PAYOUT: Reply = { body: { data: wirePayout } };
const BATCH: Reply = { body: { items: [] } };
const BROKEN: Reply = { status: 500, body: { message: 'Server error' } };
const ENDED: Reply = { body: { message: 'Please login again' } };

const load = (payout: Reply, batch: Reply | null) => {
  provide(({ to }) => (to.includes('/batch/') ? batch : payout));
  return payoutToVerify({ payoutId: '7' }, optionsNow());
};

describe('[PAY-07] a payout that is to be verified', () => {
  inSession();

  it('is there without its batch, and says that this is not known', async () => {
    expect(await load(PAYOUT, BATCH)).toMatchObject({ payoutId: '7', together: [] });
    expect(await load(PAYOUT, BROKEN)).toMatchObject({ payoutId: '7', together: null });
    expect(await load(PAYOUT, null)).toMatchObject({ together: null });
  });
  it('asks for no batch where none awaits a code', async () => {
    const settled: Reply = { body: { data: { ...wirePayout, status: 'Successful' } } };
    expect(await load(settled, BROKEN)).not.toHaveProperty('together');
  });
  it('fails with the payout itself, and ends with the session of either', async () => {
    await expect(load(BROKEN, BATCH)).rejects.toMatchObject({ fault: { kind: 'server', status: 500 } });
    await expect(load(PAYOUT, ENDED)).rejects.toMatchObject({ fault: { kind: 'sessionExpired' } });
  });
});
