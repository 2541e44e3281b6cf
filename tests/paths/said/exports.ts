import type { SaidByFlow } from './said';

export const saidInExports: SaidByFlow = {
  transactionsExport: [
    {
      in: ['requesting', 'checkingOutcome', 'underWay.queued', 'underWay.looking', 'awaited', 'choosing'],
      says: ['Export transactions'],
    },
    {
      in: ['requesting'],
      says: ['Requesting your file…'],
    },
    {
      in: ['checkingOutcome'],
      says: ['Checking whether your request arrived…'],
    },
    {
      in: ['underWay.queued', 'underWay.looking'],
      says: [
        'Your requested report will be available in Report Centre shortly.',
        'Preparing your file…',
        'You can close this. The export continues in Report Centre.',
      ],
    },
    {
      in: ['underWay.queued?', 'underWay.looking?'],
      says: ['2,000 of 4,310 rows are written.', 'We couldn’t check the progress. We’ll try again.'],
    },
    {
      in: ['awaited'],
      says: ['This file takes longer than usual.', 'Your request is safe. The file will be in Report Centre when it’s ready.'],
    },
    {
      in: ['failed'],
      says: ['Export failed', 'We couldn’t finish the file. Nothing else changed. Try again, or change the export.'],
      offers: ['Change', 'Try again'],
    },
    {
      in: ['choosing'],
      says: [
        '60 transactions',
        'Columns',
        'Date',
        'Email',
        'Amount',
        'Currency',
        'Recurring Frequency',
        'Settlement Amount',
        'Payment method',
        'Reference',
        'Status',
        'Payment reference',
        'Customer name',
        'Fee',
        'Response code',
        'Format',
        'CSV',
        'XLSX',
        'Time zone',
        'Africa/Lagos (WAT)',
        'All dates in the file use it.',
        'Available for',
        '7 days, to your team members with report access',
        'You can leave this page. The export continues in Report Centre.',
      ],
      offers: ['Cancel', 'Export 60 rows'],
    },
    {
      in: ['choosing?'],
      says: [
        'Reference: export-fails. Paid in: NGN.',
        '9 of 13',
        'An error occurred while requesting the export. Export again.',
        'No file was requested.',
        'Paid in: NGN.',
        '10 of 13',
        '13 of 13',
        'The provider refused the request',
      ],
      offers: ['All', 'Usual'],
    },
    {
      in: ['outcomeUnknown'],
      says: [
        'We couldn’t confirm this yet',
        'We didn’t get a response, so your file may have been requested. Check its status before you export again. Until then, we won’t request anything else from here.',
      ],
      offers: ['Check status'],
    },
    {
      in: ['finished'],
      says: [
        'Your file is ready',
        'File Name',
        'Transactions-20261124-093000-WAT-4f1c09ab.csv',
        'Rows',
        '4,310',
        'Available until',
        'December 1st 2026, 9:30 am',
        'The list showed 60 rows, and the file has 4,310. Refresh the list to compare.',
        'You also find this file in Report Centre. Go to Report Centre',
        'Download',
      ],
      offers: ['Done', 'Download Transactions-20261124-093000-WAT-4f1c09ab.csv'],
    },
    {
      in: [
        'checkingOutcome',
        'underWay.queued',
        'underWay.looking',
        'awaited',
        'failed',
        'choosing',
        'outcomeUnknown',
        'finished',
      ],
      offers: ['Close'],
    },
    {
      in: ['underWay.queued', 'underWay.looking', 'awaited'],
      offers: ['Don’t wait'],
    },
    {
      in: ['underWay.queued', 'awaited'],
      offers: ['Check now'],
    },
    {
      in: ['awaited', 'finished'],
      offers: ['Go to Report Centre'],
    },
    {
      in: ['failed', 'outcomeUnknown'],
      offers: ['Not now'],
    },
  ],
  reportRepeat: [
    {
      in: ['submitting', 'confirming'],
      says: [
        'Export again?',
        'Transactions-20261120-093002-WAT-4f1c09ab.csv',
        'The new file has the same filter, columns and format, with the rows as they are now.',
      ],
    },
    {
      in: ['confirming'],
      says: [
        'The provider refused the request',
        'Choose Export again. You’ll get only one new file, even if we received your first request.',
      ],
      offers: ['Close', 'Cancel', 'Export again'],
    },
  ],
};
