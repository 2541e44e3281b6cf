import { type Cases, everyFault } from '../../kit/cases';
import type { Properties } from '../../kit/properties';
import { resourceProperties } from '../../kit/resource.properties';
import { type BalancesSummary, balancesSummaryMachine } from './balancesSummary.machine';

const some: BalancesSummary = { chargebacks: '412000.00', refunds: '86450.00', nonCompliance: '0.00' };

export const balancesSummaryCases = {
  inputs: { naira: { key: 'NGN' } },
  events: { 'key.given': { dollar: { key: 'USD' } }, refreshed: { now: {} } },
  ports: { load: { answers: { some }, fails: everyFault } },
  children: {},
  possible: (snapshot, { subject }) => {
    const { fault, key } = snapshot.context;
    // After an expiry the whole dashboard is gone; another currency is given once, and trying again follows a failure.
    if (fault?.kind === 'sessionExpired') return false;
    if (subject === 'key.given') return key !== 'USD';
    return subject !== 'refreshed' || snapshot.matches('failed');
  },
  remember: ({ key, value, fault }) => [key, value !== null, fault?.kind === 'sessionExpired'],
} satisfies Cases<typeof balancesSummaryMachine>;

const balancesSummaryProperties = resourceProperties('BAL-01', 'some') satisfies Properties<
  typeof balancesSummaryMachine,
  typeof balancesSummaryCases
>;

export const balancesSummaryFlow = {
  machine: balancesSummaryMachine,
  cases: balancesSummaryCases,
  properties: balancesSummaryProperties,
};
