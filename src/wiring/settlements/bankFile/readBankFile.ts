/** Reads a bank's file in a worker, as files of orders are read. */
import type { Service } from '../../../../machines/kit/flow/port';
import type { BankCells } from '../../../../machines/settlements/bankCheck/bankCheck.file';
import type { ReadWanted } from '../../../../machines/settlements/bankCheck/bankCheck.machine';
import type { BankRow, Read } from '../../../../machines/settlements/bankCheck/bankCheck.types';
import { sheetReader } from '../../batch/readSheet';

const read = sheetReader<BankCells, BankRow, string>(
  'bankCheck',
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
);

export const readBankFile: Service<ReadWanted, Read> = async ({ file, currency }, { signal }) => {
  const found = await read({ source: { file }, given: currency, signal });
  return 'refusal' in found ? found : { name: found.sheet.name, rows: found.sheet.rows, notes: found.sheet.notes };
};
