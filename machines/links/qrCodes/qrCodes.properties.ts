import { collectionProperties } from '../../kit/collection.properties';
import type { Properties } from '../../kit/properties';
import type { qrCodesCases } from './qrCodes.cases';
import type { qrCodesMachine } from './qrCodes.machine';

export const qrCodesProperties = collectionProperties('QRC-01', 'some') satisfies Properties<
  typeof qrCodesMachine,
  typeof qrCodesCases
>;
