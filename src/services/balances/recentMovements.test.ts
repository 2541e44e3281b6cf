// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { inSession, optionsNow } from '../../../tests/services/exchanges';
import { provide, type Reply } from '../../../tests/services/provider';
import { recentMovements } from './recentMovements';

const NONE: Reply = { body: { items: [] } };
const BROKEN: Reply = { status: 500, body: { message: 'Server error' } };
const ENDED: Reply = { body: { message: 'Please login again' } };

const recent = (moved: Reply | null, ordered: Reply | null) => {
  provide(({ to }) => (to.includes('/payout/') ? ordered : moved));
  return recentMovements({ key: 'NGN payouts' }, optionsNow());
};

describe('[HOM-01 NAV-06] what happened last in a wallet', () => {
  inSession();

  it.each([
    ['fail', BROKEN, { kind: 'server', status: 500, message: 'Server error' }],
    ['are lost', null, { kind: 'network' }],
  ])('is there without its payouts if they %s', async (_, ordered, fault) => {
    expect(await recent(NONE, ordered)).toEqual({ movements: [], payouts: [], withoutPayouts: fault });
  });

  it('is not there without what moved', async () => {
    await expect(recent(BROKEN, NONE)).rejects.toMatchObject({ fault: { kind: 'server', status: 500 } });
  });

  it.each([
    ['movements', ENDED, NONE],
    ['payouts', NONE, ENDED],
  ])('ends with the session of its %s', async (_, moved, ordered) => {
    await expect(recent(moved, ordered)).rejects.toMatchObject({ fault: { kind: 'sessionExpired' } });
  });
});
