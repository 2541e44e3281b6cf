// @vitest-environment happy-dom
/** What every part of a page shows of an answer, and what it says when it cannot be loaded. */
import { afterEach, describe, expect, it } from 'vitest';
import { type FlowName, flows } from '../../machines/flows';
import { loadScreens, openRendered } from '../drivers/rendered';
import { models } from '../models/all';
import { flowNames } from './flowPaths';

loadScreens();

interface Shown {
  /** Of the first answer in the flow's cases. */
  readonly loaded: readonly string[];
  /** Names what could not be loaded, where others on the page may have failed too. */
  readonly failed?: string;
}

const CONTACT = 'We couldn’t reach the server. Check your connection and try again.';
const PAPERS = 'PNG, JPG, JPEG or PDF, up to 5 MB';

const SHOWN: Partial<Record<FlowName, Shown>> = {
  balances: {
    loaded: [
      'NGN Balance',
      'USD Balance',
      'Nigerian Naira',
      '9901324417',
      'Providus Bank',
      'Payout Balance',
      '6,482,930.00',
      'Collection Balance',
      '18,204,611.50',
      'Fund Balance',
      'Swap Currency',
      'View history',
    ],
    failed: 'your wallets',
  },
  balancesSummary: { loaded: ['412,000.00', '86,450.00', '0.00'], failed: 'your summary' },
  businessInformationData: {
    loaded: [
      'What your customers and their banks see.',
      'What you sell and who you sell it to.',
      '17 of 250',
      'PNG, JPG or JPEG, up to 1 MB',
      'Contact',
      'We send chargebacks to your chargeback email.',
      'Address',
      'Online presence',
      'For example, https://example.com',
    ],
  },
  complianceData: {
    loaded: [
      'Bank Details',
      "Director's Information",
      'KYC Details',
      'Your business name and what your business does.',
      'Legal business name',
      '11 digits. For security, we don’t save this in your browser.',
      'Save and continue',
    ],
  },
  countries: { loaded: ['Nigeria', 'Mobile number', 'Individual', 'Open this business when I sign in', 'Create'] },
  customerDetails: { loaded: ['Ada Coker', 'ada.abiola@customer.test', '+2348031447720'], failed: 'this customer' },
  customerTotals: {
    loaded: ['2 payments', '40,000.00', 'Refunded', 'Disputed', 'Net paid', 'Last paid'],
    failed: 'what this customer paid',
  },
  dailyFigures: {
    loaded: [
      'the 30 days before',
      'Last 30 days: NGN 18,204,611.50 at the end, NGN 17,400,000.00 at the end of the 30 days before',
      'Last 30 days: 8 in all, 8 in the 30 days before',
      'Last 30 days: NGN 560,000.00 in all, NGN 380,000.00 in the 30 days before',
    ],
    failed: 'the last 30 days',
  },
  earlierPayouts: {
    loaded: ['Earlier successful payouts to this recipient', '19-Oct-2026', '58,250.00', 'View all payouts to this recipient'],
  },
  feeBearer: {
    loaded: [
      'Who pays the fees',
      'Customer',
      'The fee is added to your price. The customer pays both, and you receive the full price.',
      'Change fee bearer',
    ],
    failed: 'your fee settings',
  },
  inflowOutflow: {
    loaded: ['NGN million', 'Show as table', 'Year to date', '189,117,743.05', '−132,122,861.35', '56,994,881.70', 'Net'],
    failed: 'your inflow and outflow',
  },
  linkChoices: { loaded: ['Choose a type', 'One Off', 'Partners'], failed: 'payment types' },
  paymentOptions: {
    loaded: [
      'Card',
      'USSD',
      'The customer pays with a debit or credit card.',
      'On',
      'Wallet',
      'The customer pays from the balance of a wallet.',
      'Off',
    ],
    failed: 'your payment methods',
  },
  payoutDetails: {
    loaded: [
      'Amount',
      '60,000.00',
      'Payout fee',
      '50.00',
      'Total',
      '60,050.00',
      'Initiated by Amaka Obi',
      'November 21st 2026, 8:42 am',
      'November 21st 2026, 8:43 am',
      'Date initiated',
      'Date settled',
      'Account number',
      '0123456789',
      'Debit currency',
      'Rent',
      'Initiator',
      'Approver',
      'N/A',
      'Batch reference',
      'BT-7731-0098',
      'Payout reference',
      'BCS-PO-20931',
      '000013 261121 084210 000044 719023',
      'View all payouts to this recipient',
      'Print',
      'Copy receipt',
    ],
  },
  payoutCounts: { loaded: ['1,204', '3', '17', '96'], failed: 'the number of rows of each view' },
  reportCounts: { loaded: ['214', '2', '205', '7'], failed: 'the number of rows of each view' },
  payoutWallets: { loaded: ['6,482,930.00', '214,908,655.40', '1,164'] },
  personalInformationData: {
    loaded: [
      'Personal details',
      'Enter these exactly as on your bank and government records.',
      'BVN and NIN',
      '11 digits each. For security, we don’t save these in your browser.',
      'Choose an ID type, then upload a photo or scan of it.',
      'Identification number',
      PAPERS,
    ],
  },
  recentMovements: {
    loaded: ['To ADA OKAFOR', '20,025.00', '100,000.00', 'Card payment', '48,250.00'],
    failed: 'your recent activity',
  },
  registrationData: {
    loaded: [
      'Enter these exactly as on your company registration.',
      'Registration number',
      'In naira',
      'Saved files are kept unless you replace them.',
      'Particulars and identification can be up to 10 MB in total.',
      PAPERS,
    ],
  },
  roles: {
    loaded: [
      'Approver',
      'Viewer',
      'Owner',
      'Bookkeeper',
      '1 user',
      'Reconciles incoming payments with the bank',
      'Balance',
      'Payout',
    ],
    failed: 'your roles',
  },
  stakeholders: { loaded: ['Kunle Obi', '+234 8039876543', 'Male', '30-Nov-1981', 'Edit', 'Delete'] },
  subscriptionLink: {
    loaded: [
      'Bluecrest Club',
      'Name',
      'Description',
      'Subscription Payments',
      '1,500.00',
      'Limit',
      'No limit',
      'Auth option',
      '3DS (authentication)',
      'Redirect URL',
      'None',
      'Reference',
      'KPL-086B041CE41209FF',
      'Active',
      'https://pay.provider.test/KPL-086B041CE41209FF',
    ],
    failed: 'this payment link',
  },
  refundDetails: {
    loaded: [
      'Approved',
      '5,000.00',
      'ada.coker@customer.test',
      'RFD-1001',
      'KOR-1001',
      '20,000.00',
      'Returned within 14 days',
      'Requested by',
      'Amaka Obi',
      'View transaction',
    ],
    failed: 'this refund',
  },
  toDo: {
    loaded: [
      '1 payout awaits a code',
      '72,713.20',
      'Enter codes',
      '1 payout awaits your approval',
      '1,000,000.00',
      'Review',
      '1 payout failed',
      '21,332.40',
      'In the last 7 days',
      'View failed',
    ],
    failed: 'your to-do list',
  },
  transactionDetails: {
    loaded: [
      'Refunded in part',
      'Can go back to the customer',
      'You keep',
      '−1,267.50',
      '−20,000.00',
      '64,500.00',
      '63,232.50',
      'The fee isn’t returned when you refund.',
      'Created',
      'Confirmed',
      'Card, 00 Approved or completed',
      'RFD-30917',
      'Requested by Ngozi Eze: One item out of stock',
      'KOR-1001',
      'KPY-1001',
      'Your business',
      'November restock, 4 items',
      'Ada Coker',
      'ada.coker@customer.test',
      '+2348031447720',
      '4242 42•• •••• 4242',
      '00, Approved or completed',
    ],
    failed: 'this transaction',
  },
  transactionSummary: {
    loaded: ['Transaction count', '4,182', 'Transaction volume', 'Transaction settlements', '88,903,114.60'],
    failed: 'your transactions',
  },
  twoFactor: {
    loaded: ['Two-factor sign-in', 'After your password, we ask for a code that we send to amaka.obi@bluecrest.test.', 'On'],
    failed: 'your sign-in settings',
  },
  userRoles: { loaded: ['Approver', 'Owner', 'Bookkeeper'] },
  walletBalances: {
    loaded: ['Collection Balance', '18,204,611.50', 'Payout Balance', '6,482,930.00', 'View Balance'],
    failed: 'your balances',
  },
};

const parts = (Object.keys(flows) as FlowName[]).filter((name) => {
  const flow = flows[name];
  return 'model' in flow && flow.model.kind === 'resource';
});

it('[GEN-07] what every part shows is named', () => expect(Object.keys(SHOWN).sort()).toEqual([...parts].sort()));

const firstOf = (all: object): unknown => Object.values(all)[0];

describe.each(parts.filter((name) => flowNames.includes(name)))('%s', (name) => {
  const { loaded, failed } = SHOWN[name] ?? { loaded: [] };
  const { cases, machine } = flows[name];
  const { req, starts, states } = models[name];
  const port = `${machine.id}.load`;
  const title = `[${req.join(' ')}]`;
  let close = () => {};
  afterEach(() => close());
  const open = async () => {
    const [start] = Object.values(starts);
    if (!start) throw new Error(`${name} has no start`);
    const opened = openRendered(start);
    close = opened.close;
    if (start.opens) await opened.I.press(start.opens);
    return opened.I;
  };

  it(`${title} shows what was answered, under its names`, async () => {
    const I = await open();
    const answers = 'load' in cases.ports ? cases.ports.load.answers : {};
    await I.answer(port, { answers: firstOf(answers) });
    await states.loaded?.(I);
    for (const words of loaded) await I.see(words);
  });
  it(`${title} says what could not be loaded, and why`, async () => {
    const I = await open();
    await I.answer(port, { fails: 'network' });
    await I.see(failed === undefined ? CONTACT : `We couldn't load ${failed}. Nothing was changed. ${CONTACT}`);
  });
});
