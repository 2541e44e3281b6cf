import { balancesCases } from '../balances/balances.cases';
import { balancesMachine } from '../balances/balances.machine';
import { balancesProperties } from '../balances/balances.properties';
import { balancesSummaryCases } from '../balancesSummary/balancesSummary.cases';
import { balancesSummaryMachine } from '../balancesSummary/balancesSummary.machine';
import { balancesSummaryProperties } from '../balancesSummary/balancesSummary.properties';
import { swapCases } from '../swap/swap.cases';
import { swapMachine } from '../swap/swap.machine';
import { swapProperties } from '../swap/swap.properties';
import { walletHistoryCases } from '../walletHistory/walletHistory.cases';
import { walletHistoryMachine } from '../walletHistory/walletHistory.machine';
import { walletHistoryProperties } from '../walletHistory/walletHistory.properties';
import { walletHistoryDownloadCases } from '../walletHistoryDownload/walletHistoryDownload.cases';
import { walletHistoryDownloadMachine } from '../walletHistoryDownload/walletHistoryDownload.machine';
import { walletHistoryDownloadProperties } from '../walletHistoryDownload/walletHistoryDownload.properties';

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
