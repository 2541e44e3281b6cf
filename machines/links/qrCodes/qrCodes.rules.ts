import type { QrCode, QrFilter, QrState } from './qrCodes.types';

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
