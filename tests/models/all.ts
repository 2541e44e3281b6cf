import { feeBearerModel } from './settings/feeBearer';
import { feeBearerChangeModel } from './settings/feeBearerChange';
import { paymentOptionModel } from './settings/paymentOption';
import { paymentOptionsModel } from './settings/paymentOptions';
import { twoFactorModel } from './settings/twoFactor';
import { twoFactorOffModel } from './settings/twoFactorOff';
import { twoFactorOnModel } from './settings/twoFactorOn';
/** The models of all flows. A flow without one does not compile. */

import type { FlowName } from '../../machines/flows';
import { emailVerificationModel } from './access/emailVerification';
import { invitationModel } from './access/invitation';
import { newPasswordModel } from './access/newPassword';
import { passwordCodeModel } from './access/passwordCode';
import { resetRequestModel } from './access/resetRequest';
import { signInModel } from './access/signIn';
import { signUpModel } from './access/signUp';
import { verificationMailModel } from './access/verificationMail';
import { balancesModel } from './balances/balances';
import { balancesSummaryModel } from './balances/balancesSummary';
import { swapModel } from './balances/swap';
import { virtualAccountModel } from './balances/virtualAccount';
import { virtualAccountsModel } from './balances/virtualAccounts';
import { walletHistoryModel } from './balances/walletHistory';
import { walletHistoryDownloadModel } from './balances/walletHistoryDownload';
import { inflowOutflowModel } from './home/inflowOutflow';
import { inflowOutflowDownloadModel } from './home/inflowOutflowDownload';
import { transactionSummaryModel } from './home/transactionSummary';
import { walletBalancesModel } from './home/walletBalances';
import { linkChoicesModel } from './links/linkChoices';
import { newPaymentLinkModel } from './links/newPaymentLink';
import { paymentLinkStatusModel } from './links/paymentLinkStatus';
import { paymentLinksModel } from './links/paymentLinks';
import { qrCodeStatusModel } from './links/qrCodeStatus';
import { qrCodesModel } from './links/qrCodes';
import { qrDownloadModel } from './links/qrDownload';
import { qrWizardModel } from './links/qrWizard';
import { subscribersModel } from './links/subscribers';
import { subscriptionLinkModel } from './links/subscriptionLink';
import type { AnyModel } from './model';
import { businessInformationModel } from './onboarding/businessInformation';
import { businessRegistrationModel } from './onboarding/businessRegistration';
import { complianceModel } from './onboarding/compliance';
import { contactInformationModel } from './onboarding/contactInformation';
import { onboardingModel } from './onboarding/onboarding';
import { onboardingBankModel } from './onboarding/onboardingBank';
import { onboardingTermsModel } from './onboarding/onboardingTerms';
import { personalInformationModel } from './onboarding/personalInformation';
import { savedBusinessInformationModel } from './onboarding/savedBusinessInformation';
import { savedComplianceModel } from './onboarding/savedCompliance';
import { savedPersonalInformationModel } from './onboarding/savedPersonalInformation';
import { savedRegistrationModel } from './onboarding/savedRegistration';
import { stakeholderModel } from './onboarding/stakeholder';
import { stakeholderRemovalModel } from './onboarding/stakeholderRemoval';
import { stakeholdersModel } from './onboarding/stakeholders';
import { approvalModel } from './payouts/approval';
import { approvalsModel } from './payouts/approvals';
import { beneficiariesModel } from './payouts/beneficiaries';
import { beneficiaryModel } from './payouts/beneficiary';
import { beneficiaryCheckModel } from './payouts/beneficiaryCheck';
import { beneficiaryRemovalModel } from './payouts/beneficiaryRemoval';
import { bulkPayoutModel } from './payouts/bulkPayout';
import { bulkPayoutDownloadModel } from './payouts/bulkPayoutDownload';
import { payoutModel } from './payouts/payout';
import { payoutDetailsModel } from './payouts/payoutDetails';
import { payoutsModel } from './payouts/payouts';
import { payoutsDownloadModel } from './payouts/payoutsDownload';
import { payoutVerificationModel } from './payouts/payoutVerification';
import { payoutWalletsModel } from './payouts/payoutWallets';
import { invitationResendModel } from './people/invitationResend';
import { roleModel } from './people/role';
import { roleDetailsModel } from './people/roleDetails';
import { rolesModel } from './people/roles';
import { userInvitationModel } from './people/userInvitation';
import { userRoleModel } from './people/userRole';
import { userRolesModel } from './people/userRoles';
import { userStatusModel } from './people/userStatus';
import { usersModel } from './people/users';
import { countriesModel } from './settings/countries';
import { newBusinessModel } from './settings/newBusiness';
import { subMerchantsModel } from './settings/subMerchants';
import { finderModel } from './shell/finder';
import { idleModel } from './shell/idle';
import { recordingDownloadModel } from './shell/recordingDownload';
import { sessionModel } from './shell/session';
import { switchingModel } from './shell/switching';
import { splitAccountModel } from './splits/splitAccount';
import { splitSettlementModel } from './splits/splitSettlement';
import { splitSettlementsModel } from './splits/splitSettlements';

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
