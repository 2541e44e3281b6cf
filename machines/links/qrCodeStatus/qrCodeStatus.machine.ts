import { deed } from '../../kit/deed.machine';
import type { Said } from '../../kit/otp.types';
import { saidOf } from './qrCodeStatus.rules';
import type { SwitchedCode } from './qrCodeStatus.types';

/** QRC-01: closes a QR code or opens it again, after a yes. The call is about the link that it leads to. */
export const qrCodeStatusMachine = deed<SwitchedCode, Said>('qrCodeStatus', {
  calls: ['updatePaymentLinkStatus'],
  req: ['QRC-01'],
  description: 'A QR code is deactivated, or activated again, and with it the link that it leads to.',
  refusal: 'The QR code could not be changed.',
  says: (_, code) => saidOf(code),
});
