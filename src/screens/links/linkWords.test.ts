import { expect, it } from 'vitest';
import { switching } from './linkWords';
import { leadsTo, switching as switchingCode } from './qrCodes/qrCodeWords';

it.each([
  [
    true,
    'Are you sure you want to deactivate this link?',
    'Deactivating this link will make it no longer accessible.',
    'Deactivate Link',
  ],
  [false, 'Are you sure you want to Activate this link?', 'Activating this link will make it accessible.', 'Activate Link'],
])('[PLK-03] switching a link that is active (%s) is asked in the words of the documents', (isActive, title, explained, action) =>
  expect(switching(isActive)).toEqual({ title, explained, action }),
);

it.each([
  [
    true,
    'Are you sure you want to deactivate this QR code?',
    'This also deactivates the link behind it. Customers who scan the code can’t pay until you activate it again.',
    'Deactivate QR code',
    'Customers scan this code to open the payment page and pay.',
  ],
  [
    false,
    'Are you sure you want to activate this QR code?',
    'This also activates the link behind it. Customers who scan the code can pay.',
    'Activate QR code',
    'Customers can scan this code, but can’t pay until you activate its link.',
  ],
])(
  '[QRC-01] a code that is active (%s) says what it does, and what switching it does',
  (isActive, title, explained, action, does) =>
    expect([switchingCode(isActive), leadsTo({ isActive })]).toEqual([{ title, explained, action }, does]),
);
