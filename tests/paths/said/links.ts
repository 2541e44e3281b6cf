import type { SaidByFlow } from './said';

export const saidInLinks: SaidByFlow = {
  qrWizard: [
    {
      in: [
        'choosingKind',
        'choosingLink.loading',
        'choosingLink.missing',
        'choosingLink.picking',
        'showing',
        'choosingLink.failed',
      ],
      says: ['1 Type', '2 Link', '3 QR code'],
    },
    {
      in: ['choosingKind', 'choosingLink.loading', 'choosingLink.missing', 'choosingLink.picking', 'made', 'choosingLink.failed'],
      says: ['Create QR code'],
    },
    { in: ['choosingKind'], says: ['Link type', 'Payment Link', 'Catalog Link'] },
    { in: ['choosingKind', 'creating'], offers: ['Cancel'] },
    {
      in: ['choosingKind', 'choosingLink.loading', 'choosingLink.missing', 'choosingLink.picking', 'choosingLink.failed'],
      says: ['Next'],
    },
    { in: ['choosingLink.loading'], says: ['Loading payment links…'] },
    { in: ['choosingLink.loading', 'choosingLink.missing', 'choosingLink.picking', 'choosingLink.failed'], offers: ['Back'] },
    { in: ['choosingLink.missing'], says: ['No payment links found', 'A QR code needs a link. Create one to continue.'] },
    { in: ['choosingLink.missing', 'creating', 'choosingLink.picking?'], says: ['Create new link'] },
    {
      in: ['creating'],
      says: [
        'Name',
        'Payment type',
        'Currency',
        'Amount',
        'Leave empty to let the customer choose.',
        'Limit',
        'How many times it can be paid. Leave empty for no limit.',
        'Description',
        'Redirect URL',
        'Auth option',
        'Split settlement',
        'Create link',
        'Enter a name, payment type and currency.',
      ],
    },
    { in: ['choosingLink.picking'], says: ['Payment link'] },
    {
      in: ['made'],
      says: [
        'QR codes',
        'You currently do not have any QR codes.',
        'Print or show a QR code, and your customers scan it to pay you.',
      ],
      offers: ['Create QR code'],
    },
    {
      in: ['showing'],
      says: ['Your QR code is ready', 'Size', 'Customers scan this code to open the payment page and pay.'],
      offers: ['Close the QR code', 'Download'],
    },
    { in: ['choosingLink.failed'], offers: ['Try again'] },
    { in: ['choosingLink.picking?'], says: ['Choose a link.'] },
    {
      in: [
        'choosingKind',
        'choosingLink.loading',
        'choosingLink.missing',
        'creating',
        'choosingLink.picking',
        'showing',
        'choosingLink.failed',
      ],
      offers: ['Close'],
    },
    { in: ['choosingKind', 'choosingLink.picking?'], offers: ['Next'] },
    { in: ['choosingLink.missing', 'choosingLink.picking?'], offers: ['Create new link'] },
  ],
  newPaymentLink: [
    {
      in: ['editing.typing', 'submitting', 'editing.incomplete'],
      says: [
        'Create new link',
        'Name',
        'Payment type',
        'Currency',
        'Amount',
        'Limit',
        'Auth option',
        'Leave empty to let the customer choose.',
        'How many times it can be paid. Leave empty for no limit.',
        'Description',
        'Redirect URL',
        'Split settlement',
        'Create link',
      ],
      offers: ['Cancel'],
    },
    {
      in: ['editing.typing?'],
      says: [
        'Enter a name, payment type and currency.',
        'We stopped waiting, but it may still have been created. If you submit the same again, you get only one.',
        'We’ve kept what you entered. Try again: you get only one, even if we received your first request.',
        'We’ve kept what you entered. Check it, then try again.',
      ],
    },
    { in: ['leaving'], says: ['Leave without saving?', 'Your unsaved changes will be lost.'], offers: ['Leave'] },
    { in: ['editing.typing', 'editing.incomplete', 'leaving', 'earlierUnknown'], offers: ['Close'] },
    { in: ['editing.typing?', 'editing.incomplete'], offers: ['Create link'] },
    {
      in: ['earlierCreated', 'earlierUnknown'],
      says: ['Create another payment link?'],
      offers: ['View your payment links', 'Create another'],
    },
    { in: ['earlierCreated'], offers: ['Keep the first one'] },
    { in: ['leaving', 'earlierUnknown'], offers: ['Keep editing'] },
  ],
  paymentLinkStatus: [
    {
      in: ['submitting', 'confirming'],
      says: [
        'Are you sure you want to deactivate this link?',
        'Deactivating this link will make it no longer accessible.',
        'Cancel',
        'Deactivate Link',
      ],
    },
    { in: ['confirming'], offers: ['Close', 'Cancel', 'Deactivate Link'] },
  ],
  qrCodeStatus: [
    {
      in: ['submitting', 'confirming'],
      says: [
        'Are you sure you want to deactivate this QR code?',
        'This also deactivates the link behind it. Customers who scan the code can’t pay until you activate it again.',
        'Cancel',
        'Deactivate QR code',
      ],
    },
    { in: ['confirming'], offers: ['Close', 'Cancel', 'Deactivate QR code'] },
  ],
};
