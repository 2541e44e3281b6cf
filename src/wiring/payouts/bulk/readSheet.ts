/** Reads a file of payouts, against the banks that there are. */
import type { Service } from '../../../../machines/kit/flow/port';
import type { Row } from '../../../../machines/payouts/bulkPayout/bulkPayout.check';
import type { Texts } from '../../../../machines/payouts/bulkPayout/bulkPayout.file';
import type { Read, ReadFile, Source } from '../../../../machines/payouts/bulkPayout/bulkPayout.types';
import { listBanks } from '../../../services/payouts/bulkReview';
import { sheetReader } from '../../batch/readSheet';

const read = sheetReader<Texts, Row, ReadFile['banks']>(
  'bulkPayout',
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
);

export const readSheet: Service<Source, Read> = async (source, options) => {
  const banks = await listBanks(undefined, options);
  const found = await read({ source, given: banks, signal: options.signal });
  return 'refusal' in found ? found : { banks, ...found };
};
