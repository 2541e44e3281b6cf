import { collection } from '../../kit/collection.machine';
import type { SplitFilter, SplitRow } from './splitSettlements.types';

/** The split settlements of the active business: the kit's collection, made for them. */
export const splitSettlementsMachine = collection<SplitRow, SplitFilter>('splitSettlements', {
  calls: ['listSplitSettlements'],
  req: ['SPL-01', 'GEN-07', 'GEN-09'],
  description: 'The split settlements of the active business, newest first.',
});
