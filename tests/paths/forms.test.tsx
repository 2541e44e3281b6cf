// @vitest-environment happy-dom
/** What every form asks for: its fields by their labels, in their order, with the hints that it opens with. */
import { afterEach, expect, it } from 'vitest';
import { type FlowName, flows } from '../../machines/flows';
import { loadScreens, openRendered } from '../drivers/rendered';
import { models } from '../models/all';
import { flowNames } from './flowPaths';

loadScreens();

const ASKED: Partial<Record<FlowName, readonly string[]>> = {
  businessInformation: [
    'Description',
    'What you sell and who you sell it to.17 of 250',
    'Logo',
    'PNG, JPG or JPEG, up to 1 MB',
    'Business email',
    'Chargeback email',
    'Phone',
    'Address',
    'City',
    'State',
    'Website',
    'For example, https://example.com',
    'Facebook',
    'Instagram',
    'Twitter',
  ],
  businessRegistration: [
    'Business class',
    'Choose',
    'Registration number',
    'Expected monthly volume',
    'In naira',
    'Choose',
    'Tax id',
    'Certificate of incorporation',
    'PNG, JPG, JPEG or PDF, up to 5 MB',
    'Memorandum and articles',
    'PNG, JPG, JPEG or PDF, up to 5 MB',
    'Proof of address',
    'PNG, JPG, JPEG or PDF, up to 5 MB',
    'Status report',
    'PNG, JPG, JPEG or PDF, up to 5 MB',
    "Directors' particulars",
    'PNG, JPG, JPEG or PDF, up to 5 MB',
    'Director identification',
    'PNG, JPG, JPEG or PDF, up to 5 MB',
  ],
  catalog: ['Name', 'Description', '0 of 250', 'Currency', 'The prices of its products are in this currency.', 'NGN', 'Logo'],
  catalogProduct: [
    'Name',
    'Description',
    '23 of 1000',
    'Price in NGN',
    'Deal price in NGN',
    'Must not be more than the price.',
    'Quantity',
    'Limited',
    'Unlimited',
    'Stock',
    'URL',
    'Contains physical goods',
    'Ask for a delivery address',
    'Ask for a delivery note',
    'Category',
    'No category',
    'Show in the shop',
    'Drop or paste PNG or JPEG files, up to 5 MB each. The first image is the main one. We remove location and camera data.',
    ...[1, 2, 3, 4, 5, 6].map((nth) => `Add image ${nth}`),
  ],
  category: ['Name'],
  contactInformation: ['First name', 'Last name', 'Mobile number'],
  deliveryOption: [
    'Name',
    'Note to customers',
    'For example: 1 to 2 days, by bike.',
    'Fee in NGN',
    'Leave empty if it is free.',
    'Offer it to customers',
  ],
  feeBearerChange: [
    'The customer pays your price only. The fee is deducted from what you receive.',
    'Fee bearer',
    'Customer',
    'Subsidiary',
    'Split',
  ],
  newBusiness: [
    'Name',
    'Description',
    '0 of 250',
    'Country',
    'Choose a country',
    'Email',
    'Mobile number',
    'Business type',
    'Choose a type',
    'Logo',
    'Open this business when I sign in',
  ],
  invoicePayment: ['Date', 'Reference', 'Such as a bank reference or a receipt number.'],
  newCustomer: ['First name', 'Last name', 'Email', 'Mobile number', 'With the country code. Spaces are fine.'],
  newPassword: [
    'Code',
    'New password',
    'At least 8 characters, with a lowercase letter, an uppercase letter, a number and a special character.',
    'Confirm password',
  ],
  newPaymentLink: [
    'Name',
    'Payment type',
    'Choose a type',
    'Currency',
    'Choose a currency',
    'Amount',
    'Leave empty to let the customer choose.',
    'Limit',
    'How many times it can be paid. Leave empty for no limit.',
    'Description',
    '0 of 250',
    'Redirect URL',
    'the redirect URL must include http:// or https://',
    'Auth option',
    '3DS (authentication)',
    '2DS (no authentication)',
    'Split settlement',
    'None',
  ],
  newProduct: [
    'Name',
    'Description',
    '0 of 1000',
    'Price in NGN',
    'Deal price in NGN',
    'Must not be more than the price.',
    'Quantity',
    'Limited',
    'Unlimited',
    'Stock',
    'URL',
    'Contains physical goods',
    'Ask for a delivery address',
    'Ask for a delivery note',
    'Fee name',
    'Amount in NGN',
    'Enter a fee name and an amount first.',
    'Drop or paste PNG or JPEG files, up to 5 MB each. The first image is the main one. We remove location and camera data.',
    ...[1, 2, 3, 4, 5, 6].map((nth) => `Add image ${nth}`),
  ],
  personalInformation: [
    'First name',
    'Last name',
    'Gender',
    'Choose',
    'Date of birth',
    'Phone',
    'BVN',
    'NIN',
    'Identification type',
    'Choose',
    'Identification number',
    'Identification',
    'PNG, JPG, JPEG or PDF, up to 5 MB',
    'Passport photograph',
    'PNG, JPG, JPEG or PDF, up to 5 MB',
    'Proof of address',
    'PNG, JPG, JPEG or PDF, up to 5 MB',
  ],
  businessProfile: [
    'Business name',
    'Email',
    'Customers reply to this address.',
    'Description',
    '25 of 250',
    'Industry',
    'Choose',
  ],
  newLogo: ['New logo', 'PNG or JPEG, up to 1 MB'],
  newNote: ['Note', 'Your team sees it with your name. You can’t change it later.0 of 1000'],
  notificationSetting: ['Notify me', 'By email and here', 'By email', 'Here', 'Off'],
  orderSending: ['Note to the customer', '25 of 500'],
  passwordChange: [
    'Old password',
    'New password',
    'At least 8 characters, with a lowercase letter, an uppercase letter, a number and a special character.',
    'Confirm password',
  ],
  resetRequest: ['Your email', 'If this email has an account, we’ll send it a code.'],
  role: ['Name', 'Description', '42 of 250', 'View', 'View', 'Approve'],
  signUp: [
    'First name',
    'Last name',
    'Email',
    'Mobile number',
    '11 digits, for example 08012345678.',
    'Business name',
    'Password',
    'At least 8 characters, with a lowercase letter, an uppercase letter, a number and a special character.',
    'Confirm password',
  ],
  stakeholder: ['First name', 'Last name', 'BVN', 'NIN', 'Phone', 'Gender', 'Choose', 'Date of birth'],
  twoFactorOff: ['Password', 'The password you sign in with.'],
  userRole: ['Role', 'Choose a role'],
  virtualAccount: ['Account Alias'],
};

const forms = (Object.keys(flows) as FlowName[]).filter((name) => {
  const flow = flows[name];
  return 'model' in flow && flow.model.kind === 'form';
});

const textOf = (element: Element | null) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** The words of a form as they are read out: labels, the first option of a list, and what describes a field. */
function wordsOf(form: Element): readonly string[] {
  const named = [...form.querySelectorAll('label, legend, select option:first-child, [aria-describedby]')];
  return named
    .flatMap((element) => {
      const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
      return element.matches('label, legend, option') ? textOf(element) : ids.map((id) => textOf(document.getElementById(id)));
    })
    .filter((words) => words !== '');
}

it('what every form asks for is named', () => expect(Object.keys(ASKED).sort()).toEqual([...forms].sort()));

let close = () => {};
afterEach(() => close());
it.each(
  forms.filter((name) => flowNames.includes(name)).map((name) => [`[${models[name].req.join(' ')}] ${name}`, name] as const),
)('%s asks for this, in this order', async (_, name) => {
  const { starts, states } = models[name];
  const [start] = Object.values(starts);
  if (!start) throw new Error(`${name} has no start`);
  const opened = openRendered(start);
  close = opened.close;
  if (start.opens) await opened.I.press(start.opens);
  await states['editing.typing']?.(opened.I);
  const form = [...document.querySelectorAll('form')].at(-1);
  expect(form && wordsOf(form)).toEqual(ASKED[name]);
});
