/** Written by `npm run lists` from the folders; not to be edited. */
import { emailVerificationModel } from './access/emailVerification';
import { invitationModel } from './access/invitation';
import { signInModel } from './access/signIn';
import { swapModel } from './balances/swap';
import { chargebackAnswerModel } from './chargebacks/chargebackAnswer';
import { invoiceModel } from './invoices/invoice';
import { qrWizardModel } from './links/qrWizard';
import { complianceModel } from './onboarding/compliance';
import { onboardingModel } from './onboarding/onboarding';
import { onboardingBankModel } from './onboarding/onboardingBank';
import { onboardingTermsModel } from './onboarding/onboardingTerms';
import { approvalModel } from './payouts/approval';
import { beneficiaryModel } from './payouts/beneficiary';
import { beneficiaryCheckModel } from './payouts/beneficiaryCheck';
import { bulkPayoutModel } from './payouts/bulkPayout';
import { payoutModel } from './payouts/payout';
import { payoutVerificationModel } from './payouts/payoutVerification';
import { userInvitationModel } from './people/userInvitation';
import { bulkRefundModel } from './refunds/bulkRefund';
import { refundModel } from './refunds/refund';
import { apiKeyCopyModel } from './settings/apiKeyCopy';
import { auditCheckModel } from './settings/auditCheck';
import { keyRenewalModel } from './settings/keyRenewal';
import { settlementAccountModel } from './settings/settlementAccount';
import { webhookModel } from './settings/webhook';
import { bankCheckModel } from './settlements/bankCheck';
import { reconciliationModel } from './settlements/reconciliation';
import { finderModel } from './shell/finder';
import { idleModel } from './shell/idle';
import { sessionModel } from './shell/session';
import { switchingModel } from './shell/switching';
import { testDataModel } from './shell/testData';
import { splitAccountModel } from './splits/splitAccount';
import { splitSettlementModel } from './splits/splitSettlement';

export const listedModels = {
  emailVerification: emailVerificationModel,
  invitation: invitationModel,
  signIn: signInModel,
  swap: swapModel,
  chargebackAnswer: chargebackAnswerModel,
  invoice: invoiceModel,
  qrWizard: qrWizardModel,
  compliance: complianceModel,
  onboarding: onboardingModel,
  onboardingBank: onboardingBankModel,
  onboardingTerms: onboardingTermsModel,
  approval: approvalModel,
  beneficiary: beneficiaryModel,
  beneficiaryCheck: beneficiaryCheckModel,
  bulkPayout: bulkPayoutModel,
  payout: payoutModel,
  payoutVerification: payoutVerificationModel,
  userInvitation: userInvitationModel,
  bulkRefund: bulkRefundModel,
  refund: refundModel,
  apiKeyCopy: apiKeyCopyModel,
  auditCheck: auditCheckModel,
  keyRenewal: keyRenewalModel,
  settlementAccount: settlementAccountModel,
  webhook: webhookModel,
  bankCheck: bankCheckModel,
  reconciliation: reconciliationModel,
  finder: finderModel,
  idle: idleModel,
  session: sessionModel,
  switching: switchingModel,
  testData: testDataModel,
  splitAccount: splitAccountModel,
  splitSettlement: splitSettlementModel,
};
