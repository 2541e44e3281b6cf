import { resourceFlow } from '../../kit/resource/resource.flow';
import { type TransactionSummary, transactionSummaryMachine } from './transactionSummary.machine';

export const november: TransactionSummary = {
  count: 4182,
  volume: '92417330.25',
  settlements: '88903114.60',
  countChange: '6.8',
  volumeChange: '-4.4',
  settlementsChange: '2.1',
};

export const transactionSummaryFlow = resourceFlow(transactionSummaryMachine, {
  start: 'naira',
  key: 'NGN',
  other: { name: 'dollar', key: 'USD', by: { choose: 'Dashboard currency', option: 'USD' } },
  answers: { november },
  screen: { path: '/dashboard', as: 'amaka.obi@bluecrest.test' },
  // The only figure without a fraction.
  sees: { loading: 'Transaction count', loaded: /^\d[\d,]*$/ },
});
