/** Services for approvals. */
import { approvals, type PendingPayout } from '../../../contract/payouts/approvals';
import type { Page, Query } from '../../../machines/kit/collection/collection.types';
import type { Service } from '../../../machines/kit/flow/port';
import type { Said } from '../../../machines/kit/otp/otp.types';
import type { ViewCounts } from '../../../machines/kit/resource/viewCounts';
import type { Sent } from '../../../machines/payouts/approval/approval.types';
import type { ApprovalFilter } from '../../../machines/payouts/approvals/approvals.machine';
import { call } from '../call';
import { given } from '../days';
import { forBusiness } from '../token';
import { getPayout, wanted } from './payouts';

interface Meant {
  readonly payoutIds: readonly string[];
}

/** APR-01. */
export const listPending: Service<Query<ApprovalFilter>, Page<PendingPayout>> = ({ filter, page, size }, options) =>
  call(
    approvals.listPayoutsPendingApproval,
    {
      headers: forBusiness(),
      query: { pageNumber: `${page}`, pageSize: `${size}`, ...given({ pending: filter.pending }), ...wanted(filter) },
    },
    options,
  );

/** Returns how many payouts each view has, counted by the provider over all pages. */
export const approvalCounts: Service<{ key: string }, ViewCounts> = async (_, options) => {
  const { all, canDecide, overOneDay } = await call(approvals.countPayoutsPendingApproval, { headers: forBusiness() }, options);
  return { all, ...(canDecide !== undefined && { canDecide }), ...(overOneDay !== undefined && { overOneDay }) };
};

/** Returns the current status of each payout, with the person who decided. */
export const lookAt: Service<Meant, { payouts: readonly PendingPayout[] }> = async ({ payoutIds }, options) => ({
  payouts: await Promise.all(payoutIds.map((payoutId) => getPayout({ payoutId }, options))),
});

/** Sends a code by email. */
export const sendApprovalCode: Service<Meant, Said> = ({ payoutIds }, options) =>
  call(approvals.requestSecondLevelApproval, { headers: forBusiness(), body: { payoutIds: [...payoutIds] } }, options);

/** Resends a code. The subject is the ids, separated by commas. */
export const resendApprovalCode: Service<{ subject: string }, Said> = ({ subject }, options) =>
  sendApprovalCode({ payoutIds: subject.split(',') }, options);

/** MOVES MONEY, once for each payout. */
export const decide: Service<Sent, Said> = ({ payoutIds, isApproved, otp }, options) =>
  call(approvals.verifySecondLevel, { headers: forBusiness(), body: { otp, payoutIds: [...payoutIds], isApproved } }, options);
