import type { SwitchedCode } from './qrCodeStatus.types';

/** QRC-01: the documents' words, whatever the provider calls what it did to the link. */
export const saidOf = ({ isActive }: Pick<SwitchedCode, 'isActive'>) =>
  isActive ? 'QR Code Deactivated Successfully' : 'QR Code Activated Successfully';
