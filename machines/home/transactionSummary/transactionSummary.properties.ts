import type { Properties } from '../../kit/properties';
import { resourceProperties } from '../../kit/resource.properties';
import type { transactionSummaryCases } from './transactionSummary.cases';
import type { transactionSummaryMachine } from './transactionSummary.machine';

export const transactionSummaryProperties = resourceProperties('HOM-01', 'november') satisfies Properties<
  typeof transactionSummaryMachine,
  typeof transactionSummaryCases
>;
