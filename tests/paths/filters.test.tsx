// @vitest-environment happy-dom
/** Every filter of every list in the rendered view: once set, it is in the URL, it says when no row matches, and it can be removed. */
import { afterEach, describe, expect, it } from 'vitest';
import { flows } from '../../machines/flows';
import type { CollectionFacts } from '../../machines/kit/collection/collection.flow';
import type { ListedFilter } from '../../machines/kit/list/filters.flow';
import type { Driver } from '../drivers/driver';
import { loadScreens, openRendered } from '../drivers/rendered';
import { setFilter } from '../models/kit/collection';
import { flowNames } from './flowPaths';

loadScreens();

const lists: (readonly [string, CollectionFacts])[] = Object.entries(flows).flatMap(([name, flow]) =>
  'model' in flow && flow.model.kind === 'collection' ? [[name, flow.model] as const] : [],
);

/** Removes a filter as a user does. */
async function unsetFilter(I: Driver, filter: ListedFilter) {
  switch (filter.kind) {
    case 'bar':
      // The dashboard's currency.
      return I.choose(filter.label, 'NGN');
    case 'search':
      return I.search(filter.label, '');
    case 'select':
      return I.press(`Remove filter ${filter.label}`);
    case 'dates':
      await I.press(new RegExp(`^${filter.label}: `));
      await I.press('Reset');
      return I.press('Apply Filter');
  }
}

const address = () => Object.fromEntries(new URLSearchParams(window.location.search));
const filled = (words: Readonly<Record<string, string>>) => Object.fromEntries(Object.entries(words).filter(([, text]) => text));

it('[GEN-05] every list that can be filtered says how', () => {
  expect(lists.filter(([, { each }]) => each.length === 0).map(([name]) => name)).toEqual(['deliveryOptions', 'virtualAccounts']);
});

const DAYS = 'from=2026-11-01&to=2026-11-20';

/** URLs that merchants may have stored: their names never change. */
const KEPT = {
  paymentLinks: ['keyword=Ada', 'status=active', DAYS],
  qrCodes: ['status=Active'],
  subscribers: ['keyword=Ada', 'status=New', DAYS],
  walletHistory: ['direction=C', 'currency=USD', DAYS],
  approvals: ['recipient=Ada', DAYS],
  beneficiaries: ['type=Bank', DAYS],
  payouts: ['recipient=Ada', 'status=Successful', DAYS],
  splitSettlements: ['keyword=Ada', 'status=Completed', DAYS],
  users: ['words=Ada'],
  subMerchants: ['status=Pending', 'email=Ada', DAYS],
};

it('[GEN-05] the names of filters in addresses stay', () => {
  const written = lists.map(([name, { each }]) => [name, each.map((one) => `${new URLSearchParams(filled(one.address))}`)]);
  expect(Object.fromEntries(written)).toMatchObject(KEPT);
});

interface NoMatch {
  readonly says: string;
  readonly select?: string;
  readonly bar?: string;
  readonly showAll: string;
}

/** What a list says while a filter leaves no rows, and the button that removes the filter. */
const NO_MATCH: Readonly<Record<string, NoMatch>> = {
  approvals: { says: 'No pending payouts match.', showAll: 'Show all pending' },
  beneficiaries: { says: 'No beneficiaries match.', showAll: 'Show all beneficiaries' },
  customerOrders: { says: 'No transactions match.', showAll: 'Show all transactions' },
  customers: { says: 'No customers match.', showAll: 'Show all customers' },
  invoices: { says: 'No invoices match.', showAll: 'Show all invoices' },
  paymentLinks: { says: 'No payment links match.', select: 'No active payment links.', showAll: 'Show all payment links' },
  payouts: { says: 'No payouts match.', showAll: 'Show all payouts' },
  products: { says: 'No products match.', showAll: 'Show all products' },
  qrCodes: { says: 'No active QR codes.', showAll: 'Show all QR codes' },
  splitSettlements: { says: 'No Split Settlements Found', showAll: 'Show all split settlements' },
  subMerchants: { says: 'No sub-merchants match.', showAll: 'Show all sub-merchants' },
  subscribers: { says: 'No subscribers match.', showAll: 'Show all subscribers' },
  refunds: { says: 'No refunds match.', showAll: 'Show all refunds' },
  reports: { says: 'No reports match.', showAll: 'Show all reports' },
  transactions: {
    says: 'No transactions match.',
    bar: 'You currently do not have any transactions in USD.',
    showAll: 'Show all transactions',
  },
  users: { says: 'No users match.', showAll: 'Show all users' },
  walletHistory: { says: 'No movements match.', bar: 'No movements in your USD wallet yet.', showAll: 'Show all movements' },
};

const NO_ROWS = { rows: [], total: 0 };

/** All lists with filters, or those of which one was broken on purpose. */
const wanted = lists.filter(([name, { each }]) => each.length > 0 && flowNames.some((one) => one === name));

describe.each(wanted)('the filters of %s', (list, { req, screen, port, each, oneRow }) => {
  let close = () => {};
  afterEach(() => close());
  const none = NO_MATCH[list];

  it.each(each.map((one) => [`[${req.join(' ')}] ${one.name}`, one] as const))(
    '%s',
    async (_title, { step, address: written }) => {
      const opened = openRendered({ path: screen.path, as: screen.as, holds: [port] });
      close = opened.close;
      const { I } = opened;
      await I.answer(port, { answers: oneRow });
      await setFilter(I, step);
      await I.answer(port, { answers: none ? NO_ROWS : oneRow });
      if (none) await I.see((step.kind === 'select' ? none.select : step.kind === 'bar' ? none.bar : null) ?? none.says);
      expect(address()).toEqual(filled(written));
      if (none && step.kind !== 'bar') {
        await I.press(none.showAll);
        await I.answer(port, { answers: oneRow });
        expect(address()).toEqual({});
        await setFilter(I, step);
        await I.answer(port, { answers: oneRow });
      }
      await unsetFilter(I, step);
      await I.answer(port, { answers: oneRow });
      expect(address()).toEqual({});
    },
  );
});

/** What a list says of no rows for a filter that the ones above leave out, by its URL. */
const OTHERS = [
  ['paymentLinks', 'status=inactive', 'No deactivated payment links.'],
  ['paymentLinks', 'from=2026-11-01', 'No payment links match.'],
  ['paymentLinks', 'to=2026-11-20', 'No payment links match.'],
  ['qrCodes', 'status=InActive', 'No deactivated QR codes.'],
] as const;

describe('a list without rows', () => {
  let close = () => {};
  afterEach(() => close());
  const shown = OTHERS.flatMap(([name, query, words]) =>
    wanted.flatMap(([list, facts]) => (list === name ? [[name, query, words, facts] as const] : [])),
  );
  it.each(shown)('[GEN-05] of %s with %s says “%s”', async (_name, query, words, { screen, port }) => {
    const opened = openRendered({ path: `${screen.path}?${query}`, as: screen.as, holds: [port] });
    close = opened.close;
    await opened.I.answer(port, { answers: NO_ROWS });
    await opened.I.see(words);
  });
});
