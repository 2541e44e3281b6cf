/** Which service fills which port of the dashboard's flows. A port without a service does not compile; neither does one that does not fit. */

import { balancesMachine } from '../../machines/balances/balances.machine';
import { balancesSummaryMachine } from '../../machines/balancesSummary/balancesSummary.machine';
import { businessInformationMachine } from '../../machines/businessInformation/businessInformation.machine';
import { businessRegistrationMachine } from '../../machines/businessRegistration/businessRegistration.machine';
import { complianceMachine } from '../../machines/compliance/compliance.machine';
import { contactInformationMachine } from '../../machines/contactInformation/contactInformation.machine';
import { countriesMachine } from '../../machines/countries/countries.machine';
import { idleMachine } from '../../machines/idle/idle.machine';
import { inflowOutflowMachine } from '../../machines/inflowOutflow/inflowOutflow.machine';
import { inflowOutflowDownloadMachine } from '../../machines/inflowOutflowDownload/inflowOutflowDownload.machine';
import { wire } from '../../machines/kit/port';
import { newBusinessMachine } from '../../machines/newBusiness/newBusiness.machine';
import { onboardingMachine } from '../../machines/onboarding/onboarding.machine';
import { onboardingBankMachine } from '../../machines/onboardingBank/onboardingBank.machine';
import { onboardingTermsMachine } from '../../machines/onboardingTerms/onboardingTerms.machine';
import { payoutMachine } from '../../machines/payout/payout.machine';
import { payoutDetailsMachine } from '../../machines/payoutDetails/payoutDetails.machine';
import { payoutsMachine } from '../../machines/payouts/payouts.machine';
import { payoutsDownloadMachine } from '../../machines/payoutsDownload/payoutsDownload.machine';
import { payoutVerificationMachine } from '../../machines/payoutVerification/payoutVerification.machine';
import { payoutWalletsMachine } from '../../machines/payoutWallets/payoutWallets.machine';
import { personalInformationMachine } from '../../machines/personalInformation/personalInformation.machine';
import { savedBusinessInformationMachine } from '../../machines/savedBusinessInformation/savedBusinessInformation.machine';
import { savedComplianceMachine } from '../../machines/savedCompliance/savedCompliance.machine';
import { savedPersonalInformationMachine } from '../../machines/savedPersonalInformation/savedPersonalInformation.machine';
import { savedRegistrationMachine } from '../../machines/savedRegistration/savedRegistration.machine';
import { stakeholderMachine } from '../../machines/stakeholder/stakeholder.machine';
import { stakeholderRemovalMachine } from '../../machines/stakeholderRemoval/stakeholderRemoval.machine';
import { stakeholdersMachine } from '../../machines/stakeholders/stakeholders.machine';
import { subMerchantsMachine } from '../../machines/subMerchants/subMerchants.machine';
import { swapMachine } from '../../machines/swap/swap.machine';
import { switchingMachine } from '../../machines/switching/switching.machine';
import { transactionSummaryMachine } from '../../machines/transactionSummary/transactionSummary.machine';
import { walletBalancesMachine } from '../../machines/walletBalances/walletBalances.machine';
import { stay, watch } from '../flow/activity';
import { heldInAllTabs } from '../flow/tabs';
import { untilMoment } from '../flow/wallClock';
import { lazy } from './lazy';
import { startAfresh } from './startAfresh';
import { withTemporal } from './temporal';

const businesses = () => import('../services/businesses');

const businessPorts = () => withTemporal(() => import('./businessPorts'));

const home = () => withTemporal(() => import('../services/home'));

const money = () => withTemporal(() => import('../services/balances'));

const drawn = () => withTemporal(() => import('./saveInflowOutflow'));

const payouts = () => withTemporal(() => import('../services/payouts'));

const files = () => withTemporal(() => import('./savePayouts'));

const particulars = () => withTemporal(() => import('../services/particulars'));

const compliance = () => withTemporal(() => import('../services/compliance'));

const forms = () => withTemporal(() => import('./sendForms'));

const otp = { verify: lazy(payouts, (s) => s.verifyPayout), resend: lazy(payouts, (s) => s.resendPayoutOtp) };

const onboarding = () => withTemporal(() => import('../services/onboarding'));

export const dashboardFlows = {
  idle: wire(idleMachine, { watch, stay }),
  switching: wire(switchingMachine, {
    findUnsaved: heldInAllTabs,
    switchTo: lazy(businesses, (s) => s.switchTo),
    startAfresh,
  }),
  countries: wire(countriesMachine, { load: lazy(businesses, (s) => s.listCountries) }),
  newBusiness: wire(newBusinessMachine, { save: lazy(businessPorts, (s) => s.saveBusiness) }),
  subMerchants: wire(subMerchantsMachine, { load: lazy(businessPorts, (s) => s.subMerchantsAskedFor) }),
  walletBalances: wire(walletBalancesMachine, { load: lazy(home, (s) => s.walletBalances) }),
  transactionSummary: wire(transactionSummaryMachine, { load: lazy(home, (s) => s.transactionSummary) }),
  inflowOutflow: wire(inflowOutflowMachine, { load: lazy(home, (s) => s.inflowOutflow) }),
  inflowOutflowDownload: wire(inflowOutflowDownloadMachine, { save: lazy(drawn, (s) => s.saveInflowOutflow) }),
  balances: wire(balancesMachine, { load: lazy(money, (s) => s.listWallets) }),
  balancesSummary: wire(balancesSummaryMachine, { load: lazy(money, (s) => s.balancesSummary) }),
  swap: wire(swapMachine, {
    loadMarket: lazy(money, (s) => s.loadMarket),
    rateEnds: untilMoment,
    sendSwapOtp: lazy(money, (s) => s.sendSwapOtp),
    createSwapOrder: lazy(money, (s) => s.createSwapOrder),
    getSwapStatus: lazy(money, (s) => s.getSwapStatus),
    otp: {
      verify: async ({ otp: entered }) => ({ message: '', otp: entered }),
      resend: lazy(money, (s) => s.sendSwapOtp),
    },
  }),
  payout: wire(payoutMachine, {
    loadChoices: lazy(payouts, (s) => s.loadChoices),
    initiatePayout: lazy(payouts, (s) => s.initiatePayout),
    getPayoutStatus: lazy(payouts, (s) => s.getPayoutStatus),
    resolution: { resolve: lazy(payouts, (s) => s.resolve) },
    confirmation: { quote: lazy(payouts, (s) => s.quotePayout) },
    otp,
  }),
  payoutVerification: wire(payoutVerificationMachine, {
    getPayout: lazy(payouts, (s) => s.getPayout),
    sendCode: lazy(payouts, (s) => s.sendCode),
    otp,
  }),
  payouts: wire(payoutsMachine, { load: lazy(payouts, (s) => s.listPayouts) }),
  payoutDetails: wire(payoutDetailsMachine, { load: lazy(payouts, (s) => s.payoutByKey) }),
  payoutWallets: wire(payoutWalletsMachine, { load: lazy(payouts, (s) => s.payoutWallets) }),
  onboarding: wire(onboardingMachine, {
    load: lazy(onboarding, (s) => s.loadOnboarding),
    requestGoLive: lazy(onboarding, (s) => s.requestGoLive),
    switchType: lazy(onboarding, (s) => s.switchType),
    openInterface: lazy(onboarding, (s) => s.openInterface),
  }),
  onboardingBank: wire(onboardingBankMachine, {
    load: lazy(onboarding, (s) => s.loadBankChoices),
    save: lazy(onboarding, (s) => s.saveBank),
    resolution: { resolve: lazy(onboarding, (s) => s.resolveOwnAccount) },
  }),
  onboardingTerms: wire(onboardingTermsMachine, {
    load: lazy(onboarding, (s) => s.loadAgreement),
    answerTerms: lazy(onboarding, (s) => s.answerTerms),
  }),
  payoutsDownload: wire(payoutsDownloadMachine, { save: lazy(files, (s) => s.savePayouts) }),
  savedPersonalInformation: wire(savedPersonalInformationMachine, { load: lazy(particulars, (s) => s.savedPersonalInformation) }),
  personalInformation: wire(personalInformationMachine, { save: lazy(forms, (s) => s.savePersonalInformation) }),
  contactInformation: wire(contactInformationMachine, { save: lazy(particulars, (s) => s.saveContactInformation) }),
  savedBusinessInformation: wire(savedBusinessInformationMachine, { load: lazy(particulars, (s) => s.savedBusinessInformation) }),
  businessInformation: wire(businessInformationMachine, { save: lazy(forms, (s) => s.saveBusinessInformation) }),
  savedRegistration: wire(savedRegistrationMachine, { load: lazy(particulars, (s) => s.savedRegistration) }),
  businessRegistration: wire(businessRegistrationMachine, { save: lazy(forms, (s) => s.saveBusinessRegistration) }),
  savedCompliance: wire(savedComplianceMachine, { load: lazy(compliance, (s) => s.savedCompliance) }),
  compliance: wire(complianceMachine, {
    profile: { save: lazy(compliance, (s) => s.saveProfile) },
    bank: { save: lazy(compliance, (s) => s.saveBank) },
    director: { save: lazy(forms, (s) => s.saveDirector) },
    documents: { save: lazy(forms, (s) => s.saveDocuments) },
    complete: lazy(compliance, (s) => s.complete),
  }),
  stakeholders: wire(stakeholdersMachine, { load: lazy(particulars, (s) => s.stakeholders) }),
  stakeholder: wire(stakeholderMachine, { save: lazy(particulars, (s) => s.saveStakeholder) }),
  stakeholderRemoval: wire(stakeholderRemovalMachine, { do: lazy(particulars, (s) => s.deleteStakeholder) }),
};

export type DashboardFlows = typeof dashboardFlows;
