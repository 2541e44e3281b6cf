/** Which permission a call takes, in one place; and what the roles hold. */
import type { EndpointName } from '../../contract/all';

const areas = [
  'balance',
  'beneficiary',
  'business',
  'chargeback',
  'customer',
  'funding',
  'invoice',
  'key',
  'link',
  'payout',
  'product',
  'qr',
  'refund',
  'report',
  'role',
  'settlement',
  'split',
  'swap',
  'transaction',
  'user',
  'audit',
] as const;
type Area = (typeof areas)[number];

/** `identity.view`: whole BVNs, NINs and numbers of identifications. Whoever may look at everything else sees the end of them. */
const special = ['payout.initiate', 'payout.approve', 'swap.create', 'split.submit', 'key.regenerate', 'identity.view'] as const;

export type Permission = `${Area}.view` | `${Area}.manage` | (typeof special)[number];

const views = areas.map((area) => `${area}.view` as const);

/** Everything that a role can hold; its place is its number on the wire. */
export const allPermissions: readonly Permission[] = [...views, ...areas.map((area) => `${area}.manage` as const), ...special];

/** The roles that every business has. */
export const builtInRoles: readonly {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly permissions: readonly Permission[];
}[] = [
  { id: 9, name: 'Owner', description: 'May do everything', permissions: allPermissions },
  {
    id: 2,
    name: 'Approver',
    description: 'Decides on payouts of others',
    permissions: ['payout.view', 'payout.approve', 'report.view'],
  },
  { id: 3, name: 'Viewer', description: 'May look at everything, and change nothing', permissions: views },
];

/** `public`: before there is a session. `session`: whoever is signed in. Of several permissions any one will do. */
export const required: Readonly<Record<EndpointName, Permission | readonly Permission[] | 'public' | 'session'>> = {
  login: 'public',
  completeLogin: 'public',
  resendLoginCode: 'public',
  requestPasswordReset: 'public',
  resetPassword: 'public',
  signUp: 'public',
  resendVerificationEmail: 'public',
  verifyEmail: 'public',
  readInvitation: 'public',
  acceptInvitation: 'public',
  logOut: 'session',
  getProfile: 'session',
  getOnboardingProgress: 'session',
  setActiveSubsidiary: 'session',
  toggleEnvironment: 'session',
  listSubsidiaries: 'business.view',
  createSubsidiary: 'business.manage',
  getTransactionSummary: 'transaction.view',
  getWalletBalances: 'balance.view',
  getInflowOutflow: 'balance.view',
  listWallets: 'balance.view',
  listCurrencies: 'session',
  getBalancesSummary: 'balance.view',
  listWalletHistory: 'balance.view',
  listVirtualAccounts: 'balance.view',
  createVirtualAccount: 'balance.manage',
  listFxRates: 'swap.view',
  sendSwapOtp: 'swap.create',
  createSwapOrder: 'swap.create',
  getSwapStatus: 'swap.view',
  listBanks: 'session',
  resolvePayoutAccount: 'payout.initiate',
  listBeneficiaries: 'beneficiary.view',
  resolveBeneficiary: ['payout.initiate', 'beneficiary.manage', 'split.submit'],
  createBeneficiary: 'beneficiary.manage',
  deleteBeneficiary: 'beneficiary.manage',
  listSplitSettlements: 'split.view',
  sendSplitSettlementOtp: 'split.submit',
  upsertSplitSettlement: 'split.submit',
  getSplitSettlementStatus: 'split.view',
  listSplitSettlementsMinimal: ['split.view', 'link.manage'],
  listPaymentLinks: ['link.view', 'qr.view'],
  createPaymentLink: 'link.manage',
  updatePaymentLinkStatus: ['link.manage', 'qr.manage'],
  listPaymentLinkTypes: 'link.view',
  listSubscribers: 'link.view',
  listQrCodes: 'qr.view',
  listPayoutsPendingApproval: 'payout.view',
  requestSecondLevelApproval: 'payout.approve',
  verifySecondLevel: 'payout.approve',
  getPayoutFee: 'payout.view',
  getBatchFee: 'payout.view',
  getPayoutBatch: 'payout.view',
  initiatePayout: 'payout.initiate',
  // It closes a key that never came.
  getPayoutStatus: 'payout.initiate',
  verifyPayout: 'payout.initiate',
  resendPayoutOtp: 'payout.initiate',
  listPayouts: 'payout.view',
  listPayoutHistory: 'payout.view',
  listPendingPayouts: 'payout.view',
  downloadPayouts: 'payout.view',
  listPayoutWallets: 'payout.view',
  getPayout: 'payout.view',
  getBusinessInformation: 'business.view',
  saveBusinessInformation: 'business.manage',
  switchBusinessType: 'business.manage',
  requestGoLive: 'business.manage',
  acceptTerms: 'business.manage',
  getOnboardingBank: 'business.view',
  saveOnboardingBank: 'business.manage',
  getPersonalInformation: 'business.view',
  savePersonalInformation: 'business.manage',
  saveContactInformation: 'business.manage',
  listIdentificationTypes: 'session',
  listBusinessClasses: 'session',
  getBusinessRegistration: 'business.view',
  saveBusinessRegistration: 'business.manage',
  listStakeholders: 'business.view',
  addStakeholder: 'business.manage',
  updateStakeholder: 'business.manage',
  deleteStakeholder: 'business.manage',
  listCountries: 'session',
  listBusinessCategories: 'session',
  getKycProfile: 'business.view',
  updateBusinessProfile: 'business.manage',
  listSettlementBanks: 'settlement.view',
  addSettlementBank: 'settlement.manage',
  submitDirectorKyc: 'business.manage',
  submitKycDocuments: 'business.manage',
  completeOnboarding: 'business.manage',
  listRoles: 'role.view',
  listPermissions: 'role.view',
  getRole: 'role.view',
  createRole: 'role.manage',
  updateRole: 'role.manage',
  listUsers: 'user.view',
  checkUserExists: 'user.manage',
  listUserRoles: 'user.manage',
  createUser: 'user.manage',
  updateUser: 'user.manage',
  activateUser: 'user.manage',
  deactivateUser: 'user.manage',
  resendInvitation: 'user.manage',
  getFeeBearer: 'business.view',
  setFeeBearer: 'business.manage',
  listPaymentOptions: 'business.view',
  enablePaymentOption: 'business.manage',
  disablePaymentOption: 'business.manage',
  getTwoFactor: 'session',
  setTwoFactor: 'session',
};

/** Whether somebody who may do the first may do all of the second. */
export const isWithin = (held: readonly string[], asked: readonly string[]): boolean => asked.every((one) => held.includes(one));
