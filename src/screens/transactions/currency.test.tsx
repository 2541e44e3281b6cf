// @vitest-environment happy-dom
/** NAV-06: the lists of one currency follow that of the dashboard, and offer all. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { walletHistoryFlow } from '../../../machines/balances/walletHistory/walletHistory.flow';
import { walletHistoryMachine } from '../../../machines/balances/walletHistory/walletHistory.machine';
import { wire } from '../../../machines/kit/flow/port';
import { currencyOf, type InCurrency } from '../../../machines/kit/list/inCurrency';
import { transactionCountsMachine } from '../../../machines/transactions/transactionCounts/transactionCounts.machine';
import { transaction } from '../../../machines/transactions/transactions/transactions.flow';
import { transactionsMachine } from '../../../machines/transactions/transactions/transactions.machine';
import { FlowProvider } from '../../flow/FlowProvider';
import { walletHistoryFlows } from '../../wiring/balances/walletHistory';
import { transactionsFlows } from '../../wiring/transactions/transactions';
import { BalanceHistoryScreen } from '../balances/BalanceHistoryScreen';
import { TransactionsScreen } from './TransactionsScreen';

afterEach(cleanup);

const CURRENCIES = ['NGN', 'USD', 'GBP'];

/** Returns a row in every currency but GBP, and notes what was asked for. */
const loading =
  <Row,>(asked: string[], row: Row) =>
  async ({ filter }: { readonly filter: InCurrency }) => {
    const currency = currencyOf(filter);
    asked.push(currency);
    return currency === 'GBP' ? { rows: [], total: 0 } : { rows: [row], total: 1 };
  };

interface Listed {
  readonly choice: string;
  readonly none: string;
  /** Asks for the rows, and for what stands beside them. */
  readonly page: (asked: string[], counted: string[]) => (currency: string) => ReactNode;
  readonly counts: boolean;
}

const LISTS: Readonly<Record<string, Listed>> = {
  transactions: {
    choice: 'Paid in',
    none: 'You currently do not have any transactions in GBP.',
    counts: true,
    page: (asked, counted) => {
      const flows = {
        ...transactionsFlows,
        transactions: wire(transactionsMachine, { load: loading(asked, transaction(1)) }),
        transactionCounts: wire(transactionCountsMachine, {
          load: async ({ key }) => {
            counted.push(key);
            return {};
          },
        }),
      };
      return (currency) => (
        <TransactionsScreen {...{ flows, currency }} currencies={CURRENCIES} mayRefund={false} mayExport={false} links={null} />
      );
    },
  },
  'the balance history': {
    choice: 'Wallet',
    none: 'No movements in your GBP wallet yet.',
    counts: false,
    page: (asked) => {
      const row = walletHistoryFlow.cases.ports.load.answers.some.rows[0];
      if (!row) throw new Error('There is no movement');
      const flows = { ...walletHistoryFlows, walletHistory: wire(walletHistoryMachine, { load: loading(asked, row) }) };
      return (currency) => (
        <BalanceHistoryScreen {...{ flows, currency }} currencies={CURRENCIES} balances={null} payouts={null} />
      );
    },
  },
};

describe.each(Object.entries(LISTS))('[NAV-06] %s', (_, { choice, none, page, counts }) => {
  function open(currency: string, search = '') {
    window.history.replaceState(null, '', `/list${search}`);
    const [asked, counted]: [string[], string[]] = [[], []];
    const shown = page(asked, counted);
    const inApp = (now: string) => <FlowProvider Toasts={() => null}>{shown(now)}</FlowProvider>;
    const { rerender } = render(inApp(currency));
    return { asked, counted, follow: (now: string) => rerender(inApp(now)) };
  }
  const choose = async (option: string) => {
    const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: choice });
    const value = [...select.options].find(({ text }) => text === option)?.value;
    fireEvent.change(select, { target: { value } });
  };
  const shownChoice = async () => {
    const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: choice });
    return [select.selectedOptions[0]?.text, [...select.options].map(({ text }) => text)];
  };

  it('follows the currency of the dashboard, also when another one was chosen', async () => {
    const { asked, counted, follow } = open('NGN');
    await waitFor(() => expect(asked).toEqual(['NGN']));
    expect(await shownChoice()).toEqual(['NGN', ['NGN', 'All currencies', 'USD', 'GBP']]);
    follow('USD');
    await waitFor(() => expect(asked).toEqual(['NGN', 'USD']));
    await choose('NGN');
    await waitFor(() => expect(asked).toEqual(['NGN', 'USD', 'NGN']));
    expect(window.location.search).toBe('?currency=NGN');
    follow('NGN');
    await waitFor(() => expect(asked.at(-1)).toBe('NGN'));
    await waitFor(() => expect(window.location.search).toBe(''));
    if (counts) expect(counted.slice(0, 3)).toEqual(['NGN', 'USD', 'NGN']);
  });
  it('shows all currencies by a choice above the list, which the URL keeps', async () => {
    const { asked } = open('NGN');
    await choose('All currencies');
    await waitFor(() => expect(asked.at(-1)).toBe(''));
    expect(window.location.search).toBe('?currency=all');
    cleanup();
    const again = open('USD', '?currency=all');
    await waitFor(() => expect(again.asked).toEqual(['']));
    expect((await shownChoice())[0]).toBe('All currencies');
  });
  it('shows its own currency where the URL names that of the dashboard', async () => {
    open('USD', '?currency=USD');
    expect((await shownChoice())[0]).toBe('USD');
  });
  it.each(['', '?currency=GBP'])('leads from a currency without rows to all: %s', async (search) => {
    const { asked } = open(search === '' ? 'GBP' : 'NGN', search);
    await screen.findByText(none);
    fireEvent.click(screen.getByRole('button', { name: 'Show all currencies' }));
    await waitFor(() => expect(asked).toEqual(['GBP', '']));
  });
});
