/** Parts of pages that show the business: its details, people, links and settings. */
import type { Parts } from './parts.types';

const PAPERS = 'PNG, JPG, JPEG or PDF, up to 5 MB';

export const businessParts: Parts = {
  businessInformationData: {
    loaded: [
      'What your customers and their banks see.',
      'What you sell and who you sell it to.',
      '17 of 250',
      'PNG, JPG or JPEG, up to 1 MB',
      'Contact',
      'We send chargebacks to your chargeback email.',
      'Address',
      'Online presence',
      'For example, https://example.com',
    ],
    fallback: 'We couldn’t load your business information.',
  },
  complianceData: {
    loaded: [
      'Bank Details',
      "Director's Information",
      'KYC Details',
      'Your business name and what your business does.',
      'Legal business name',
      '11 digits. For security, we don’t save this in your browser.',
      'Save and continue',
    ],
    fallback: 'We couldn’t load your saved information.',
  },
  countries: {
    loaded: ['Nigeria', 'Mobile number', 'Individual', 'Open this business when I sign in', 'Create'],
    fallback: 'We couldn’t load the list of countries.',
  },
  feeBearer: {
    loaded: [
      'Transaction fees',
      'Who pays the fee on each payment.',
      'Who pays the fees',
      'Customer',
      'The fee is added to your price. The customer pays both, and you receive the full price.',
      'Change fee bearer',
    ],
    failed: 'your fee settings',
  },
  linkChoices: { loaded: ['Choose a type', 'One Off', 'Partners'], failed: 'payment types' },
  paymentOptions: {
    loaded: [
      'Payment methods',
      'Customers can use the methods that are on.',
      'Card',
      'USSD',
      'The customer pays with a debit or credit card.',
      'On',
      'Wallet',
      'The customer pays from the balance of a wallet.',
      'Off',
    ],
    failed: 'your payment methods',
  },
  personalInformationData: {
    loaded: [
      'Personal details',
      'Enter these exactly as on your bank and government records.',
      'BVN and NIN',
      '11 digits each. For security, we don’t save these in your browser.',
      'Choose an ID type, then upload a photo or scan of it.',
      'Identification number',
      PAPERS,
    ],
    fallback: 'We couldn’t load your personal information.',
  },
  registrationData: {
    loaded: [
      'Enter these exactly as on your company registration.',
      'Registration number',
      'In naira',
      'Saved files are kept unless you replace them.',
      'Particulars and identification can be up to 10 MB in total.',
      PAPERS,
    ],
    fallback: 'Unable to get business registration documents',
  },
  roles: {
    loaded: [
      'Approver',
      'Viewer',
      'Owner',
      'Bookkeeper',
      '1 user',
      '1 user, you',
      'A dash means that the role can’t do this. Only custom roles can be edited.',
      'Reconciles incoming payments with the bank',
      'Balance',
      'Payout',
    ],
    failed: 'your roles',
  },
  stakeholders: {
    loaded: ['Kunle Obi', '+234 8039876543', 'Male', '30-Nov-1981', 'Edit', 'Delete'],
    fallback: 'We couldn’t load your stakeholders.',
  },
  subscriptionLink: {
    loaded: [
      'Bluecrest Club',
      'Name',
      'Description',
      'Subscription Payments',
      '1,500.00',
      'Limit',
      'No limit',
      'Auth option',
      '3DS (authentication)',
      'Redirect URL',
      'None',
      'Reference',
      'KPL-086B041CE41209FF',
      'Active',
      'https://pay.provider.test/KPL-086B041CE41209FF',
    ],
    failed: 'this payment link',
  },
  twoFactor: {
    loaded: [
      'Sign-in security',
      'These settings apply to you only, in all your businesses.',
      'Two-factor sign-in',
      'After your password, we ask for a code that we send to amaka.obi@bluecrest.test.',
      'On',
    ],
    failed: 'your sign-in settings',
  },
  userRoles: { loaded: ['Approver', 'Owner', 'Bookkeeper'], fallback: 'We couldn’t load your roles.' },
};
