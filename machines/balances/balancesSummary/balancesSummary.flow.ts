import { resourceFlow } from '../../kit/resource/resource.flow';
import { balancesSummaryMachine } from './balancesSummary.machine';

export const balancesSummaryFlow = resourceFlow(balancesSummaryMachine, {
  start: 'naira',
  key: 'NGN',
  other: { name: 'dollar', key: 'USD', by: { choose: 'Dashboard currency', option: 'USD' } },
  answers: { some: { chargebacks: '412000.00', refunds: '86450.00', nonCompliance: '0.00' } },
  screen: { path: '/dashboard/account/balances', as: 'amaka.obi@bluecrest.test' },
  sees: { loading: 'Non-compliance assessment', loaded: 'Fines for breaking compliance rules' },
});
