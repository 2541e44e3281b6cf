import type { QrFilter } from '../../../../machines/links/qrCodes/qrCodes.machine';
import { STATES } from '../../../../machines/links/qrCodes/qrCodes.machine';
import type { QueryCodec } from '../../../flow/query';

export const stateIn = (text: string | null) => STATES.find((state) => state === text) ?? '';

export const qrFilterCodec: QueryCodec<QrFilter> = {
  read: (params) => ({ state: stateIn(params.get('status')) }),
  write: ({ state }) => ({ status: state }),
};

export const everything: QrFilter = { state: '' };
