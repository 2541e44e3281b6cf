import { download } from '../../kit/download.machine';

/** What a code says, what its file is called after, and how many pixels it has on a side. */
export interface QrSubject {
  readonly text: string;
  readonly name: string;
  readonly size: number;
}

/** PLK-05: how large the code of a link is, in pixels. */
export const LINK_SIZE = 120;

/** PLK-05: the cards that a link is paid with. */
export const CARD_BRANDS = ['Mastercard', 'Verve', 'Visa'] as const;

const LONGEST_NAME = 60;

/** What a link is called, as a file may be on any system. */
export function fileNameOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return `QR-${[...plain].slice(0, LONGEST_NAME).join('') || 'code'}.png`;
}

/** PLK-05, QRC-01, QRC-02: a QR code as a picture. */
export const qrDownloadMachine = download<QrSubject, 'png'>('qrDownload', {
  calls: [],
  req: ['PLK-05', 'QRC-01', 'QRC-02'],
  description: 'Downloads a QR code as an image.',
  lost: 'The browser could not make the picture.',
});
