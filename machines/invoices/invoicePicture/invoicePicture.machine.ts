import { download } from '../../kit/download/download.machine';

/** The invoice whose bill is on the page. */
export interface BillSubject {
  readonly reference: string;
}

/** INV-03: saves the bill as a picture, made in the browser from the bill on the page. */
export const invoicePictureMachine = download<BillSubject, 'png'>('invoicePicture', {
  calls: [],
  req: ['INV-03', 'INV-04'],
  description: 'Downloads an invoice as an image.',
  failureMessage: 'We couldn’t make the picture. Try again.',
});

const LONGEST_NAME = 60;

/** Returns a reference as a file name that is valid on any system. */
export function billFileName(reference: string): string {
  const plain = reference.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '');
  return `Invoice-${[...plain].slice(0, LONGEST_NAME).join('') || 'bill'}.png`;
}
