/** The receipt of a payment that a merchant has emailed to its customer. */
import { describe, expect, it } from 'vitest';
import { transactionDetails } from '../../contract/transactions/transactionDetails';
import { transactions } from '../../contract/transactions/transactions';
import { call, people, signIn, statusAndMessage } from '../testing/client';
import { runningSandbox } from '../testing/running';

const sandbox = runningSandbox();
const owner = () => signIn(sandbox(), people.owner);

async function payment(token: string, status = 'Successful') {
  const query = { page: '1', size: '1', status };
  const [row] = (await call(sandbox(), transactions.listOrders, { query }, token)).rows;
  if (!row) throw new Error('There is no payment');
  return row;
}
const ask = (token: string, paymentReference: string) =>
  statusAndMessage(sandbox(), transactionDetails.emailReceipt, { body: { paymentReference } }, token);
const receipts = async (to: string) => (await sandbox().outbox(to)).filter(({ subject }) => subject.startsWith('Receipt for '));

describe('[TRX-04] a receipt', () => {
  it('goes to the customer at most once a minute, also if two people ask at once', async () => {
    const token = await owner();
    const { email, paymentReference, reference } = await payment(token);
    const answers = await Promise.all([1, 2, 3].map(() => ask(token, paymentReference)));
    expect(answers.map(([status]) => status).sort()).toEqual([200, 429, 429]);
    const [sent, ...more] = await receipts(email);
    expect(more).toEqual([]);
    expect(sent?.text).toMatch(/^You paid .+ to Bluecrest Stores by .+ on .+\.\n/);
    expect(sent?.text).toContain(`Payment reference: ${reference}`);
    const query = { paymentreference: paymentReference };
    expect((await call(sandbox(), transactionDetails.getOrder, { query }, token)).receiptSentAt).not.toBeNull();
    sandbox().clock.advance(61);
    expect(await ask(await owner(), paymentReference)).toEqual([200, 'Receipt sent']);
    expect(await receipts(email)).toHaveLength(2);
  });

  it('is refused for a payment that was not made, of another business, and to a viewer', async () => {
    const token = await owner();
    const { paymentReference } = await payment(token, 'Failed');
    expect(await ask(token, paymentReference)).toEqual([409, 'The customer hasn’t paid']);
    const paid = await payment(token);
    expect((await ask(await signIn(sandbox(), people.harbour), paid.paymentReference))[0]).toBe(404);
    expect((await ask(await signIn(sandbox(), people.viewer), paid.paymentReference))[0]).toBe(403);
    expect(await receipts(paid.email)).toEqual([]);
  });
});
