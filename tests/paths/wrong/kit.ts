/** The forms that are made of the kit's machine. */
import { whole } from '../../../machines/catalog/newProduct/newProduct.flow';
import { atMost, longerThan, required, startOf, type Wrong, type WrongForms } from './wrong';

const needed = (label: string, taken: string): Wrong => ['', required(label), taken];
const long = (characters: number): Wrong => [longerThan(characters), atMost(characters), 'Some text'];
const email = (label: string): Wrong => ['', required(label), 'office@harbour.test'];

const paper = (name: string): Wrong => [name, `“${name}” must be a PNG, JPG, JPEG or PDF file.`, null];
const picture = (name: string): Wrong => [name, `“${name}” must be a PNG, JPG or JPEG file.`, null];

const URL_NEEDED = 'Enter a full address starting with http:// or https://, without spaces or a user name.';
const ADDRESS = ['javascript:alert(1)', URL_NEEDED, 'https://www.bluecrest.test'] as const;
const WEAK: Wrong = ['newleaf', 'Password must be at least 8 characters', 'Newleaf#2027'];
const AGAIN: Wrong = ['Newleaf#2028', 'Passwords do not match', 'Newleaf#2027'];
const PHONE: Wrong = ['12', 'not a valid number!', '8031234567'];
const ELEVEN: Wrong = ['12', 'not a valid number!', '22237654321'];
const BORN: Wrong = ['2020-01-01', 'The person must be at least 18 years old.', '1984-03-09'];
const MOBILE: Wrong = ['0803', 'Mobile number must be 11 digits', '08012345678'];

export const wrongInKit: WrongForms = {
  businessInformation: {
    start: startOf('businessInformation'),
    fields: {
      Description: needed('Description', 'Import'),
      Logo: picture('logo.png'),
      'Business email': email('Business email'),
      'Chargeback email': ['nobody', 'not a valid email!', 'chargebacks@harbour.test'],
      Phone: PHONE,
      Address: needed('Address', '12 Broad Street'),
      City: needed('City', 'Apapa'),
      State: needed('State', 'Lagos'),
      Website: ['ftp://harbour.test', 'Enter a valid URL.', 'https://www.harbour.test'],
      Facebook: long(200),
      Instagram: long(200),
      Twitter: long(200),
    },
  },
  businessProfile: {
    start: startOf('businessProfile'),
    fields: {
      'Business name': needed('Business name', 'Bluecrest'),
      Email: email('Email'),
      Description: needed('Description', 'Cloth'),
      Industry: needed('Industry', 'Fashion'),
    },
  },
  businessRegistration: {
    start: startOf('businessRegistration'),
    fields: {
      'Business class': needed('Business class', 'Limited'),
      'Registration number': needed('Registration number', 'RC 55'),
      'Expected monthly volume': needed('Expected monthly volume', 'over 100,000,000'),
      'Tax id': long(20),
      'Certificate of incorporation': paper('certificate.pdf'),
      'Memorandum and articles': paper('articles.pdf'),
      'Proof of address': paper('lease.pdf'),
      'Status report': paper('status.pdf'),
      "Directors' particulars": paper('particulars.pdf'),
      'Director identification': paper('passport.pdf'),
    },
  },
  catalog: {
    start: startOf('catalog'),
    fields: {
      Name: needed('Name', 'Harmattan sale'),
      Description: long(250),
      Logo: picture('logo.png'),
    },
    free: ['Currency'],
  },
  catalogProduct: {
    start: startOf('catalogProduct'),
    fields: {
      Name: needed('Name', 'Adire'),
      Description: needed('Description', 'Cotton'),
      'Price in NGN': ['0', 'Enter an amount greater than 0.', '18500'],
      'Deal price in NGN': ['18501', 'The deal price can’t be more than the price.', '18000'],
      Stock: ['1.5', 'Enter a whole number from 1 to 1,000,000.', '24'],
      URL: ADDRESS,
    },
    free: [
      'Quantity',
      'Contains physical goods',
      'Ask for a delivery address',
      'Ask for a delivery note',
      'Category',
      'Show in the shop',
      ...[1, 2, 3, 4, 5, 6].map((nth) => `Add image ${nth}`),
    ],
  },
  category: { start: startOf('category'), fields: { Name: needed('Name', 'Food') } },
  contactInformation: {
    start: startOf('contactInformation'),
    fields: {
      'First name': ['Musa 2', 'Use letters only.', 'Musa'],
      'Last name': needed('Last name', 'Garba'),
      'Mobile number': PHONE,
    },
  },
  deliveryOption: {
    start: startOf('deliveryOption'),
    fields: {
      Name: needed('Name', 'By bike'),
      'Note to customers': long(100),
      'Fee in NGN': ['x', '“x” is not an amount. Write it like 1000.50.', '2500'],
    },
    free: ['Offer it to customers'],
  },
  feeBearerChange: {
    start: startOf('feeBearerChange'),
    submits: true,
    fields: { 'Fee bearer': ['Subsidiary', 'This is the current setting. Choose a different one.', 'Customer'] },
  },
  newBusiness: {
    start: startOf('newBusiness'),
    fields: {
      Name: needed('Name', 'Bluecrest Gifts'),
      Description: long(250),
      Country: needed('Country', 'Nigeria'),
      Email: ['nobody', 'not a valid email!', 'gifts@bluecrest.test'],
      'Mobile number': PHONE,
      'Business type': needed('Business type', 'Company'),
      Logo: picture('logo.png'),
    },
    free: ['Open this business when I sign in'],
  },
  invoicePayment: {
    start: startOf('invoicePayment'),
    fields: {
      Date: ['2199-01-01', 'This date is in the future. Choose today or earlier.', '2026-11-20'],
      Reference: needed('Reference', 'Cash, receipt 41'),
    },
  },
  newCustomer: {
    start: startOf('newCustomer'),
    fields: {
      'First name': needed('First name', 'Zoë'),
      'Last name': needed('Last name', 'Okafor'),
      Email: ['zoe', 'Enter a valid email, such as ada@example.com.', 'zoe@customer.test'],
      'Mobile number': ['', required('Mobile number'), '+234 806 220 1184'],
    },
  },
  // It has no picture to take in place of a refused one: the test of the machine refuses others.
  newLogo: { start: startOf('newLogo'), fields: {}, free: ['New logo'] },
  newPassword: {
    start: startOf('newPassword'),
    fields: { Code: needed('Code', '123456'), 'New password': WEAK, 'Confirm password': AGAIN },
  },
  newPaymentLink: {
    start: startOf('newPaymentLink'),
    fields: {
      Name: needed('Name', 'Ankara'),
      'Payment type': needed('Payment type', 'Multiple Use'),
      Currency: needed('Currency', 'NGN'),
      Amount: ['0', 'Enter an amount greater than 0, or leave empty to let the customer choose.', '1,500'],
      Limit: ['0', 'Enter a whole number from 1 to 1,000,000, or leave empty for no limit.', '5'],
      Description: long(250),
      'Redirect URL': ADDRESS,
    },
    free: ['Auth option', 'Split settlement'],
  },
  newProduct: {
    start: {
      ...startOf('newProduct', 'ready'),
      bookmark: { flow: 'newProduct', bookmark: { ...whole, fees: [{ name: 'Delivery', fee: '500' }] } },
    },
    fields: {
      Name: needed('Name', 'Adire'),
      Description: needed('Description', 'Cotton'),
      'Price in NGN': ['0', 'Enter an amount greater than 0.', '18500'],
      'Deal price in NGN': ['18501', 'The deal price can’t be more than the price.', '18000'],
      Stock: ['1.5', 'Enter a whole number from 1 to 1,000,000.', '24'],
      URL: ADDRESS,
      'Fee name': ['', 'Enter the name of the fee, or remove it.', 'Delivery'],
      'Amount in NGN': ['', 'Enter the amount of the fee, or remove it.', '500'],
    },
    free: [
      'Quantity',
      'Contains physical goods',
      'Ask for a delivery address',
      'Ask for a delivery note',
      ...[2, 3, 4, 5, 6].map((nth) => `Add image ${nth}`),
    ],
  },
  newNote: { start: startOf('newNote'), fields: { Note: ['', required('Note'), 'Called.'] } },
  notificationSetting: {
    start: startOf('notificationSetting'),
    submits: true,
    fields: { 'Notify me': ['By email and here', 'This is the current setting. Choose a different one.', 'By email'] },
  },
  orderSending: { start: startOf('orderSending'), fields: { 'Note to the customer': ['', required('Note'), 'On its way'] } },
  passwordChange: {
    start: startOf('passwordChange'),
    fields: { 'Old password': ['', required('Password'), 'Tide-4821#'], 'New password': WEAK, 'Confirm password': AGAIN },
  },
  personalInformation: {
    start: startOf('personalInformation'),
    fields: {
      'First name': needed('First name', 'Musa'),
      'Last name': needed('Last name', 'Garba'),
      Gender: needed('Gender', 'Male'),
      'Date of birth': BORN,
      Phone: PHONE,
      BVN: ELEVEN,
      NIN: ELEVEN,
      'Identification type': needed('Identification type', 'International Passport'),
      'Identification number': needed('Identification number', 'A37654321'),
      Identification: paper('licence.pdf'),
      'Passport photograph': paper('photo.pdf'),
      'Proof of address': paper('bill.pdf'),
    },
  },
  resetRequest: {
    start: startOf('resetRequest'),
    fields: { 'Your email': ['nobody', 'Invalid email', 'ada@crafts.test'] },
  },
  role: {
    start: startOf('role'),
    fields: { Name: needed('Name', 'Accountant'), Description: long(250) },
    free: ['Search permissions', 'View', 'Approve'],
  },
  signUp: {
    start: startOf('signUp'),
    fields: {
      'First name': ['', 'First name is required', 'Ada'],
      'Last name': ['Obi 2', 'Only letters or hyphens allowed', 'Obi'],
      Email: ['ada', 'Invalid email', 'ada@crafts.test'],
      'Mobile number': MOBILE,
      'Business name': ['', 'Business name is required', 'Ada Crafts'],
      Password: WEAK,
      'Confirm password': AGAIN,
    },
  },
  stakeholder: {
    start: startOf('stakeholder'),
    fields: {
      'First name': needed('First name', 'Kunle'),
      'Last name': needed('Last name', 'Obi'),
      BVN: ELEVEN,
      NIN: ELEVEN,
      Phone: PHONE,
      Gender: needed('Gender', 'Male'),
      'Date of birth': BORN,
    },
  },
  twoFactorOff: {
    start: startOf('twoFactorOff'),
    fields: { Password: needed('Password', 'Bluecrest#2026') },
  },
  userRole: { start: startOf('userRole'), fields: { Role: needed('Role', 'Approver') } },
  virtualAccount: {
    start: startOf('virtualAccount'),
    fields: { 'Account Alias': needed('Account Alias', 'Abuja counter') },
  },
};
