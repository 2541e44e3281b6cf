import type { MovementFilter } from '../../../machines/balances/walletHistory/walletHistory.machine';
import { dayIn, type QueryCodec } from '../../flow/query';

const DIRECTIONS = ['C', 'D'] as const;

/** What is no currency is none that is asked for. */
const currencyIn = (text: string | null) => (text !== null && /^[A-Z]{3}$/.test(text) ? text : '');

export const movementFilterCodec: QueryCodec<MovementFilter> = {
  read: (params) => ({
    direction: DIRECTIONS.find((direction) => direction === params.get('direction')) ?? '',
    currency: currencyIn(params.get('currency')),
    from: dayIn(params.get('from')),
    to: dayIn(params.get('to')),
  }),
  write: ({ direction, currency, from, to }) => ({ direction, currency, from, to }),
};

export const everything: MovementFilter = { direction: '', currency: '', from: '', to: '' };

/** Whether anything narrows the list. */
export const isFiltered = (filter: MovementFilter) => Object.values(filter).some(Boolean);
