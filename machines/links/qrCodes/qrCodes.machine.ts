import type { QrCode as Code } from '../../../contract/links/qrCodes';
import { collection } from '../../kit/collection/collection.machine';
import { type FilterOf, filters, oneOf, type SavedView } from '../../kit/list/filters';
import type { Readers } from '../../kit/list/narrow';

/** A code with the reference of its link. Empty if the response has none and no payment link has its URL. */
export interface QrCode extends Code {
  readonly reference: string;
}

/** QRC-01: the labels of the filter. */
export const qrFilters = filters({ state: oneOf('Status', ['Active', 'InActive'], { param: 'status' }) });
export type QrFilter = FilterOf<typeof qrFilters>;

export const qrViews: readonly SavedView<QrFilter>[] = [
  { key: 'all', label: 'All', values: () => ({}) },
  { key: 'active', label: 'Active', values: () => ({ state: 'Active' }) },
  { key: 'inactive', label: 'InActive', values: () => ({ state: 'InActive' }) },
];

export const stateOf = ({ isActive }: Pick<QrCode, 'isActive'>) => (isActive ? 'Active' : 'InActive');

/** The provider documents no parameter for a filter. */
export const qrReaders: Readers<Pick<QrCode, 'isActive'>, QrFilter> = { state: stateOf };

/** QRC-01: the sizes of a code, in pixels. */
export const QR_SIZES = [120, 150, 260] as const;
export type QrSize = (typeof QR_SIZES)[number];

/** The largest one can be scanned from farthest away. */
export const USUAL_SIZE: QrSize = 260;

/** QRC-01: the list of QR codes. */
export const qrCodesMachine = collection<QrCode, QrFilter>('qrCodes', {
  calls: ['listQrCodes', 'listPaymentLinks'],
  req: ['QRC-01', 'GEN-07'],
  description: 'Lists the QR codes of the active business.',
});
