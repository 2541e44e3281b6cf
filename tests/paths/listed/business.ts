/** What lists of the business itself show. */
import type { ListedByFlow } from './listed';

export const listedInBusiness: ListedByFlow = {
  auditTrails: {
    columns: {
      'Date initiated ↕': '27-Nov-2026 11:04:52 am',
      'Name ↕': 'Amaka Obi',
      'Role ↕': 'Owner',
      'Email address ↕': 'amaka.obi@bluecrest.test',
      'Action ↕': 'Change fee bearer',
      'Activity type ↕': 'Settings',
      'IP address ↕': '102.89.34.17',
    },
    none: [
      'You currently do not have any audit',
      'Each change, sign-in and export of your business appears here, with who did it.',
    ],
    failed: 'We couldn’t load your audit trail.',
  },
  webhookDeliveries: {
    columns: {
      'Event ↕': 'payment.successful evt_5d20…0001',
      'About ↕': 'BCS-ORD-0001',
      'Created ↕': '27-Nov-2026 09:12:49 am',
      'Tries ↕': '1',
      'Status ↕': 'Delivered 200 in 212 ms',
    },
    none: [
      'You currently do not have any deliveries.',
      'Each event that we send to your webhook appears here, with what your server answered.',
    ],
    failed: 'We couldn’t load your deliveries.',
  },
  reports: {
    columns: {
      'File Name ↕': 'Transactions-20261120-093001-WAT-4f1c09ab.csv Transactions: Successful, Card, 9 columns',
      'Date Requested ↕': '20-Nov-2026 09:30:00 am',
      'Requested By ↕': 'Amaka Obi',
      'Status ↕': 'Completed 612 rows, until 27-Nov-2026',
      Action: 'Download Transactions-20261120-093001-WAT-4f1c09ab.csv',
    },
    none: [
      'You currently do not have any reports.',
      'Export a list, and its file appears here. It can be downloaded for 7 days by everyone with report access.',
    ],
    failed: 'We couldn’t load your reports.',
  },
  subMerchants: {
    columns: {
      'Name ↕': 'Business 1',
      'Email ↕': 'business.1@bluecrest.test',
      'Country ↕': 'NG',
      'Verification Status ↕': 'New',
      'Business Type ↕': 'Company',
    },
    none: [
      'You currently do not have any sub-merchants.',
      'A sub-merchant is a business under yours, with its own wallets and payouts.',
    ],
    failed: 'We couldn’t load your sub-merchants.',
  },
  users: {
    columns: {
      'Name ↕': 'Ngozi Eze',
      'Email Address ↕': 'ngozi.eze@bluecrest.test',
      'Mobile Number': '—',
      'Role ↕': 'Viewer',
      'Added By ↕': 'Amaka Obi',
      'Date Created ↕': '26-Mar-2026 12:00:00 pm',
      'Status ↕': 'Active',
      'Action (hidden)': '',
    },
    none: ['You currently do not have any user'],
    failed: 'We couldn’t load your users.',
  },
};
