/** Every flow there is. Charts, proofs, paths and the generic tests run over this list. */

import { inflowOutflowCases } from './inflowOutflow/inflowOutflow.cases';
import { inflowOutflowMachine } from './inflowOutflow/inflowOutflow.machine';
import { inflowOutflowDownloadCases } from './inflowOutflowDownload/inflowOutflowDownload.cases';
import { inflowOutflowDownloadMachine } from './inflowOutflowDownload/inflowOutflowDownload.machine';
import { payoutCases } from './payout/payout.cases';
import { payoutMachine } from './payout/payout.machine';
import { payoutDetailsCases } from './payoutDetails/payoutDetails.cases';
import { payoutDetailsMachine } from './payoutDetails/payoutDetails.machine';
import { payoutsCases } from './payouts/payouts.cases';
import { payoutsMachine } from './payouts/payouts.machine';
import { payoutsDownloadCases } from './payoutsDownload/payoutsDownload.cases';
import { payoutsDownloadMachine } from './payoutsDownload/payoutsDownload.machine';
import { payoutVerificationCases } from './payoutVerification/payoutVerification.cases';
import { payoutVerificationMachine } from './payoutVerification/payoutVerification.machine';
import { payoutWalletsCases } from './payoutWallets/payoutWallets.cases';
import { payoutWalletsMachine } from './payoutWallets/payoutWallets.machine';
import { sessionCases } from './session/session.cases';
import { sessionMachine } from './session/session.machine';
import { signInCases } from './signIn/signIn.cases';
import { signInMachine } from './signIn/signIn.machine';
import { transactionSummaryCases } from './transactionSummary/transactionSummary.cases';
import { transactionSummaryMachine } from './transactionSummary/transactionSummary.machine';
import { walletBalancesCases } from './walletBalances/walletBalances.cases';
import { walletBalancesMachine } from './walletBalances/walletBalances.machine';

export const flows = {
  session: { area: 'Access', machine: sessionMachine, cases: sessionCases },
  signIn: { area: 'Access', machine: signInMachine, cases: signInCases },
  walletBalances: { area: 'Home', machine: walletBalancesMachine, cases: walletBalancesCases },
  transactionSummary: { area: 'Home', machine: transactionSummaryMachine, cases: transactionSummaryCases },
  inflowOutflow: { area: 'Home', machine: inflowOutflowMachine, cases: inflowOutflowCases },
  inflowOutflowDownload: { area: 'Home', machine: inflowOutflowDownloadMachine, cases: inflowOutflowDownloadCases },
  payout: { area: 'Payout', machine: payoutMachine, cases: payoutCases },
  payoutVerification: { area: 'Payout', machine: payoutVerificationMachine, cases: payoutVerificationCases },
  payouts: { area: 'Payout', machine: payoutsMachine, cases: payoutsCases },
  payoutDetails: { area: 'Payout', machine: payoutDetailsMachine, cases: payoutDetailsCases },
  payoutWallets: { area: 'Payout', machine: payoutWalletsMachine, cases: payoutWalletsCases },
  payoutsDownload: { area: 'Payout', machine: payoutsDownloadMachine, cases: payoutsDownloadCases },
};

export type FlowName = keyof typeof flows;
