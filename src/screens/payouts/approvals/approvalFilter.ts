import type { ApprovalFilter } from '../../../../machines/payouts/approvals/approvals.machine';
import type { QueryCodec } from '../../../flow/query';
import { payoutFilterCodec } from '../payoutFilter';

/** As the payouts list has it in its address, without a status. */
export const approvalFilterCodec: QueryCodec<ApprovalFilter> = {
  read: (params) => {
    const { status: _status, currency: _currency, ...filter } = payoutFilterCodec.read(params);
    return filter;
  },
  write: (filter) => {
    const { status: _, ...words } = payoutFilterCodec.write({ ...filter, status: '', currency: '' });
    return words;
  },
};

export const everything: ApprovalFilter = { keyword: '', column: 'recipient', from: '', to: '' };

/** Whether anything narrows the list. */
export const isFiltered = ({ keyword, from, to }: ApprovalFilter) => [keyword, from, to].some(Boolean);
