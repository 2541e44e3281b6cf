import type { Cause } from '../../../../machines/payouts/bulkPayout/bulkPayout.check';
import type { Remedy } from '../../../../machines/payouts/bulkPayout/bulkPayout.queue';
import { rowsOf } from './rowsOf';

/** The heading of a group of rows with the same problem. */
export const CAUSES: Readonly<Record<Cause, string>> = {
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
  otherCurrency: 'Another currency',
  shifted: 'Cells may have shifted',
  duplicate: 'Possible duplicate',
};

/** The button of a remedy. It names the number of rows that allow it. */
export function remedyWords(cause: Cause, remedy: Remedy): string {
  const [line, ...others] = remedy.lines;
  const isOne = others.length === 0;
  switch (remedy.kind) {
    case 'correct':
      if (isOne) return remedy.offer.label;
      return cause === 'accountLength'
        ? `Add leading zeros in ${rowsOf(remedy.lines.length)}`
        : `${remedy.offer.label} in ${rowsOf(remedy.lines.length)}`;
    case 'include':
      return `Include the ${rowsOf(remedy.lines.length)}`;
    case 'keep':
      return 'Keep both';
    case 'lookUp':
      return remedy.lines.length === 1 ? 'Look up the name' : 'Look up the names';
    case 'exclude':
      return isOne ? `Exclude row ${line}` : `Exclude ${rowsOf(remedy.lines.length)}`;
  }
}
