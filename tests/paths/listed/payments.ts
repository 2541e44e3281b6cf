/** What lists of payments and of what is sold show. */
import type { ListedByFlow } from './listed';

/** The columns of a payment. */
const PAYMENT = {
  'Date ↕': '20-Nov-2026 09:30:00 am',
  'Email ↕': 'ada.coker@customer.test',
  'Amount (NGN) ↕': 'NGN 20,000.00',
  'Recurring Frequency ↕': '—',
  'Settlement Amount (NGN) ↕': 'NGN 19,700.00',
  'Payment method ↕': 'Card',
  'Reference ↕': 'KOR-1001',
  'Status ↕': 'Successful',
};

export const listedInPayments: ListedByFlow = {
  chargebacks: {
    columns: {
      'Due Date ↕': '27-Dec-2026 34 days left',
      'Amount (NGN) ↕': 'NGN 186,500.00',
      'Status ↕': 'Pending',
      'Balance (NGN) ↕': 'NGN 186,500.00',
      'Order Reference ↕': 'KOR-1001 t.balogun@customer.test',
      Action: 'Treat Chargeback KOR-1001',
    },
    none: ['You currently do not have any chargebacks.'],
    failed: 'We couldn’t load your chargebacks.',
  },
  customerOrders: {
    columns: { ...PAYMENT, 'Action (hidden)': '' },
    none: ['This customer has no transactions yet.'],
    failed: 'We couldn’t load this customer’s transactions.',
  },
  settlementTransactions: {
    columns: { ...PAYMENT, 'Action (hidden)': '' },
    none: ['This settlement has no transactions.'],
    failed: 'We couldn’t load the transactions of this settlement.',
  },
  customers: {
    columns: {
      'Customer ↕': 'Ada Coker ada.abiola@customer.test',
      'Mobile number ↕': '+2348031447720',
      'Country ↕': 'Nigeria',
      'Customer since ↕': '03-Feb-2026 11:02:15 am',
      'Status ↕': 'Active',
      'Action (hidden)': '',
    },
    none: [
      'You currently do not have any customers.',
      'Everyone who pays you becomes a customer with their first payment. You can also add customers yourself.',
    ],
    failed: 'We couldn’t load your customers.',
  },
  paymentLinks: {
    columns: {
      'Name ↕': 'Market stall',
      Link: 'pay.provider.test/…1209FF',
      'Payment type ↕': 'Multiple Use',
      Limit: '2',
      'Amount ↕': 'NGN 1,500.00',
      'Currency ↕': 'NGN',
      'Auth option ↕': '3DS (authentication)',
      'Status ↕': 'Active',
      'Action (hidden)': '',
    },
    none: [
      'You currently do not have any payment links.',
      'Share a link by chat, email or QR code, and your customer pays on a page with your name.',
    ],
    failed: 'We couldn’t load your payment links.',
  },
  invoices: {
    columns: {
      'Title ↕': 'Uniforms, lot 1',
      'Customer Name ↕': 'Danjuma Logistics Ltd halima@danjuma.test',
      'Reference ↕': 'BCS-INV-1001',
      'Amount (NGN) ↕': 'NGN 1,030,125.00',
      'Due date ↕': '06-Dec-2026 Due in 13 days',
      'Status ↕': 'Pending Sent 22-Nov-2026',
      'Action (hidden)': '',
    },
    none: [
      'You currently do not have any invoices.',
      'Send a bill with a payment link. Your customer pays it by card, bank transfer or USSD, and you see when.',
    ],
    failed: 'We couldn’t load your invoices.',
  },
  products: {
    columns: {
      'Product ↕': 'Adire tablecloth, 6 seats',
      'Price (NGN) ↕': 'NGN 18,500.00',
      // On a phone the number has its label.
      'Stock ↕': 'Stock 24',
      'Availability ↕': 'In stock',
      'Orders ↕': '3',
      'Total amount (NGN) ↕': 'NGN 55,500.00',
      'Date added ↕': '20-Nov-2026 09:30:00 am',
      'Status ↕': 'Active',
      'Action (hidden)': '',
    },
    none: ['You currently do not have any products.', 'Add what you sell, with its price, its stock and up to six images.'],
    failed: 'We couldn’t load your products.',
  },
  qrCodes: {
    columns: { 'QR Code Name ↕': 'Market stall', 'Type ↕': 'Payment Link', 'Status ↕': 'Active', 'Action (hidden)': '' },
    none: ['You currently do not have any QR codes.', 'Print or show a QR code, and your customers scan it to pay you.'],
    failed: 'We couldn’t load your QR codes.',
  },
  refunds: {
    columns: {
      'Date ↕': '20-Nov-2026 09:30:00 am',
      'Customer Email ↕': 'ada.coker@customer.test',
      'Customer ID ↕': '—',
      'Transaction Amount (NGN) ↕': 'NGN 20,000.00',
      'Refund Amount (NGN) ↕': 'NGN 5,000.00',
      'Transaction reference ↕': 'KOR-1001',
      'Status ↕': 'Approved',
      'Action (hidden)': '',
    },
    none: [
      'You currently do not have any refunds.',
      'Refund a transaction from its details. Each refund appears here with its status.',
    ],
    failed: 'We couldn’t load your refunds.',
  },
  subscribers: {
    columns: {
      'Customer name ↕': 'Ada Okafor',
      'Amount ↕': 'NGN 5,000.00',
      'Phone number': '08031000000',
      'Payment type ↕': 'Card',
      'Email address ↕': 'ada.okafor1@customer.test08031000000, Card, 1 payment',
      'Payment frequency ↕': 'Daily',
      'Number of payments ↕': '1',
      'Status ↕': 'New',
    },
    none: ['No subscribers for this link yet.', 'Customers who subscribe through this link appear here.'],
    failed: 'We couldn’t load subscribers.',
  },
  transactions: {
    columns: {
      ...PAYMENT,
      'Action (hidden)': '',
    },
    none: ['You currently do not have any transactions in NGN.', 'Customer payments appear here as soon as they start.'],
    failed: 'We couldn’t load your transactions.',
  },
};
