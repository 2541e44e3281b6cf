/** A single payout in the API: its timeline, and the details of an international one. */
import { describe, expect, it } from 'vitest';
import { payouts } from '../../contract/payouts/payouts';
import { status } from '../ledger/payouts.rules';
import { call, forBluecrest, messageOf, people, send, signIn } from '../testing/client';
import { toAda } from '../testing/people';
import { runningSandbox } from '../testing/running';

const sandbox = runningSandbox();
const headers = forBluecrest;

describe('the details of a payout', () => {
  const alone = (token: string, payoutId: string) => call(sandbox(), payouts.getPayout, { headers, params: { payoutId } }, token);
  const ENDS: readonly string[] = [status.successful, status.failed, status.rejected, status.declined];

  const DECISIONS: readonly string[] = [status.approved, status.rejected, status.declined];

  it('[PAY-01] list its events in the order in which they happened', async () => {
    const token = await signIn(sandbox(), people.owner);
    for (const word of Object.values(status)) {
      const { rows } = await call(sandbox(), payouts.listPayoutHistory, { headers, query: { status: word } }, token);
      for (const row of rows) {
        const { events, approver, initiator, initiatedAt, settledAt } = await alone(token, row.payoutId);
        expect([word, events[0]]).toEqual([word, { status: 'Initiated', at: initiatedAt, by: initiator }]);
        const moments = events.map(({ at }) => at);
        expect([...moments].sort()).toEqual(moments);
        const decided = events.filter(({ status: each }) => DECISIONS.includes(each));
        expect(decided.map(({ by }) => by)).toEqual(approver === null ? [] : [approver]);
        expect(ENDS.includes(word) ? events.at(-1)?.status : word).toBe(word);
        expect(events.find(({ status: each }) => each === status.successful)?.at ?? null).toBe(settledAt);
      }
    }
  });

  it('[PAY-06] list its verification, or its end if nobody verified it', async () => {
    const token = await signIn(sandbox(), people.owner);
    const pay = async (key: string) => {
      const withKey = { ...headers, 'idempotency-key': key };
      const paid = { headers: withKey, body: { payoutDetails: [toAda('60000')] } };
      const { batchId } = await call(sandbox(), payouts.initiatePayout, paid, token);
      const query = { pageNumber: '1', pageSize: '1', keyword: key, SearchableColumns: 'clientReference' as const };
      const found = await call(sandbox(), payouts.listPayouts, { headers, query }, token);
      return { batchId: batchId ?? '', payoutId: found.rows[0]?.payoutId ?? '' };
    };
    const verified = await pay('verified');
    const otp = (await sandbox().outbox(people.owner))[0]?.otp ?? '';
    await call(sandbox(), payouts.verifyPayout, { headers, body: { otp, batchId: verified.batchId } }, token);
    const forgotten = await pay('forgotten');
    const words = async (payoutId: string, by: string) => (await alone(by, payoutId)).events.map(({ status: each }) => each);
    expect(await words(verified.payoutId, token)).toEqual(['Initiated', 'Verified', 'Successful']);
    sandbox().clock.advance(30 * 3_600);
    const later = await signIn(sandbox(), people.owner);
    expect(await words(forgotten.payoutId, later)).toEqual(['Initiated', 'Failed']);
    const [initiated, failed] = (await alone(later, forgotten.payoutId)).events;
    const hours = Temporal.PlainDateTime.from(initiated?.at ?? '').until(Temporal.PlainDateTime.from(failed?.at ?? ''));
    expect(hours.total('hours')).toBe(24);
  });

  it('[PAY-08] of an international payout include every sent field and the recipient’s name', async () => {
    const token = await signIn(sandbox(), people.owner);
    const abroad = {
      bankName: 'Hansebank',
      bankAddress: 'Speicherstrasse 11',
      recipientAddress: '4 Wharf Road',
      bankRoutingNumber: '021000021',
      swiftCode: 'HNSEDEHHXXX',
    };
    const detail = toAda('100', {
      type: 'InternationalPayout',
      AccountName: 'Sable Packaging GmbH',
      recipientName: 'Sable Packaging GmbH',
      accountNumber: 'DE02120300000000202051',
      debitCurrency: 'EUR',
      creditCurrency: 'EUR',
      ...abroad,
    });
    const withKey = { ...headers, 'idempotency-key': 'abroad' };
    await call(sandbox(), payouts.initiatePayout, { headers: withKey, body: { payoutDetails: [detail] } }, token);
    const query = { pageNumber: '1', pageSize: '1', keyword: 'abroad', SearchableColumns: 'clientReference' as const };
    const [row] = (await call(sandbox(), payouts.listPayouts, { headers, query }, token)).rows;
    expect(await alone(token, row?.payoutId ?? '')).toMatchObject({
      ...abroad,
      recipient: 'Sable Packaging GmbH',
      currency: 'EUR',
      creditCurrency: 'EUR',
      fee: '20.00',
      description: 'Invoice 7',
      type: 'InternationalPayout',
    });
  });

  it('[PAY-08] of an international payout are all required, with a valid account', async () => {
    const token = await signIn(sandbox(), people.owner);
    const good = {
      type: 'InternationalPayout' as const,
      debitCurrency: 'USD',
      creditCurrency: 'USD',
      accountNumber: 'GB29NWBK60161331926819',
      bankName: 'Northgate Bank',
      bankAddress: 'A',
      recipientAddress: 'B',
      bankRoutingNumber: '1',
      swiftCode: 'NRTHGB2L',
    };
    const wrong: readonly (readonly [Partial<Record<string, string>>, string])[] = [
      [{ recipientName: ' \u00a0 ' }, 'Recipient name is required for an international payout'],
      [{ bankName: '' }, 'Bank name is required for an international payout'],
      [{ bankAddress: ' ' }, 'Bank address is required for an international payout'],
      [{ recipientAddress: '' }, 'Recipient address is required for an international payout'],
      [{ bankRoutingNumber: '' }, 'Bank routing number is required for an international payout'],
      [{ swiftCode: '' }, 'SWIFT code is required for an international payout'],
      [{ swiftCode: 'NRTHGB2' }, 'SWIFT code must have 8 or 11 letters and digits'],
      [{ swiftCode: 'NRTHGB2LXX' }, 'SWIFT code must have 8 or 11 letters and digits'],
      [{ swiftCode: 'nrthgb2l' }, 'SWIFT code must have 8 or 11 letters and digits'],
      [{ accountNumber: '12345' }, 'Account number must have 6 to 34 letters and digits'],
      [{ accountNumber: 'A'.repeat(35) }, 'Account number must have 6 to 34 letters and digits'],
      [{ accountNumber: 'GB29 NWBK' }, 'Account number must have 6 to 34 letters and digits'],
    ];
    for (const [index, [parts, message]] of wrong.entries()) {
      const body = { payoutDetails: [{ ...toAda('10'), ...good, ...parts }] };
      const withKey = { ...headers, 'idempotency-key': `wrong ${index}` };
      const answer = await send(sandbox(), payouts.initiatePayout, { headers: withKey, body }, token);
      expect([parts, answer.status, messageOf(answer)]).toEqual([parts, 400, message]);
    }
    expect(await sandbox().ledger.payoutsMoved()).toBe(0);
  });
});
