// @vitest-environment happy-dom
/** What every list shows of its rows, and what it says when there are none and when they cannot be loaded. */
import { fireEvent, screen as page, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type FlowName, flows } from '../../machines/flows';
import type { CollectionFacts } from '../../machines/kit/collection/collection.flow';
import { loadScreens, openRendered } from '../drivers/rendered';
import { flowNames } from './flowPaths';
import { listed } from './listed/all';
import { sightsNow } from './sights';

loadScreens();

const lists: (readonly [FlowName, CollectionFacts])[] = (Object.keys(flows) as FlowName[]).flatMap((name) => {
  const flow = flows[name];
  return 'model' in flow && flow.model.kind === 'collection' ? [[name, flow.model] as const] : [];
});

it('[GEN-05] what every list shows is named', () =>
  expect(Object.keys(listed).sort()).toEqual(lists.map(([name]) => name).sort()));

const wordsOf = (part: Element | undefined) => (part?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

/** Values of a few kinds, of which another one is not read, and a day that only stands below what its column is ordered by. */
const CHOICES = /status|type|direction|currency|auth|frequency|role|expires/i;

/** The same row, later, larger and further down the alphabet, also where digits are compared. */
function later(value: unknown, key: string): unknown {
  if (typeof value !== 'string' || value === '' || CHOICES.test(key)) return value;
  if (/^\d{4}-\d\d-\d\d(T|$)/.test(value)) return value.replace(/^\d{4}/, '2027');
  if (/^\d+\.\d+$/.test(value)) return `1${value}`;
  return /^\d+$/.test(value) ? `${value.slice(0, -1)}9` : `${value} Z`;
}

/** What leads to the first row of a list that has none: a button, or the page that brings it. */
const START: Partial<Record<FlowName, string>> = {
  beneficiaries: 'Add new beneficiary',
  customers: 'Add New Customer',
  fundings: 'Fund Balance',
  invoices: 'New Invoice',
  paymentLinks: 'Create new link',
  payouts: 'Initiate Payout',
  products: 'Add New Product',
  qrCodes: 'Create QR code',
  refunds: 'Log a refund',
  reports: 'Go to transactions',
  splitSettlements: 'Create Split Settlement',
  subMerchants: 'Add New Merchant',
  transactions: 'Go to payment links',
  users: 'Create New User',
  virtualAccounts: 'Create Virtual Wallet',
  walletHistory: 'View balances',
};

const rowsOf = (answer: object): readonly object[] => ('rows' in answer && Array.isArray(answer.rows) ? answer.rows : []);

const headOf = (name: string) => {
  const head = page.getAllByRole('columnheader').find((one) => wordsOf(one) === name.replace(' ↕', ''));
  if (!head) throw new Error(`There is no column ${name}`);
  return head;
};

/** The rows of the table with its heads, but without the heads of groups. */
const rowsShown = () =>
  within(page.getByRole('table'))
    .getAllByRole('row')
    .filter((row) => !row.querySelector('[scope=rowgroup]'));

/** What two rows show in a column, from above. */
const cellsOf = (head: Element) => {
  const at = [...(head.parentElement?.children ?? [])].indexOf(head);
  const [, ...rows] = rowsShown();
  return rows.map((row) => wordsOf(row.children[at]));
};

function columnsShown() {
  const [heads, first] = rowsShown();
  const cells = [...(first?.children ?? [])];
  return Object.fromEntries(
    [...(heads?.children ?? [])].map((head, nth) => {
      const mark = head.querySelector('button') ? ' ↕' : head.firstElementChild?.matches('.sr_true') ? ' (hidden)' : '';
      return [`${wordsOf(head)}${mark}`, wordsOf(cells[nth])];
    }),
  );
}

/** Lists that the provider orders by name. */
const ASCENDING: readonly string[] = ['categories'];

/** All lists, or those of which one was broken on purpose. */
const wanted = lists.filter(([name]) => flowNames.includes(name));

describe.each(wanted)('%s', (name, { req, screen, port, oneRow }) => {
  const { columns, none, failed } = listed[name] ?? { columns: {}, none: [], failed: '' };
  const title = `[${req.join(' ')}]`;
  let close = () => {};
  afterEach(() => close());
  const open = () => {
    const opened = openRendered({ path: screen.path, as: screen.as, holds: [port] });
    close = opened.close;
    return opened.I;
  };

  const sorted = Object.entries(columns).filter(([column]) => column.endsWith('↕'));
  // A list of cards has no columns.
  if (Object.keys(columns).length > 0) {
    it(`${title} shows each row under the names of its columns`, async () => {
      const I = open();
      await I.answer(port, { answers: oneRow });
      await waitFor(() => expect(columnsShown()).toEqual(columns));
    });
  }
  if (sorted.length > 0) {
    it(`${title} puts its rows in the order of the column that was pressed`, async () => {
      const I = open();
      const [row] = rowsOf(oneRow);
      const other = Object.fromEntries(Object.entries(row ?? {}).map(([key, value]) => [key, later(value, key)]));
      // In the provider's order: newest first, or by name.
      const rows = ASCENDING.includes(name) ? [row, other] : [other, row];
      await I.answer(port, { answers: { rows, total: 2 } });
      await waitFor(() => expect(cellsOf(headOf(sorted[0]?.[0] ?? ''))).toHaveLength(2));
      for (const [column, low] of sorted) {
        const direction = () => headOf(column).getAttribute('aria-sort');
        const press = async () => {
          const before = direction();
          fireEvent.click(within(headOf(column)).getByRole('button'));
          await waitFor(() => expect(direction()).not.toBe(before));
          const [first, second] = cellsOf(headOf(column));
          if (first !== second) expect([column, direction() === 'descending' ? second : first]).toEqual([column, low]);
          return direction();
        };
        expect([await press(), await press()].sort()).toEqual(['ascending', 'descending']);
      }
    });
  }
  it(`${title} says that there is nothing yet`, async () => {
    const I = open();
    await I.answer(port, { answers: { rows: [], total: 0 } });
    for (const words of none) await I.see(words);
    const start = START[name];
    if (start) await waitFor(() => expect([...sightsNow().offers]).toContain(start));
  });
  it(`${title} says what could not be loaded, and loads it again`, async () => {
    const I = open();
    await I.answer(port, { fails: 'network' });
    await I.see(new RegExp(`^${failed}`));
    await I.press('Try again');
    await I.answer(port, { answers: { rows: [], total: 0 } });
    for (const words of none) await I.see(words);
  });
});
