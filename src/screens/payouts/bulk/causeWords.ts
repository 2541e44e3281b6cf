import type { Cause } from '../../../../machines/payouts/bulkPayout/bulkPayout.check';
import type { Field } from '../../../../machines/payouts/bulkPayout/bulkPayout.file';
import type { CauseWords } from '../../kit/batch/batchFlow';
import { rowsOf } from '../../kit/batch/rowsOf';

/** Corrections of several rows that differ from row to row. */
function togetherSays(cause: Cause, rows: string): string | null {
  if (cause === 'accountLength') return `Add leading zeros in ${rows}`;
  return cause === 'amountUnreadable' ? `Use the suggested amounts in ${rows}` : null;
}

export const CAUSES: CauseWords<Cause, Field> = {
  heads: {
    hidden: 'Hidden in the spreadsheet',
    accountMissing: 'Account number missing',
    accountLength: 'Wrong number of digits',
    accountUnreadable: 'Not an account number',
    accountRounded: 'Account number may be rounded',
    accountUnknown: 'Account not found',
    bankSilent: 'No response from the bank',
    bankMissing: 'Bank missing',
    bankUnknown: 'Bank not found',
    amountMissing: 'Amount missing',
    amountUnreadable: 'Not an amount',
    amountZero: 'Amount is 0.00',
    descriptionMissing: 'Description missing',
    descriptionLong: 'Description too long',
    descriptionUnsafe: 'Characters not allowed in description',
    otherCurrency: 'Another currency',
    shifted: 'Cells may have shifted',
    duplicate: 'Possible duplicate',
  },
  own: (cause, { kind, lines }) => (kind === 'correct' && lines.length > 1 ? togetherSays(cause, rowsOf(lines.length)) : null),
  lookUp: (count) => (count === 1 ? 'Look up the name' : 'Look up the names'),
  keep: 'Keep both',
};
