// @vitest-environment happy-dom
/** Payouts that are selected in the list, and decided together. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { rent } from '../../../../machines/payouts/approvals/approvals.flow';
import { loadScreens, openRendered } from '../../../../tests/drivers/rendered';

loadScreens();
let close = () => {};
afterEach(() => close());

const other = { ...rent, payoutId: '2', recipient: 'BOLA ADE', amount: '500.50' };

async function open(total = 2, rows = [rent, other], path = '/dashboard/payout/pending-approval') {
  close();
  const opened = openRendered({
    path,
    as: 'tunde.bello@bluecrest.test',
    holds: ['approvals.load', 'approval.look', 'approval.sendCode'],
  });
  close = opened.close;
  await opened.I.answer('approvals.load', { answers: { rows, total } });
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

it('[APR-01] the sums of two currencies stand beside each other, and are never added', async () => {
  await open(2, [rent, { ...other, currency: 'GBP' }]);
  expect(screen.getByText('2 pending, NGN 1,000,000.00, GBP 500.50')).toBeTruthy();
});

it('[APR-01] a row opens the details of its payout and sends no code, and J goes on to the next', async () => {
  const I = await open();
  await I.press('Details of the payout to ADA OKAFOR');
  await I.answer('approval.look', { answers: { payouts: [rent] } });
  await I.see('No code is sent before that.');
  expect(window.location.search).toBe('?approve=1');
  const before = window.history.length;
  await screen.findByRole('button', { name: /^Next/ });
  // Keys are listened to a moment after the way to the next one shows.
  await waitFor(() => {
    if (window.location.search === '?approve=1') fireEvent.keyDown(document.activeElement ?? document.body, { key: 'j' });
    expect(window.location.search).toBe('?approve=2');
  });
  await I.answer('approval.look', { answers: { payouts: [other] } });
  await I.see('BOLA ADE receives');
  expect([window.location.search, window.history.length]).toEqual(['?approve=2', before]);
});

it('[HOM-01 APR-01] the home of an approver is the list itself, with the other pages below it', async () => {
  const I = await open(2, [rent, other], '/dashboard');
  expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeTruthy();
  await I.see('2 pending, NGN 1,000,500.50');
  expect(screen.getAllByRole('link', { name: 'View transfers' }).length).toBeGreaterThan(0);
});
