import type { SaidByFlow } from './said';

export const saidInBulkRefund: SaidByFlow = {
  bulkRefund: [
    {
      in: [
        'reading',
        'reviewing.lookingUp',
        'reviewing.lookedUp',
        'checkingOutcome',
        'checkDataFailed',
        'outcomeUnknown',
        'choosing',
        'results',
        'reviewing.stopped',
      ],
      says: ['Bulk refunds'],
      offers: ['Refunds'],
    },
    {
      in: ['reading'],
      says: ['Reading and checking the file…'],
    },
    {
      in: ['reviewing.lookingUp?', 'reviewing.lookedUp?', 'reviewing.stopped'],
      says: [
        'small.csv, 2 rows',
        'All 2',
        'Needs attention 1',
        'Excluded 0',
        '1 problem',
        '1 of 1',
        'Amount is 0.00',
        '1 row',
        'Enter an amount greater than 0.00.',
        'Needs attention',
        'Exclude',
      ],
      offers: ['Previous problem', 'Next problem', 'Row 3', 'Exclude row 3 (Amount is 0.00)', 'Exclude row 3'],
    },
    {
      in: ['reviewing.lookingUp'],
      says: ['Looking up transactions: 0 of 1'],
    },
    {
      in: ['reviewing.lookingUp', 'reviewing.lookedUp', 'reviewing.stopped'],
      says: ['Rows', 'Rows in the file', 'Left now', 'KPY-1001', 'Ready', 'Total to refund'],
    },
    {
      in: ['reviewing.lookingUp', 'reviewing.lookedUp?', 'reviewing.stopped'],
      says: ['Ready 0', '0 rows', 'Review 0 rows'],
    },
    {
      in: ['reviewing.lookingUp', 'reviewing.lookedUp', 'results', 'reviewing.stopped'],
      says: ['Row', 'Transaction reference', 'Amount', 'Reason', 'Status', 'Returned'],
    },
    {
      in: ['reviewing.lookingUp', 'reviewing.stopped'],
      says: ['Not looked up'],
    },
    { in: ['reviewing.lookingUp'], says: ['We’re looking up the first transactions.'] },
    { in: ['reviewing.stopped'], says: ['Look up the transactions first.'] },
    {
      in: ['reviewing.lookingUp?', 'reviewing.lookedUp?'],
      says: [
        'Needs attention 0',
        'Excluded 1',
        'Excluded',
        'large.csv, 1 row',
        'All 1',
        'declined.csv, 1 row',
        'hidden.xlsx, 1 row',
      ],
      offers: ['Restore row 3'],
    },
    {
      in: ['reviewing.lookedUp?'],
      says: [
        'Ready 1',
        'Possible duplicate',
        'Same transaction and amount as row 2. Keep it only if you mean to refund twice.',
        'Ada Coker',
        'More than is left to refund',
        'You can refund up to NGN 84,480.00 of this transaction.',
        'No rows are ready to refund.',
        'Ready 2',
        '2 rows',
        'Hidden in the spreadsheet',
        'This row is hidden or filtered out in the spreadsheet. Include it only if you mean to refund it.',
      ],
      offers: [
        'Download 1 row',
        'Refund again (Possible duplicate)',
        'Exclude row 3 (Possible duplicate)',
        'Refund again',
        'Review 1 row',
        'Row 2',
        'Change to NGN 84,480.00 (More than is left to refund)',
        'Change to NGN 84,480.00',
        'Exclude row 2',
        'Review 2 rows',
        'Include the row (Hidden in the spreadsheet)',
        'Include row 2',
      ],
    },
    {
      in: ['reviewing.lookedUp?', 'confirming?', 'results?'],
      says: ['NGN 84,480.00', 'NGN 13.15'],
    },
    {
      in: ['reviewing.lookedUp?', 'confirming?'],
      says: ['NGN 30.00', '1 of 2 rows needs fixing and won’t be refunded. You can download it.', 'NGN 60.00'],
    },
    {
      in: ['confirming', 'submitting'],
      says: ['1 Review', '2 Done', 'Review refunds'],
    },
    {
      in: ['confirming?'],
      says: ['You’re sending 1 refund', 'You’re sending 2 refunds'],
      offers: ['Send 1 refund', 'Send 2 refunds'],
    },
    {
      in: ['confirming'],
      says: [
        'The fees of these transactions aren’t returned.',
        'All refunds are made, or none. A refund that your balance doesn’t cover stays pending until it does.',
      ],
      offers: ['Back'],
    },
    {
      in: ['submitting'],
      says: ['Refunding…'],
    },
    {
      in: ['checkingOutcome'],
      says: ['Checking the status of your refunds…'],
    },
    {
      in: ['reviewing.lookedUp?', 'checkDataFailed'],
      says: ['The provider refused the request'],
    },
    {
      in: ['reviewing.lookedUp?'],
      says: ['No money has moved. Check the rows, then review them again.'],
    },
    {
      in: ['discarding'],
      says: ['Discard your corrections?'],
      offers: ['Keep editing', 'Discard corrections'],
    },
    {
      in: ['finishing'],
      says: ['Discard the other rows?', '1 row failed. You can’t send it from here afterwards.'],
      offers: ['Keep rows', 'Discard rows'],
    },
    {
      in: ['discarding?'],
      says: [
        'Your changes to “small.csv” will be lost. Nothing has been sent.',
        'Your changes to “large.csv” will be lost. Nothing has been sent.',
      ],
    },
    {
      in: ['outcomeUnknown'],
      says: [
        'We didn’t get a response, so the refunds may have gone through. Check their status. Until then, we won’t send anything else from here.',
      ],
      offers: ['Check status'],
    },
    {
      in: ['choosing'],
      says: [
        'Refund up to 10,000 transactions at once. Put the headings Transaction Reference, Amount and Reason in the first row, in any order. Add one refund per row. You’ll see every row before we send anything.',
        'Refunds file',
        'Choose a file or drop it here',
        'CSV, text, Excel or OpenDocument, up to 10 MB. We read it in your browser and don’t upload it.',
      ],
      offers: ['Download template'],
    },
    {
      in: ['results?'],
      says: [
        'The provider accepted all refunds (1).',
        'Approved',
        '1 of 1 refunds was declined.',
        'That money stays with you.',
        'Declined',
      ],
    },
    {
      in: ['results'],
      says: ['Result of each row', 'Refund reference', 'KOR-1001', 'RFD-1'],
      offers: ['View refunds', 'Start another batch'],
    },
    {
      in: ['choosing?'],
      says: ['please, add a refund'],
    },
    {
      in: ['reviewing.stopped?'],
      says: [
        '0 of 1 transactions are known. Look up the others before you refund their rows.',
        'The provider refused the request. 0 of 1 transactions are known. Look up the others before you refund their rows.',
      ],
    },
    {
      in: ['reviewing.stopped'],
      offers: ['Look up transactions', 'Download 2 rows'],
    },
    {
      in: ['reading?', 'reviewing.lookingUp'],
      offers: ['Cancel'],
    },
    {
      in: ['reviewing.lookingUp', 'reviewing.lookedUp', 'checkDataFailed', 'reviewing.stopped'],
      offers: ['Choose another file'],
    },
    {
      in: ['confirming', 'discarding', 'finishing'],
      offers: ['Close'],
    },
    {
      in: ['checkDataFailed'],
      offers: ['Try again'],
    },
  ],
};
