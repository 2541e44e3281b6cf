import { approvalCases } from '../payouts/approval/approval.cases';
import { approvalMachine } from '../payouts/approval/approval.machine';
import { approvalProperties } from '../payouts/approval/approval.properties';
import { approvalsCases, approvalsProperties } from '../payouts/approvals/approvals.flow';
import { approvalsMachine } from '../payouts/approvals/approvals.machine';
import { beneficiariesCases, beneficiariesProperties } from '../payouts/beneficiaries/beneficiaries.flow';
import { beneficiariesMachine } from '../payouts/beneficiaries/beneficiaries.machine';
import { beneficiaryCases } from '../payouts/beneficiary/beneficiary.cases';
import { beneficiaryMachine } from '../payouts/beneficiary/beneficiary.machine';
import { beneficiaryProperties } from '../payouts/beneficiary/beneficiary.properties';
import { beneficiaryCheckCases } from '../payouts/beneficiaryCheck/beneficiaryCheck.cases';
import { beneficiaryCheckMachine } from '../payouts/beneficiaryCheck/beneficiaryCheck.machine';
import { beneficiaryCheckProperties } from '../payouts/beneficiaryCheck/beneficiaryCheck.properties';
import { beneficiaryRemovalCases, beneficiaryRemovalProperties } from '../payouts/beneficiaryRemoval/beneficiaryRemoval.flow';
import { beneficiaryRemovalMachine } from '../payouts/beneficiaryRemoval/beneficiaryRemoval.machine';
import { bulkPayoutCases } from '../payouts/bulkPayout/bulkPayout.cases';
import { bulkPayoutMachine } from '../payouts/bulkPayout/bulkPayout.machine';
import { bulkPayoutProperties } from '../payouts/bulkPayout/bulkPayout.properties';
import { bulkPayoutDownloadCases, bulkPayoutDownloadProperties } from '../payouts/bulkPayoutDownload/bulkPayoutDownload.flow';
import { bulkPayoutDownloadMachine } from '../payouts/bulkPayoutDownload/bulkPayoutDownload.machine';
import { payoutCases } from '../payouts/payout/payout.cases';
import { payoutMachine } from '../payouts/payout/payout.machine';
import { payoutProperties } from '../payouts/payout/payout.properties';
import { payoutDetailsCases, payoutDetailsProperties } from '../payouts/payoutDetails/payoutDetails.flow';
import { payoutDetailsMachine } from '../payouts/payoutDetails/payoutDetails.machine';
import { payoutsCases, payoutsProperties } from '../payouts/payouts/payouts.flow';
import { payoutsMachine } from '../payouts/payouts/payouts.machine';
import { payoutsDownloadCases, payoutsDownloadProperties } from '../payouts/payoutsDownload/payoutsDownload.flow';
import { payoutsDownloadMachine } from '../payouts/payoutsDownload/payoutsDownload.machine';
import { payoutVerificationCases } from '../payouts/payoutVerification/payoutVerification.cases';
import { payoutVerificationMachine } from '../payouts/payoutVerification/payoutVerification.machine';
import { payoutVerificationProperties } from '../payouts/payoutVerification/payoutVerification.properties';
import { payoutWalletsCases, payoutWalletsProperties } from '../payouts/payoutWallets/payoutWallets.flow';
import { payoutWalletsMachine } from '../payouts/payoutWallets/payoutWallets.machine';

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
