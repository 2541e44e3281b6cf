import { download } from '../kit/download.machine';
import type { QrSubject } from './qrDownload.types';

/** PLK-05: a QR code as a picture. */
export const qrDownloadMachine = download<QrSubject, 'png'>('qrDownload', {
  calls: [],
  req: ['PLK-05'],
  description: 'A QR code, as a picture in a file.',
  lost: 'The browser could not make the picture.',
});
