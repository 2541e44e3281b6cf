// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NoPageErrors } from '../../ui/feedback/PageErrors';
import { Page } from '../../ui/layout/Page';
import { PartError, type ShownPart } from './PartError';

afterEach(cleanup);

const part = (fault: ShownPart<unknown>['view']['fault'], value: unknown = null): ShownPart<unknown> => ({
  view: { value, busy: false, fault },
  send: vi.fn(),
});
const broken = { kind: 'server', status: 500, message: 'Something went wrong' } as const;

function show(balances: ShownPart<unknown>, transactions: ShownPart<unknown>) {
  return (
    <Page title="Dashboard">
      <PartError part={balances} what="your balances" />
      <PartError part={transactions} what="your transactions" />
    </Page>
  );
}

describe('[GEN-01] a part that failed to load', () => {
  it('is reported once for the page, with what is safe and what to do, and all parts are retried together', () => {
    const [balances, transactions] = [part(broken), part(broken)];
    render(show(balances, transactions));
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
      'We couldn’t load your balances and your transactions. Try again in a moment.Try again',
    ]);
    screen.getByRole('button', { name: 'Try again' }).click();
    expect(balances.send).toHaveBeenCalledWith({ type: 'refresh' });
    expect(transactions.send).toHaveBeenCalledWith({ type: 'refresh' });
  });
  it('names only failed parts, and says when earlier data still shows', () => {
    const balances = part({ kind: 'network' }, ['a wallet']);
    const { rerender } = render(show(balances, part(null)));
    expect(screen.getByRole('alert').textContent).toContain(
      'We couldn’t load your balances. Showing the last data we loaded. We couldn’t reach the server.',
    );
    screen.getByRole('button', { name: 'Try again' }).focus();
    rerender(show(part(null, ['a wallet']), part(null)));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Dashboard' }));
  });
  it('is named in the order of the page, whichever failed first', () => {
    const { rerender } = render(show(part(null), part(null)));
    rerender(show(part(null), part(broken)));
    rerender(show(part(broken), part(broken)));
    expect(screen.getByRole('alert').textContent).toContain('We couldn’t load your balances and your transactions.');
    rerender(show(part(broken), part(null)));
    rerender(show(part(broken), part(broken)));
    expect(screen.getByRole('alert').textContent).toContain('We couldn’t load your balances and your transactions.');
  });
  it('is not named where many failed, and the merchant reads that no money is affected', () => {
    const parts = (
      <>
        <PartError part={part(broken)} what="your to-do list" />
        <PartError part={part(broken)} what="your balances" />
        <PartError part={part(broken)} what="your recent activity" />
      </>
    );
    const { rerender } = render(
      <Page title="Dashboard" called="your dashboard">
        {parts}
      </Page>,
    );
    const said = () => screen.getByRole('alert').textContent;
    const rest = 'didn’t load. Your money isn’t affected. Try again in a moment.Try again';
    expect(said()).toBe(`Parts of your dashboard ${rest}`);
    rerender(<Page title="Preferences">{parts}</Page>);
    expect(said()).toBe(`Parts of this page ${rest}`);
  });
  it('is named without what is minor beside it, and with it where nothing else failed', () => {
    const minor = 'the number of rows of each view';
    const both = (transactions: ShownPart<unknown>) => (
      <Page title="Transactions">
        <PartError part={part({ kind: 'server', status: 500, message: 'Server error' })} what={{ minor }} />
        <PartError part={transactions} what="your transactions" />
      </Page>
    );
    const { rerender } = render(both(part(broken)));
    expect(screen.getByRole('alert').textContent).toBe('We couldn’t load your transactions. Try again in a moment.Try again');
    rerender(both(part(null)));
    expect(screen.getByRole('alert').textContent).toBe(`We couldn’t load ${minor}. Try again in a moment.Try again`);
  });
  it('[TRX-04] that is a record which is not found says where else it can be', () => {
    const missing = { kind: 'server', status: 404, message: 'Transaction not found' } as const;
    render(
      <Page title="Transaction details">
        <PartError part={part(missing)} what="this transaction" />
      </Page>,
    );
    expect(screen.getByRole('alert').textContent).toContain(
      'We couldn’t find this transaction. Check the reference, or switch to Test.',
    );
  });
  it('[CAT-01] that is a record which is not found is named alone, because its parts are not there either', () => {
    const missing = { kind: 'server', status: 404, message: 'Catalog not found' } as const;
    render(
      <Page title="Catalog">
        <PartError part={part(missing)} what="this catalog" />
        <PartError part={part(missing)} what="the products of this catalog" />
      </Page>,
    );
    expect(screen.getByRole('alert').textContent).toBe(
      'We couldn’t find this catalog. Check the reference, or switch to Test.Try again',
    );
  });
  it('is reported in the dialog that it belongs to', () => {
    render(
      <Page title="Payment links">
        <NoPageErrors>
          <div data-testid="dialog">
            <PartError part={part(broken)} what="payment types" />
          </div>
        </NoPageErrors>
      </Page>,
    );
    expect(screen.getByTestId('dialog').textContent).toContain('We couldn’t load payment types.');
  });
  it('[SPL-01] is reported with the documents’ text if they have one', () => {
    const fetched = 'Failed to fetch settlements.';
    const { rerender } = render(
      <Page title="Split Settlements">
        <PartError part={part(broken)} what={{ sentence: fetched }} />
      </Page>,
    );
    expect(screen.getByRole('alert').textContent).toBe(`${fetched} Try again in a moment.Try again`);
    rerender(
      <Page title="Split Settlements">
        <PartError part={part(broken)} what={{ sentence: fetched }} />
        <PartError part={part(broken)} what="your balances" />
      </Page>,
    );
    expect(screen.getByRole('alert').textContent).toContain(`We couldn’t load your balances. ${fetched}`);
  });
  it('finds nothing wrong with what is loaded beside a record that is not there', () => {
    const gone = part({ kind: 'server', status: 404, message: 'Product not found' });
    const { rerender } = render(<PartError part={gone} what="this product and your categories" record="this product" />);
    expect(screen.getByRole('alert').textContent).toContain('We couldn’t find this product. Check the reference');
    rerender(<PartError part={part(broken)} what="this product and your categories" record="this product" />);
    expect(screen.getByRole('alert').textContent).toContain('We couldn’t load this product and your categories.');
  });
});
