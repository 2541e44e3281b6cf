import { type Cases, everyFault } from '../../kit/cases';
import type { Properties } from '../../kit/properties';
import { resourceProperties } from '../../kit/resource.properties';
import { type TransactionSummary, transactionSummaryMachine } from './transactionSummary.machine';

const november: TransactionSummary = {
  count: 4182,
  volume: '92417330.25',
  settlements: '88903114.60',
  countChange: '6.8',
  volumeChange: '-4.4',
  settlementsChange: '2.1',
};

export const transactionSummaryCases = {
  inputs: { naira: { key: 'NGN' } },
  events: { 'key.given': { dollar: { key: 'USD' } }, refreshed: { now: {} } },
  ports: { load: { answers: { november }, fails: everyFault } },
  children: {},
  possible: (snapshot, { subject }) => {
    const { fault, key } = snapshot.context;
    // After an expiry the whole dashboard is gone; another currency is given once, and trying again follows a failure.
    if (fault?.kind === 'sessionExpired') return false;
    if (subject === 'key.given') return key !== 'USD';
    return subject !== 'refreshed' || snapshot.matches('failed');
  },
  remember: ({ key, value, fault }) => [key, value !== null, fault?.kind === 'sessionExpired'],
} satisfies Cases<typeof transactionSummaryMachine>;

const transactionSummaryProperties = resourceProperties('HOM-01', 'november') satisfies Properties<
  typeof transactionSummaryMachine,
  typeof transactionSummaryCases
>;

export const transactionSummaryFlow = {
  machine: transactionSummaryMachine,
  cases: transactionSummaryCases,
  properties: transactionSummaryProperties,
};
