import { bankFinder } from '../../../../machines/payouts/bulkPayout/bulkPayout.banks';
import { checkRow, type Row } from '../../../../machines/payouts/bulkPayout/bulkPayout.check';
import { knownHeads, type Texts, understand } from '../../../../machines/payouts/bulkPayout/bulkPayout.file';
import type { ReadFile } from '../../../../machines/payouts/bulkPayout/bulkPayout.types';
import { serveSheets } from '../../batch/sheetWorker';

serveSheets<Texts, Row, ReadFile['banks']>({
  knownHeads,
  understand,
  checker: (banks) => {
    const find = bankFinder(banks);
    return (row) => checkRow(row, find);
  },
});
