import { expect, it } from 'vitest';
import { isApproversHome } from './approversHome';

it.each([
  ['an approver', ['payout.view', 'payout.approve', 'report.view'], true],
  ['an approver who views balances', ['payout.view', 'payout.approve', 'balance.view'], false],
  ['an approver who views transactions', ['payout.view', 'payout.approve', 'transaction.view'], false],
  ['a role that views payouts', ['payout.view', 'report.view'], false],
  ['a role that cannot open the list', ['payout.approve'], false],
] as const)('[HOM-01 APR-01] the payouts that await a decision are the home of %s: %j is %s', (_, permissions, expected) =>
  expect(isApproversHome(permissions)).toBe(expected),
);
