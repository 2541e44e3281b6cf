import { resourceFlow } from '../../kit/resource/resource.flow';
import { type SettlementSummary, settlementSummaryMachine } from './settlementSummary.machine';

export const settlementSummary: SettlementSummary = {
  currency: 'NGN',
  unsettled: { count: 38, amount: '1248406.50' },
  pending: { count: 1, amount: '1402118.60' },
  flagged: { count: 1, amount: '806442.15' },
  reserve: '5264018.40',
  nextAt: '2026-11-30T18:00:00',
};

export const settlementSummaryFlow = resourceFlow(settlementSummaryMachine, {
  key: 'NGN',
  answers: { some: settlementSummary },
  screen: { path: '/dashboard/account/settlements/grouped', as: 'amaka.obi@bluecrest.test' },
  sees: { loading: 'Settlements', loaded: 'Not paid to you yet' },
});
