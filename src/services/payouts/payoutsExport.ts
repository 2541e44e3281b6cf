/** The payouts as a file (PAY-10, GEN-06): the provider's spreadsheet, or every page of the list as CSV. */

import { withFee } from '../../../machines/kit/values/withFee';
import { exported } from '../exported';
import { timeText } from '../exports';
import { downloadPayouts, listPayouts } from './payouts';

export const exportPayouts = exported(listPayouts, {
  name: 'Payouts',
  sheet: 'Payouts',
  keyOf: ({ payoutId }) => payoutId,
  spreadsheet: downloadPayouts,
  // The columns of the provider's file.
  columns: [
    { head: 'Payout date', kind: 'time', cell: ({ initiatedAt }) => timeText(initiatedAt) },
    { head: 'Recipient', cell: ({ recipient }) => recipient },
    { head: 'Beneficiary number', cell: ({ accountNumber }) => accountNumber },
    { head: 'Session ID', cell: ({ sessionId }) => sessionId },
    { head: 'Total amount', kind: 'amount', cell: (payout) => withFee(payout) ?? '' },
    { head: 'Debit currency', cell: ({ currency }) => currency },
    { head: 'Client reference', cell: ({ clientReference }) => clientReference },
    { head: 'Type', cell: ({ type }) => type },
    { head: 'Fee', kind: 'amount', cell: ({ fee }) => fee ?? '' },
    { head: 'Status', cell: ({ status }) => status },
  ],
});
