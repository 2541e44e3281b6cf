import { linkChoices } from '../../machines/links/linkChoices/linkChoices.flow';
import { stall } from '../../machines/links/paymentLinks/paymentLinks.flow';
import { stallCode } from '../../machines/links/qrCodes/qrCodes.flow';
import { club } from '../../machines/links/subscriptionLink/subscriptionLink.flow';
import { harbour } from '../../machines/onboarding/businessInformation/businessInformation.flow';
import { limited } from '../../machines/onboarding/businessRegistration/businessRegistration.flow';
import { musa } from '../../machines/onboarding/personalInformation/personalInformation.flow';
import { choices } from '../../machines/onboarding/savedCompliance/savedCompliance.flow';
import { kunle } from '../../machines/onboarding/stakeholder/stakeholder.flow';
import { rent } from '../../machines/payouts/approvals/approvals.flow';
import { ada } from '../../machines/payouts/beneficiaries/beneficiaries.flow';
import { bookkeeper } from '../../machines/people/roleDetails/roleDetails.flow';
import { theRoles } from '../../machines/people/roles/roles.flow';
import { ngozi } from '../../machines/people/users/users.flow';
import { theOptions } from '../../machines/settings/paymentOptions/paymentOptions.flow';
import { partners } from '../../machines/splits/splitAccount/splitAccount.cases';
import type { Account } from './driver';
import { openedFor } from './people';

/** What the ports answer that are not under test. */
export const quiet = (as: Account) => ({
  openBooks: openedFor(as),
  findOpenWork: { openOrders: 0 },
  revokeSession: undefined,
  forgetSession: undefined,
  'walletBalances.load': [],
  'transactionSummary.load': {
    count: 0,
    volume: '0.00',
    settlements: '0.00',
    countChange: null,
    volumeChange: null,
    settlementsChange: null,
  },
  'inflowOutflow.load': [{ name: 'October 2026', inflow: '2.00', outflow: '1.00' }],
  'balances.load': [],
  'balancesSummary.load': { chargebacks: '0.00', refunds: '0.00', nonCompliance: '0.00' },
  'payouts.load': { rows: [], total: 0 },
  'splitSettlements.load': { rows: [], total: 0 },
  'splitSettlement.take': { split: null },
  'splitSettlement.load': { split: partners },
  'subMerchants.load': { rows: [], total: 0 },
  'users.load': {
    rows: [
      ngozi,
      { ...ngozi, id: '6', firstName: 'Kemi', lastName: 'Ade', email: 'kemi.ade@bluecrest.test', status: 'Inactive' },
      { ...ngozi, id: 'invitation-1', firstName: 'Chidi', lastName: 'Okeke', email: 'chidi@crafts.test', status: 'New' },
    ],
    total: 3,
  },
  'roles.load': theRoles,
  'roleDetails.load': bookkeeper,
  'userRoles.load': ['Approver', 'Viewer', 'Owner', 'Bookkeeper'],
  'feeBearer.load': 'SBF',
  'paymentOptions.load': theOptions,
  'twoFactor.load': { isOn: as === 'amaka.obi@bluecrest.test' },
  'countries.load': [{ name: 'Nigeria', shortName: 'NG', code: '234' }],
  'payoutWallets.load': [],
  'paymentLinks.load': { rows: [stall], total: 1 },
  'linkChoices.load': linkChoices,
  'newPaymentLink.save': { message: 'Payment link created successfully' },
  'subscribers.load': { rows: [], total: 0 },
  'subscriptionLink.load': { link: club },
  'qrCodes.load': { rows: [stallCode], total: 1 },
  'approvals.load': { rows: [rent], total: 1 },
  'beneficiaries.load': { rows: [ada, { ...ada, id: '8', name: 'ADUNNI BELLO' }], total: 2 },
  'savedPersonalInformation.load': { saved: musa, types: [{ id: '2', name: 'International Passport' }] },
  'savedBusinessInformation.load': harbour,
  'savedRegistration.load': { saved: limited, classes: [{ id: '1', name: 'Limited Liability Company' }] },
  'stakeholders.load': [kunle],
  'savedCompliance.load': choices,
  'complianceProfile.save': { message: 'Saved' },
  'complianceBank.save': { message: 'Saved' },
  'complianceDirector.save': { message: 'Saved' },
  'complianceDocuments.save': { message: 'Saved' },
});
