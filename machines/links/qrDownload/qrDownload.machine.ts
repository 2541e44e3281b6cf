import { download } from '../../kit/download.machine';
import type { QrSubject } from './qrDownload.types';

/** PLK-05, QRC-01, QRC-02: a QR code as a picture. */
export const qrDownloadMachine = download<QrSubject, 'png'>('qrDownload', {
  calls: [],
  req: ['PLK-05', 'QRC-01', 'QRC-02'],
  description: 'A QR code, as a picture in a file.',
  lost: 'The browser could not make the picture.',
});
