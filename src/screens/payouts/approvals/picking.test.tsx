// @vitest-environment happy-dom
/** Payouts that are selected in the list, and decided together. */
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { rent } from '../../../../machines/payouts/approvals/approvals.flow';
import { loadScreens, openRendered } from '../../../../tests/drivers/rendered';

loadScreens();
let close = () => {};
afterEach(() => close());

const other = { ...rent, payoutId: '2', recipient: 'BOLA ADE', amount: '500.50' };

async function open(total = 2) {
  close();
  const opened = openRendered({
    path: '/dashboard/payout/pending-approval',
    as: 'tunde.bello@bluecrest.test',
    holds: ['approvals.load'],
  });
  close = opened.close;
  await opened.I.answer('approvals.load', { answers: { rows: [rent, other], total } });
  await opened.I.see('BOLA ADE');
  return opened.I;
}

const buttons = () => screen.queryAllByRole('button', { name: / selected$/ }).map(({ textContent }) => textContent);

it('[APR-01] the list says how many payouts are pending, and their sum if it has all of them', async () => {
  await open();
  expect(screen.getByText('2 pending, NGN 1,000,500.50')).toBeTruthy();
  await open(60);
  expect(screen.getByText('60 pending')).toBeTruthy();
});

it.each([
  ['Approve', 'Approve payouts'],
  ['Decline', 'Decline payouts'],
])('[APR-01] selected payouts are decided together: %s', async (action, title) => {
  const I = await open();
  expect(buttons()).toEqual([]);
  await I.tick('Select the payout to ADA OKAFOR');
  await I.tick('Select the payout to BOLA ADE');
  expect(buttons()).toEqual(['Decline 2 selected', 'Approve 2 selected']);
  await I.tick('Select the payout to BOLA ADE');
  expect(buttons()).toEqual(['Decline 1 selected', 'Approve 1 selected']);
  await I.tick('Select the payout to BOLA ADE');
  await I.press(`${action} 2 selected`);
  await waitFor(() => expect(screen.getAllByText(title).length).toBeGreaterThan(0));
});
