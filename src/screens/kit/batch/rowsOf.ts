import { formatCount } from '../../../ui/format';

export const rowsOf = (count: number) => `${formatCount(count)} ${count === 1 ? 'row' : 'rows'}`;
