// @vitest-environment happy-dom
/** What the services of business settings send, and what they make of the answers. */
import { describeServices } from '../../../tests/services/exchanges';
import * as services from './businessSettings';

const sent = {
  business_name: 'Bluecrest Stores',
  email: 'hello@bluecrest.test',
  description: 'Adire',
  bvn: '22231234471',
  industry: 'Retail',
  business_type: 'Company',
  legal_business_name: 'Bluecrest Stores Limited',
  country: 'NG',
} as const;
const profile = { ...sent, version: '' };
const PROFILE = { to: 'GET /subsidiary/dashboard/kyc/profile/view', answer: { data: sent } };
const UPDATE = 'POST /subsidiary/dashboard/business/update';
const LOGO = 'POST /subsidiary/dashboard/business/logos/add-or-update';
const IMAGE = 'data:image/png;base64,iVBORw0KGgo=';
const picture = new File(['abc'], 'logo.png');

describeServices('business settings', [
  {
    name: '[BUS-01] businessDetails with their choices',
    call: (options) => services.businessDetails({ key: '' }, options),
    asks: [
      PROFILE,
      { to: 'GET /subsidiary/dashboard/business/categories', answer: { categories: [{ name: 'Retail' }] } },
      {
        to: 'GET /subsidiary/dashboard/service/countries',
        answer: { countries: [{ name: 'Ghana', short_name: 'GH', country_code: 233 }] },
      },
    ],
    gives: { profile, industries: ['Retail'], countries: [{ name: 'Ghana', shortName: 'GH', code: '233' }] },
  },
  {
    name: '[BUS-01] saveBusinessProfile of a verified business with the legal details that the provider has',
    call: (options) =>
      services.saveBusinessProfile(
        {
          subject: '',
          values: {
            ...profile,
            isVerified: true,
            description: 'Aso oke',
            legal_business_name: 'Other Ltd',
            bvn: '1',
            country: 'GH',
            version: 'v1',
          },
        },
        options,
      ),
    asks: [PROFILE, { to: UPDATE, body: { ...sent, description: 'Aso oke', version: 'v1' } }],
    gives: { message: 'Done' },
  },
  {
    name: '[BUS-01] saveBusinessProfile of another business with the legal details as typed',
    call: (options) =>
      services.saveBusinessProfile(
        { subject: '', values: { ...profile, isVerified: false, bvn: '222 3123 4471', legal_business_name: 'Other Ltd' } },
        options,
      ),
    asks: [{ to: UPDATE, body: { ...sent, legal_business_name: 'Other Ltd' } }],
    gives: { message: 'Done' },
  },
  {
    name: '[BUS-01] businessLogo',
    call: (options) => services.businessLogo({ key: '' }, options),
    asks: [
      {
        to: 'GET /subsidiary/dashboard/business/logos/view',
        answer: { data: { name: 'logo.png', size: 8, image: IMAGE } },
      },
    ],
    gives: { logo: { name: 'logo.png', size: 8, image: IMAGE } },
  },
  {
    name: '[BUS-01] saveLogo',
    call: (options) => services.saveLogo({ subject: '', values: { logo: [] } }, { ...options, take: () => [picture] }),
    asks: [{ to: LOGO, form: { logo: 'file:logo.png' } }],
    gives: { message: 'Done' },
  },
  {
    name: '[BUS-01] removeLogo without a file',
    call: (options) => services.removeLogo(undefined, options),
    asks: [{ to: LOGO, form: {} }],
    gives: { message: 'Done' },
  },
  {
    name: '[BUS-01] changePassword without the confirmation',
    call: (options) =>
      services.changePassword({ values: { password: 'old', newPassword: 'new', confirmpassword: 'new' } }, options),
    asks: [{ to: 'POST /subsidiary/dashboard/change-password', body: { password: 'old', newPassword: 'new' } }],
    gives: { message: 'Done' },
  },
  {
    name: '[BUS-01] signedInDevices',
    call: (options) => services.signedInDevices({ key: '' }, options),
    asks: [
      {
        to: 'GET /subsidiary/dashboard/session/all',
        answer: { data: [{ id: 8, device: null, signedInAt: '2026-11-22 08:40:00' }] },
      },
    ],
    gives: [{ id: '8', device: '', address: '', signedInAt: '2026-11-22T08:40:00', isCurrent: false }],
  },
  {
    name: '[BUS-01] signOutDevice',
    call: (options) => services.signOutDevice({ subject: { id: '8', device: '', isCurrent: false } }, options),
    asks: [{ to: 'DELETE /subsidiary/dashboard/session/8' }],
    gives: { message: 'Done' },
  },
]);
