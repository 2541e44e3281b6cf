// @vitest-environment happy-dom
/** Payouts that are selected in the list, and decided together. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Account } from '../../../../machines/kit/list/screen.flow';
import { rent } from '../../../../machines/payouts/approvals/approvals.flow';
import { loadScreens, openRendered } from '../../../../tests/drivers/rendered';

loadScreens();
let close = () => {};
afterEach(() => close());

const other = { ...rent, payoutId: '2', recipient: 'BOLA ADE', amount: '500.50' };

const PENDING = '/dashboard/payout/pending-approval';

async function open(total = 2, rows = [rent, other], path = PENDING, as: Account = 'tunde.bello@bluecrest.test') {
  close();
  const opened = openRendered({
    path,
    as,
    holds: ['approvals.load', 'approvalCounts.load', 'approval.look', 'approval.sendCode'],
  });
  close = opened.close;
  await opened.I.answer('approvals.load', { answers: { rows, total } });
  await opened.I.see('BOLA ADE');
  return opened.I;
}

const summary = () => screen.getByText(/^\d+ pending$/).parentElement?.textContent;
const buttons = () => screen.queryAllByRole('button', { name: / selected$/ }).map(({ textContent }) => textContent);

it('[APR-01] the list says how many payouts are pending, and their sum if it has all of them', async () => {
  await open();
  expect(summary()).toBe('2 pending NGN 1,000,600.50');
  await open(60);
  expect(summary()).toBe('60 pending');
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
  // The list makes room for the pane, so the second press of a double click may meet the other button.
  const search = window.location.search;
  expect(search).toBe(`?${action.toLowerCase()}=1%2C2`);
  fireEvent.click(screen.getByText(action === 'Approve' ? /^Decline 2/ : /^Approve 2/));
  expect(window.location.search).toBe(search);
  await I.press('Close');
  await waitFor(() => expect(window.location.search).toBe(''));
  for (const each of [/^Decline 2/, /^Approve 2/]) expect(screen.getByText(each).closest('button')?.disabled).toBe(false);
});

const WHY_LOCKED = 'Close the decision to change the selection.';
// In front of the page the pane hides the list from screen readers. Beside it, it doesn't.
const found = () => screen.getAllByRole<HTMLInputElement>('checkbox', { hidden: true });
const boxes = () => found().map((box) => [box.checked, box.getAttribute('aria-disabled'), box.title]);
const pressBox = (at: number) =>
  act(async () => {
    const box = found()[at];
    if (box) fireEvent.click(box);
  });
const counted = () => screen.queryAllByRole('button', { name: / selected$/, hidden: true }).map(({ textContent }) => textContent);

it('[APR-01] while a decision about a selection is open its boxes can’t change, so that what is decided is what is ticked', async () => {
  const third = { ...rent, payoutId: '3', recipient: 'CHIDI EZE' };
  const I = await open(3, [rent, other, third]);
  await I.tick('Select the payout to ADA OKAFOR');
  await I.tick('Select the payout to BOLA ADE');
  await I.press('Decline 2 selected');
  await I.answer('approval.look', { answers: { payouts: [rent, other] } });
  await I.see('No code is sent before that.');
  for (const step of ['review', 'code']) {
    expect([step, boxes()]).toEqual([
      step,
      [
        [true, 'true', WHY_LOCKED],
        [true, 'true', WHY_LOCKED],
        [false, 'true', WHY_LOCKED],
      ],
    ]);
    // Neither box changes, nor the count, nor what the pane is about.
    await pressBox(1);
    await pressBox(2);
    expect([boxes().map(([isTicked]) => isTicked), counted()]).toEqual([
      [true, true, false],
      ['Decline 2 selected', 'Approve 2 selected'],
    ]);
    if (step === 'code') break;
    await I.press('Decline NGN 1,000,600.50');
    await I.answer('approval.sendCode', { answers: { message: '' } });
    await screen.findByLabelText('Your code');
  }
  await I.press('Close');
  await waitFor(() =>
    expect(boxes()).toEqual([
      [true, null, ''],
      [true, null, ''],
      [false, null, ''],
    ]),
  );
  await I.tick('Select the payout to BOLA ADE');
  expect(counted()).toEqual(['Decline 1 selected', 'Approve 1 selected']);
});

it('[APR-01] after a reload the URL has the selection: its boxes are ticked, and still are once the decision is closed', async () => {
  const third = { ...rent, payoutId: '3', recipient: 'CHIDI EZE' };
  const I = await open(3, [rent, other, third], `${PENDING}?approve=1,3`);
  expect([boxes().map(([isTicked, isLocked]) => [isTicked, isLocked]), counted()]).toEqual([
    [
      [true, 'true'],
      [false, 'true'],
      [true, 'true'],
    ],
    ['Decline 2 selected', 'Approve 2 selected'],
  ]);
  const rows = screen.getAllByRole('row', { hidden: true }).slice(1);
  expect(rows.map((row) => row.getAttribute('data-tone'))).toEqual(['picked', null, 'picked']);
  await I.press('Close');
  await waitFor(() =>
    expect(boxes()).toEqual([
      [true, null, ''],
      [false, null, ''],
      [true, null, ''],
    ]),
  );
});

it('[APR-01] a payout that was decided elsewhere leaves the selection, and its row leaves the list once the decision is closed', async () => {
  const third = { ...rent, payoutId: '3', recipient: 'CHIDI EZE' };
  const I = await open(3, [rent, other, third], `${PENDING}?approve=1,2,3`);
  expect(counted()).toEqual(['Decline 3 selected', 'Approve 3 selected']);
  await I.answer('approval.look', { answers: { payouts: [rent, { ...other, status: 'Rejected' }, third] } });
  await I.see('1 payout was already decided and isn’t included.');
  expect([boxes().map(([isTicked]) => isTicked), counted()]).toEqual([
    [true, false, true],
    ['Decline 2 selected', 'Approve 2 selected'],
  ]);
  await I.press('Close');
  await I.answer('approvals.load', { answers: { rows: [rent, third], total: 2 } });
  await waitFor(() => expect(screen.queryByText('BOLA ADE')).toBeNull());
  expect(counted()).toEqual(['Decline 2 selected', 'Approve 2 selected']);
});

it('[APR-01] while payouts are selected, the sum of those stands beside how many are pending', async () => {
  const I = await open(3, [rent, { ...other, currency: 'GBP' }, { ...rent, payoutId: '3', recipient: 'CHIDI EZE' }]);
  expect(summary()).toBe('3 pending NGN 2,000,100.00 GBP 550.50');
  await I.tick('Select the payout to ADA OKAFOR');
  expect(summary()).toBe('3 pending 1 selected NGN 1,000,050.00');
  await I.tick('Select the payout to BOLA ADE');
  expect(summary()).toBe('3 pending 2 selected NGN 1,000,050.00 GBP 550.50');
});

it('[APR-01] the details of a row that is not selected leave the boxes free', async () => {
  const I = await open();
  await I.tick('Select the payout to ADA OKAFOR');
  await I.press('Details of the payout to BOLA ADE');
  await I.answer('approval.look', { answers: { payouts: [other] } });
  await I.see('BOLA ADE receives');
  await pressBox(1);
  expect(boxes()).toEqual([
    [true, null, ''],
    [true, null, ''],
  ]);
});

it('[APR-01] the sums of two currencies stand beside each other, and are never added', async () => {
  await open(2, [rent, { ...other, currency: 'GBP' }]);
  expect(summary()).toBe('2 pending NGN 1,000,050.00 GBP 550.50');
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
  await open(2, [rent, other], '/dashboard');
  expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeTruthy();
  expect(summary()).toBe('2 pending NGN 1,000,600.50');
  expect(screen.getAllByRole('link', { name: 'View transfers' }).length).toBeGreaterThan(0);
});

const views = () => within(screen.getByRole('navigation', { name: 'Saved views' })).getAllByRole('button');
const viewNames = () => views().map(({ textContent }) => textContent);
const COUNTED = { all: 60, canDecide: 58, overOneDay: 7 };

it('[APR-01] the views show what the provider counted on all pages, and a press loads the rows of one', async () => {
  const I = await open(60);
  await I.answer('approvalCounts.load', { answers: COUNTED });
  await waitFor(() => expect(viewNames()).toEqual(['All60rows', 'You can decide58rows', 'Over 1 day7rows']));
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: /^Over 1 day/ }));
  });
  expect(window.location.search).toBe('?pending=overOneDay');
  await I.answer('approvals.load', { answers: { rows: [other], total: 1 } });
  expect([summary(), views().find((view) => view.getAttribute('aria-current') === 'true')?.textContent]).toEqual([
    '1 pending NGN 550.50',
    'Over 1 day7rows',
  ]);
});

it('[APR-01] a role that decides on nothing has no view of what it can decide', async () => {
  const I = await open(2, [rent, other], PENDING, 'ngozi.eze@bluecrest.test');
  await I.answer('approvalCounts.load', { answers: { all: 2, canDecide: 0, overOneDay: 2 } });
  await waitFor(() => expect(viewNames()).toEqual(['All2rows', 'Over 1 day2rows']));
});
