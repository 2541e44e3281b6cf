import { feeBearerModel } from './feeBearer';
import { feeBearerChangeModel } from './feeBearerChange';
import { paymentOptionModel } from './paymentOption';
import { paymentOptionsModel } from './paymentOptions';
import { twoFactorModel } from './twoFactor';
import { twoFactorOffModel } from './twoFactorOff';
import { twoFactorOnModel } from './twoFactorOn';
/** The models of all flows. A flow without one does not compile. */

import type { FlowName } from '../../machines/flows';
import { approvalModel } from './approval';
import { approvalsModel } from './approvals';
import { balancesModel } from './balances';
import { balancesSummaryModel } from './balancesSummary';
import { beneficiariesModel } from './beneficiaries';
import { beneficiaryModel } from './beneficiary';
import { beneficiaryCheckModel } from './beneficiaryCheck';
import { beneficiaryRemovalModel } from './beneficiaryRemoval';
import { bulkPayoutModel } from './bulkPayout';
import { bulkPayoutDownloadModel } from './bulkPayoutDownload';
import { businessInformationModel } from './businessInformation';
import { businessRegistrationModel } from './businessRegistration';
import { complianceModel } from './compliance';
import { contactInformationModel } from './contactInformation';
import { countriesModel } from './countries';
import { emailVerificationModel } from './emailVerification';
import { finderModel } from './finder';
import { idleModel } from './idle';
import { inflowOutflowModel } from './inflowOutflow';
import { inflowOutflowDownloadModel } from './inflowOutflowDownload';
import { invitationModel } from './invitation';
import { invitationResendModel } from './invitationResend';
import { linkChoicesModel } from './linkChoices';
import type { AnyModel } from './model';
import { newBusinessModel } from './newBusiness';
import { newPasswordModel } from './newPassword';
import { newPaymentLinkModel } from './newPaymentLink';
import { onboardingModel } from './onboarding';
import { onboardingBankModel } from './onboardingBank';
import { onboardingTermsModel } from './onboardingTerms';
import { passwordCodeModel } from './passwordCode';
import { paymentLinkStatusModel } from './paymentLinkStatus';
import { paymentLinksModel } from './paymentLinks';
import { payoutModel } from './payout';
import { payoutDetailsModel } from './payoutDetails';
import { payoutsModel } from './payouts';
import { payoutsDownloadModel } from './payoutsDownload';
import { payoutVerificationModel } from './payoutVerification';
import { payoutWalletsModel } from './payoutWallets';
import { personalInformationModel } from './personalInformation';
import { qrCodeStatusModel } from './qrCodeStatus';
import { qrCodesModel } from './qrCodes';
import { qrDownloadModel } from './qrDownload';
import { qrWizardModel } from './qrWizard';
import { recordingDownloadModel } from './recordingDownload';
import { resetRequestModel } from './resetRequest';
import { roleModel } from './role';
import { roleDetailsModel } from './roleDetails';
import { rolesModel } from './roles';
import { savedBusinessInformationModel } from './savedBusinessInformation';
import { savedComplianceModel } from './savedCompliance';
import { savedPersonalInformationModel } from './savedPersonalInformation';
import { savedRegistrationModel } from './savedRegistration';
import { sessionModel } from './session';
import { signInModel } from './signIn';
import { signUpModel } from './signUp';
import { splitAccountModel } from './splitAccount';
import { splitSettlementModel } from './splitSettlement';
import { splitSettlementsModel } from './splitSettlements';
import { stakeholderModel } from './stakeholder';
import { stakeholderRemovalModel } from './stakeholderRemoval';
import { stakeholdersModel } from './stakeholders';
import { subMerchantsModel } from './subMerchants';
import { subscribersModel } from './subscribers';
import { subscriptionLinkModel } from './subscriptionLink';
import { swapModel } from './swap';
import { switchingModel } from './switching';
import { transactionSummaryModel } from './transactionSummary';
import { userInvitationModel } from './userInvitation';
import { userRoleModel } from './userRole';
import { userRolesModel } from './userRoles';
import { userStatusModel } from './userStatus';
import { usersModel } from './users';
import { verificationMailModel } from './verificationMail';
import { virtualAccountModel } from './virtualAccount';
import { virtualAccountsModel } from './virtualAccounts';
import { walletBalancesModel } from './walletBalances';
import { walletHistoryModel } from './walletHistory';
import { walletHistoryDownloadModel } from './walletHistoryDownload';

export const models: Readonly<Record<FlowName, AnyModel>> = {
  session: sessionModel,
  idle: idleModel,
  switching: switchingModel,
  countries: countriesModel,
  newBusiness: newBusinessModel,
  subMerchants: subMerchantsModel,
  roles: rolesModel,
  roleDetails: roleDetailsModel,
  role: roleModel,
  users: usersModel,
  userInvitation: userInvitationModel,
  userStatus: userStatusModel,
  invitationResend: invitationResendModel,
  userRole: userRoleModel,
  userRoles: userRolesModel,
  signIn: signInModel,
  resetRequest: resetRequestModel,
  newPassword: newPasswordModel,
  passwordCode: passwordCodeModel,
  signUp: signUpModel,
  verificationMail: verificationMailModel,
  emailVerification: emailVerificationModel,
  invitation: invitationModel,
  walletBalances: walletBalancesModel,
  transactionSummary: transactionSummaryModel,
  inflowOutflow: inflowOutflowModel,
  inflowOutflowDownload: inflowOutflowDownloadModel,
  balances: balancesModel,
  balancesSummary: balancesSummaryModel,
  swap: swapModel,
  splitSettlements: splitSettlementsModel,
  splitSettlement: splitSettlementModel,
  splitAccount: splitAccountModel,
  payout: payoutModel,
  payoutVerification: payoutVerificationModel,
  payouts: payoutsModel,
  payoutDetails: payoutDetailsModel,
  payoutWallets: payoutWalletsModel,
  bulkPayout: bulkPayoutModel,
  bulkPayoutDownload: bulkPayoutDownloadModel,
  payoutsDownload: payoutsDownloadModel,
  savedPersonalInformation: savedPersonalInformationModel,
  personalInformation: personalInformationModel,
  contactInformation: contactInformationModel,
  savedBusinessInformation: savedBusinessInformationModel,
  businessInformation: businessInformationModel,
  savedRegistration: savedRegistrationModel,
  businessRegistration: businessRegistrationModel,
  stakeholders: stakeholdersModel,
  stakeholder: stakeholderModel,
  stakeholderRemoval: stakeholderRemovalModel,
  onboarding: onboardingModel,
  onboardingBank: onboardingBankModel,
  onboardingTerms: onboardingTermsModel,
  savedCompliance: savedComplianceModel,
  compliance: complianceModel,
  beneficiaries: beneficiariesModel,
  beneficiary: beneficiaryModel,
  beneficiaryCheck: beneficiaryCheckModel,
  beneficiaryRemoval: beneficiaryRemovalModel,
  walletHistory: walletHistoryModel,
  walletHistoryDownload: walletHistoryDownloadModel,
  virtualAccounts: virtualAccountsModel,
  virtualAccount: virtualAccountModel,
  recordingDownload: recordingDownloadModel,
  paymentLinks: paymentLinksModel,
  qrDownload: qrDownloadModel,
  qrCodes: qrCodesModel,
  qrCodeStatus: qrCodeStatusModel,
  qrWizard: qrWizardModel,
  subscribers: subscribersModel,
  subscriptionLink: subscriptionLinkModel,
  linkChoices: linkChoicesModel,
  newPaymentLink: newPaymentLinkModel,
  paymentLinkStatus: paymentLinkStatusModel,
  approvals: approvalsModel,
  approval: approvalModel,
  feeBearer: feeBearerModel,
  feeBearerChange: feeBearerChangeModel,
  paymentOptions: paymentOptionsModel,
  paymentOption: paymentOptionModel,
  twoFactor: twoFactorModel,
  twoFactorOn: twoFactorOnModel,
  twoFactorOff: twoFactorOffModel,
  finder: finderModel,
};
