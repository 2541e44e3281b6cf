/** Written by `npm run lists` from the folders; not to be edited. */
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
import { walletHistoryDownloadModel } from './balances/walletHistoryDownload';
import { inflowOutflowModel } from './home/inflowOutflow';
import { inflowOutflowDownloadModel } from './home/inflowOutflowDownload';
import { transactionSummaryModel } from './home/transactionSummary';
import { walletBalancesModel } from './home/walletBalances';
import { linkChoicesModel } from './links/linkChoices';
import { newPaymentLinkModel } from './links/newPaymentLink';
import { paymentLinkStatusModel } from './links/paymentLinkStatus';
import { qrCodeStatusModel } from './links/qrCodeStatus';
import { qrDownloadModel } from './links/qrDownload';
import { qrWizardModel } from './links/qrWizard';
import { subscriptionLinkModel } from './links/subscriptionLink';
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
import { beneficiaryModel } from './payouts/beneficiary';
import { beneficiaryCheckModel } from './payouts/beneficiaryCheck';
import { beneficiaryRemovalModel } from './payouts/beneficiaryRemoval';
import { bulkPayoutModel } from './payouts/bulkPayout';
import { bulkPayoutDownloadModel } from './payouts/bulkPayoutDownload';
import { payoutModel } from './payouts/payout';
import { payoutDetailsModel } from './payouts/payoutDetails';
import { payoutVerificationModel } from './payouts/payoutVerification';
import { payoutWalletsModel } from './payouts/payoutWallets';
import { payoutsDownloadModel } from './payouts/payoutsDownload';
import { invitationResendModel } from './people/invitationResend';
import { roleModel } from './people/role';
import { roleDetailsModel } from './people/roleDetails';
import { rolesModel } from './people/roles';
import { userInvitationModel } from './people/userInvitation';
import { userRoleModel } from './people/userRole';
import { userRolesModel } from './people/userRoles';
import { userStatusModel } from './people/userStatus';
import { countriesModel } from './settings/countries';
import { feeBearerModel } from './settings/feeBearer';
import { feeBearerChangeModel } from './settings/feeBearerChange';
import { newBusinessModel } from './settings/newBusiness';
import { paymentOptionModel } from './settings/paymentOption';
import { paymentOptionsModel } from './settings/paymentOptions';
import { twoFactorModel } from './settings/twoFactor';
import { twoFactorOffModel } from './settings/twoFactorOff';
import { twoFactorOnModel } from './settings/twoFactorOn';
import { finderModel } from './shell/finder';
import { idleModel } from './shell/idle';
import { recordingDownloadModel } from './shell/recordingDownload';
import { sessionModel } from './shell/session';
import { switchingModel } from './shell/switching';
import { splitAccountModel } from './splits/splitAccount';
import { splitSettlementModel } from './splits/splitSettlement';

export const listedModels = {
  emailVerification: emailVerificationModel,
  invitation: invitationModel,
  newPassword: newPasswordModel,
  passwordCode: passwordCodeModel,
  resetRequest: resetRequestModel,
  signIn: signInModel,
  signUp: signUpModel,
  verificationMail: verificationMailModel,
  balances: balancesModel,
  balancesSummary: balancesSummaryModel,
  swap: swapModel,
  virtualAccount: virtualAccountModel,
  walletHistoryDownload: walletHistoryDownloadModel,
  inflowOutflow: inflowOutflowModel,
  inflowOutflowDownload: inflowOutflowDownloadModel,
  transactionSummary: transactionSummaryModel,
  walletBalances: walletBalancesModel,
  linkChoices: linkChoicesModel,
  newPaymentLink: newPaymentLinkModel,
  paymentLinkStatus: paymentLinkStatusModel,
  qrCodeStatus: qrCodeStatusModel,
  qrDownload: qrDownloadModel,
  qrWizard: qrWizardModel,
  subscriptionLink: subscriptionLinkModel,
  businessInformation: businessInformationModel,
  businessRegistration: businessRegistrationModel,
  compliance: complianceModel,
  contactInformation: contactInformationModel,
  onboarding: onboardingModel,
  onboardingBank: onboardingBankModel,
  onboardingTerms: onboardingTermsModel,
  personalInformation: personalInformationModel,
  savedBusinessInformation: savedBusinessInformationModel,
  savedCompliance: savedComplianceModel,
  savedPersonalInformation: savedPersonalInformationModel,
  savedRegistration: savedRegistrationModel,
  stakeholder: stakeholderModel,
  stakeholderRemoval: stakeholderRemovalModel,
  stakeholders: stakeholdersModel,
  approval: approvalModel,
  beneficiary: beneficiaryModel,
  beneficiaryCheck: beneficiaryCheckModel,
  beneficiaryRemoval: beneficiaryRemovalModel,
  bulkPayout: bulkPayoutModel,
  bulkPayoutDownload: bulkPayoutDownloadModel,
  payout: payoutModel,
  payoutDetails: payoutDetailsModel,
  payoutVerification: payoutVerificationModel,
  payoutWallets: payoutWalletsModel,
  payoutsDownload: payoutsDownloadModel,
  invitationResend: invitationResendModel,
  role: roleModel,
  roleDetails: roleDetailsModel,
  roles: rolesModel,
  userInvitation: userInvitationModel,
  userRole: userRoleModel,
  userRoles: userRolesModel,
  userStatus: userStatusModel,
  countries: countriesModel,
  feeBearer: feeBearerModel,
  feeBearerChange: feeBearerChangeModel,
  newBusiness: newBusinessModel,
  paymentOption: paymentOptionModel,
  paymentOptions: paymentOptionsModel,
  twoFactor: twoFactorModel,
  twoFactorOff: twoFactorOffModel,
  twoFactorOn: twoFactorOnModel,
  finder: finderModel,
  idle: idleModel,
  recordingDownload: recordingDownloadModel,
  session: sessionModel,
  switching: switchingModel,
  splitAccount: splitAccountModel,
  splitSettlement: splitSettlementModel,
};
