/** What needs the merchant, from the lists of chargebacks and payouts. */
import { approvals } from '../../../contract/payouts/approvals';
import { payouts, statusOnWire } from '../../../contract/payouts/payouts';
import { buildNow } from '../../../contract/schema';
import type { ToDo, ToDoList } from '../../../machines/home/toDo/toDo.machine';
import { Failure } from '../../../machines/kit/flow/fault';
import type { Service } from '../../../machines/kit/flow/port';
import { today } from '../../../machines/kit/values/days';
import { call } from '../call';
import { listAnswerable } from '../chargebacks/answerable';
import { dayBounds } from '../days';
import { type Part, partly } from '../partly';
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

/** The key names the lists. One that fails is missing, and the others stay. If all fail, so does the whole. */
export const toDo: Service<{ key: string }, ToDo> = async ({ key }, options) => {
  const lists = key.split(' ');
  const headers = forBusiness();
  const history = (status: string, query = {}) =>
    call(payouts.listPayoutHistory, { headers, query: { ...PAGE, ...query, status: statusOnWire(status) } }, options);
  const since = Temporal.PlainDate.from(today()).subtract({ days: FAILED_DAYS }).toString();
  const ask = <Value>(list: ToDoList, load: () => Promise<Value>) => (lists.includes(list) ? partly(load()) : null);
  const [answerable, codes, pending, failures] = await Promise.all([
    ask('chargebacks', () => listAnswerable({}, options)),
    ask('codes', () => history('Awaiting Verification')),
    ask('approvals', () => call(approvals.listPayoutsPendingApproval, { headers, query: PAGE }, options)),
    ask('failures', () => history('Failed', dayBounds({ from: since, to: today() }))),
  ]);
  const parts: readonly (readonly [ToDoList, Pick<Part<unknown>, 'fault'> | null])[] = [
    ['chargebacks', answerable],
    ['codes', codes],
    ['approvals', pending],
    ['failures', failures],
  ];
  const missing = parts.flatMap(([list, part]) => (part?.fault ? [{ list, fault: part.fault }] : []));
  if (missing[0] && missing.length === lists.length) throw new Failure(missing[0].fault);
  return {
    chargebacks: answerable?.value ? { rows: answerable.value, total: answerable.value.length } : null,
    codes: codes?.value ?? null,
    approvals: pending?.value ?? null,
    failures: failures?.value ? { ...failures.value, since } : null,
    missing,
  };
};
