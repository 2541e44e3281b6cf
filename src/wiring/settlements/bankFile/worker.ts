import { type BankCells, knownHeads, rowReader, understand } from '../../../../machines/settlements/bankCheck/bankCheck.file';
import type { BankRow } from '../../../../machines/settlements/bankCheck/bankCheck.types';
import { serveSheets } from '../../batch/sheetWorker';

serveSheets<BankCells, BankRow, string>({ knownHeads, understand, checker: rowReader });
