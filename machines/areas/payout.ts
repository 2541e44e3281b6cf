import { approvalCases } from '../approval/approval.cases';
import { approvalMachine } from '../approval/approval.machine';
import { approvalProperties } from '../approval/approval.properties';
import { approvalsCases } from '../approvals/approvals.cases';
import { approvalsMachine } from '../approvals/approvals.machine';
import { approvalsProperties } from '../approvals/approvals.properties';
import { beneficiariesCases } from '../beneficiaries/beneficiaries.cases';
import { beneficiariesMachine } from '../beneficiaries/beneficiaries.machine';
import { beneficiariesProperties } from '../beneficiaries/beneficiaries.properties';
import { beneficiaryCases } from '../beneficiary/beneficiary.cases';
import { beneficiaryMachine } from '../beneficiary/beneficiary.machine';
import { beneficiaryProperties } from '../beneficiary/beneficiary.properties';
import { beneficiaryCheckCases } from '../beneficiaryCheck/beneficiaryCheck.cases';
import { beneficiaryCheckMachine } from '../beneficiaryCheck/beneficiaryCheck.machine';
import { beneficiaryCheckProperties } from '../beneficiaryCheck/beneficiaryCheck.properties';
import { beneficiaryRemovalCases } from '../beneficiaryRemoval/beneficiaryRemoval.cases';
import { beneficiaryRemovalMachine } from '../beneficiaryRemoval/beneficiaryRemoval.machine';
import { beneficiaryRemovalProperties } from '../beneficiaryRemoval/beneficiaryRemoval.properties';
import { bulkPayoutCases } from '../bulkPayout/bulkPayout.cases';
import { bulkPayoutMachine } from '../bulkPayout/bulkPayout.machine';
import { bulkPayoutProperties } from '../bulkPayout/bulkPayout.properties';
import { bulkPayoutDownloadCases } from '../bulkPayoutDownload/bulkPayoutDownload.cases';
import { bulkPayoutDownloadMachine } from '../bulkPayoutDownload/bulkPayoutDownload.machine';
import { bulkPayoutDownloadProperties } from '../bulkPayoutDownload/bulkPayoutDownload.properties';
import { payoutCases } from '../payout/payout.cases';
import { payoutMachine } from '../payout/payout.machine';
import { payoutProperties } from '../payout/payout.properties';
import { payoutDetailsCases } from '../payoutDetails/payoutDetails.cases';
import { payoutDetailsMachine } from '../payoutDetails/payoutDetails.machine';
import { payoutDetailsProperties } from '../payoutDetails/payoutDetails.properties';
import { payoutsCases } from '../payouts/payouts.cases';
import { payoutsMachine } from '../payouts/payouts.machine';
import { payoutsProperties } from '../payouts/payouts.properties';
import { payoutsDownloadCases } from '../payoutsDownload/payoutsDownload.cases';
import { payoutsDownloadMachine } from '../payoutsDownload/payoutsDownload.machine';
import { payoutsDownloadProperties } from '../payoutsDownload/payoutsDownload.properties';
import { payoutVerificationCases } from '../payoutVerification/payoutVerification.cases';
import { payoutVerificationMachine } from '../payoutVerification/payoutVerification.machine';
import { payoutVerificationProperties } from '../payoutVerification/payoutVerification.properties';
import { payoutWalletsCases } from '../payoutWallets/payoutWallets.cases';
import { payoutWalletsMachine } from '../payoutWallets/payoutWallets.machine';
import { payoutWalletsProperties } from '../payoutWallets/payoutWallets.properties';

export const payoutFlows = {
  payout: { area: 'Payout', machine: payoutMachine, cases: payoutCases, properties: payoutProperties },
  payoutVerification: {
    area: 'Payout',
    machine: payoutVerificationMachine,
    cases: payoutVerificationCases,
    properties: payoutVerificationProperties,
  },
  payouts: { area: 'Payout', machine: payoutsMachine, cases: payoutsCases, properties: payoutsProperties },
  payoutDetails: {
    area: 'Payout',
    machine: payoutDetailsMachine,
    cases: payoutDetailsCases,
    properties: payoutDetailsProperties,
  },
  payoutWallets: {
    area: 'Payout',
    machine: payoutWalletsMachine,
    cases: payoutWalletsCases,
    properties: payoutWalletsProperties,
  },
  bulkPayout: { area: 'Payout', machine: bulkPayoutMachine, cases: bulkPayoutCases, properties: bulkPayoutProperties },
  bulkPayoutDownload: {
    area: 'Payout',
    machine: bulkPayoutDownloadMachine,
    cases: bulkPayoutDownloadCases,
    properties: bulkPayoutDownloadProperties,
  },
  payoutsDownload: {
    area: 'Payout',
    machine: payoutsDownloadMachine,
    cases: payoutsDownloadCases,
    properties: payoutsDownloadProperties,
  },
  beneficiaries: {
    area: 'Payout',
    machine: beneficiariesMachine,
    cases: beneficiariesCases,
    properties: beneficiariesProperties,
  },
  beneficiary: { area: 'Payout', machine: beneficiaryMachine, cases: beneficiaryCases, properties: beneficiaryProperties },
  beneficiaryCheck: {
    area: 'Payout',
    machine: beneficiaryCheckMachine,
    cases: beneficiaryCheckCases,
    properties: beneficiaryCheckProperties,
  },
  beneficiaryRemoval: {
    area: 'Payout',
    machine: beneficiaryRemovalMachine,
    cases: beneficiaryRemovalCases,
    properties: beneficiaryRemovalProperties,
  },
  approvals: { area: 'Payout', machine: approvalsMachine, cases: approvalsCases, properties: approvalsProperties },
  approval: { area: 'Payout', machine: approvalMachine, cases: approvalCases, properties: approvalProperties },
};
