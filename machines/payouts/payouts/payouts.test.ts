/** What is special about the list of payouts: what its search offers, and which call it makes. */
import { expect, it } from 'vitest';
import { portFacts } from '../../kit/flow/port';
import { payoutFilters, payoutSearch, payoutsMachine, payoutViews } from './payouts.machine';

it('[PAY-01] the search offers five columns, and a link may also name a batch', () => {
  const { control } = payoutSearch;
  expect(control.kind === 'search' && control.columns.map(({ label }) => label)).toEqual([
    'Recipient',
    'Beneficiary number',
    'Client reference',
    'Payout reference',
    'Session ID',
  ]);
  const { keyword } = payoutFilters.codec({ currency: 'NGN' }).read(new URLSearchParams('recipient=BT-7731&by=batchReference'));
  expect(keyword).toEqual({ text: 'BT-7731', column: 'batchReference' });
});

it('[PAY-01] the chart says that a page of the list needs only one of the calls', () => {
  const facts = Object.values(payoutsMachine.implementations.actors).flatMap((logic) => portFacts(logic) ?? []);
  expect(facts).toMatchObject([{ calls: ['listPayouts', 'listPayoutHistory', 'listPendingPayouts'], callsOneOf: true }]);
});

it('[PAY-01] the views are the filters that a merchant needs most', () => {
  const statuses = payoutViews.map(({ key, values }) => [key, values('2026-11-22').status ?? '']);
  expect(statuses).toEqual([
    ['all', ''],
    ['needsCode', 'Awaiting Verification'],
    ['failed', 'Failed'],
    ['thisMonth', ''],
  ]);
});
