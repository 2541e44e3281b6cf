/** Every flow there is. Charts, proofs, paths and the generic tests run over this list. */

import { approvalCases } from './approval/approval.cases';
import { approvalMachine } from './approval/approval.machine';
import { approvalProperties } from './approval/approval.properties';
import { approvalsCases } from './approvals/approvals.cases';
import { approvalsMachine } from './approvals/approvals.machine';
import { approvalsProperties } from './approvals/approvals.properties';
import { balancesCases } from './balances/balances.cases';
import { balancesMachine } from './balances/balances.machine';
import { balancesProperties } from './balances/balances.properties';
import { balancesSummaryCases } from './balancesSummary/balancesSummary.cases';
import { balancesSummaryMachine } from './balancesSummary/balancesSummary.machine';
import { balancesSummaryProperties } from './balancesSummary/balancesSummary.properties';
import { beneficiariesCases } from './beneficiaries/beneficiaries.cases';
import { beneficiariesMachine } from './beneficiaries/beneficiaries.machine';
import { beneficiariesProperties } from './beneficiaries/beneficiaries.properties';
import { beneficiaryCases } from './beneficiary/beneficiary.cases';
import { beneficiaryMachine } from './beneficiary/beneficiary.machine';
import { beneficiaryProperties } from './beneficiary/beneficiary.properties';
import { beneficiaryCheckCases } from './beneficiaryCheck/beneficiaryCheck.cases';
import { beneficiaryCheckMachine } from './beneficiaryCheck/beneficiaryCheck.machine';
import { beneficiaryCheckProperties } from './beneficiaryCheck/beneficiaryCheck.properties';
import { beneficiaryRemovalCases } from './beneficiaryRemoval/beneficiaryRemoval.cases';
import { beneficiaryRemovalMachine } from './beneficiaryRemoval/beneficiaryRemoval.machine';
import { beneficiaryRemovalProperties } from './beneficiaryRemoval/beneficiaryRemoval.properties';
import { bulkPayoutCases } from './bulkPayout/bulkPayout.cases';
import { bulkPayoutMachine } from './bulkPayout/bulkPayout.machine';
import { bulkPayoutProperties } from './bulkPayout/bulkPayout.properties';
import { bulkPayoutDownloadCases } from './bulkPayoutDownload/bulkPayoutDownload.cases';
import { bulkPayoutDownloadMachine } from './bulkPayoutDownload/bulkPayoutDownload.machine';
import { bulkPayoutDownloadProperties } from './bulkPayoutDownload/bulkPayoutDownload.properties';
import { businessInformationCases } from './businessInformation/businessInformation.cases';
import { businessInformationMachine } from './businessInformation/businessInformation.machine';
import { businessInformationProperties } from './businessInformation/businessInformation.properties';
import { businessRegistrationCases } from './businessRegistration/businessRegistration.cases';
import { businessRegistrationMachine } from './businessRegistration/businessRegistration.machine';
import { businessRegistrationProperties } from './businessRegistration/businessRegistration.properties';
import { complianceCases } from './compliance/compliance.cases';
import { complianceMachine } from './compliance/compliance.machine';
import { complianceProperties } from './compliance/compliance.properties';
import { contactInformationCases } from './contactInformation/contactInformation.cases';
import { contactInformationMachine } from './contactInformation/contactInformation.machine';
import { contactInformationProperties } from './contactInformation/contactInformation.properties';
import { countriesCases } from './countries/countries.cases';
import { countriesMachine } from './countries/countries.machine';
import { countriesProperties } from './countries/countries.properties';
import { emailVerificationCases } from './emailVerification/emailVerification.cases';
import { emailVerificationMachine } from './emailVerification/emailVerification.machine';
import { emailVerificationProperties } from './emailVerification/emailVerification.properties';
import { idleCases } from './idle/idle.cases';
import { idleMachine } from './idle/idle.machine';
import { idleProperties } from './idle/idle.properties';
import { inflowOutflowCases } from './inflowOutflow/inflowOutflow.cases';
import { inflowOutflowMachine } from './inflowOutflow/inflowOutflow.machine';
import { inflowOutflowProperties } from './inflowOutflow/inflowOutflow.properties';
import { inflowOutflowDownloadCases } from './inflowOutflowDownload/inflowOutflowDownload.cases';
import { inflowOutflowDownloadMachine } from './inflowOutflowDownload/inflowOutflowDownload.machine';
import { inflowOutflowDownloadProperties } from './inflowOutflowDownload/inflowOutflowDownload.properties';
import { firstPasswordProperties } from './invitation/firstPassword.properties';
import { invitationCases } from './invitation/invitation.cases';
import { invitationMachine } from './invitation/invitation.machine';
import { invitationProperties } from './invitation/invitation.properties';
import { confirmationProperties } from './kit/confirmation.properties';
import { otpProperties } from './kit/otp.properties';
import { resolutionProperties } from './kit/resolution.properties';
import { newBusinessCases } from './newBusiness/newBusiness.cases';
import { newBusinessMachine } from './newBusiness/newBusiness.machine';
import { newBusinessProperties } from './newBusiness/newBusiness.properties';
import { newPasswordCases } from './newPassword/newPassword.cases';
import { newPasswordMachine } from './newPassword/newPassword.machine';
import { newPasswordProperties } from './newPassword/newPassword.properties';
import { onboardingCases } from './onboarding/onboarding.cases';
import { onboardingMachine } from './onboarding/onboarding.machine';
import { onboardingProperties } from './onboarding/onboarding.properties';
import { onboardingBankCases } from './onboardingBank/onboardingBank.cases';
import { onboardingBankMachine } from './onboardingBank/onboardingBank.machine';
import { onboardingBankProperties } from './onboardingBank/onboardingBank.properties';
import { onboardingTermsCases } from './onboardingTerms/onboardingTerms.cases';
import { onboardingTermsMachine } from './onboardingTerms/onboardingTerms.machine';
import { onboardingTermsProperties } from './onboardingTerms/onboardingTerms.properties';
import { passwordCodeCases } from './passwordCode/passwordCode.cases';
import { passwordCodeMachine } from './passwordCode/passwordCode.machine';
import { passwordCodeProperties } from './passwordCode/passwordCode.properties';
import { payoutCases } from './payout/payout.cases';
import { payoutMachine } from './payout/payout.machine';
import { payoutProperties } from './payout/payout.properties';
import { payoutDetailsCases } from './payoutDetails/payoutDetails.cases';
import { payoutDetailsMachine } from './payoutDetails/payoutDetails.machine';
import { payoutDetailsProperties } from './payoutDetails/payoutDetails.properties';
import { payoutsCases } from './payouts/payouts.cases';
import { payoutsMachine } from './payouts/payouts.machine';
import { payoutsProperties } from './payouts/payouts.properties';
import { payoutsDownloadCases } from './payoutsDownload/payoutsDownload.cases';
import { payoutsDownloadMachine } from './payoutsDownload/payoutsDownload.machine';
import { payoutsDownloadProperties } from './payoutsDownload/payoutsDownload.properties';
import { payoutVerificationCases } from './payoutVerification/payoutVerification.cases';
import { payoutVerificationMachine } from './payoutVerification/payoutVerification.machine';
import { payoutVerificationProperties } from './payoutVerification/payoutVerification.properties';
import { payoutWalletsCases } from './payoutWallets/payoutWallets.cases';
import { payoutWalletsMachine } from './payoutWallets/payoutWallets.machine';
import { payoutWalletsProperties } from './payoutWallets/payoutWallets.properties';
import { personalInformationCases } from './personalInformation/personalInformation.cases';
import { personalInformationMachine } from './personalInformation/personalInformation.machine';
import { personalInformationProperties } from './personalInformation/personalInformation.properties';
import { recordingDownloadCases } from './recordingDownload/recordingDownload.cases';
import { recordingDownloadMachine } from './recordingDownload/recordingDownload.machine';
import { recordingDownloadProperties } from './recordingDownload/recordingDownload.properties';
import { resetRequestCases } from './resetRequest/resetRequest.cases';
import { resetRequestMachine } from './resetRequest/resetRequest.machine';
import { resetRequestProperties } from './resetRequest/resetRequest.properties';
import { savedBusinessInformationCases } from './savedBusinessInformation/savedBusinessInformation.cases';
import { savedBusinessInformationMachine } from './savedBusinessInformation/savedBusinessInformation.machine';
import { savedBusinessInformationProperties } from './savedBusinessInformation/savedBusinessInformation.properties';
import { savedComplianceCases } from './savedCompliance/savedCompliance.cases';
import { savedComplianceMachine } from './savedCompliance/savedCompliance.machine';
import { savedComplianceProperties } from './savedCompliance/savedCompliance.properties';
import { savedPersonalInformationCases } from './savedPersonalInformation/savedPersonalInformation.cases';
import { savedPersonalInformationMachine } from './savedPersonalInformation/savedPersonalInformation.machine';
import { savedPersonalInformationProperties } from './savedPersonalInformation/savedPersonalInformation.properties';
import { savedRegistrationCases } from './savedRegistration/savedRegistration.cases';
import { savedRegistrationMachine } from './savedRegistration/savedRegistration.machine';
import { savedRegistrationProperties } from './savedRegistration/savedRegistration.properties';
import { sessionCases } from './session/session.cases';
import { sessionMachine } from './session/session.machine';
import { sessionProperties } from './session/session.properties';
import { signInCases } from './signIn/signIn.cases';
import { signInMachine } from './signIn/signIn.machine';
import { signInProperties } from './signIn/signIn.properties';
import { signUpCases } from './signUp/signUp.cases';
import { signUpMachine } from './signUp/signUp.machine';
import { signUpProperties } from './signUp/signUp.properties';
import { splitAccountCases } from './splitAccount/splitAccount.cases';
import { splitAccountMachine } from './splitAccount/splitAccount.machine';
import { splitAccountProperties } from './splitAccount/splitAccount.properties';
import { splitSettlementCases } from './splitSettlement/splitSettlement.cases';
import { splitSettlementMachine } from './splitSettlement/splitSettlement.machine';
import { splitSettlementProperties } from './splitSettlement/splitSettlement.properties';
import { splitSettlementsCases } from './splitSettlements/splitSettlements.cases';
import { splitSettlementsMachine } from './splitSettlements/splitSettlements.machine';
import { splitSettlementsProperties } from './splitSettlements/splitSettlements.properties';
import { stakeholderCases } from './stakeholder/stakeholder.cases';
import { stakeholderMachine } from './stakeholder/stakeholder.machine';
import { stakeholderProperties } from './stakeholder/stakeholder.properties';
import { stakeholderRemovalCases } from './stakeholderRemoval/stakeholderRemoval.cases';
import { stakeholderRemovalMachine } from './stakeholderRemoval/stakeholderRemoval.machine';
import { stakeholderRemovalProperties } from './stakeholderRemoval/stakeholderRemoval.properties';
import { stakeholdersCases } from './stakeholders/stakeholders.cases';
import { stakeholdersMachine } from './stakeholders/stakeholders.machine';
import { stakeholdersProperties } from './stakeholders/stakeholders.properties';
import { subMerchantsCases } from './subMerchants/subMerchants.cases';
import { subMerchantsMachine } from './subMerchants/subMerchants.machine';
import { subMerchantsProperties } from './subMerchants/subMerchants.properties';
import { swapCases } from './swap/swap.cases';
import { swapMachine } from './swap/swap.machine';
import { swapProperties } from './swap/swap.properties';
import { switchingCases } from './switching/switching.cases';
import { switchingMachine } from './switching/switching.machine';
import { switchingProperties } from './switching/switching.properties';
import { transactionSummaryCases } from './transactionSummary/transactionSummary.cases';
import { transactionSummaryMachine } from './transactionSummary/transactionSummary.machine';
import { transactionSummaryProperties } from './transactionSummary/transactionSummary.properties';
import { verificationMailCases } from './verificationMail/verificationMail.cases';
import { verificationMailMachine } from './verificationMail/verificationMail.machine';
import { verificationMailProperties } from './verificationMail/verificationMail.properties';
import { virtualAccountCases } from './virtualAccount/virtualAccount.cases';
import { virtualAccountMachine } from './virtualAccount/virtualAccount.machine';
import { virtualAccountProperties } from './virtualAccount/virtualAccount.properties';
import { virtualAccountsCases } from './virtualAccounts/virtualAccounts.cases';
import { virtualAccountsMachine } from './virtualAccounts/virtualAccounts.machine';
import { virtualAccountsProperties } from './virtualAccounts/virtualAccounts.properties';
import { walletBalancesCases } from './walletBalances/walletBalances.cases';
import { walletBalancesMachine } from './walletBalances/walletBalances.machine';
import { walletBalancesProperties } from './walletBalances/walletBalances.properties';
import { walletHistoryCases } from './walletHistory/walletHistory.cases';
import { walletHistoryMachine } from './walletHistory/walletHistory.machine';
import { walletHistoryProperties } from './walletHistory/walletHistory.properties';
import { walletHistoryDownloadCases } from './walletHistoryDownload/walletHistoryDownload.cases';
import { walletHistoryDownloadMachine } from './walletHistoryDownload/walletHistoryDownload.machine';
import { walletHistoryDownloadProperties } from './walletHistoryDownload/walletHistoryDownload.properties';

export const flows = {
  session: { area: 'Access', machine: sessionMachine, cases: sessionCases, properties: sessionProperties },
  idle: { area: 'Access', machine: idleMachine, cases: idleCases, properties: idleProperties },
  switching: { area: 'Access', machine: switchingMachine, cases: switchingCases, properties: switchingProperties },
  countries: { area: 'Settings', machine: countriesMachine, cases: countriesCases, properties: countriesProperties },
  newBusiness: { area: 'Settings', machine: newBusinessMachine, cases: newBusinessCases, properties: newBusinessProperties },
  subMerchants: { area: 'Settings', machine: subMerchantsMachine, cases: subMerchantsCases, properties: subMerchantsProperties },
  signIn: { area: 'Access', machine: signInMachine, cases: signInCases, properties: signInProperties },
  resetRequest: { area: 'Access', machine: resetRequestMachine, cases: resetRequestCases, properties: resetRequestProperties },
  newPassword: { area: 'Access', machine: newPasswordMachine, cases: newPasswordCases, properties: newPasswordProperties },
  passwordCode: { area: 'Access', machine: passwordCodeMachine, cases: passwordCodeCases, properties: passwordCodeProperties },
  signUp: { area: 'Access', machine: signUpMachine, cases: signUpCases, properties: signUpProperties },
  verificationMail: {
    area: 'Access',
    machine: verificationMailMachine,
    cases: verificationMailCases,
    properties: verificationMailProperties,
  },
  emailVerification: {
    area: 'Access',
    machine: emailVerificationMachine,
    cases: emailVerificationCases,
    properties: emailVerificationProperties,
  },
  invitation: { area: 'Access', machine: invitationMachine, cases: invitationCases, properties: invitationProperties },
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
  balances: { area: 'Balance', machine: balancesMachine, cases: balancesCases, properties: balancesProperties },
  balancesSummary: {
    area: 'Balance',
    machine: balancesSummaryMachine,
    cases: balancesSummaryCases,
    properties: balancesSummaryProperties,
  },
  swap: { area: 'Balance', machine: swapMachine, cases: swapCases, properties: swapProperties },
  splitSettlements: {
    area: 'Account',
    machine: splitSettlementsMachine,
    cases: splitSettlementsCases,
    properties: splitSettlementsProperties,
  },
  splitSettlement: {
    area: 'Account',
    machine: splitSettlementMachine,
    cases: splitSettlementCases,
    properties: splitSettlementProperties,
  },
  splitAccount: { area: 'Account', machine: splitAccountMachine, cases: splitAccountCases, properties: splitAccountProperties },
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
  savedPersonalInformation: {
    area: 'Onboarding',
    machine: savedPersonalInformationMachine,
    cases: savedPersonalInformationCases,
    properties: savedPersonalInformationProperties,
  },
  personalInformation: {
    area: 'Onboarding',
    machine: personalInformationMachine,
    cases: personalInformationCases,
    properties: personalInformationProperties,
  },
  contactInformation: {
    area: 'Onboarding',
    machine: contactInformationMachine,
    cases: contactInformationCases,
    properties: contactInformationProperties,
  },
  savedBusinessInformation: {
    area: 'Onboarding',
    machine: savedBusinessInformationMachine,
    cases: savedBusinessInformationCases,
    properties: savedBusinessInformationProperties,
  },
  businessInformation: {
    area: 'Onboarding',
    machine: businessInformationMachine,
    cases: businessInformationCases,
    properties: businessInformationProperties,
  },
  savedRegistration: {
    area: 'Onboarding',
    machine: savedRegistrationMachine,
    cases: savedRegistrationCases,
    properties: savedRegistrationProperties,
  },
  businessRegistration: {
    area: 'Onboarding',
    machine: businessRegistrationMachine,
    cases: businessRegistrationCases,
    properties: businessRegistrationProperties,
  },
  stakeholders: {
    area: 'Onboarding',
    machine: stakeholdersMachine,
    cases: stakeholdersCases,
    properties: stakeholdersProperties,
  },
  stakeholder: { area: 'Onboarding', machine: stakeholderMachine, cases: stakeholderCases, properties: stakeholderProperties },
  stakeholderRemoval: {
    area: 'Onboarding',
    machine: stakeholderRemovalMachine,
    cases: stakeholderRemovalCases,
    properties: stakeholderRemovalProperties,
  },
  onboarding: { area: 'Onboarding', machine: onboardingMachine, cases: onboardingCases, properties: onboardingProperties },
  onboardingBank: {
    area: 'Onboarding',
    machine: onboardingBankMachine,
    cases: onboardingBankCases,
    properties: onboardingBankProperties,
  },
  onboardingTerms: {
    area: 'Onboarding',
    machine: onboardingTermsMachine,
    cases: onboardingTermsCases,
    properties: onboardingTermsProperties,
  },
  savedCompliance: {
    area: 'Onboarding',
    machine: savedComplianceMachine,
    cases: savedComplianceCases,
    properties: savedComplianceProperties,
  },
  compliance: { area: 'Onboarding', machine: complianceMachine, cases: complianceCases, properties: complianceProperties },
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
  virtualAccounts: {
    area: 'Account',
    machine: virtualAccountsMachine,
    cases: virtualAccountsCases,
    properties: virtualAccountsProperties,
  },
  virtualAccount: {
    area: 'Account',
    machine: virtualAccountMachine,
    cases: virtualAccountCases,
    properties: virtualAccountProperties,
  },
  recordingDownload: {
    area: 'Access',
    machine: recordingDownloadMachine,
    cases: recordingDownloadCases,
    properties: recordingDownloadProperties,
  },
  approvals: { area: 'Payout', machine: approvalsMachine, cases: approvalsCases, properties: approvalsProperties },
  approval: { area: 'Payout', machine: approvalMachine, cases: approvalCases, properties: approvalProperties },
};

export type FlowName = keyof typeof flows;

/** What holds of the machines that flows are made of, by their ids, wherever they are invoked. */
export const partProperties = {
  firstPassword: firstPasswordProperties,
  otp: otpProperties,
  confirmation: confirmationProperties,
  resolution: resolutionProperties,
};
