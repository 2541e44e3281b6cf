import type { LinkFilter } from '../../../machines/links/paymentLinks/paymentLinks.machine';
import { dayIn, type QueryCodec } from '../../flow/query';

/** PLK-01: the tabs, in the documents' words. */
export const TABS = [
  { value: 'all', label: 'All Links', state: '' },
  { value: 'active', label: 'Active Links', state: 'active' },
  { value: 'inactive', label: 'Deactivated Links', state: 'inactive' },
] as const;

export const linkFilterCodec: QueryCodec<LinkFilter> = {
  read: (params) => ({
    state: TABS.find(({ value }) => value === params.get('status'))?.state ?? '',
    from: dayIn(params.get('from')),
    to: dayIn(params.get('to')),
  }),
  write: ({ state, from, to }) => ({ status: state, from, to }),
};
