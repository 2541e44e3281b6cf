// @vitest-environment happy-dom
/** What the menu of a row offers, which depends on the row. */
import { act, fireEvent, screen as page, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { type FlowName, flows } from '../../machines/flows';
import { loadScreens, openRendered } from '../drivers/rendered';
import { models } from '../models/all';
import { flowNames } from './flowPaths';

loadScreens();

/** By what differs from the first row of the flow's cases. */
type Menus = readonly (readonly [differs: object, items: readonly string[]])[];

const NO_ADDRESS = 'This link doesn’t have a web address.';
const LINK = ['View Details', 'Copy Link', 'Initiate Payment', 'Generate Qr Code'];
const CODE = ['View QR Code', 'Download Qr Code'];
const without = (items: readonly string[], reason: string) => items.map((item) => `${item} (${reason})`);

const MENUS: Partial<Record<FlowName, Menus>> = {
  beneficiaries: [[{}, ['Resolve', 'Delete']]],
  customers: [
    [{}, ['View details', 'Blacklist Customer']],
    [{ status: 'Blacklisted' }, ['View details', 'Whitelist Customer']],
  ],
  invoices: [
    [{}, ['View Invoice', 'Initiate Payment', 'Resend invoice', 'Copy payment link', 'Duplicate']],
    [{ paid: '100.00' }, ['View Invoice', 'Initiate Payment', 'Resend invoice', 'Copy payment link', 'Duplicate']],
    [{ status: 'Successful', paid: '1030125.00' }, ['View Invoice', 'Duplicate']],
    [{ status: 'Awaiting-Confirmation' }, ['View Invoice', 'Duplicate']],
    [{ status: 'Void' }, ['View Invoice', 'Duplicate']],
    [{ url: '' }, ['View Invoice', 'Duplicate']],
  ],
  paymentLinks: [
    [{}, [...LINK, 'Deactivate Link']],
    [{ isActive: false }, [...LINK, 'Activate Link']],
    [{ url: '' }, ['View Details', ...without(LINK.slice(1), NO_ADDRESS), 'Deactivate Link']],
  ],
  payouts: [
    [{}, ['View details']],
    [{ status: 'Awaiting Verification', batchId: null }, ['View details']],
    [{ status: 'Awaiting Verification', batchId: '7' }, ['View details', 'Verify Payout']],
  ],
  products: [[{}, ['Delete']]],
  qrCodes: [
    [{}, [...CODE, 'Deactivate']],
    [{ isActive: false }, [...CODE, 'Activate']],
    [{ url: '' }, [...without(CODE, NO_ADDRESS), 'Deactivate']],
    [{ reference: '' }, [...CODE, 'Deactivate (We couldn’t find the payment link for this code, so you can’t change it here.)']],
  ],
  transactions: [
    [{}, ['View details', 'Refund']],
    [{ status: 'Failed' }, ['View details']],
  ],
  users: [
    [{}, ['Deactivate', 'Update role']],
    [{ status: 'Inactive' }, ['Activate', 'Update role']],
    [{ status: 'New' }, ['Deactivate', 'Resend invitation', 'Update role']],
    [{ email: 'amaka.obi@bluecrest.test' }, without(['Deactivate', 'Update role'], 'You can’t do this to your own account.')],
  ],
};

const cases = Object.entries(MENUS)
  .filter(([name]) => flowNames.some((flow) => flow === name))
  .flatMap(([name, menus]) =>
    menus.map(
      ([differs, items]) =>
        [
          `[${models[name as FlowName].req[0]}] the menu of a row of ${name} with ${JSON.stringify(differs)}`,
          differs,
          items,
          name as FlowName,
        ] as const,
    ),
  );

let close = () => {};
afterEach(() => close());

const textOf = (element: Element | undefined) => (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

/** The label of an item, with the reason why it is disabled. */
function itemOf(item: Element): string {
  const [label, reason] = [...item.children];
  return item.matches('[aria-disabled=true]') ? `${textOf(label)} (${textOf(reason)})` : textOf(label);
}

it.each(cases)('%s', async (_, differs, items, name) => {
  const flow = flows[name];
  if (!('model' in flow) || flow.model.kind !== 'collection') throw new Error(`${name} is no list`);
  const { screen, port, oneRow } = flow.model;
  const opened = openRendered({ path: screen.path, as: screen.as, holds: [port] });
  close = opened.close;
  const [row] = 'rows' in oneRow && Array.isArray(oneRow.rows) ? oneRow.rows : [];
  await opened.I.answer(port, { answers: { rows: [{ ...row, ...differs }], total: 1 } });
  const [button] = await page.findAllByRole('button', { name: /^Actions for/ });
  await act(async () => void (button && fireEvent.click(button)));
  await waitFor(() => expect(page.queryAllByRole('menuitem')).not.toEqual([]));
  expect(page.getAllByRole('menuitem').map(itemOf)).toEqual(items);
});
