import type { SettlementItem } from '../../../contract/settlements/settlementItems';
import { resourceFlow } from '../../kit/resource/resource.flow';
import { type SettlementInFull, settlementStatementMachine } from './settlementStatement.machine';

/** As seeded, a settlement that was paid to the bank long ago. */
const SEEDED = '300';

const item = (id: string, line: string, amount: string): SettlementItem => ({
  id,
  at: '2026-11-25T10:14:00',
  line,
  amount,
  reference: 'KOR-1001',
  description: 'ada@customer.test',
  subject: { kind: 'payment', id: 'KOR-1001' },
});

/** Everything that the statement sums. */
export const statementItems: readonly SettlementItem[] & SettlementItem[] = [
  item('1-collections', 'collections', '60000.00'),
  item('1-fees', 'fees', '-900.00'),
  item('2-refunds', 'refunds', '-20.00'),
  item('3-reserveWithheld', 'reserveWithheld', '-3000.00'),
];

export const statement: SettlementInFull = {
  id: SEEDED,
  businessId: '1001',
  business: 'Bluecrest Stores',
  collected: '60000.00',
  fee: '900.00',
  currency: 'NGN',
  status: 'Completed',
  createdAt: '2026-11-26T00:00:00',
  reference: 'STL-20261125-25',
  settledAt: '2026-11-26T18:00:00',
  amount: '56080.00',
  destination: 'Bank account',
  account: '0099120455',
  bank: 'Sterling Bank',
  transactions: 1,
  bankReference: 'KONTOR STL2026112525 1001',
  paid: '56080.00',
  remark: '',
  reserve: { percent: 5, days: 90 },
  lines: [
    { line: 'collections', count: 1, amount: '60000.00' },
    { line: 'fees', count: 1, amount: '-900.00' },
    { line: 'refunds', count: 1, amount: '-20.00' },
    { line: 'reserveWithheld', count: 1, amount: '-3000.00' },
  ],
  items: 3,
  version: '3 Completed 2026-11-26 18:00:00',
};

export const settlementStatementFlow = resourceFlow(settlementStatementMachine, {
  key: SEEDED,
  answers: { paid: statement },
  screen: { path: `/dashboard/account/settlements/${SEEDED}/statement`, as: 'amaka.obi@bluecrest.test' },
  sees: { loading: 'Settlement statement', loaded: 'On your bank statement' },
});
