import type { QrCode as Code } from '../../../contract/links/qrCodes';
import { collection } from '../../kit/collection.machine';

/** A code, with what the provider knows the link by that it leads to. Empty: the call is not shown to tell it, and no payment link has its address. */
export interface QrCode extends Code {
  readonly reference: string;
}

export type QrState = (typeof STATES)[number];

export interface QrFilter {
  /** Empty: either. */
  readonly state: QrState | '';
}

/** QRC-01: the words of the filter. */
export const STATES = ['Active', 'InActive'] as const;

export const stateOf = ({ isActive }: Pick<QrCode, 'isActive'>): QrState => (isActive ? 'Active' : 'InActive');

/** Whether a code is one of those that are asked for. The provider shows no parameter for it: the whole list is filtered here. */
export const isAskedFor = (code: Pick<QrCode, 'isActive'>, { state }: QrFilter) => state === '' || stateOf(code) === state;

/** QRC-01: how large a code can be, in pixels. */
export const QR_SIZES = [120, 150, 260] as const;
export type QrSize = (typeof QR_SIZES)[number];

/** The largest is read from the farthest. */
export const USUAL_SIZE: QrSize = 260;

/** QRC-01: the kit's collection, made for QR codes. */
export const qrCodesMachine = collection<QrCode, QrFilter>('qrCodes', {
  calls: ['listQrCodes', 'listPaymentLinks'],
  req: ['QRC-01', 'GEN-07'],
  description: 'The QR codes of the active business, as the provider has them.',
});
