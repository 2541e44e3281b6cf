import { balancesCases, balancesProperties } from '../balances/balances/balances.flow';
import { balancesMachine } from '../balances/balances/balances.machine';
import { balancesSummaryCases, balancesSummaryProperties } from '../balances/balancesSummary/balancesSummary.flow';
import { balancesSummaryMachine } from '../balances/balancesSummary/balancesSummary.machine';
import { swapCases } from '../balances/swap/swap.cases';
import { swapMachine } from '../balances/swap/swap.machine';
import { swapProperties } from '../balances/swap/swap.properties';
import { walletHistoryCases, walletHistoryProperties } from '../balances/walletHistory/walletHistory.flow';
import { walletHistoryMachine } from '../balances/walletHistory/walletHistory.machine';
import {
  walletHistoryDownloadCases,
  walletHistoryDownloadProperties,
} from '../balances/walletHistoryDownload/walletHistoryDownload.flow';
import { walletHistoryDownloadMachine } from '../balances/walletHistoryDownload/walletHistoryDownload.machine';

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
