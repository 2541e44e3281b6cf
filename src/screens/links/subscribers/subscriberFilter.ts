import type { SubscriberFilter } from '../../../../machines/links/subscribers/subscribers.machine';
import { SEARCHED, STATUSES } from '../../../../machines/links/subscribers/subscribers.machine';
import { dayIn, type QueryCodec } from '../../../flow/query';

const columnIn = (text: string | null) => SEARCHED.find(({ value }) => value === text)?.value ?? 'customerName';
export const statusIn = (text: string | null) => STATUSES.find((status) => status === text) ?? '';

/** Whose link it is, the page says. */
export const subscriberFilterCodec = (link: string): QueryCodec<SubscriberFilter> => ({
  read: (params) => ({
    link,
    keyword: (params.get('keyword') ?? '').slice(0, 100),
    column: columnIn(params.get('by')),
    status: statusIn(params.get('status')),
    from: dayIn(params.get('from')),
    to: dayIn(params.get('to')),
  }),
  write: ({ keyword, column, status, from, to }) => ({
    keyword,
    by: column === 'customerName' ? '' : column,
    status,
    from,
    to,
  }),
});

export const everybody = (link: string): SubscriberFilter => ({
  link,
  keyword: '',
  column: 'customerName',
  status: '',
  from: '',
  to: '',
});

/** Whether anything narrows the list. */
export const isFiltered = ({ keyword, status, from, to }: SubscriberFilter) => [keyword, status, from, to].some(Boolean);
