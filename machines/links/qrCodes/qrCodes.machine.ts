import type { QrCode as Code } from '../../../contract/links/qrCodes';
import { collection } from '../../kit/collection.machine';
import { type FilterOf, filters, oneOf } from '../../kit/filters';
import type { Readers } from '../../kit/narrow';

/** A code, with what the provider knows the link by that it leads to. Empty: the call is not shown to tell it, and no payment link has its address. */
export interface QrCode extends Code {
  readonly reference: string;
}

/** QRC-01: the words of the filter. */
export const qrFilters = filters({ state: oneOf('Status', ['Active', 'InActive'], { param: 'status' }) });
export type QrFilter = FilterOf<typeof qrFilters>;

export const stateOf = ({ isActive }: Pick<QrCode, 'isActive'>) => (isActive ? 'Active' : 'InActive');

/** The provider shows no parameter for a filter. */
export const qrReaders: Readers<Pick<QrCode, 'isActive'>, QrFilter> = { state: stateOf };

/** QRC-01: how large a code can be, in pixels. */
export const QR_SIZES = [120, 150, 260] as const;
export type QrSize = (typeof QR_SIZES)[number];

/** The largest is read from the farthest. */
export const USUAL_SIZE: QrSize = 260;

/** QRC-01: the kit's collection, made for QR codes. */
export const qrCodesMachine = collection<QrCode, QrFilter>('qrCodes', {
  calls: ['listQrCodes', 'listPaymentLinks'],
  req: ['QRC-01', 'GEN-07'],
  description: 'Lists the QR codes of the active business.',
});
