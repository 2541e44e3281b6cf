import type { Cause } from '../../../../machines/refunds/bulkRefund/bulkRefund.check';
import type { Field } from '../../../../machines/refunds/bulkRefund/bulkRefund.file';
import type { CauseWords } from '../../kit/batch/batchFlow';

export const CAUSES: CauseWords<Cause, Field> = {
  heads: {
    hidden: 'Hidden in the spreadsheet',
    referenceMissing: 'Transaction reference missing',
    referenceUnreadable: 'Not a transaction reference',
    notFound: 'Transaction not found',
    silent: 'Transaction not loaded',
    unpaid: 'Not a successful transaction',
    bankTransfer: 'Paid by bank transfer',
    unknown: 'Amount left isn’t known',
    nothingLeft: 'Nothing left to refund',
    amountMissing: 'Amount missing',
    amountUnreadable: 'Not an amount',
    amountZero: 'Amount is 0.00',
    tooMuch: 'More than is left to refund',
    reasonMissing: 'Reason missing',
    reasonLong: 'Reason too long',
    reasonUnsafe: 'Characters not allowed in reason',
    shifted: 'Cells may have shifted',
    duplicate: 'Possible duplicate',
    repeated: 'Refunded before',
    refused: 'Refused by the provider',
  },
  lookUp: (count) => (count === 1 ? 'Look up the transaction' : 'Look up the transactions'),
  keep: 'Refund again',
};
