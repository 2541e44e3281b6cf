/** Payouts over HTTP, as benches send them. */
import { randomUUID } from 'node:crypto';
import { payouts } from '../../contract/payouts/payouts';
import type { Sandbox } from '../../sandbox/start';
import { call, forBluecrest } from '../../sandbox/testing/client';

export const BATCH = 24;
export const AT_ONCE = 8;

const detail = {
  type: 'Bank',
  AccountName: 'ADA OKAFOR',
  recipientName: 'ADA OKAFOR',
  accountNumber: '0123456789',
  bankCode: '058',
  amount: '100.00',
  debitCurrency: 'NGN',
  creditCurrency: 'NGN',
  description: 'Rent',
} as const;

/** Each has its own key, and is small enough to be paid without a code. */
const pay = (sandbox: Sandbox, token: string) =>
  call(
    sandbox,
    payouts.initiatePayout,
    { headers: { ...forBluecrest, 'idempotency-key': randomUUID() }, body: { payoutDetails: [detail] } },
    token,
  );

/** Payouts a second with this many concurrent calls. */
export async function rate(sandbox: Sandbox, token: string, atOnce: number): Promise<number> {
  const since = performance.now();
  let left = BATCH;
  const worker = async () => {
    for (; left > 0; ) {
      left -= 1;
      await pay(sandbox, token);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return BATCH / ((performance.now() - since) / 1000);
}
