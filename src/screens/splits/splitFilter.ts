import type { SplitFilter } from '../../../machines/splits/splitSettlements/splitSettlements.machine';
import { SEARCHED, STATES } from '../../../machines/splits/splitSettlements/splitSettlements.machine';
import { dayIn, type QueryCodec } from '../../flow/query';

const columnIn = (text: string | null) => SEARCHED.find(({ value }) => value === text)?.value ?? 'name';
export const stateIn = (text: string | null) => STATES.find((state) => state === text) ?? '';

export const splitFilterCodec: QueryCodec<SplitFilter> = {
  read: (params) => ({
    keyword: (params.get('keyword') ?? '').slice(0, 100),
    column: columnIn(params.get('by')),
    state: stateIn(params.get('status')),
    from: dayIn(params.get('from')),
    to: dayIn(params.get('to')),
  }),
  write: ({ keyword, column, state, from, to }) => ({
    keyword,
    by: column === 'name' ? '' : column,
    status: state,
    from,
    to,
  }),
};

export const everything: SplitFilter = { keyword: '', column: 'name', state: '', from: '', to: '' };

/** Whether anything narrows the list. */
export const isFiltered = ({ keyword, state, from, to }: SplitFilter) => [keyword, state, from, to].some(Boolean);
