/** What lists of wallets and of payouts show. */
import type { ListedByFlow } from './listed';

export const listedInMoney: ListedByFlow = {
  approvals: {
    columns: {
      'Select (hidden)': 'Select the payout to ADA OKAFOR',
      'Payout date ↕': '21-Nov-2026',
      'Recipient ↕': 'ADA OKAFOR Guaranty Trust Bank',
      Reason: 'NGN 1,000,000.00 or more in a day',
      'Initiator ↕': 'Amaka Obi',
      'Time pending': '2 days',
      'Total amount (NGN) ↕': 'NGN 1,000,050.00',
      Action: 'Decline the payout to ADA OKAFORApprove the payout to ADA OKAFOR',
    },
    none: ['No payouts are pending approval.', 'Payouts that need a second person wait here for your decision.'],
    failed: 'We couldn’t load pending payouts.',
  },
  beneficiaries: {
    columns: {
      'Name ↕': 'ADA OKAFOR',
      'Type ↕': 'Bank Account',
      'Recipient ↕': '0123456789, Zenith Bank',
      'Date ↕': '01-Nov-2026 09:30:00 am',
      'Action (hidden)': '',
    },
    none: ['You currently do not have any beneficiary.', 'Save a recipient once, and choose it by name for each payout.'],
    failed: 'We couldn’t load your beneficiaries.',
  },
  payouts: {
    columns: {
      'Payout date ↕': '20-Nov-2026 09:30:00 am',
      'Recipient ↕': 'ADA OKAFOR Guaranty Trust Bank, 20-Nov-2026',
      'Beneficiary number': '0123456789',
      'Session ID': '',
      'Total amount (NGN) ↕': 'NGN 20,025.00',
      'Client reference': '',
      Type: 'Bank',
      Fee: 'NGN 25.00',
      'Status ↕': 'Successful',
      'Action (hidden)': '',
    },
    none: [
      'You currently do not have any payouts.',
      'A payout sends money from your Payout Balance to a bank account or another merchant.',
    ],
    failed: 'We couldn’t load your payouts.',
  },
  fundings: {
    columns: {
      'Date ↕': '02-Oct-2026 04:11:52 pm',
      'Amount (NGN) ↕': 'NGN 2,640,000.00',
      'Account Number ↕': '9903311207',
      'Account Alias ↕': 'Kano branch',
      'Method ↕': 'Bank transfer',
      'Session ID ↕': '…40188301',
      Status: 'Successful',
      'Fee (NGN) ↕': 'NGN 50.00',
    },
    none: ['You currently do not have any fundings.', 'Money that arrives by bank transfer appears here with its session ID.'],
    failed: 'We couldn’t load your funding history.',
  },
  rollingReserves: {
    columns: {
      'Settlement date ↕': '02-Sep-2026 STL-20260902-25',
      'Settlement amount (NGN) ↕': 'NGN 1,322,085.00',
      'Withheld (NGN) ↕': 'NGN 66,104.25',
      'Balance (NGN) ↕': 'NGN 66,104.25',
      'Release date ↕': '02-Dec-2026 in 9 days',
      'Status ↕': 'Not due',
    },
    none: ['You currently do not have any reserve items.'],
    failed: 'We couldn’t load your reserve items.',
  },
  settlements: {
    columns: {
      'Date ↕': '02-Oct-2026 STL-20261002-25',
      'Business name ↕': 'Bluecrest Stores',
      'Amount (NGN) ↕': 'NGN 60,000.00',
      'Settlement fee (NGN) ↕': 'NGN 900.00',
      'Settlement amount (NGN) ↕': 'NGN 56,080.00',
      'Currency ↕': 'NGN',
      'Status ↕': 'Pending',
      Action: 'View statement STL-20261002-25',
    },
    none: ['You currently do not have any settlements.'],
    failed: 'We couldn’t load your settlements.',
  },
  groupedSettlements: {
    columns: {
      'Settlement date ↕': '02-Oct-2026STL-20261002-25',
      'Destination ↕': 'Bank account',
      'Destination account ↕': 'Sterling Bank 0099120455',
      'Transaction count ↕': '46',
      'Settlement amount (NGN) ↕': 'NGN 1,708,770.40',
      'Status ↕': 'Pending',
      Action: 'View statement STL-20261002-25',
    },
    none: ['You currently do not have any settlements.'],
    failed: 'We couldn’t load your settlements.',
  },
  splitSettlements: {
    columns: {
      'Name ↕': 'Partners',
      'Currency ↕': 'NGN',
      'Active ↕': 'Active',
      'Rate type ↕': 'percentage',
      Action: 'Edit Partners',
    },
    none: [
      'No Split Settlements Found',
      'You have no split settlements',
      'A split shares each settlement between several accounts, by percentage or a flat amount.',
    ],
    failed: 'Failed to fetch settlements.',
  },
  virtualAccounts: {
    columns: {
      'Account name ↕': 'BLUECREST STORES',
      'Account number ↕': '8800000103',
      'Bank name ↕': 'Sterling Bank',
      'Account alias ↕': 'Web shop',
    },
    none: [
      'You currently do not have any virtual wallets.',
      'Give each customer or branch its own account number, so you can tell payments apart.',
    ],
    failed: 'We couldn’t load your virtual accounts.',
  },
  walletHistory: {
    columns: {
      'Date ↕': '20-Nov-2026 09:30:00 am',
      'Description ↕': 'To ADA OKAFOR',
      'Type ↕': 'Payout',
      'Direction ↕': 'Debit',
      'Amount (NGN) ↕': 'NGN 20,025.00',
      'Balance after (NGN)': 'NGN 100,000.00',
    },
    none: ['No movements in your NGN wallet yet.', 'Each payment in or out of a wallet appears here, with the balance after it.'],
    failed: 'We couldn’t load your balance history.',
  },
};
