import { formatCount } from '../../../ui/text/format';

export const rowsOf = (count: number) => `${formatCount(count)} ${count === 1 ? 'row' : 'rows'}`;
