/** Reads a file of refunds. */
import type { Service } from '../../../../machines/kit/flow/port';
import type { Row } from '../../../../machines/refunds/bulkRefund/bulkRefund.check';
import type { Texts } from '../../../../machines/refunds/bulkRefund/bulkRefund.file';
import type { Read, Source } from '../../../../machines/refunds/bulkRefund/bulkRefund.types';
import { sheetReader } from '../../batch/readSheet';

const read = sheetReader<Texts, Row, null>(
  'bulkRefund',
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
);

export const readSheet: Service<Source, Read> = (source, { signal }) => read({ source, given: null, signal });
