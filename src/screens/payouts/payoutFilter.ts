import type { PayoutFilter } from '../../../machines/payouts/payouts/payouts.machine';
import { dayIn, type QueryCodec } from '../../flow/query';

const COLUMNS = [
  'recipient',
  'beneficiaryNumber',
  'clientReference',
  'sessionId',
  'batchReference',
] as const satisfies readonly PayoutFilter['column'][];

/** The payouts of one wallet, or of all. Which wallet is open is the screen's part of the address. */
export const payoutFilterOf = (currency: string): QueryCodec<PayoutFilter> => ({
  read: (params) => ({
    currency,
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
});

export const payoutFilterCodec = payoutFilterOf('');

export const everything: PayoutFilter = { keyword: '', column: 'recipient', status: '', currency: '', from: '', to: '' };

/** Whether anything narrows the list. */
export const isFiltered = ({ keyword, status, from, to }: PayoutFilter) => [keyword, status, from, to].some(Boolean);
