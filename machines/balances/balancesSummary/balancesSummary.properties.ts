import type { Properties } from '../../kit/properties';
import { resourceProperties } from '../../kit/resource.properties';
import type { balancesSummaryCases } from './balancesSummary.cases';
import type { balancesSummaryMachine } from './balancesSummary.machine';

export const balancesSummaryProperties = resourceProperties('BAL-01', 'some') satisfies Properties<
  typeof balancesSummaryMachine,
  typeof balancesSummaryCases
>;
