/** The file of payouts, as it comes over HTTP. */
import { describe, expect, it } from 'vitest';
import { type Payout, payouts } from '../../contract/payouts/payouts';
import { toMajor, toMinor } from '../rules/money';
import { call, forBluecrest, people, send, signIn } from '../testing/client';
import { everyPayout, type PayoutFilter } from '../testing/payoutLists';
import { toAda } from '../testing/people';
import { runningSandbox } from '../testing/running';
import { numberOfTime, readSheet } from '../testing/sheet';

const sandbox = runningSandbox();
const headers = forBluecrest;

const minor = (amount: string | null) => toMinor(amount ?? '') ?? 0n;
const totalOf = ({ amount, fee }: Payout) => toMajor(minor(amount) + minor(fee));

async function download(token: string, query: PayoutFilter = {}) {
  const file = await call(sandbox(), payouts.downloadPayouts, { headers, query }, token);
  return readSheet(new Uint8Array(await file.arrayBuffer()));
}

describe('[PAY-10] the file of payouts', () => {
  it('contains exactly the rows that its filter matches, in their order', { timeout: 60_000 }, async () => {
    const token = await signIn(sandbox(), people.owner);
    const filters: PayoutFilter[] = [
      {},
      { status: 'Awaiting-Verification' },
      { status: 'Failed', startDate: '2026-03-01 00:00:00' },
      { keyword: 'ada', SearchableColumns: 'recipient', endDate: '2026-10-01 23:59:59' },
      { keyword: 'nobody is called so' },
    ];
    for (const filter of filters) {
      const rows = await everyPayout(sandbox(), token, filter);
      const [head, ...cells] = (await download(token, filter)).rows;
      expect(head).toEqual([
        'Payout date',
        'Recipient',
        'Beneficiary number',
        'Session ID',
        'Total amount',
        'Debit currency',
        'Client reference',
        'Type',
        'Fee',
        'Status',
      ]);
      expect(cells).toEqual(
        rows.map((row) => [
          numberOfTime(row.initiatedAt ?? ''),
          row.recipient,
          row.accountNumber,
          row.sessionId,
          totalOf(row),
          row.currency,
          row.clientReference,
          row.type,
          row.fee,
          row.status,
        ]),
      );
      for (const [, , , , amount = '', , , , fee = ''] of cells) {
        expect([amount, fee]).toEqual([expect.stringMatching(/^\d+\.\d\d$/), expect.stringMatching(/^\d+\.\d\d$/)]);
      }
    }
    expect((await everyPayout(sandbox(), token, {})).length).toBeGreaterThan(1_500);
  });

  it('is a spreadsheet named Payouts without formulas', async () => {
    const token = await signIn(sandbox(), people.owner);
    const key = { ...headers, 'idempotency-key': '=1+1' };
    const detail = toAda('100', { recipientName: '=HYPERLINK("http://x.test")' });
    await call(sandbox(), payouts.initiatePayout, { headers: key, body: { payoutDetails: [detail] } }, token);
    const { name, rows, formulas } = await download(token);
    expect([name, formulas]).toEqual(['Payouts', 0]);
    // The provider stores the name that it resolved, whatever the call says.
    expect([rows[1]?.[1], rows[1]?.[6]]).toEqual(['ADA OKAFOR', "'=1+1"]);
    const answer = await send(sandbox(), payouts.downloadPayouts, { headers }, token);
    expect(answer.headers.get('content-type')).toContain('spreadsheetml');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="Payouts.xlsx"');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('contains only payouts of the calling business', async () => {
    const other = await signIn(sandbox(), people.harbour);
    const theirs = { headers: { subsidiary_id: '1004' }, query: {} };
    const file = await call(sandbox(), payouts.downloadPayouts, theirs, other);
    expect(readSheet(new Uint8Array(await file.arrayBuffer())).rows).toHaveLength(1);
    expect((await send(sandbox(), payouts.downloadPayouts, { headers }, other)).status).toBe(403);
    for (const endpoint of [payouts.listPayoutHistory, payouts.listPendingPayouts]) {
      const query = { status: 'Pending' };
      expect(await call(sandbox(), endpoint, { headers: theirs.headers, query }, other)).toEqual({ rows: [], total: 0 });
      expect((await send(sandbox(), endpoint, { headers, query }, other)).status).toBe(403);
    }
    expect((await send(sandbox(), payouts.listPayoutWallets, { headers }, other)).status).toBe(403);
  });
});
