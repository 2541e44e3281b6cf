/** Approvals in the API: the pending payouts and their reasons, the code's email, and the permissions. */
import { describe, expect, it } from 'vitest';
import { approvals } from '../../contract/payouts/approvals';
import { payouts } from '../../contract/payouts/payouts';
import { call, forBluecrest, messageOf, people, send, signIn } from '../testing/client';
import { runningSandbox } from '../testing/running';

const sandbox = runningSandbox();

const page = { headers: forBluecrest, query: { pageNumber: '1', pageSize: '100' } };
const pendingFor = (token: string, more = {}) =>
  call(sandbox(), approvals.listPayoutsPendingApproval, { ...page, query: { ...page.query, ...more } }, token);

describe('[APR-01] the views of payouts that await approval', () => {
  const countsFor = (token: string) => call(sandbox(), approvals.countPayoutsPendingApproval, { headers: forBluecrest }, token);
  const idsFor = async (token: string, more = {}) => (await pendingFor(token, more)).rows.map((row) => row.payoutId);

  it.each([people.owner, people.approver, people.viewer])('have as many rows as they are counted: %s', async (email) => {
    const token = await signIn(sandbox(), email);
    const [all, canDecide, overOneDay] = await Promise.all(
      [{}, { pending: 'canDecide' }, { pending: 'overOneDay' }].map(async (view) => (await pendingFor(token, view)).total),
    );
    expect(await countsFor(token)).toEqual({ all, canDecide, overOneDay });
  });

  it('leave out what the user initiated, and everything of a role that may not decide', async () => {
    const all = await idsFor(await signIn(sandbox(), people.approver));
    const decidable = async (email: string) => idsFor(await signIn(sandbox(), email), { pending: 'canDecide' });
    expect(all.length).toBeGreaterThan(0);
    // All pending payouts of the seed are the owner's.
    expect([await decidable(people.approver), await decidable(people.owner), await decidable(people.viewer)]).toEqual([
      all,
      [],
      [],
    ]);
  });

  it('count a day by the clock of the provider, page by page and within the other filters', async () => {
    const token = await signIn(sandbox(), people.approver);
    const over = { pending: 'overOneDay' };
    const [all, old] = [await idsFor(token), await idsFor(token, over)];
    expect(old).toEqual(all.slice(1));
    expect(await idsFor(token, { ...over, pageSize: '3', pageNumber: '2' })).toEqual(old.slice(3, 6));
    const before = { endDate: '2026-11-16 23:59:59' };
    expect(await idsFor(token, { ...over, ...before })).toEqual(await idsFor(token, before));
    sandbox().clock.advance(24 * 3_600);
    expect(await idsFor(await signIn(sandbox(), people.approver), over)).toEqual(all);
  });
});

describe('[APR-01] a payout that awaits approval', () => {
  it('is listed with its maker and its description, newest first, in pages', async () => {
    const token = await signIn(sandbox(), people.approver);
    const { rows, total } = await pendingFor(token);
    expect(rows).toHaveLength(total);
    expect(new Set(rows.map((row) => row.status))).toEqual(
      new Set(['Awaiting Approval', 'Awaiting Second Level Approval Verification']),
    );
    expect(rows.every((row) => row.initiator === 'Amaka Obi' && row.initiatorId === '1')).toBe(true);
    const large = rows.find((row) => row.status !== 'Awaiting Approval' && row.currency === 'NGN');
    expect(large?.approvalReason).toBe('NGN 1,000,000.00 or more in a day');
    expect(rows.every((row) => row.approvalReason !== '')).toBe(true);
    expect(await pendingFor(token, { pageSize: '5', pageNumber: '2' })).toEqual({ rows: rows.slice(5, 10), total });
    const named = await pendingFor(token, { keyword: large?.accountNumber ?? '', SearchableColumns: 'beneficiaryNumber' });
    expect(named.rows.map((row) => row.payoutId)).toContain(large?.payoutId);
  });

  it('is decided with a code from the email, and then leaves the list', async () => {
    const token = await signIn(sandbox(), people.approver);
    const [first, second] = (await pendingFor(token)).rows;
    for (const [row, isApproved, then] of [
      [first, true, 'Successful'],
      [second, false, 'Rejected'],
    ] as const) {
      const payoutIds = [row?.payoutId ?? ''];
      const asked = { headers: forBluecrest, body: { payoutIds } };
      expect(await call(sandbox(), approvals.requestSecondLevelApproval, asked, token)).toMatchObject({
        message: 'Success - Enter OTP',
      });
      const [mail] = await sandbox().outbox(people.approver);
      expect(mail?.subject).toBe('Approval code');
      const body = { payoutIds, isApproved, otp: mail?.otp ?? '' };
      await call(sandbox(), approvals.verifySecondLevel, { headers: forBluecrest, body }, token);
      const alone = await call(
        sandbox(),
        payouts.getPayout,
        { headers: forBluecrest, params: { payoutId: row?.payoutId ?? '' } },
        token,
      );
      expect(alone).toMatchObject({ status: then, approver: 'Tunde Bello', approvalReason: '' });
    }
    expect((await pendingFor(token)).rows.map((row) => row.payoutId)).not.toContain(first?.payoutId);
  });

  it('[GEN-10] is visible to every role that views payouts, and decided only with the permission', async () => {
    const token = await signIn(sandbox(), people.viewer);
    const [first] = (await pendingFor(token)).rows;
    const payoutIds = [first?.payoutId ?? ''];
    for (const [endpoint, body] of [
      [approvals.requestSecondLevelApproval, { payoutIds }],
      [approvals.verifySecondLevel, { payoutIds, otp: '1', isApproved: true }],
    ] as const) {
      const answer = await send(sandbox(), endpoint, { headers: forBluecrest, body }, token);
      expect([answer.status, messageOf(answer)]).toEqual([403, 'Your role does not allow this. Ask the owner of the business']);
    }
  });
});
