import { ArkErrors } from 'arktype';
import { describe, expect, it } from 'vitest';
import { home } from './home';

const summary = { count: 12, volume: 100.5, settlements: '99.00' };

describe('[HOM-01] a change', () => {
  it.each([
    [6.8, '6.8'],
    ['-4.4', '-4.4'],
    ['+2.1%', '2.1'],
    [' 7 % ', '7'],
    ['', null],
    [null, null],
    [undefined, null],
  ])('%j is %j', (volumeChange, expected) =>
    expect(home.getTransactionSummary.answer({ data: { ...summary, volumeChange } })).toMatchObject({ volumeChange: expected }),
  );
  it('that is not a percentage is an error that names the field', () => {
    const answer = home.getTransactionSummary.answer({ data: { ...summary, countChange: 'up' } });
    expect(answer instanceof ArkErrors && answer[0]?.propString).toBe('data.countChange');
  });
  it('may be missing, and amounts may be numbers', () =>
    expect(home.getTransactionSummary.answer({ data: summary })).toEqual({
      count: 12,
      volume: '100.5',
      settlements: '99.00',
      countChange: null,
      volumeChange: null,
      settlementsChange: null,
    }));
});

it('[HOM-02] the outflow is an amount without a sign', () =>
  expect(home.getInflowOutflow.answer({ data: [{ name_date: 'October', inflow: 5, outflow: '-3.20' }] })).toEqual([
    { name: 'October', inflow: '5', outflow: '3.20' },
  ]));

it('[HOM-01] a wallet is read under either name', () =>
  expect(
    home.getWalletBalances.answer({
      wallets: [
        {
          currencyShortName: 'NGN',
          availableBalance: '1.00',
          availableBalanceChange: -2,
          ledgerBalance: '3.00',
          accountDetails: null,
        },
      ],
    }),
  ).toEqual([{ currency: 'NGN', available: '1.00', ledger: '3.00', availableChange: '-2', ledgerChange: null }]));
