import { bulkPayoutCases } from './bulkPayout.cases';
import { bulkPayoutMachine } from './bulkPayout.machine';
import { bulkPayoutProperties } from './bulkPayout.properties';

export const bulkPayoutFlow = { machine: bulkPayoutMachine, cases: bulkPayoutCases, properties: bulkPayoutProperties };
