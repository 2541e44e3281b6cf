import type { QrCode } from '../../../../machines/links/qrCodes/qrCodes.machine';

/** Returns what happens to a person who scans the code. */
export const leadsTo = ({ isActive }: Pick<QrCode, 'isActive'>) =>
  isActive
    ? 'Customers scan this code to open the payment page and pay.'
    : 'Customers can scan this code, but can’t pay until you activate its link.';

/** QRC-01: returns the confirmation's texts. The documents have none. */
export const switching = (isActive: boolean) =>
  isActive
    ? {
        title: 'Are you sure you want to deactivate this QR code?',
        explained: 'This also deactivates the link behind it. Customers who scan the code can’t pay until you activate it again.',
        action: 'Deactivate QR code',
      }
    : {
        title: 'Are you sure you want to activate this QR code?',
        explained: 'This also activates the link behind it. Customers who scan the code can pay.',
        action: 'Activate QR code',
      };
