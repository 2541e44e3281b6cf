/** [PAY-05] [APR-01] Payouts below the limit that are sent at once, each with its own code: together they need a second person. */
import { expect, it } from 'vitest';
import { payouts } from '../../contract/payouts/payouts';
import { status } from '../ledger/payouts.rules';
import { call, forBluecrest, people, signIn } from '../testing/client';
import { toAda } from '../testing/people';
import { runningSandbox } from '../testing/running';

const sandbox = runningSandbox();
const AMOUNT = '650000.00';
const SIX = ['1', '2', '3', '4', '5', '6'].map((n) => `below-${n}`);

it('[PAY-05] [APR-01] pays one of six payouts below the limit, and leaves the others to an approver, as their fee said', async () => {
  const token = await signIn(sandbox(), people.owner);
  const quoted = async () => {
    const query = { amount: AMOUNT, currency: 'NGN', type: 'Bank' } as const;
    return (await call(sandbox(), payouts.getPayoutFee, { headers: forBluecrest, query }, token)).needsApproval;
  };
  const initiate = (key: string) => {
    const parts = { headers: { ...forBluecrest, 'idempotency-key': key }, body: { payoutDetails: [toAda(AMOUNT)] } };
    return call(sandbox(), payouts.initiatePayout, parts, token);
  };
  expect(await quoted()).toBe(false);
  const sent: { readonly batchId: string; readonly otp: string }[] = [];
  for (const key of SIX) {
    const { statusCode, batchId } = await initiate(key);
    expect(statusCode).toBe('007');
    const [newest] = (await sandbox().outbox(people.owner)).filter(({ subject }) => subject === 'Payout code');
    sent.push({ batchId: batchId ?? '', otp: newest?.otp ?? '' });
  }
  expect(await quoted()).toBe(true);
  await Promise.all(sent.map((body) => call(sandbox(), payouts.verifyPayout, { headers: forBluecrest, body }, token)));

  const query = { pageNumber: '1', pageSize: '6' } as const;
  const after = (await call(sandbox(), payouts.listPayouts, { headers: forBluecrest, query }, token)).rows;
  expect(after.map((row) => row.status).toSorted()).toEqual([
    ...SIX.slice(1).map(() => status.awaitingSecondLevel),
    status.successful,
  ]);
  expect(await sandbox().ledger.payoutsMoved()).toBe(1);
  expect(await sandbox().ledger.isBalanced()).toBe(true);
});
