/** A port that needs a rule which the provider has no parameter for. */
import type { Page, Query } from '../../machines/kit/collection.types';
import type { Service } from '../../machines/kit/port';
import { isAskedFor } from '../../machines/qrCodes/qrCodes.rules';
import type { QrCode, QrFilter } from '../../machines/qrCodes/qrCodes.types';
import { listCodes } from '../services/qrCodes';

/** QRC-01: everything there is, of which the list shows what is asked for. */
export const codesAskedFor: Service<Query<QrFilter>, Page<QrCode>> = async ({ filter }, options) => {
  const codes = await listCodes(options);
  const asked = codes.filter((row) => isAskedFor(row, filter));
  return { rows: asked, total: asked.length };
};
