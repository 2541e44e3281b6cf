import type { Properties } from '../../kit/properties';
import { resourceProperties } from '../../kit/resource.properties';
import type { balancesCases } from './balances.cases';
import type { balancesMachine } from './balances.machine';

export const balancesProperties = resourceProperties('BAL-01', 'two') satisfies Properties<
  typeof balancesMachine,
  typeof balancesCases
>;
