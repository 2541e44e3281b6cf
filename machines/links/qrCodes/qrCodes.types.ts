import type { QrCode as Code } from '../../../contract/links/qrCodes';
import type { STATES } from './qrCodes.rules';

/** A code, with what the provider knows the link by that it leads to. Empty: the call is not shown to tell it, and no payment link has its address. */
export interface QrCode extends Code {
  readonly reference: string;
}

export type QrState = (typeof STATES)[number];

export interface QrFilter {
  /** Empty: either. */
  readonly state: QrState | '';
}
