import { inflowOutflowCases, inflowOutflowProperties } from '../home/inflowOutflow/inflowOutflow.flow';
import { inflowOutflowMachine } from '../home/inflowOutflow/inflowOutflow.machine';
import {
  inflowOutflowDownloadCases,
  inflowOutflowDownloadProperties,
} from '../home/inflowOutflowDownload/inflowOutflowDownload.flow';
import { inflowOutflowDownloadMachine } from '../home/inflowOutflowDownload/inflowOutflowDownload.machine';
import { transactionSummaryCases, transactionSummaryProperties } from '../home/transactionSummary/transactionSummary.flow';
import { transactionSummaryMachine } from '../home/transactionSummary/transactionSummary.machine';
import { walletBalancesCases, walletBalancesProperties } from '../home/walletBalances/walletBalances.flow';
import { walletBalancesMachine } from '../home/walletBalances/walletBalances.machine';

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
