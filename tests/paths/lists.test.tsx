// @vitest-environment happy-dom
/** What every list shows of its rows, and what it says when there are none and when they cannot be loaded. */
import { fireEvent, screen as page, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type FlowName, flows } from '../../machines/flows';
import type { CollectionFacts } from '../../machines/kit/collection.flow';
import { loadScreens, openRendered } from '../drivers/rendered';
import { flowNames } from './flowPaths';

loadScreens();

interface Shown {
  /** Each column with what the first row of the flow's cases shows in it. A column that can be sorted ends with an arrow. */
  readonly columns: Readonly<Record<string, string>>;
  /** With no rows. */
  readonly none: readonly string[];
  /** What could not be loaded. */
  readonly failed: string;
}

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

/** On the page of one customer every row has the same email address. */
const { 'Email ↕': _, ...PAYMENT_OF_ONE } = PAYMENT;

const SHOWN: Partial<Record<FlowName, Shown>> = {
  approvals: {
    columns: {},
    none: ['No payouts are pending approval.', 'Payouts that need a second person wait here for your decision.'],
    failed: "We couldn't load pending payouts.",
  },
  beneficiaries: {
    columns: {
      'Name ↕': 'ADA OKAFOR',
      'Type ↕': 'Bank Account',
      'Recipient ↕': '0123456789, Zenith Bank',
      'Date ↕': '01-Nov-2026 09:30:00 am',
      Action: '',
    },
    none: ['You currently do not have any beneficiary.', 'Save a recipient once, and choose it by name for each payout.'],
    failed: "We couldn't load your beneficiaries.",
  },
  customerOrders: {
    columns: PAYMENT_OF_ONE,
    none: ['This customer has no transactions yet.'],
    failed: "We couldn't load this customer’s transactions.",
  },
  customers: {
    columns: {
      'Customer ↕': 'Ada Coker ada.abiola@customer.test',
      'Mobile number ↕': '+2348031447720',
      'Country ↕': 'Nigeria',
      'Customer since ↕': '03-Feb-2026 11:02:15 am',
      'Status ↕': 'Active',
      Action: '',
    },
    none: [
      'You currently do not have any customers.',
      'Everyone who pays you becomes a customer with their first payment. You can also add customers yourself.',
    ],
    failed: "We couldn't load your customers.",
  },
  paymentLinks: {
    columns: {
      'Name ↕': 'Market stall',
      'Payment type ↕': 'Multiple Use',
      Limit: '2',
      'Amount ↕': 'NGN 1,500.00',
      'Currency ↕': 'NGN',
      'Auth option ↕': '3DS (authentication)',
      'Status ↕': 'Active',
      Action: '',
    },
    none: [
      'You currently do not have any payment links.',
      'Share a link by chat, email or QR code, and your customer pays on a page with your name.',
    ],
    failed: "We couldn't load your payment links.",
  },
  payouts: {
    columns: {
      'Payout date ↕': '20-Nov-2026 09:30:00 am',
      'Recipient ↕': 'ADA OKAFOR Guaranty Trust Bank, 20-Nov-2026',
      'Beneficiary number': '0123456789',
      'Session ID': '',
      'Total amount (NGN) ↕': 'NGN 20,000.00',
      'Client reference': '',
      Type: 'Bank',
      Fee: 'NGN 25.00',
      'Status ↕': 'Successful',
      Action: '',
    },
    none: [
      'You currently do not have any payouts.',
      'A payout sends money from your Payout Balance to a bank account or another merchant.',
    ],
    failed: "We couldn't load your payouts.",
  },
  products: {
    columns: {
      'Product ↕': 'Adire tablecloth, 6 seats',
      'Price (NGN) ↕': 'NGN 18,500.00',
      'Stock ↕': '24',
      'Availability ↕': 'In stock',
      'Orders ↕': '3',
      'Total amount (NGN) ↕': 'NGN 55,500.00',
      'Date added ↕': '20-Nov-2026 09:30:00 am',
      'Status ↕': 'Active',
      Action: '',
    },
    none: ['You currently do not have any products.', 'Add what you sell, with its price, its stock and up to six images.'],
    failed: "We couldn't load your products.",
  },
  qrCodes: {
    columns: { 'QR Code Name ↕': 'Market stall', 'Type ↕': 'Payment Link', 'Status ↕': 'Active', Action: '' },
    none: ['You currently do not have any QR codes.', 'Print or show a QR code, and your customers scan it to pay you.'],
    failed: "We couldn't load your QR codes.",
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
    failed: "We couldn't load your reports.",
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
    failed: "We couldn't load your sub-merchants.",
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
    failed: "We couldn't load subscribers.",
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
    },
    none: [
      'You currently do not have any refunds.',
      'Refund a transaction from its details. Each refund appears here with its status.',
    ],
    failed: "We couldn't load your refunds.",
  },
  transactions: {
    columns: {
      ...PAYMENT,
      Action: '',
    },
    none: ['You currently do not have any transactions.', 'Each payment of a customer appears here from the moment it starts.'],
    failed: "We couldn't load your transactions.",
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
      Action: '',
    },
    none: ['You currently do not have any user'],
    failed: "We couldn't load your users.",
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
      'A virtual wallet has its own account number, so that you know what each payment is for.',
    ],
    failed: "We couldn't load your virtual accounts.",
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
    none: ['No movements in your wallets yet.', 'Each payment in or out of a wallet appears here, with the balance after it.'],
    failed: "We couldn't load your balance history.",
  },
};

const lists: (readonly [FlowName, CollectionFacts])[] = (Object.keys(flows) as FlowName[]).flatMap((name) => {
  const flow = flows[name];
  return 'model' in flow && flow.model.kind === 'collection' ? [[name, flow.model] as const] : [];
});

it('[GEN-05] what every list shows is named', () =>
  expect(Object.keys(SHOWN).sort()).toEqual(lists.map(([name]) => name).sort()));

const wordsOf = (part: Element | undefined) => (part?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

/** Values of a few kinds, of which another one is not read, and a day that only stands below what its column is ordered by. */
const CHOICES = /status|type|direction|currency|auth|frequency|role|expires/i;

/** The same row, later, larger and further down the alphabet, also where digits are compared. */
function later(value: unknown, key: string): unknown {
  if (typeof value !== 'string' || value === '' || CHOICES.test(key)) return value;
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return value.replace(/^\d{4}/, '2027');
  if (/^\d+\.\d+$/.test(value)) return `1${value}`;
  return /^\d+$/.test(value) ? `${value.slice(0, -1)}9` : `${value} Z`;
}

const rowsOf = (answer: object): readonly object[] => ('rows' in answer && Array.isArray(answer.rows) ? answer.rows : []);

const headOf = (name: string) => {
  const head = page.getAllByRole('columnheader').find((one) => wordsOf(one) === name.replace(' ↕', ''));
  if (!head) throw new Error(`There is no column ${name}`);
  return head;
};

/** What two rows show in a column, from above. */
const cellsOf = (head: Element) => {
  const at = [...(head.parentElement?.children ?? [])].indexOf(head);
  const [, ...rows] = within(page.getByRole('table')).getAllByRole('row');
  return rows.map((row) => wordsOf(row.children[at]));
};

function columnsShown() {
  const [heads, first] = within(page.getByRole('table')).getAllByRole('row');
  const cells = [...(first?.children ?? [])];
  return Object.fromEntries(
    [...(heads?.children ?? [])].map((head, nth) => [
      `${wordsOf(head)}${head.querySelector('button') ? ' ↕' : ''}`,
      wordsOf(cells[nth]),
    ]),
  );
}

/** All lists, or those of which one was broken on purpose. */
const wanted = lists.filter(([name]) => flowNames.includes(name));

describe.each(wanted)('%s', (name, { req, screen, port, oneRow }) => {
  const { columns, none, failed } = SHOWN[name] ?? { columns: {}, none: [], failed: '' };
  const title = `[${req.join(' ')}]`;
  let close = () => {};
  afterEach(() => close());
  const open = () => {
    const opened = openRendered({ path: screen.path, as: screen.as, holds: [port] });
    close = opened.close;
    return opened.I;
  };

  const sorted = Object.entries(columns).filter(([column]) => column.endsWith('↕'));
  // A list of cards has no columns.
  if (sorted.length > 0) {
    it(`${title} shows each row under the names of its columns`, async () => {
      const I = open();
      await I.answer(port, { answers: oneRow });
      await waitFor(() => expect(columnsShown()).toEqual(columns));
    });
    it(`${title} puts its rows in the order of the column that was pressed`, async () => {
      const I = open();
      const [row] = rowsOf(oneRow);
      const other = Object.fromEntries(Object.entries(row ?? {}).map(([key, value]) => [key, later(value, key)]));
      await I.answer(port, { answers: { rows: [other, row], total: 2 } });
      await waitFor(() => expect(cellsOf(headOf(sorted[0]?.[0] ?? ''))).toHaveLength(2));
      for (const [column, low] of sorted) {
        const direction = () => headOf(column).getAttribute('aria-sort');
        const press = async () => {
          const before = direction();
          fireEvent.click(within(headOf(column)).getByRole('button'));
          await waitFor(() => expect(direction()).not.toBe(before));
          const [first, second] = cellsOf(headOf(column));
          if (first !== second) expect([column, direction() === 'descending' ? second : first]).toEqual([column, low]);
          return direction();
        };
        expect([await press(), await press()].sort()).toEqual(['ascending', 'descending']);
      }
    });
  }
  it(`${title} says that there is nothing yet`, async () => {
    const I = open();
    await I.answer(port, { answers: { rows: [], total: 0 } });
    for (const words of none) await I.see(words);
  });
  it(`${title} says what could not be loaded, and loads it again`, async () => {
    const I = open();
    await I.answer(port, { fails: 'network' });
    await I.see(new RegExp(`^${failed}`));
    await I.press('Try again');
    await I.answer(port, { answers: { rows: [], total: 0 } });
    for (const words of none) await I.see(words);
  });
});
