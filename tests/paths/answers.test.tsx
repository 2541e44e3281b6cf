// @vitest-environment happy-dom
/** What parts of pages show of other answers than the first: other statuses, and values that are missing or none. */
import { waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { type FlowName, flows } from '../../machines/flows';
import { oneOfEach } from '../../machines/home/toDo/toDo.flow';
import { loadScreens, openRendered } from '../drivers/rendered';
import { models } from '../models/all';
import { flowNames } from './flowPaths';
import { sightsNow } from './sights';

loadScreens();

interface Other {
  /** What differs from the first answer of the flow's cases, or another answer instead. */
  readonly differs?: object;
  readonly answer?: unknown;
  readonly says?: readonly string[];
  readonly offers?: readonly string[];
  /** What it neither says nor offers, although the first answer does. */
  readonly not?: readonly string[];
}

const awaitingCode = oneOfEach.codes?.rows[0];
const failed = oneOfEach.failures?.rows[0];

const OTHERS: Partial<Record<FlowName, Readonly<Record<string, Other>>>> = {
  balances: {
    'no wallets': { answer: [], says: ['You don’t have any wallets yet.'], not: ['View history', 'Collection Balance'] },
  },
  customerDetails: {
    blacklisted: {
      differs: {
        status: 'Blacklisted',
        blacklistedAt: '2026-11-18T14:14:09',
        blacklistedBy: 'Tunde Bello',
        blacklistReason: 'Requested by the merchant',
      },
      says: [
        'Blacklisted by Tunde Bello on November 18th 2026, 2:14 pm WAT',
        'Payment pages and invoices refuse ada.abiola@customer.test. Earlier payments don’t change. Reason: Requested by the merchant',
      ],
      offers: ['Whitelist Customer'],
      not: ['Blacklist Customer'],
    },
    'blacklisted by nobody known': { differs: { status: 'Blacklisted' }, says: ['Blacklisted'] },
    'without a name': { differs: { name: '' }, says: ['ada.abiola@customer.test'], not: ['Ada Coker'] },
  },
  inflowOutflow: {
    none: { answer: [], says: ['No NGN inflow or outflow in the last 30 days.'], not: ['NGN million', 'Show as table'] },
  },
  payoutDetails: {
    failed: {
      differs: { status: 'Failed', settledAt: null },
      says: [
        'Guaranty Trust Bank couldn’t complete this payout.',
        'Your money is back in your Payout Balance. Check the account with the recipient, then pay again.',
        'Returned to Payout Balance',
        'This payout cost you',
      ],
      offers: ['Pay again'],
      not: ['Total', 'Copy receipt'],
    },
  },
  recentMovements: {
    none: { answer: { movements: [], payouts: [] }, says: ['No movements in NGN yet'], not: ['Balance (NGN)'] },
  },
  refundDetails: {
    declined: {
      differs: { status: 'Declined', remark: 'Card closed' },
      says: ['Card closed.', 'Your money stays with you. You can refund the transaction again.'],
    },
    undecided: { differs: { status: 'Processing', decidedAt: null, transactionAmount: null }, says: ['—'] },
    'of no known transaction': { differs: { paymentReference: '' }, not: ['View transaction'] },
  },
  roles: {
    none: { differs: { roles: [] }, says: ['You currently do not have any role'] },
  },
  stakeholders: {
    none: { answer: [], says: ['No stakeholders added yet.'], not: ['Kunle Obi'] },
  },
  subscriptionLink: {
    unknown: { answer: { link: null }, says: ['We couldn’t find this payment link.', 'Subscribers'], not: ['Bluecrest Club'] },
  },
  toDo: {
    nothing: {
      answer: { chargebacks: null, codes: null, approvals: null, failures: null, missing: [] },
      says: ['You’re up to date', 'Chargebacks, codes, approvals and failed payouts appear here.'],
    },
    several: {
      answer: {
        chargebacks: null,
        codes: { rows: [awaitingCode, { ...awaitingCode, payoutId: '18', recipient: 'BOLA ADE' }], total: 4 },
        approvals: null,
        failures: { rows: [failed, { ...failed, payoutId: '19', recipient: 'BOLA ADE' }], total: 2, since: '2026-11-14' },
        missing: [],
      },
      says: ['4 payouts await a code', '2 payouts failed'],
      not: ['1 payout failed'],
    },
  },
  transactionDetails: {
    whole: {
      differs: { refunded: '0.00', refunds: [] },
      says: ['from Ada Coker, November 9th 2026, 4:21 pm WAT'],
      not: ['Refunded in part', 'RFD-30917'],
    },
    failed: { differs: { status: 'Failed', confirmedAt: null, refunded: '0.00', refunds: [] }, not: ['Refund'] },
    'without a name': { differs: { customer: { id: '9', name: '', email: 'ada@customer.test', phone: '' } }, not: ['Ada Coker'] },
    'without a fee': { differs: { fee: null, businessFee: null }, says: ['—'] },
  },
  twoFactor: {
    off: {
      differs: { isOn: false },
      says: ['You sign in with your password only. Anyone who has it can act for your business.', 'Off'],
      not: ['After your password, we ask for a code that we send to amaka.obi@bluecrest.test.'],
    },
  },
};

let close = () => {};
afterEach(() => close());

const cases = Object.entries(OTHERS).flatMap(([name, others]) =>
  flowNames.some((flow) => flow === name)
    ? Object.entries(others).map(([what, other]) => {
        const flow = name as FlowName;
        return [`[${models[flow].req.join(' ')}] ${name}: ${what}`, flow, other] as const;
      })
    : [],
);

it.each(cases)('%s', async (_, name, { differs, answer, says = [], offers = [], not = [] }) => {
  const [start] = Object.values(models[name].starts);
  if (!start) throw new Error(`${name} has no start`);
  const opened = openRendered(start);
  close = opened.close;
  if (start.opens) await opened.I.press(start.opens);
  const { machine, cases: of } = flows[name];
  const [first] = Object.values('load' in of.ports ? of.ports.load.answers : {});
  await opened.I.answer(`${machine.id}.load`, { answers: differs ? { ...Object(first), ...differs } : answer });
  await waitFor(() => {
    const now = sightsNow();
    const isThere = (words: string) => now.says.has(words) || now.offers.has(words);
    const missing = [...says.filter((words) => !now.says.has(words)), ...offers.filter((words) => !now.offers.has(words))];
    const wrong = not.filter(isThere);
    expect({ missing, wrong }, `the page says: ${[...now.says].join(' | ')}`).toEqual({ missing: [], wrong: [] });
  });
});
