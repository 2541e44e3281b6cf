import { collectionFlow } from '../../kit/collection/collection.flow';
import { stall } from '../paymentLinks/paymentLinks.flow';
import { type QrCode, qrCodesMachine, qrFilters } from './qrCodes.machine';

export const stallCode: QrCode = {
  id: stall.reference,
  reference: stall.reference,
  name: stall.name,
  type: 'Payment Link',
  url: stall.url,
  isActive: true,
};

export const qrCodesFlow = collectionFlow(qrCodesMachine, {
  req: ['QRC-01', 'GEN-07'],
  filters: qrFilters,
  filtered: { active: { state: 'Active' } },
  row: (n) => ({ ...stallCode, id: `${n}` }),
  count: 27,
  screen: { path: '/dashboard/business/qr-codes', as: 'amaka.obi@bluecrest.test', shows: 'Create QR code' },
});
