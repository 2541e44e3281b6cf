import type { Properties } from '../../kit/properties';
import { resourceProperties } from '../../kit/resource.properties';
import type { walletBalancesCases } from './walletBalances.cases';
import type { walletBalancesMachine } from './walletBalances.machine';

export const walletBalancesProperties = resourceProperties('HOM-01', 'two') satisfies Properties<
  typeof walletBalancesMachine,
  typeof walletBalancesCases
>;
