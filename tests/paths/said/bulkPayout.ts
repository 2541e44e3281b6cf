import type { SaidByFlow } from './said';

export const saidInBulkPayout: SaidByFlow = {
  bulkPayout: [
    {
      in: [
        'reading',
        'reviewing.resolvingNames',
        'reviewing.loadingCost',
        'loadingResults',
        'results',
        'choosing',
        'checkingOutcome',
        'reviewing.costFailed',
        'reviewing.stopped',
        'resultsFailed',
        'reviewing.namesResolved',
        'checkDataFailed',
        'outcomeUnknown',
      ],
      says: ['Bulk Payout'],
    },
    { in: ['reading'], says: ['Reading and checking the file…'] },
    { in: ['reading?', 'reviewing.resolvingNames'], offers: ['Cancel'] },
    {
      in: [
        'reviewing.resolvingNames',
        'reviewing.loadingCost',
        'reviewing.costFailed',
        'reviewing.stopped',
        'reviewing.namesResolved',
        'checkDataFailed',
      ],
      offers: ['Choose another file'],
    },
    {
      in: [
        'reviewing.resolvingNames',
        'reviewing.loadingCost',
        'reviewing.costFailed',
        'reviewing.stopped',
        'reviewing.namesResolved',
        'results?',
      ],
      says: ['Rows'],
    },
    { in: ['reviewing.resolvingNames'], says: ['Looking up account names: 0 of 1'] },
    {
      in: [
        'reviewing.resolvingNames',
        'reviewing.loadingCost',
        'reviewing.costFailed',
        'reviewing.stopped',
        'reviewing.namesResolved',
      ],
      says: ['Rows in the file', 'Fees'],
    },
    {
      in: [
        'reviewing.resolvingNames?',
        'reviewing.loadingCost?',
        'reviewing.costFailed?',
        'reviewing.stopped?',
        'reviewing.namesResolved?',
      ],
      says: ['Needs attention 0', 'Needs attention 1', 'Needs attention'],
      offers: ['Previous problem', 'Next problem'],
    },
    {
      in: ['reviewing.resolvingNames', 'reviewing.stopped', 'reviewing.namesResolved?'],
      says: ['Ready 0', '0 rows ready', 'Review 0 rows'],
    },
    {
      in: [
        'reviewing.resolvingNames?',
        'reviewing.loadingCost?',
        'reviewing.costFailed',
        'reviewing.stopped?',
        'reviewing.namesResolved',
      ],
      says: ['Excluded 0'],
    },
    {
      in: [
        'reviewing.resolvingNames',
        'reviewing.loadingCost',
        'results',
        'reviewing.costFailed',
        'reviewing.stopped',
        'reviewing.namesResolved',
      ],
      says: ['Account Number', 'Bank', 'Amount (NGN)', 'Description', 'Status', 'Guaranty Trust Bank'],
    },
    {
      in: ['reviewing.resolvingNames', 'reviewing.stopped'],
      says: ['Name pending', "We're looking up the first account names."],
    },
    {
      in: [
        'reviewing.resolvingNames',
        'reviewing.loadingCost',
        'reviewing.costFailed',
        'reviewing.stopped',
        'reviewing.namesResolved?',
      ],
      says: ['Total without fees'],
    },
    {
      in: ['reviewing.loadingCost?', 'reviewing.costFailed?'],
      says: ['Ready 1', '1 row ready', '1 of 2 rows is not ready. We won’t pay it. You can download it.'],
      offers: ['Review 1 row'],
    },
    { in: ['reviewing.loadingCost', 'reviewing.costFailed', 'reviewing.namesResolved?'], says: ['Ready'] },
    { in: ['reviewing.loadingCost'], says: ['Loading the fees…'] },
    { in: ['confirming', 'submitting', 'verifying'], says: ['1 Review', '2 Verify'] },
    { in: ['confirming', 'submitting'], says: ['Review batch'] },
    { in: ['confirming?'], says: ['You’re paying 1 recipient', 'You’re paying 2 recipients'] },
    { in: ['confirming'], says: ['Checking the fees…', 'Initiate payouts'], offers: ['Back'] },
    { in: ['submitting'], says: ['Sending the batch…'] },
    {
      in: ['verifying'],
      says: [
        'Verify Payout',
        'We sent a one-time password to amaka.obi@bluecrest.test for this batch.',
        'File',
        'Recipients',
        'Amount',
        'One-time password',
      ],
    },
    {
      in: ['verifying?'],
      says: ['No money has moved. The batch still awaits its code.', 'Error verifying payout. Please try again.'],
    },
    { in: ['loadingResults'], says: ['Loading the result of each row…'] },
    {
      in: ['results?'],
      says: [
        'This batch needs its one-time password.',
        'The money leaves once the code is entered.',
        'The provider accepted all rows (1).',
        'Awaiting Verification',
        'The provider accepted all rows (2).',
        'Successful',
        '1 of 2 rows failed.',
        'No money left your wallet for them, and no row is paid twice.',
        'Failed',
      ],
      offers: ['Enter code', 'Try 1 again'],
    },
    { in: ['results'], says: ['Result of each row'], offers: ['Refresh', 'Start another batch'] },
    {
      in: ['choosing'],
      says: [
        'Pay up to 10,000 bank accounts at once, in NGN. Put the headings Account Number, Bank, Amount and Description in the first row, in any order. Add one payment per row. You’ll see every row before we send anything.',
        'Payments file',
        'Choose a file or drop it here',
        'CSV, Excel or OpenDocument, up to 10 MB. We read it in your browser and don’t upload it.',
      ],
      offers: ['Download template'],
    },
    { in: ['checkingOutcome'], says: ['Checking the status of your batch…'] },
    { in: ['reviewing.loadingCost?'], says: ['partly.csv, 2 rows'] },
    {
      in: ['reviewing.loadingCost?', 'reviewing.costFailed?', 'reviewing.namesResolved?'],
      says: ['Ready 2', '2 rows ready'],
      offers: ['Review 2 rows', 'Download 1 row'],
    },
    {
      in: [
        'reviewing.resolvingNames?',
        'reviewing.loadingCost?',
        'reviewing.costFailed',
        'reviewing.stopped',
        'reviewing.namesResolved?',
      ],
      says: ['small.csv, 2 rows'],
    },
    {
      in: ['reviewing.resolvingNames?', 'reviewing.loadingCost?', 'reviewing.stopped?'],
      says: ['Bank not found', 'No bank matches “Guaranty Bnk”. Did you mean Guaranty Trust Bank?', 'Excluded 1', 'Excluded'],
      offers: ['Use Guaranty Trust Bank (Bank not found)', 'Use Guaranty Trust Bank', 'Restore row 3'],
    },
    {
      in: ['reviewing.resolvingNames?', 'reviewing.loadingCost?', 'reviewing.costFailed?', 'reviewing.stopped?'],
      says: ['Possible duplicate', 'Same account and amount as row 2. Keep it only if you mean to pay twice.'],
      offers: ['Exclude row 3', 'Keep both (Possible duplicate)', 'Exclude row 3 (Possible duplicate)', 'Keep both'],
    },
    {
      in: ['reviewing.costFailed'],
      says: ['We couldn’t load the fees. You’ll see them before you confirm. Load fees'],
      offers: ['Load fees'],
    },
    {
      in: ['reviewing.resolvingNames?', 'reviewing.loadingCost?'],
      says: ['No money has moved. Check the batch, then review it again.'],
    },
    { in: ['choosing?'], says: ['The file has headings but no rows.'] },
    {
      in: ['reviewing.stopped?'],
      says: [
        '0 of 1 account names are known. Look up the others before you pay their rows.',
        "We couldn't look up the account names. 0 of 1 account names are known. Look up the others before you pay their rows.",
      ],
    },
    {
      in: ['reviewing.stopped'],
      offers: ['Look up names', 'Download 2 rows'],
    },
    {
      in: ['resultsFailed'],
      says: ['Your batch was created, but we couldn’t load its results. The provider refused the request'],
    },
    { in: ['resultsFailed', 'checkDataFailed'], offers: ['Try again'] },
    {
      in: ['discarding'],
      says: ['Discard your corrections?', 'What you changed in “small.csv” here will be lost. Nothing has been sent.'],
      offers: ['Keep editing', 'Discard corrections'],
    },
    {
      in: ['reviewing.namesResolved?'],
      says: ['Payout Balance afterwards', 'Total with fees', 'Hidden in the spreadsheet', 'No rows are ready to pay.'],
      offers: ['Include the 1 row (Hidden in the spreadsheet)', 'Include row 2', 'Exclude row 2'],
    },
    {
      in: ['outcomeUnknown'],
      says: [
        'We didn’t get a response, so the batch may have gone through. Check its status. Until then, we won’t send anything else from here.',
      ],
      offers: ['Check status'],
    },
    { in: ['confirming', 'verifying', 'discarding'], offers: ['Close'] },
  ],
};
