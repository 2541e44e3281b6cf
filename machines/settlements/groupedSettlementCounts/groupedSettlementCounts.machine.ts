import { viewCounts } from '../../kit/resource/viewCounts';

/** STL-02: how many settlements each saved view of the list has. Its key is their currency, and empty for all. */
export const groupedSettlementCountsMachine = viewCounts('groupedSettlementCounts', {
  calls: ['countGroupedSettlements'],
  things: 'settlements',
  req: ['STL-02'],
});
