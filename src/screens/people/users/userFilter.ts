import type { UserFilter } from '../../../../machines/people/users/users.machine';
import type { QueryCodec } from '../../../flow/query';

export const userFilterCodec: QueryCodec<UserFilter> = {
  read: (params) => ({ words: (params.get('words') ?? '').slice(0, 100) }),
  write: ({ words }) => ({ words }),
};

export const everybody: UserFilter = { words: '' };
