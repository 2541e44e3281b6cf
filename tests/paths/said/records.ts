import type { SaidByFlow } from './said';

export const saidInRecords: SaidByFlow = {
  customerStatus: [
    {
      in: ['confirming', 'submitting'],
      says: [
        'Blacklist this customer?',
        'ada.abiola@customer.test (Ada Coker)',
        'Your payment pages and invoices will refuse this email address. Earlier payments don’t change.',
        'Reason',
      ],
    },
    {
      in: ['confirming', 'submitting?'],
      says: ['Three disputed payments', '23 of 200'],
    },
    {
      in: ['confirming?'],
      says: ['The provider refused the request'],
    },
    {
      in: ['submitting?'],
      says: ['Requested by the merchant', '25 of 200'],
    },
    {
      in: ['confirming'],
      offers: ['Close', 'Cancel', 'Blacklist Customer'],
    },
  ],
  newCustomer: [
    {
      in: ['editing.typing', 'editing.incomplete', 'submitting'],
      says: ['Add New Customer', 'First name', 'Last name', 'Email', 'Mobile number', 'With the country code. Spaces are fine.'],
      offers: ['Cancel'],
    },
    {
      in: ['editing.typing?'],
      says: [
        'Enter a first name, last name, email and mobile number.',
        'We stopped waiting, but it may still have been saved. Check before you submit again.',
        "We've kept what you entered. Check it, then try again.",
        'The provider refused the request',
      ],
    },
    {
      in: ['leaving'],
      says: ['Leave without saving?', 'Your unsaved changes will be lost.'],
      offers: ['Keep editing', 'Leave'],
    },
    {
      in: ['editing.typing?', 'editing.incomplete?'],
      says: ['Leave out the 0 after +234.'],
    },
    {
      in: ['editing.typing', 'leaving', 'editing.incomplete'],
      offers: ['Close'],
    },
    {
      in: ['editing.typing?', 'editing.incomplete'],
      offers: ['Add customer'],
    },
  ],
  newProduct: [
    {
      in: ['submitting', 'editing.typing', 'editing.incomplete'],
      says: [
        'Add New Product',
        'Product',
        'Name',
        'Description',
        'Price in NGN',
        'Deal price in NGN',
        'Optional',
        'At most the price.',
        'Quantity',
        'Limited',
        'Unlimited',
        'Stock',
        'URL',
        'Delivery',
        'Contains physical goods',
        'Ask for a delivery address',
        'Ask for a delivery note',
        'Fees',
        'Fee name',
        'Amount in NGN',
        'Add fee',
        'Enter a fee name and an amount first.',
        'Images',
        'Drop or paste PNG or JPEG files, up to 5 MB each. The first image is the main one. We remove location and camera data.',
        'Add image 2',
        'Add image 3',
        'Add image 4',
        'Add image 5',
        'Add image 6',
        'Name: done',
        'Fees: done',
      ],
      offers: ['Products', 'Cancel'],
    },
    {
      in: ['submitting', 'editing.typing?', 'editing.incomplete'],
      says: [
        'Hand-dyed cotton from Abeokuta.',
        '31 of 1000',
        '1 of 6 ready',
        'Main',
        'folded.jpg, 2 kB',
        'Move left: folded.jpg',
        'Move right: folded.jpg',
        'Make main: folded.jpg',
        'Description: done',
        'Price: done',
        'Image: done',
        'Stock: done',
      ],
    },
    {
      in: ['editing.typing?'],
      says: [
        'We stopped waiting, but it may still have been saved. Check before you submit again.',
        "We've kept what you entered. Check it, then try again.",
        '0 of 1000',
        '0 of 6 ready',
        'Add image 1',
        'Description: missing',
        'Price: missing',
        'Image: missing',
        'Stock: missing',
        'Enter a description to save.',
        'The provider refused the request',
      ],
    },
    {
      in: ['editing.typing?', 'editing.incomplete'],
      says: ['Enter a full address starting with http:// or https://, without spaces or a user name.'],
      offers: ['Remove: folded.jpg', 'Save'],
    },
    {
      in: ['leaving'],
      says: ['Leave without saving?', 'Your unsaved changes will be lost.'],
      offers: ['Close', 'Keep editing', 'Leave'],
    },
    {
      in: ['editing.typing', 'editing.incomplete'],
      offers: ['Remove fee'],
    },
  ],
  productRemoval: [
    {
      in: ['submitting', 'confirming'],
      says: ['Delete Adire tablecloth, 6 seats?', 'Its images and fees are deleted too. This can’t be undone.'],
    },
    {
      in: ['confirming'],
      says: ['The provider refused the request'],
      offers: ['Close', 'Cancel', 'Delete'],
    },
  ],
};
