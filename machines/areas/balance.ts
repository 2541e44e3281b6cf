import { balancesCases } from '../balances/balances/balances.cases';
import { balancesMachine } from '../balances/balances/balances.machine';
import { balancesProperties } from '../balances/balances/balances.properties';
import { balancesSummaryCases } from '../balances/balancesSummary/balancesSummary.cases';
import { balancesSummaryMachine } from '../balances/balancesSummary/balancesSummary.machine';
import { balancesSummaryProperties } from '../balances/balancesSummary/balancesSummary.properties';
import { swapCases } from '../balances/swap/swap.cases';
import { swapMachine } from '../balances/swap/swap.machine';
import { swapProperties } from '../balances/swap/swap.properties';
import { walletHistoryCases } from '../balances/walletHistory/walletHistory.cases';
import { walletHistoryMachine } from '../balances/walletHistory/walletHistory.machine';
import { walletHistoryProperties } from '../balances/walletHistory/walletHistory.properties';
import { walletHistoryDownloadCases } from '../balances/walletHistoryDownload/walletHistoryDownload.cases';
import { walletHistoryDownloadMachine } from '../balances/walletHistoryDownload/walletHistoryDownload.machine';
import { walletHistoryDownloadProperties } from '../balances/walletHistoryDownload/walletHistoryDownload.properties';

export const balanceFlows = {
  balances: { area: 'Balance', machine: balancesMachine, cases: balancesCases, properties: balancesProperties },
  balancesSummary: {
    area: 'Balance',
    machine: balancesSummaryMachine,
    cases: balancesSummaryCases,
    properties: balancesSummaryProperties,
  },
  swap: { area: 'Balance', machine: swapMachine, cases: swapCases, properties: swapProperties },
  walletHistory: {
    area: 'Balance',
    machine: walletHistoryMachine,
    cases: walletHistoryCases,
    properties: walletHistoryProperties,
  },
  walletHistoryDownload: {
    area: 'Balance',
    machine: walletHistoryDownloadMachine,
    cases: walletHistoryDownloadCases,
    properties: walletHistoryDownloadProperties,
  },
};
