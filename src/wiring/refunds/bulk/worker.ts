import { checkRow, type Row } from '../../../../machines/refunds/bulkRefund/bulkRefund.check';
import { knownHeads, type Texts, understand } from '../../../../machines/refunds/bulkRefund/bulkRefund.file';
import { serveSheets } from '../../batch/sheetWorker';

serveSheets<Texts, Row, null>({ knownHeads, understand, checker: () => checkRow });
