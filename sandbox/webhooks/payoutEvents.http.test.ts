/** The events of payouts that need no approver. Those that do have theirs when they are decided. */
import { describe, expect, it } from 'vitest';
import { payouts } from '../../contract/payouts/payouts';
import { webhooks } from '../../contract/settings/webhooks';
import { call, forBluecrest, people, signIn } from '../testing/client';
import { toAda } from '../testing/people';
import { runningSandbox } from '../testing/running';

const sandbox = runningSandbox({ now: '2026-11-24' });

const initiate = (token: string, amount: string, key = 'k') => {
  const parts = { headers: { ...forBluecrest, 'idempotency-key': key }, body: { payoutDetails: [toAda(amount)] } };
  return call(sandbox(), payouts.initiatePayout, parts, token);
};

const eventsOf = async (token: string, amount: string) => {
  const query = { page: '1', size: '100', event: 'payout.successful' } as const;
  const { rows } = await call(sandbox(), webhooks.listWebhookDeliveries, { query }, token);
  const all = await Promise.all(rows.map(({ id }) => call(sandbox(), webhooks.getWebhookDelivery, { params: { id } }, token)));
  return all.filter(({ payload }) => JSON.parse(payload).data.amount === amount);
};

describe('[KEY-01] a payout', () => {
  it('that is paid at once has one event, however often it is sent', async () => {
    const token = await signIn(sandbox(), people.owner);
    await initiate(token, '123.45');
    await initiate(token, '123.45');
    await sandbox().webhooksDelivered();
    expect(await eventsOf(token, '123.45')).toMatchObject([{ event: 'payout.successful', status: 'Delivered', tries: 1 }]);
  });

  it('that is paid after its code has one event, and none before', async () => {
    const token = await signIn(sandbox(), people.owner);
    const { batchId = '' } = await initiate(token, '61234.50');
    await sandbox().webhooksDelivered();
    expect(await eventsOf(token, '61234.50')).toEqual([]);
    const [newest] = (await sandbox().outbox(people.owner)).filter(({ subject }) => subject === 'Payout code');
    const body = { batchId: batchId ?? '', otp: newest?.otp ?? '' };
    await call(sandbox(), payouts.verifyPayout, { headers: forBluecrest, body }, token);
    await sandbox().webhooksDelivered();
    expect(await eventsOf(token, '61234.50')).toMatchObject([{ event: 'payout.successful', status: 'Delivered' }]);
  });
});
