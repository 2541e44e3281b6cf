import { collectionProperties } from '../../kit/collection.properties';
import type { Properties } from '../../kit/properties';
import type { walletHistoryCases } from './walletHistory.cases';
import type { walletHistoryMachine } from './walletHistory.machine';

export const walletHistoryProperties = collectionProperties('BAL-03', 'some') satisfies Properties<
  typeof walletHistoryMachine,
  typeof walletHistoryCases
>;
