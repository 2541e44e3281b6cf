import type { PayoutFilter } from '../../../machines/payouts/payouts.types';
import { dayIn, type QueryCodec } from '../../flow/query';

const COLUMNS = [
  'recipient',
  'beneficiaryNumber',
  'clientReference',
  'sessionId',
  'batchReference',
] as const satisfies readonly PayoutFilter['column'][];

export const payoutFilterCodec: QueryCodec<PayoutFilter> = {
  read: (params) => ({
    keyword: (params.get('recipient') ?? '').slice(0, 100),
    column: COLUMNS.find((column) => column === params.get('by')) ?? 'recipient',
    status: (params.get('status') ?? '').slice(0, 60),
    from: dayIn(params.get('from')),
    to: dayIn(params.get('to')),
  }),
  write: ({ keyword, column, status, from, to }) => ({
    recipient: keyword,
    by: column === 'recipient' ? '' : column,
    status,
    from,
    to,
  }),
};

export const everything: PayoutFilter = { keyword: '', column: 'recipient', status: '', from: '', to: '' };

/** Whether anything narrows the list. */
export const isFiltered = ({ keyword, status, from, to }: PayoutFilter) => [keyword, status, from, to].some(Boolean);
