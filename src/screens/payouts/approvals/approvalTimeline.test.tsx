// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { AwaitedPayout } from '../../../../machines/payouts/approval/approval.types';
import { rent } from '../../../../machines/payouts/approvals/approvals.flow';
import { ApprovalTimeline } from './ApprovalTimeline';

afterEach(cleanup);

type View = Parameters<typeof ApprovalTimeline>[0]['view'];

function stepsOf(payouts: readonly AwaitedPayout[], more: Partial<View> = {}) {
  cleanup();
  render(<ApprovalTimeline view={{ payouts, decider: 'you', isApproved: true, ...more }} now={Date.UTC(2026, 10, 21, 9, 0)} />);
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
}

const at = '2026-11-21T09:30:00';
const event = (status: string, by: string | null) => ({ status, at, by });
const past = (...events: ReturnType<typeof event>[]) => stepsOf([{ ...rent, events }])[0];

it('[APR-01] each step that has happened names the person, if one is known', () => {
  expect(past(event('Initiated', 'Amaka Obi'))).toBe('Done: Initiated by Amaka ObiRent21-Nov-2026, 9:30 am');
  expect(past(event('Initiated', null))).toBe('Done: InitiatedRent21-Nov-2026, 9:30 am');
  expect(past(event('Verified', null))).toBe('Done: Verified with a code21-Nov-2026, 9:30 am');
  expect(past(event('Approved', 'Tunde Bello'))).toBe('Done: Approved by Tunde Bello21-Nov-2026, 9:30 am');
  expect(past(event('Approved', null))).toBe('Done: Approved21-Nov-2026, 9:30 am');
  expect(past(event('Awaiting Second Level Approval Verification', null))).toBe(
    'Done: Awaiting Second Level21-Nov-2026, 9:30 am',
  );
});

it('[APR-01] the decision says who makes it, and what follows from it', () => {
  const [, decision, next] = stepsOf([rent], { decider: 'maker' });
  expect(decision).toBe('Another approver decidesNGN 1,000,000.00 or more in a day30 min');
  expect(next).toBe('Upcoming: Sent to Guaranty Trust Bank');
  expect(stepsOf([rent], { decider: 'role' })[1]).toMatch(/^A second-level approver decides/);
  expect(stepsOf([{ ...rent, bankName: '' }]).at(-1)).toBe('Upcoming: Sent to the recipient');
  expect(stepsOf([rent], { isApproved: false }).at(-1)).toBe('Upcoming: Returned to your Payout Balance');
});

it('[APR-01] several payouts show only what they have in common', () => {
  const other = { ...rent, payoutId: '2' };
  expect(stepsOf([rent, other])).toEqual([
    'Done: Initiated by Amaka Obi',
    'You decide',
    'Upcoming: Sent to the recipients’ banks',
  ]);
  expect(stepsOf([rent, { ...other, initiator: 'Ngozi Eze' }])[0]).toBe('You decide');
});
