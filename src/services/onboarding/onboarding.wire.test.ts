// @vitest-environment happy-dom
/** What the services of onboarding send, and what they make of the answers. */
import { describeServices, ofBusiness } from '../../../tests/services/exchanges';
import * as compliance from './compliance';
import * as onboarding from './onboarding';

const INFORMATION = 'GET /subsidiary/dashboard/onboarding/business/information/view';
const BANKS = {
  to: 'GET /subsidiary/dashboard/banks',
  answer: { banks: [{ id: 1, name: 'GTBank', bankCode: '058' }] },
};
const gtbank = { id: '1', name: 'GTBank', bankCode: '058' };
const profile = (more: object) => ({
  to: 'GET /subsidiary/dashboard/me',
  answer: {
    user: { id: 1, firstName: 'A', lastName: 'B', email: 'a@b.test', role: 'Owner', permissions: [] },
    activeSubsidiary: 1002,
    subsidiaryDetails: {
      subsidiaries: [
        { id: 1001, name: 'Bluecrest', businessType: 'Company', verificationStatus: 'Active' },
        { id: 1002, name: 'Foods', businessType: 'Individual', verificationStatus: 'Declined' },
      ],
    },
    ...more,
  },
});
const PROGRESS = { to: 'GET /subsidiary/dashboard/onboarding/percentage', answer: { bankInformation: 50 } };
const progress = {
  personalInformation: 0,
  businessCompliance: 0,
  businessInformation: 0,
  bankInformation: 50,
  termsAndCondition: 0,
};

describeServices('onboarding', [
  {
    name: '[ONB-02 ONB-03] loadOnboarding',
    call: (options) => onboarding.loadOnboarding(undefined, options),
    asks: [
      { to: INFORMATION, answer: { data: { name: 'Bluecrest Foods' } } },
      profile({ routeToGetStarted: 'yes', declineReason: 'The logo is unreadable' }),
      PROGRESS,
    ],
    gives: {
      name: 'Bluecrest Foods',
      type: 'Individual',
      status: 'Declined',
      declineReason: 'The logo is unreadable',
      routed: true,
      progress,
    },
  },
  {
    name: '[ONB-02] loadOnboarding of a business without a name of its own',
    call: (options) => onboarding.loadOnboarding(undefined, options),
    asks: [{ to: INFORMATION, answer: { data: {} } }, profile({ routeToGetStarted: false }), PROGRESS],
    gives: { name: 'Foods', type: 'Individual', status: 'Declined', declineReason: '', routed: false, progress },
  },
  {
    name: '[ONB-02] loadOnboarding of a business that the profile does not have',
    call: (options) => onboarding.loadOnboarding(undefined, options),
    asks: [{ to: INFORMATION, answer: { data: {} } }, profile({ activeSubsidiary: 9 }), PROGRESS],
    gives: { name: '', type: '', status: '', declineReason: '', routed: false, progress },
  },
  {
    name: '[ONB-04 ONB-05] requestGoLive',
    call: (options) => onboarding.requestGoLive(undefined, options),
    asks: [{ to: 'POST /subsidiary/dashboard/onboarding/go-live', answer: { statusCode: '01', message: 'A logo is missing' } }],
    gives: { statusCode: '01', message: 'A logo is missing' },
  },
  {
    name: '[ONB-06] switchType',
    call: (options) => onboarding.switchType(undefined, options),
    asks: [{ to: 'PATCH /subsidiary/dashboard/onboarding/switch/business/type' }],
    gives: { message: 'Done' },
  },
  {
    name: '[ONB-11] loadBankChoices',
    call: (options) => onboarding.loadBankChoices(undefined, options),
    asks: [
      BANKS,
      {
        to: 'GET /subsidiary/dashboard/onboarding/bank/view',
        answer: { data: [{ bankId: 1, bankName: 'GTBank', accountNumber: '0123456789', accountName: 'ADA OKAFOR' }] },
      },
    ],
    gives: {
      banks: [gtbank],
      saved: {
        bankId: '1',
        bankName: 'GTBank',
        accountNumber: '0123456789',
        accountName: 'ADA OKAFOR',
        accountType: 'Savings',
      },
    },
  },
  {
    name: '[ONB-11 PAY-09] resolveOwnAccount',
    call: (options) => onboarding.resolveOwnAccount({ type: 'Bank', accountNumber: '0123456789', bankCode: '058' }, options),
    asks: [
      {
        to: 'POST /subsidiary/payout/account/resolve',
        headers: ofBusiness,
        body: { accountNumber: '0123456789', bankCode: '058' },
        answer: { data: { accountName: 'ADA OKAFOR' } },
      },
    ],
    gives: { accountName: 'ADA OKAFOR' },
  },
  {
    name: '[ONB-11] saveBank',
    call: (options) =>
      onboarding.saveBank(
        { bankId: '1', accountNumber: '0123456789', accountType: 'Current', accountName: 'ADA OKAFOR' },
        options,
      ),
    asks: [
      {
        to: 'POST /subsidiary/dashboard/onboarding/bank/details',
        body: { bankId: '1', accountNumber: '0123456789', accountType: 'Current', accountName: 'ADA OKAFOR' },
      },
    ],
    gives: { message: 'Done' },
  },
  ...[true, false].map((accepted) => ({
    name: `[ONB-13] answerTerms with ${accepted}`,
    call: (options: { signal: AbortSignal }) => onboarding.answerTerms({ accepted }, options),
    asks: [{ to: 'POST /subsidiary/dashboard/onboarding/accept/terms', body: { accepted } }],
    gives: { message: 'Done' },
  })),
]);

const wireProfile = {
  business_name: 'Bluecrest',
  email: 'a@b.test',
  description: 'Trade',
  bvn: '22212345678',
  industry: 'Retail',
  business_type: '',
  legal_business_name: 'Bluecrest Ltd',
  country: 'NG',
};
const KYC = 'GET /subsidiary/dashboard/kyc/profile/view';
const SETTLEMENT = 'GET /subsidiary/dashboard/settlement/bank/get';
const lists = [
  { to: 'GET /subsidiary/dashboard/business/categories', answer: { categories: [{ name: 'Retail' }] } },
  {
    to: 'GET /subsidiary/dashboard/service/countries',
    answer: { countries: [{ name: 'Nigeria', shortName: 'NG', countryCode: 234 }] },
  },
  BANKS,
];
const compliant = {
  industries: ['Retail'],
  countries: [{ name: 'Nigeria', shortName: 'NG', code: '234' }],
  banks: [gtbank],
};
const empty = {
  director: { directorname: '', idnumber: '', id: [] },
  documents: { proofofaddress: [], id: [] },
};
const UPDATE = 'POST /subsidiary/dashboard/business/update';
const ADD = 'POST /subsidiary/dashboard/bank/details';
const account = { bankId: '1', accountNumber: ' 0123456789 ', accountName: ' ADA OKAFOR ' };

describeServices('the first version of onboarding', [
  {
    name: '[ONB-15] complianceData',
    call: (options) => compliance.complianceData({ key: '' }, options),
    asks: [
      { to: KYC, answer: { data: wireProfile } },
      {
        to: SETTLEMENT,
        answer: {
          data: [
            { bank_id: 2, accountNumber: '1', accountName: 'OLD' },
            { bankId: 1, accountNumber: '2', accountName: 'NEW' },
          ],
        },
      },
      ...lists,
    ],
    gives: {
      saved: {
        profile: { ...wireProfile, business_type: 'Individual' },
        bank: { bankId: '1', accountNumber: '2', accountName: 'NEW' },
        ...empty,
      },
      ...compliant,
    },
  },
  {
    name: '[ONB-15] complianceData without an account',
    call: (options) => compliance.complianceData({ key: '' }, options),
    asks: [
      { to: KYC, answer: { data: { ...wireProfile, business_type: 'Company' } } },
      { to: SETTLEMENT, answer: { data: null } },
      ...lists,
    ],
    gives: {
      saved: {
        profile: { ...wireProfile, business_type: 'Company' },
        bank: { bankId: '', accountNumber: '', accountName: '' },
        ...empty,
      },
      ...compliant,
    },
  },
  {
    name: '[ONB-15] saveProfile of a company',
    call: (options) =>
      compliance.saveProfile(
        { subject: '', values: { ...wireProfile, bvn: '222-1234 5678', business_type: 'Company' } },
        options,
      ),
    asks: [{ to: UPDATE, body: { ...wireProfile, business_type: 'Company' } }],
    gives: { message: 'Done' },
  },
  {
    name: '[ONB-15] saveProfile of an individual',
    call: (options) => compliance.saveProfile({ subject: '', values: wireProfile }, options),
    asks: [{ to: UPDATE, body: { ...wireProfile, business_type: 'Individual' } }],
    gives: { message: 'Done' },
  },
  {
    name: '[ONB-15] saveBank of another account',
    call: (options) => compliance.saveBank({ subject: '1 0123456780 ADA OKAFOR', values: account }, options),
    asks: [{ to: ADD, body: { accountNumber: '0123456789', accountName: 'ADA OKAFOR', bankId: '1', bank_id: '1' } }],
    gives: { message: 'Done' },
  },
  {
    name: '[ONB-15] saveBank of the account that was saved last',
    call: (options) =>
      compliance.saveBank(
        { subject: '1 0123456789 ADA', values: { bankId: '1', accountNumber: '0123456789', accountName: 'ADA' } },
        options,
      ),
    asks: [],
    gives: { message: '' },
  },
  {
    name: '[ONB-15] complete',
    call: (options) => compliance.complete({}, options),
    asks: [{ to: 'PATCH /subsidiary/dashboard/onboarding/complete' }],
    gives: { message: 'Done' },
  },
]);
