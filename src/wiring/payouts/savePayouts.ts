/** Makes the file and saves it: one half is a service's, the other the browser's. */
import type { Saved, Wanted } from '../../../machines/kit/download.machine';
import type { Service } from '../../../machines/kit/port';
import type { PayoutFilter } from '../../../machines/payouts/payouts/payouts.machine';
import { saveFile } from '../../flow/saveFile';
import { payoutsCsv, payoutsSheet } from '../../services/payouts/payoutsExport';

export const savePayouts: Service<Wanted<PayoutFilter>, Saved> = async ({ filter, format }, options) => {
  const { name, content } = await (format === 'csv' ? payoutsCsv(filter, options) : payoutsSheet(filter, options));
  options.signal.throwIfAborted();
  saveFile(content, name);
  return { fileName: name };
};
