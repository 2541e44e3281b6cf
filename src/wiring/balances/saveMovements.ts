/** Makes the file and saves it: one half is a service's, the other the browser's. */

import type { MovementFilter } from '../../../machines/balances/walletHistory/walletHistory.machine';
import type { Saved, Wanted } from '../../../machines/kit/download.machine';
import type { Service } from '../../../machines/kit/port';
import { saveFile } from '../../flow/saveFile';
import { movementsCsv, movementsSheet } from '../../services/balances/movements';

export const saveMovements: Service<Wanted<MovementFilter>, Saved> = async ({ filter, format }, options) => {
  const { name, content } = await (format === 'csv' ? movementsCsv(filter, options) : movementsSheet(filter, options));
  options.signal.throwIfAborted();
  saveFile(content, name);
  return { fileName: name };
};
