// @vitest-environment happy-dom
/** What the services of businesses and preferences send, and what they make of the answers. */
import { formOfBearer } from '../../../machines/settings/feeBearerChange/feeBearerChange.machine';
import { describeServices } from '../../../tests/services/exchanges';
import { createBusiness, listCountries, listSubMerchants, makeDefault, switchTo } from './businesses';
import * as preferences from './preferences';

const values = {
  nameOfSubsidiary: ' Bluecrest Foods ',
  description: ' =Foods ',
  country: 'GH',
  email: ' foods@b.test ',
  dialCode: '233',
  mobileNumber: '+233 24 123 4567',
  businessType: 'Individual',
  isDefault: true,
  image: [],
};
const CREATE = 'POST /subsidiary/dashboard/create-subsidiary';
const created = {
  nameOfSubsidiary: 'Bluecrest Foods',
  description: '=Foods',
  country: 'GH',
  email: 'foods@b.test',
  businessType: 'Individual',
  isDefault: 'true',
  mobileNumber: '233241234567',
};
const OPEN = 'POST /subsidiary/dashboard/session/set-subsidiary';
const MOVE = 'PATCH /subsidiary/dashboard/environment/toggle';

describeServices('businesses', [
  {
    name: '[NAV-10] switchTo another business',
    call: (options) => switchTo({ wanted: { kind: 'business', id: '1002', name: 'Bluecrest Foods' } }, options),
    asks: [{ to: OPEN, body: { subsidiaryId: '1002', setAsDefault: false } }],
    gives: undefined,
  },
  {
    name: '[NAV-11] switchTo Test',
    call: (options) => switchTo({ wanted: { kind: 'environment', environment: 'Test' } }, options),
    asks: [{ to: MOVE, body: { environmentId: 2, SetDefault: true } }],
    gives: undefined,
  },
  {
    name: '[NAV-11] switchTo Live',
    call: (options) => switchTo({ wanted: { kind: 'environment', environment: 'Live' } }, options),
    asks: [{ to: MOVE, body: { environmentId: 1, SetDefault: true } }],
    gives: undefined,
  },
  {
    name: '[NAV-10] makeDefault',
    call: (options) => makeDefault({ businessId: '1002', name: 'Bluecrest Foods' }, options),
    asks: [{ to: OPEN, body: { subsidiaryId: '1002', setAsDefault: true } }],
    gives: { name: 'Bluecrest Foods' },
  },
  {
    name: '[SUB-01 NAV-04] createBusiness with a logo',
    call: (options) => createBusiness(values, new File(['abc'], '../logo.png'), options),
    asks: [{ to: CREATE, form: { ...created, image: 'file:../logo.png' } }],
    gives: { message: 'Done' },
  },
  {
    name: '[SUB-01] createBusiness of a company without a logo',
    call: (options) =>
      createBusiness({ ...values, businessType: 'Company', isDefault: false, mobileNumber: '024 123 4567' }, undefined, options),
    asks: [{ to: CREATE, form: { ...created, businessType: 'Company', isDefault: 'false' } }],
    gives: { message: 'Done' },
  },
  {
    name: '[SUB-01] listCountries',
    call: (options) => listCountries({ key: '' }, options),
    asks: [
      {
        to: 'GET /subsidiary/dashboard/service/countries',
        answer: { countries: [{ name: 'Ghana', short_name: 'GH', country_code: 233 }] },
      },
    ],
    gives: [{ name: 'Ghana', shortName: 'GH', code: '233' }],
  },
  {
    name: '[SUB-01] listSubMerchants',
    call: (options) => listSubMerchants(undefined, options),
    asks: [
      {
        to: 'GET /subsidiary/dashboard/users/subsidiaries',
        answer: { subsidiaryDetails: { subsidiaries: [{ id: 1002, name: 'Foods', email: 'foods@b.test' }], total: '2' } },
      },
    ],
    gives: {
      rows: [
        {
          id: '1002',
          name: 'Foods',
          email: 'foods@b.test',
          country: '',
          verificationStatus: '',
          type: '',
          createdAt: null,
        },
      ],
      total: 2,
    },
  },
]);

describeServices('preferences', [
  {
    name: '[PRF-01] feeBearer',
    call: (options) => preferences.feeBearer({ key: '' }, options),
    asks: [{ to: 'GET /subsidiary/dashboard/payment/fees/view', answer: { whoBearsFee: 'Subsidiary' } }],
    gives: 'SBF',
  },
  {
    name: '[PRF-01] changeFeeBearer',
    call: (options) =>
      preferences.changeFeeBearer(formOfBearer)({ values: { ...formOfBearer('CBF'), feeBearer: 'SPLIT' } }, options),
    asks: [{ to: 'POST /subsidiary/dashboard/payment/fees/set', body: { feeBearer: 'SPLIT', from: 'CBF' } }],
    gives: { message: 'Done' },
  },
  {
    name: '[PRF-01] paymentOptions',
    call: (options) => preferences.paymentOptions({ key: '' }, options),
    asks: [
      {
        to: 'GET /subsidiary/dashboard/payment/options/view',
        answer: { options: [{ code: 'C', name: 'Card', isEnabled: true }] },
      },
    ],
    gives: [{ code: 'C', name: 'Card', isEnabled: true }],
  },
  {
    name: '[PRF-01] changePaymentOption to on',
    call: (options) => preferences.changePaymentOption({ subject: { name: 'Card', becomes: 'on' } }, options),
    asks: [{ to: 'POST /subsidiary/dashboard/payment/options/set', body: { paymentOption: 'Card' } }],
    gives: { message: 'Done' },
  },
  {
    name: '[PRF-01] changePaymentOption to off',
    call: (options) => preferences.changePaymentOption({ subject: { name: 'Card', becomes: 'off' } }, options),
    asks: [{ to: 'POST /subsidiary/dashboard/payment/options/remove', body: { paymentOption: 'Card' } }],
    gives: { message: 'Done' },
  },
  {
    name: '[PRF-01] twoFactor',
    call: (options) => preferences.twoFactor({ key: '' }, options),
    asks: [{ to: 'GET /subsidiary/dashboard/2fa/login/view', answer: { isTwoFAEnabled: true } }],
    gives: { isOn: true },
  },
  {
    name: '[PRF-01] turnTwoFactorOn',
    call: (options) => preferences.turnTwoFactorOn(undefined, options),
    asks: [{ to: 'POST /subsidiary/dashboard/2fa/login/set', body: { twoFa: 'yes' } }],
    gives: { message: 'Done' },
  },
  {
    name: '[PRF-01] turnTwoFactorOff',
    call: (options) => preferences.turnTwoFactorOff({ values: { password: 'p' } }, options),
    asks: [{ to: 'POST /subsidiary/dashboard/2fa/login/set', body: { twoFa: 'no', password: 'p' } }],
    gives: { message: 'Done' },
  },
]);
