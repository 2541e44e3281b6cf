// @vitest-environment happy-dom
/** The dialogs that only show something: what each says, and that each of its ways out closes it. */
import { act, fireEvent, screen as page, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type FlowName, flows } from '../../machines/flows';
import type { Driver } from '../drivers/driver';
import { loadScreens, openRendered } from '../drivers/rendered';
import { flowNames } from './flowPaths';

loadScreens();

interface Shown {
  /** The flow of the page below. */
  readonly of: FlowName;
  readonly path: string;
  /** Opens it. Without it, the address does. */
  readonly opens?: (I: Driver) => Promise<unknown>;
  readonly title: string;
  readonly says: readonly string[];
  /** The buttons that close it. */
  readonly closes: readonly string[];
}

const ITEM = (row: string, item: string) => async (I: Driver) => I.pickFrom(row, item);

const key = (pressed: string) => act(async () => void fireEvent.keyDown(document.body, { key: pressed }));

const DIALOGS: Readonly<Record<string, Shown>> = {
  '[PLK-04] of a payment link': {
    of: 'paymentLinks',
    path: '/dashboard/business/payment-links',
    opens: ITEM('Actions for Market stall', 'View Details'),
    title: 'Payment link',
    says: ['Market stall', 'Multiple Use', 'NGN 1,500.00', '3DS (authentication)', 'Active'],
    closes: ['Done', 'Close'],
  },
  '[QRC-01] of a QR code': {
    of: 'qrCodes',
    path: '/dashboard/business/qr-codes',
    opens: ITEM('Actions for Market stall', 'View QR Code'),
    title: 'QR code for Market stall',
    says: ['Close', 'Download'],
    closes: ['Close'],
  },
  '[NAV-14] of the help': {
    of: 'virtualAccounts',
    path: '/dashboard/account/virtual-wallets',
    opens: async (I) => {
      await I.seeHeading('Virtual accounts');
      await key('?');
    },
    title: 'Help',
    says: [
      'Keyboard shortcuts',
      'Find anything',
      'Next row',
      'J in a list or in details',
      'Previous row',
      'K in a list or in details',
      'Copy the reference',
      'C on a row',
      'Close',
      'Esc for a dialog, a menu or details',
      'Help',
    ],
    closes: ['Close'],
  },
};

let close = () => {};
afterEach(() => close());

const wordsOf = (part: Element) => (part.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

async function open({ of: name, path, opens, title }: Shown): Promise<HTMLElement> {
  close();
  const flow = flows[name];
  if (!('model' in flow) || flow.model.kind !== 'collection') throw new Error(`${name} is no list`);
  const { screen, port, oneRow } = flow.model;
  const opened = openRendered({ path, as: screen.as, holds: [port] });
  close = opened.close;
  await opened.I.answer(port, { answers: oneRow });
  await opens?.(opened.I);
  return page.findByRole('dialog', { name: title });
}

const wanted = Object.entries(DIALOGS).filter(([, { of: name }]) => flowNames.includes(name));

describe.each(wanted)('the dialog %s', (_, shown) => {
  it('says what it is about, and is closed by each of its buttons that close', async () => {
    let dialog = await open(shown);
    const words = wordsOf(dialog);
    for (const each of shown.says) expect(words).toContain(each);
    const ways = within(dialog)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? wordsOf(button));
    const closing = ways.flatMap((name, nth) => (shown.closes.includes(name) ? [nth] : []));
    expect(new Set(closing.map((nth) => ways[nth]))).toEqual(new Set(shown.closes));
    for (const nth of closing) {
      if (nth !== closing[0]) dialog = await open(shown);
      const button = within(dialog).getAllByRole('button')[nth];
      await act(async () => void (button && fireEvent.click(button)));
      await waitFor(() => expect(page.queryByRole('dialog', { name: shown.title })).toBeNull());
    }
  });
});
