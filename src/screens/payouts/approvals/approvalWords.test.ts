import { expect, it } from 'vitest';
import { BARRED, BARRED_WORDS } from './approvalWords';

it.each([
  ['maker', 'You initiated this payout', 'You initiated this payout, so another approver must decide.'],
  ['role', 'Needs an approver', 'Your role can view pending payouts. An approver must decide.'],
] as const)('[APR-01] who may not decide reads why: %s', (barrier, short, whole) =>
  expect([BARRED[barrier], BARRED_WORDS[barrier]]).toEqual([short, whole]),
);
