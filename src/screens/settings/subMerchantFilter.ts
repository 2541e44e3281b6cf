import type { SubMerchantFilter } from '../../../machines/settings/subMerchants/subMerchants.machine';
import { STATUS_WORDS } from '../../../machines/settings/subMerchants/subMerchants.machine';
import { dayIn, type QueryCodec } from '../../flow/query';

export const subMerchantFilterCodec: QueryCodec<SubMerchantFilter> = {
  read: (params) => ({
    status: STATUS_WORDS.find((word) => word === params.get('status')) ?? '',
    email: (params.get('email') ?? '').slice(0, 100),
    from: dayIn(params.get('from')),
    to: dayIn(params.get('to')),
  }),
  write: ({ status, email, from, to }) => ({ status, email, from, to }),
};

export const everything: SubMerchantFilter = { status: '', email: '', from: '', to: '' };

/** Whether anything narrows the list. */
export const isFiltered = ({ status, email, from, to }: SubMerchantFilter) => [status, email, from, to].some(Boolean);
