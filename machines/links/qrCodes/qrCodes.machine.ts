import { collection } from '../../kit/collection.machine';
import type { QrCode, QrFilter } from './qrCodes.types';

/** QRC-01: the kit's collection, made for QR codes. */
export const qrCodesMachine = collection<QrCode, QrFilter>('qrCodes', {
  calls: ['listQrCodes', 'listPaymentLinks'],
  req: ['QRC-01', 'GEN-07'],
  description: 'The QR codes of the active business, as the provider has them.',
});
