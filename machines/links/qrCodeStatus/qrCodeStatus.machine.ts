import { confirmedAction } from '../../kit/confirmation/confirmedAction.machine';
import type { Said } from '../../kit/otp/otp.types';
import type { Switched as SwitchedCode } from '../paymentLinkStatus/paymentLinkStatus.machine';

export type { Switched as SwitchedCode } from '../paymentLinkStatus/paymentLinkStatus.machine';

/** QRC-01: the documents' words, whatever the provider's message about the link is. */
const saidOf = ({ isActive }: Pick<SwitchedCode, 'isActive'>) =>
  isActive ? 'QR Code Deactivated Successfully' : 'QR Code Activated Successfully';

/** QRC-01: closes a QR code or opens it again, after a confirmation. The call changes the link behind it. */
export const qrCodeStatusMachine = confirmedAction<SwitchedCode, Said>('qrCodeStatus', {
  calls: ['updatePaymentLinkStatus'],
  req: ['QRC-01'],
  description: 'Activates or deactivates a QR code and the link it leads to.',
  failureMessage: 'We couldn’t update the QR code. Try again.',
  successMessage: (_, code) => saidOf(code),
});
