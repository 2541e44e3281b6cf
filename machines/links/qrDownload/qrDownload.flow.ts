import { downloadFlow } from '../../kit/download/download.flow';
import { qrDownloadMachine } from './qrDownload.machine';

export const qrDownloadFlow = downloadFlow(qrDownloadMachine, {
  req: ['PLK-05'],
  start: 'link',
  asks: {
    png: { filter: { text: 'https://pay.provider.test/KPL-086B041CE41209FF', name: 'Market stall', size: 120 }, format: 'png' },
  },
  fileName: 'QR-Market-stall.png',
  screen: { path: '/dashboard/business/payment-links?qr=KPL-086B041CE41209FF', as: 'amaka.obi@bluecrest.test' },
  control: { press: 'Download' },
});
