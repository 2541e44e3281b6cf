import type { BeneficiaryFilter } from '../../../../machines/payouts/beneficiaries/beneficiaries.machine';
import { dayIn, type QueryCodec } from '../../../flow/query';
import { TYPES } from './beneficiaryWords';

export const typeNamed = (text: string | null) => TYPES.find((type) => type === text) ?? '';

export const beneficiaryFilterCodec: QueryCodec<BeneficiaryFilter> = {
  read: (params) => ({
    type: typeNamed(params.get('type')),
    from: dayIn(params.get('from')),
    to: dayIn(params.get('to')),
  }),
  write: ({ type, from, to }) => ({ type, from, to }),
};

export const everybody: BeneficiaryFilter = { type: '', from: '', to: '' };

/** Whether anything narrows the list. */
export const isFiltered = ({ type, from, to }: BeneficiaryFilter) => [type, from, to].some(Boolean);
