/** Written by `npm run lists` from the folders; not to be edited. */
import { emailVerificationModel } from './access/emailVerification';
import { invitationModel } from './access/invitation';
import { signInModel } from './access/signIn';
import { swapModel } from './balances/swap';
import { virtualAccountsModel } from './balances/virtualAccounts';
import { walletHistoryModel } from './balances/walletHistory';
import { paymentLinksModel } from './links/paymentLinks';
import { qrCodesModel } from './links/qrCodes';
import { qrWizardModel } from './links/qrWizard';
import { subscribersModel } from './links/subscribers';
import { complianceModel } from './onboarding/compliance';
import { onboardingModel } from './onboarding/onboarding';
import { onboardingBankModel } from './onboarding/onboardingBank';
import { onboardingTermsModel } from './onboarding/onboardingTerms';
import { approvalModel } from './payouts/approval';
import { approvalsModel } from './payouts/approvals';
import { beneficiariesModel } from './payouts/beneficiaries';
import { beneficiaryModel } from './payouts/beneficiary';
import { beneficiaryCheckModel } from './payouts/beneficiaryCheck';
import { bulkPayoutModel } from './payouts/bulkPayout';
import { payoutModel } from './payouts/payout';
import { payoutVerificationModel } from './payouts/payoutVerification';
import { payoutsModel } from './payouts/payouts';
import { userInvitationModel } from './people/userInvitation';
import { usersModel } from './people/users';
import { subMerchantsModel } from './settings/subMerchants';
import { finderModel } from './shell/finder';
import { idleModel } from './shell/idle';
import { sessionModel } from './shell/session';
import { switchingModel } from './shell/switching';
import { splitAccountModel } from './splits/splitAccount';
import { splitSettlementModel } from './splits/splitSettlement';
import { splitSettlementsModel } from './splits/splitSettlements';

export const listedModels = {
  emailVerification: emailVerificationModel,
  invitation: invitationModel,
  signIn: signInModel,
  swap: swapModel,
  virtualAccounts: virtualAccountsModel,
  walletHistory: walletHistoryModel,
  paymentLinks: paymentLinksModel,
  qrCodes: qrCodesModel,
  qrWizard: qrWizardModel,
  subscribers: subscribersModel,
  compliance: complianceModel,
  onboarding: onboardingModel,
  onboardingBank: onboardingBankModel,
  onboardingTerms: onboardingTermsModel,
  approval: approvalModel,
  approvals: approvalsModel,
  beneficiaries: beneficiariesModel,
  beneficiary: beneficiaryModel,
  beneficiaryCheck: beneficiaryCheckModel,
  bulkPayout: bulkPayoutModel,
  payout: payoutModel,
  payoutVerification: payoutVerificationModel,
  payouts: payoutsModel,
  userInvitation: userInvitationModel,
  users: usersModel,
  subMerchants: subMerchantsModel,
  finder: finderModel,
  idle: idleModel,
  session: sessionModel,
  switching: switchingModel,
  splitAccount: splitAccountModel,
  splitSettlement: splitSettlementModel,
  splitSettlements: splitSettlementsModel,
};
