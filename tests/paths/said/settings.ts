import type { Said, SaidByFlow } from './said';

/** Old and new are there when the merchant has typed the password and can say Yes, and while it is sent. */
const redirecting = (...places: readonly string[]): readonly Said[] => [
  {
    in: ['confirming', 'submitting'],
    says: [
      'Change where your settlements go?',
      'Until now',
      ...places,
      'We email the owner, and notify every user who can manage settlements.',
      'Password',
      'The password you sign in with.',
      'No',
      'Yes',
    ],
    offers: ['Show password'],
  },
  { in: ['confirming'], offers: ['Close', 'No', 'Yes'] },
];

const GTB = ['Guaranty Trust Bank', '0123456789', 'BLUECREST STORES LIMITED'] as const;

export const saidInSettings: SaidByFlow = {
  webhook: [
    {
      in: ['reviewing', 'saving', 'comparing'],
      says: ['Now', 'After you save', 'Signing secret', 'We send a test event after saving.', 'It moves no money.'],
    },
  ],
  defaultAccount: redirecting(...GTB, 'Zenith Bank', '2034458190', 'ADEBAYO OKORO'),
  settlementDestination: redirecting(...GTB, 'Kontor wallet', 'Your NGN wallet, available at once'),
  feeBearerChange: [
    {
      in: ['editing.typing', 'submitting', 'editing.incomplete'],
      says: [
        'Who pays the fees?',
        'Currently: Subsidiary. Your change applies to new payments only.',
        'Fee bearer',
        'Customer',
        'Split',
        'Save',
        'Subsidiary',
      ],
      offers: ['Cancel'],
    },
    {
      in: ['editing.typing?', 'submitting'],
      says: ['The fee is added to your price. The customer pays both, and you receive the full price.'],
    },
    {
      in: ['editing.typing?'],
      says: [
        'We stopped waiting, but it may still have been saved. Check before you submit again.',
        'We’ve kept what you entered. Check it, then try again.',
      ],
    },
    { in: ['leaving'], says: ['Leave without saving?', 'Your unsaved changes will be lost.'], offers: ['Keep editing', 'Leave'] },
    {
      in: ['editing.incomplete'],
      says: [
        'The customer pays your price only. The fee is deducted from what you receive.',
        'This is the current setting. Choose a different one.',
      ],
    },
    { in: ['editing.typing', 'leaving', 'editing.incomplete'], offers: ['Close'] },
    { in: ['editing.typing', 'editing.incomplete'], offers: ['Save'] },
  ],
  newBusiness: [
    {
      in: ['editing.typing', 'submitting', 'editing.incomplete'],
      says: [
        'Add New Merchant',
        'Name',
        'Country',
        'Description',
        'Email',
        'Mobile number',
        'Business type',
        'Logo',
        'Choose a file or drop it here',
        'Open this business when I sign in',
        'Create',
      ],
      offers: ['Cancel'],
    },
    { in: ['leaving'], says: ['Leave without saving?', 'Your unsaved changes will be lost.'], offers: ['Keep editing', 'Leave'] },
    {
      in: ['editing.typing?'],
      says: [
        'We stopped waiting, but it may still have been saved. Check before you submit again.',
        'We’ve kept what you entered. Check it, then try again.',
      ],
    },
    {
      in: ['editing.incomplete'],
      says: ['Country is required!', 'Email is required!', 'Mobile number is required!', 'Business type is required!'],
    },
    { in: ['editing.typing', 'leaving', 'editing.incomplete'], offers: ['Close'] },
    { in: ['editing.typing', 'editing.incomplete'], offers: ['Create'] },
  ],
  paymentOption: [
    {
      in: ['submitting', 'confirming'],
      says: [
        'Turn off USSD?',
        'Customers won’t be able to pay Bluecrest Stores by USSD. Past payments aren’t affected.',
        'Cancel',
        'Turn off',
      ],
    },
    { in: ['confirming'], offers: ['Close', 'Cancel', 'Turn off'] },
  ],
  twoFactorOff: [
    {
      in: ['editing.typing', 'submitting', 'editing.incomplete'],
      says: [
        'Turn off two-factor sign-in?',
        'We’ll stop sending codes to amaka.obi@bluecrest.test. You’ll sign in to all your businesses with your password only.',
        'The password you sign in with.',
        'Turn off',
        'Password',
      ],
      offers: ['Cancel', 'Show password'],
    },
    {
      in: ['editing.typing?'],
      says: [
        'We stopped waiting, but it may still have been saved. Check before you submit again.',
        'We’ve kept what you entered. Check it, then try again.',
      ],
    },
    { in: ['leaving'], says: ['Leave without saving?', 'Your unsaved changes will be lost.'], offers: ['Keep editing', 'Leave'] },
    { in: ['editing.typing?', 'editing.incomplete'], says: ['Password is required!'] },
    { in: ['editing.typing', 'leaving', 'editing.incomplete'], offers: ['Close'] },
    { in: ['editing.typing', 'editing.incomplete'], offers: ['Turn off'] },
  ],
  twoFactorOn: [
    {
      in: ['submitting', 'confirming'],
      says: [
        'Turn on two-factor sign-in?',
        'From your next sign-in, we’ll ask for a code after your password. We’ll send it to tunde.bello@bluecrest.test.',
        'Cancel',
        'Turn on',
      ],
    },
    { in: ['confirming'], offers: ['Close', 'Cancel', 'Turn on'] },
  ],
};
