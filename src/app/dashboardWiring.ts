/**
 * Which service fills which port, page by page: each page's flows come with it, for nobody needs those of the others. A port without a service
 * does not compile; neither does one that does not fit.
 */
import type { approvalsFlows } from './wiring/approvals';
import type { balancesFlows } from './wiring/balances';
import type { beneficiariesFlows } from './wiring/beneficiaries';
import type { bulkPayoutFlows } from './wiring/bulkPayout';
import type { complianceFlows } from './wiring/compliance';
import type { finderFlows } from './wiring/finder';
import type { homeFlows } from './wiring/home';
import type { onboardingFlows } from './wiring/onboarding';
import type { particularsFlows } from './wiring/particulars';
import type { paymentLinksFlows } from './wiring/paymentLinks';
import type { payoutsFlows } from './wiring/payouts';
import type { preferencesFlows } from './wiring/preferences';
import type { qrCodesFlows } from './wiring/qrCodes';
import type { rolesFlows } from './wiring/roles';
import type { splitSettlementsFlows } from './wiring/splitSettlements';
import type { subMerchantsFlows } from './wiring/subMerchants';
import type { subscribersFlows } from './wiring/subscribers';
import type { usersFlows } from './wiring/users';
import type { virtualAccountsFlows } from './wiring/virtualAccounts';
import type { walletHistoryFlows } from './wiring/walletHistory';

/** The flows of every page behind the door. */
export type DashboardFlows = typeof homeFlows &
  typeof balancesFlows &
  typeof walletHistoryFlows &
  typeof virtualAccountsFlows &
  typeof paymentLinksFlows &
  typeof qrCodesFlows &
  typeof subscribersFlows &
  typeof payoutsFlows &
  typeof approvalsFlows &
  typeof beneficiariesFlows &
  typeof splitSettlementsFlows &
  typeof bulkPayoutFlows &
  typeof onboardingFlows &
  typeof particularsFlows &
  typeof complianceFlows &
  typeof subMerchantsFlows &
  typeof rolesFlows &
  typeof usersFlows &
  typeof preferencesFlows &
  typeof finderFlows;

export const wirings = {
  home: () => import('./wiring/home').then((module) => module.homeFlows),
  balances: () => import('./wiring/balances').then((module) => module.balancesFlows),
  walletHistory: () => import('./wiring/walletHistory').then((module) => module.walletHistoryFlows),
  virtualAccounts: () => import('./wiring/virtualAccounts').then((module) => module.virtualAccountsFlows),
  paymentLinks: () => import('./wiring/paymentLinks').then((module) => module.paymentLinksFlows),
  subscribers: () => import('./wiring/subscribers').then((module) => module.subscribersFlows),
  qrCodes: () => import('./wiring/qrCodes').then((module) => module.qrCodesFlows),
  payouts: () => import('./wiring/payouts').then((module) => module.payoutsFlows),
  approvals: () => import('./wiring/approvals').then((module) => module.approvalsFlows),
  beneficiaries: () => import('./wiring/beneficiaries').then((module) => module.beneficiariesFlows),
  splitSettlements: () => import('./wiring/splitSettlements').then((module) => module.splitSettlementsFlows),
  bulkPayout: () => import('./wiring/bulkPayout').then((module) => module.bulkPayoutFlows),
  onboarding: () => import('./wiring/onboarding').then((module) => module.onboardingFlows),
  particulars: () => import('./wiring/particulars').then((module) => module.particularsFlows),
  compliance: () => import('./wiring/compliance').then((module) => module.complianceFlows),
  subMerchants: () => import('./wiring/subMerchants').then((module) => module.subMerchantsFlows),
  roles: () => import('./wiring/roles').then((module) => module.rolesFlows),
  users: () => import('./wiring/users').then((module) => module.usersFlows),
  preferences: () => import('./wiring/preferences').then((module) => module.preferencesFlows),
};

export const noFlows = async () => ({});
