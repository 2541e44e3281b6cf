/** Chargebacks over the wire: the list, the overview, the details and their files. */
import { describe, expect, it } from 'vitest';
import { balances } from '../../contract/balances/balances';
import { movements } from '../../contract/balances/movements';
import { CHARGEBACK_REASONS } from '../../contract/chargebacks/chargebackReasons';
import { CHARGEBACK_STATUSES, isOpenChargeback } from '../../contract/chargebacks/chargebackStatuses';
import { chargebacks } from '../../contract/chargebacks/chargebacks';
import { customerOrders } from '../../contract/customers/customerOrders';
import { users } from '../../contract/people/users';
import { refundOrders } from '../../contract/refunds/refundOrders';
import { settlementItems } from '../../contract/settlements/settlementItems';
import { transactionDetails } from '../../contract/transactions/transactionDetails';
import { bluecrest } from '../access/people.seed';
import { toMajor } from '../rules/money';
import { cardPayment, decideOne, details, list, opened } from '../testing/chargebacks';
import { call, people, send, signIn, statusAndMessage } from '../testing/client';
import { runningSandbox } from '../testing/running';

const sandbox = runningSandbox();
const owner = () => signIn(sandbox(), people.owner);

const minor = (amount: string) => BigInt(amount.replace('.', ''));
const sumOf = (amounts: readonly string[]) => amounts.reduce((sum, amount) => sum + Math.round(Number(amount) * 100), 0);

const fetched = async (url: string) => {
  const response = await fetch(url, { headers: { connection: 'close' } });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
};

describe('[CBK-01] the list of chargebacks', () => {
  it('starts with the nearest that can be answered, then what waits for the bank, and closed ones last', async () => {
    const rows = await list(sandbox(), await owner());
    const groupOf = (status: string) => (isOpenChargeback(status) ? (['New', 'Pending'].includes(status) ? 0 : 1) : 2);
    const groups = rows.map(({ status }) => groupOf(status));
    expect([rows.length, groups]).toEqual([14, [...groups].sort()]);
    const due = rows.filter(({ status }) => groupOf(status) === 0).map(({ dueAt }) => dueAt ?? '');
    expect(due).toEqual([...due].sort());
    const decided = rows.filter(({ status }) => groupOf(status) === 2).map(({ decidedAt }) => decidedAt ?? '');
    expect(decided).toEqual([...decided].sort().reverse());
  });

  it('has every status and reason, one that is due within the hour and one that is due tomorrow', async () => {
    const rows = await list(sandbox(), await owner());
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(CHARGEBACK_STATUSES));
    expect(new Set(rows.map(({ reason }) => reason))).toEqual(new Set(Object.values(CHARGEBACK_REASONS)));
    expect(rows.slice(0, 2).map(({ dueAt, status }) => [dueAt, status])).toEqual([
      ['2026-11-21T12:45:00', 'Pending'],
      ['2026-11-22T23:59:59', 'Pending'],
    ]);
    for (const { status, amount, held, merchant, orderReference, rrn, fee } of rows)
      expect([held, merchant, orderReference.startsWith('KOR-'), rrn.length, fee !== null]).toEqual([
        isOpenChargeback(status) ? amount : '0.00',
        'Bluecrest Stores',
        true,
        12,
        true,
      ]);
  });

  it('is filtered by status, by either reference, by email and by days', async () => {
    const token = await owner();
    const all = await list(sandbox(), token);
    for (const status of CHARGEBACK_STATUSES) {
      const own = all.filter((row) => row.status === status);
      expect(await list(sandbox(), token, { status })).toEqual(own);
    }
    const [row] = all;
    const { order } = await details(sandbox(), token, row?.id ?? '');
    const day = row?.createdAt?.slice(0, 10) ?? '';
    for (const query of [
      { reference: row?.orderReference.slice(3).toLowerCase() ?? '' },
      { reference: order?.paymentReference.slice(2) ?? '' },
      { email: row?.email.slice(1, 8).toUpperCase() ?? '' },
      { fromdate: `${day} 00:00:00`, todate: `${day} 23:59:59` },
    ]) {
      const found = await list(sandbox(), token, query);
      expect([query, found.some(({ id }) => id === row?.id), found.length < all.length]).toEqual([query, true, true]);
    }
    expect(await list(sandbox(), token, { reference: 'none' })).toEqual([]);
    for (const query of [{ status: 'Open' }, { fromdate: 'soon' }])
      expect((await send(sandbox(), chargebacks.listChargebacks, { query }, token)).status).toBe(400);
  });

  it('belongs to one business and one environment, and needs the permission', async () => {
    const harbour = await signIn(sandbox(), people.harbour);
    expect(await list(sandbox(), harbour)).toEqual([]);
    expect((await send(sandbox(), chargebacks.getChargeback, { params: { id: '9' } }, harbour)).status).toBe(404);
    // It is one of Test mode.
    expect((await send(sandbox(), chargebacks.getChargeback, { params: { id: '15' } }, await owner())).status).toBe(404);
    const approver = await signIn(sandbox(), people.approver);
    expect((await send(sandbox(), chargebacks.listChargebacks, {}, approver)).status).toBe(403);
    expect(await list(sandbox(), await signIn(sandbox(), people.viewer))).toHaveLength(14);
  });
});

describe('[CBK-01] [BAL-01] the overview and the summary', () => {
  it.each(['NGN', 'USD'])('have the sum and the number of open chargebacks in %s', async (currency) => {
    const token = await owner();
    const open = (await list(sandbox(), token)).filter((row) => row.currency === currency && isOpenChargeback(row.status));
    const overview = await call(sandbox(), chargebacks.getChargebackOverview, { query: { currency } }, token);
    expect([overview.count, sumOf([overview.value ?? ''])]).toEqual([open.length, sumOf(open.map(({ amount }) => amount))]);
    const summary = await call(sandbox(), balances.getBalancesSummary, { query: { currency } }, token);
    expect(summary.chargebacks).toBe(overview.value);
  });

  it('say how much of the threshold is used, which grows with each chargeback', async () => {
    const token = await owner();
    const used = async () => (await call(sandbox(), chargebacks.getChargebackOverview, { query: {} }, token)).usedPercent ?? 0;
    const before = await used();
    await opened(sandbox(), (await cardPayment(sandbox(), token)).reference);
    expect([before > 0, before < 100, (await used()) > before]).toEqual([true, true, true]);
  });

  it('refuse a currency that no wallet has', async () => {
    const query = { currency: 'JPY' };
    expect((await send(sandbox(), chargebacks.getChargebackOverview, { query }, await owner())).status).toBe(400);
  });
});

describe('[CBK-02] the details of a chargeback', () => {
  it('have the thread with admin and final marks, and the payment with its customer', async () => {
    const token = await owner();
    const { chargeback, order } = await details(sandbox(), token, '4');
    expect(chargeback).toMatchObject({ status: 'Won', reasonCode: 'fraud', reason: 'Fraud', held: '0.00' });
    expect(chargeback.thread.map(({ isAdmin, isFinal, proofs }) => [isAdmin, isFinal, proofs.length])).toEqual([
      [false, false, 2],
      [true, true, 0],
    ]);
    expect(order).toMatchObject({ paymentType: 'Card', orderReference: chargeback.orderReference, refunded: '0.00' });
    expect([order?.customerId, order?.customerName, order?.email]).toEqual([
      expect.stringMatching(/^\d+$/),
      expect.stringMatching(/^\w+ \w+$/),
      chargeback.email,
    ]);
    for (const id of ['999999', '0', 'x'])
      expect((await send(sandbox(), chargebacks.getChargeback, { params: { id } }, token)).status).toBe(404);
  });

  it('list both chargebacks of one payment, and so does the payment', async () => {
    const token = await owner();
    const [one, other] = await Promise.all(['11', '12'].map((id) => details(sandbox(), token, id)));
    const query = { paymentreference: one?.order?.paymentReference ?? '' };
    const order = await call(sandbox(), transactionDetails.getOrder, { query }, token);
    expect(order.chargebacks).toMatchObject([
      { id: '11', status: 'Pending', amount: one?.chargeback.amount },
      { id: '12', status: 'New', amount: other?.chargeback.amount },
    ]);
    expect(sumOf([order.chargedBack ?? ''])).toBe(sumOf(order.chargebacks.map(({ amount }) => amount)));
    const customerid = one?.order?.customerId ?? '';
    const orders = await call(sandbox(), customerOrders.listCustomerOrders, { query: { customerid } }, token);
    expect(orders.rows.find(({ id }) => id === order.id)?.chargedBack).toBe(order.chargedBack);
  });

  it('[STL-01] name the settlements that paid the payment and took the chargeback, which name them too', async () => {
    const token = await owner();
    const { chargeback, order } = await details(sandbox(), token, '3');
    const itemsOf = async (id: string | undefined, line: 'collections' | 'chargebacks') => {
      const query = { page: '1', size: '100', line };
      const read = await call(sandbox(), settlementItems.listSettlementItems, { params: { id: id ?? '' }, query }, token);
      return read.rows.map(({ subject, amount }) => [subject?.kind, subject?.id, amount]);
    };
    // The fee is an item of another line.
    expect(await itemsOf(chargeback.settlement?.id, 'chargebacks')).toContainEqual(['chargeback', '3', `-${chargeback.amount}`]);
    expect(chargeback.settlement?.amount).toBe(`-${toMajor(minor(chargeback.amount) + minor(chargeback.fee ?? ''))}`);
    const paid = await itemsOf(order?.settlement?.id, 'collections');
    expect(paid).toContainEqual(['payment', order?.paymentReference, order?.amount]);
    expect(order?.settlement?.amount).toBe(toMajor(minor(order?.amount ?? '') - minor(order?.fee ?? '')));
    expect((await details(sandbox(), token, '9')).chargeback.settlement).toBeNull();
  });

  it('of a lost one are in the history of the wallet, with the fee', async () => {
    const token = await owner();
    const { chargeback, order } = await details(sandbox(), token, '3');
    const query = { page: '1', size: '100', startDate: chargeback.decidedAt ?? '', endDate: chargeback.decidedAt ?? '' };
    const { rows } = await call(sandbox(), movements.listWalletHistory, { query }, token);
    expect(rows.find(({ type }) => type === 'Chargeback')).toMatchObject({
      direction: 'Debit',
      reference: 'CBK-0000000000000003',
      description: `To ${order?.customerName}`,
      fee: chargeback.fee,
    });
  });
});

describe('[CBK-02] the address of a proof', () => {
  const address = async (token: string, id = '4', at = 0) =>
    (await details(sandbox(), token, id)).chargeback.thread[0]?.proofs[at]?.address ?? '';

  it('needs no session, and the file is saved and never shown', async () => {
    const { status, headers, bytes } = await fetched(await address(await owner()));
    expect([status, bytes.subarray(0, 5).toString(), Number(headers.get('content-length'))]).toEqual([
      200,
      '%PDF-',
      bytes.length,
    ]);
    expect(headers.get('content-disposition')).toBe('attachment; filename="receipt-signed.pdf"');
    expect([headers.get('content-type'), headers.get('x-content-type-options'), headers.get('cache-control')]).toEqual([
      'application/pdf',
      'nosniff',
      'no-store',
    ]);
  });

  it('works for ten minutes, then says so and leads back', async () => {
    const url = await address(await owner());
    sandbox().clock.advance(601);
    const { status, bytes } = await fetched(url);
    expect([status, `${bytes}`.includes('This link has expired'), `${bytes}`.includes('href="/dashboard/chargeback"')]).toEqual([
      410,
      true,
      true,
    ]);
  });

  it('opens no other file, and nothing for a person who was deactivated', async () => {
    const token = await owner();
    const viewer = await signIn(sandbox(), people.viewer);
    const [one, other, ofViewer] = [await address(token), await address(token, '4', 1), await address(viewer)];
    const nameOf = (url: string) => url.split('/files/')[1]?.split('.')[0] ?? '';
    expect((await fetched(one.replace(nameOf(one), nameOf(other)))).status).toBe(404);
    expect((await fetched(one.replace('CBP-', 'RPT-'))).status).toBe(404);
    expect((await fetched(ofViewer)).status).toBe(200);
    const found = (await call(sandbox(), users.listUsers, {}, token)).rows.find(({ email }) => email === people.viewer);
    await call(sandbox(), users.deactivateUser, { body: { userId: found?.id ?? '' } }, token);
    expect((await fetched(ofViewer)).status).toBe(404);
  });

  it('[AUD-01] leaves an entry with who opened which file', async () => {
    const url = await address(await owner());
    await fetched(url);
    const entries = await sandbox().trail.entries(bluecrest);
    expect(entries.filter(({ call: name }) => name === 'downloadChargebackProof')).toMatchObject([
      {
        email: people.owner,
        activityType: 'Chargebacks',
        subject: 'chargeback file',
        reference: url.split('/files/')[1]?.split('.')[0],
      },
    ]);
  });
});

describe('[CBK-01] what the provider opens and decides', () => {
  it('is refused for an unknown or unsuccessful payment, and above what is left of it', async () => {
    const token = await owner();
    const { reference: orderReference } = await cardPayment(sandbox(), token);
    const say = async (body: object) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${sandbox().address}/sandbox/chargebacks`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ reference: orderReference, reasonCode: 'fraud', dueInSeconds: 60, ...body }),
      });
      return [answer.status, JSON.stringify(await answer.json())] as const;
    };
    for (const [body, words] of [
      [{ reference: 'KOR-NONE' }, 'No payment has this reference'],
      [{ reasonCode: 'weather' }, 'reasonCode must be one of'],
      [{ amount: '0' }, 'amount must be decimal text above zero'],
      [{ amount: '99999999' }, 'of this payment is left to charge back'],
      [{ dueInSeconds: 0 }, 'Send { reference, reasonCode'],
    ] as const)
      expect([body, await say(body)]).toEqual([body, [400, expect.stringContaining(words)]]);
    await opened(sandbox(), orderReference);
    expect(await say({})).toEqual([400, expect.stringContaining('Nothing of this payment is left to charge back')]);
  });

  it('is decided once, and an assessed one can still be won', async () => {
    const token = await owner();
    const id = await opened(sandbox(), (await cardPayment(sandbox(), token)).reference);
    const chargebackId = Number(id);
    expect(await decideOne(sandbox(), { chargebackId, decision: 'assess' })).toEqual({ status: true, id: chargebackId });
    expect((await details(sandbox(), token, id)).chargeback).toMatchObject({ status: 'Assessment' });
    const comment = 'The bank saw your receipt.';
    await decideOne(sandbox(), { chargebackId, decision: 'won', comment });
    const { chargeback } = await details(sandbox(), token, id);
    expect([chargeback.status, chargeback.held, chargeback.thread.at(-1)]).toEqual([
      'Won',
      '0.00',
      expect.objectContaining({ comment, isAdmin: true, isFinal: true }),
    ]);
    expect(await decideOne(sandbox(), { chargebackId, decision: 'lost' })).toMatchObject({
      status: false,
      message: 'This chargeback was already decided',
    });
  });

  it('[RFD-03] takes only what was not refunded, and nothing of a payment that was refunded in full', async () => {
    const token = await owner();
    const { reference, amount } = await cardPayment(sandbox(), token);
    const refund = (key: string, part: string) => {
      const body = [{ transactionReference: reference, amount: part, reason: 'Returned' }];
      return statusAndMessage(sandbox(), refundOrders.createRefunds, { headers: { 'idempotency-key': key }, body }, token);
    };
    expect((await refund('most', (Number(amount) - 1).toFixed(2)))[0]).toBe(200);
    await expect(opened(sandbox(), reference, { amount: '1.01' })).rejects.toThrow('Only 1.00 of this payment is left');
    expect((await refund('rest', '1.00'))[0]).toBe(200);
    await expect(opened(sandbox(), reference)).rejects.toThrow('Nothing of this payment is left to charge back');
  });

  it('leaves nothing to refund, and gives it back when it is won', async () => {
    const token = await owner();
    const { reference: orderReference, amount } = await cardPayment(sandbox(), token);
    const refund = (key: string, part: string) =>
      statusAndMessage(
        sandbox(),
        refundOrders.createRefunds,
        {
          headers: { 'idempotency-key': key },
          body: [{ transactionReference: orderReference, amount: part, reason: 'Returned' }],
        },
        token,
      );
    expect((await refund('one', '100.00'))[0]).toBe(200);
    const rest = (Number(amount) - 100).toFixed(2);
    const id = await opened(sandbox(), orderReference);
    expect((await details(sandbox(), token, id)).chargeback.amount).toBe(rest);
    expect(await refund('two', '0.01')).toEqual([400, 'Amount exceeds what is left to refund']);
    await decideOne(sandbox(), { chargebackId: Number(id), decision: 'won' });
    expect((await refund('three', rest))[0]).toBe(200);
  });
});
