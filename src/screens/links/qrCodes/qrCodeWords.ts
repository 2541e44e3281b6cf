import type { QrCode } from '../../../../machines/links/qrCodes/qrCodes.machine';

/** Returns what happens to a person who scans the code. */
export const leadsTo = ({ isActive }: Pick<QrCode, 'isActive'>) =>
  isActive
    ? 'Whoever scans it comes to the page of this link, and pays there.'
    : 'Whoever scans it comes to the page of this link, which takes no money until it is activated.';

/** QRC-01: returns the confirmation's texts. The documents have none. */
export const switching = (isActive: boolean) =>
  isActive
    ? {
        title: 'Are you sure you want to deactivate this QR code?',
        explained:
          'Deactivating it also deactivates the link that it leads to: whoever scans it cannot pay until it is activated again.',
        action: 'Deactivate QR Code',
      }
    : {
        title: 'Are you sure you want to activate this QR code?',
        explained: 'Activating it also activates the link that it leads to: whoever scans it can pay.',
        action: 'Activate QR Code',
      };
