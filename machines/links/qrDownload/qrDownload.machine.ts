import { download } from '../../kit/download/download.machine';

/** The content of a code, the name of its file, and its width in pixels. */
export interface QrSubject {
  readonly text: string;
  readonly name: string;
  readonly size: number;
}

/** PLK-05: the width of a link's code, in pixels. */
export const LINK_SIZE = 120;

/** PLK-05: the accepted card brands. */
export const CARD_BRANDS = ['Mastercard', 'Verve', 'Visa'] as const;

const LONGEST_NAME = 60;

/** Returns a link's name as a file name that is valid on any system. */
export function fileNameOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return `QR-${[...plain].slice(0, LONGEST_NAME).join('') || 'code'}.png`;
}

/** PLK-05, QRC-01, QRC-02: saves a QR code as a picture. */
export const qrDownloadMachine = download<QrSubject, 'png'>('qrDownload', {
  calls: [],
  req: ['PLK-05', 'QRC-01', 'QRC-02'],
  description: 'Downloads a QR code as an image.',
  failureMessage: 'Your browser couldn’t create the image.',
});
