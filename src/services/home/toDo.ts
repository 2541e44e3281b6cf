/** What needs the merchant, from the lists of chargebacks and payouts. */
import { approvals } from '../../../contract/payouts/approvals';
import { payouts, statusOnWire } from '../../../contract/payouts/payouts';
import { buildNow } from '../../../contract/schema';
import type { ToDo } from '../../../machines/home/toDo/toDo.machine';
import type { Service } from '../../../machines/kit/flow/port';
import { today } from '../../../machines/kit/values/days';
import { call } from '../call';
import { listAnswerable } from '../chargebacks/answerable';
import { dayBounds } from '../days';
import { forBusiness } from '../token';

/** The largest page of every list. */
const PAGE = { pageNumber: '1', pageSize: '100' };
/** A failed payout is left to do for a week. After that it is only in the list. */
const FAILED_DAYS = 7;

/** Gets ready to read the lists, and to name a day, which takes long only the first time. */
export function readyToDo() {
  buildNow([payouts.listPayoutHistory.answer, approvals.listPayoutsPendingApproval.answer]);
  today();
}

/** The key names the lists. */
export const toDo: Service<{ key: string }, ToDo> = async ({ key }, options) => {
  const lists = key.split(' ');
  const headers = forBusiness();
  const history = (status: string, query = {}) =>
    call(payouts.listPayoutHistory, { headers, query: { ...PAGE, ...query, status: statusOnWire(status) } }, options);
  const since = Temporal.PlainDate.from(today()).subtract({ days: FAILED_DAYS }).toString();
  const [answerable, codes, pending, failures] = await Promise.all([
    lists.includes('chargebacks') ? listAnswerable({}, options) : null,
    lists.includes('codes') ? history('Awaiting Verification') : null,
    lists.includes('approvals') ? call(approvals.listPayoutsPendingApproval, { headers, query: PAGE }, options) : null,
    lists.includes('failures') ? history('Failed', dayBounds({ from: since, to: today() })) : null,
  ]);
  return {
    chargebacks: answerable && { rows: answerable, total: answerable.length },
    codes,
    approvals: pending,
    failures: failures && { ...failures, since },
  };
};
