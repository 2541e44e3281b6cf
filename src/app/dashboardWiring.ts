/**
 * Which service fills which port, page by page: each page's flows come with it, for nobody needs those of the others. A port without a service
 * does not compile; neither does one that does not fit.
 */

import type { balancesFlows } from '../wiring/balances/balances';
import type { virtualAccountsFlows } from '../wiring/balances/virtualAccounts';
import type { walletHistoryFlows } from '../wiring/balances/walletHistory';
import type { homeFlows } from '../wiring/home/home';
import type { paymentLinksFlows } from '../wiring/links/paymentLinks';
import type { qrCodesFlows } from '../wiring/links/qrCodes';
import type { subscribersFlows } from '../wiring/links/subscribers';
import type { complianceFlows } from '../wiring/onboarding/compliance';
import type { onboardingFlows } from '../wiring/onboarding/onboarding';
import type { particularsFlows } from '../wiring/onboarding/particulars';
import type { approvalsFlows } from '../wiring/payouts/approvals';
import type { beneficiariesFlows } from '../wiring/payouts/beneficiaries';
import type { bulkPayoutFlows } from '../wiring/payouts/bulkPayout';
import type { payoutsFlows } from '../wiring/payouts/payouts';
import type { rolesFlows } from '../wiring/people/roles';
import type { usersFlows } from '../wiring/people/users';
import type { preferencesFlows } from '../wiring/settings/preferences';
import type { subMerchantsFlows } from '../wiring/settings/subMerchants';
import type { finderFlows } from '../wiring/shell/finder';
import type { splitSettlementsFlows } from '../wiring/splits/splitSettlements';

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
  home: () => import('../wiring/home/home').then((module) => module.homeFlows),
  balances: () => import('../wiring/balances/balances').then((module) => module.balancesFlows),
  walletHistory: () => import('../wiring/balances/walletHistory').then((module) => module.walletHistoryFlows),
  virtualAccounts: () => import('../wiring/balances/virtualAccounts').then((module) => module.virtualAccountsFlows),
  paymentLinks: () => import('../wiring/links/paymentLinks').then((module) => module.paymentLinksFlows),
  subscribers: () => import('../wiring/links/subscribers').then((module) => module.subscribersFlows),
  qrCodes: () => import('../wiring/links/qrCodes').then((module) => module.qrCodesFlows),
  payouts: () => import('../wiring/payouts/payouts').then((module) => module.payoutsFlows),
  approvals: () => import('../wiring/payouts/approvals').then((module) => module.approvalsFlows),
  beneficiaries: () => import('../wiring/payouts/beneficiaries').then((module) => module.beneficiariesFlows),
  splitSettlements: () => import('../wiring/splits/splitSettlements').then((module) => module.splitSettlementsFlows),
  bulkPayout: () => import('../wiring/payouts/bulkPayout').then((module) => module.bulkPayoutFlows),
  onboarding: () => import('../wiring/onboarding/onboarding').then((module) => module.onboardingFlows),
  particulars: () => import('../wiring/onboarding/particulars').then((module) => module.particularsFlows),
  compliance: () => import('../wiring/onboarding/compliance').then((module) => module.complianceFlows),
  subMerchants: () => import('../wiring/settings/subMerchants').then((module) => module.subMerchantsFlows),
  roles: () => import('../wiring/people/roles').then((module) => module.rolesFlows),
  users: () => import('../wiring/people/users').then((module) => module.usersFlows),
  preferences: () => import('../wiring/settings/preferences').then((module) => module.preferencesFlows),
};

export const noFlows = async () => ({});
