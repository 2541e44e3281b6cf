import { inflowOutflowCases } from '../home/inflowOutflow/inflowOutflow.cases';
import { inflowOutflowMachine } from '../home/inflowOutflow/inflowOutflow.machine';
import { inflowOutflowProperties } from '../home/inflowOutflow/inflowOutflow.properties';
import { inflowOutflowDownloadCases } from '../home/inflowOutflowDownload/inflowOutflowDownload.cases';
import { inflowOutflowDownloadMachine } from '../home/inflowOutflowDownload/inflowOutflowDownload.machine';
import { inflowOutflowDownloadProperties } from '../home/inflowOutflowDownload/inflowOutflowDownload.properties';
import { transactionSummaryCases } from '../home/transactionSummary/transactionSummary.cases';
import { transactionSummaryMachine } from '../home/transactionSummary/transactionSummary.machine';
import { transactionSummaryProperties } from '../home/transactionSummary/transactionSummary.properties';
import { walletBalancesCases } from '../home/walletBalances/walletBalances.cases';
import { walletBalancesMachine } from '../home/walletBalances/walletBalances.machine';
import { walletBalancesProperties } from '../home/walletBalances/walletBalances.properties';

export const homeFlows = {
  walletBalances: {
    area: 'Home',
    machine: walletBalancesMachine,
    cases: walletBalancesCases,
    properties: walletBalancesProperties,
  },
  transactionSummary: {
    area: 'Home',
    machine: transactionSummaryMachine,
    cases: transactionSummaryCases,
    properties: transactionSummaryProperties,
  },
  inflowOutflow: { area: 'Home', machine: inflowOutflowMachine, cases: inflowOutflowCases, properties: inflowOutflowProperties },
  inflowOutflowDownload: {
    area: 'Home',
    machine: inflowOutflowDownloadMachine,
    cases: inflowOutflowDownloadCases,
    properties: inflowOutflowDownloadProperties,
  },
};
