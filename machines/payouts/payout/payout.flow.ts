import { payoutCases } from './payout.cases';
import { payoutMachine } from './payout.machine';
import { payoutProperties } from './payout.properties';

export const payoutFlow = { machine: payoutMachine, cases: payoutCases, properties: payoutProperties };
