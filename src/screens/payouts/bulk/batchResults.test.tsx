// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { bookmarkBulkPayout } from '../../../../machines/payouts/bulkPayout/bulkPayout.select';
import { begun, file, number, provider, reviewed, rows, texts } from '../../../../tests/samples/bulkProvider';
import { FlowProvider } from '../../../flow/FlowProvider';
import { Toasts } from '../../../ui/feedback/Toasts';
import { lookOf } from '../status';
import { BatchResults } from './BatchResults';

afterEach(cleanup);

it('[BLK-01] a batch that awaits its code looks as a payout that awaits it, and asks for the code', async () => {
  const { actor, view, until, pay } = await reviewed(provider(rows(2), { codes: ['right'] }));
  await pay();
  actor.getSnapshot().children.otp?.send({ type: 'otp.dismissed' });
  await until('results');
  const send = vi.fn();
  render(
    <FlowProvider Toasts={Toasts}>
      <BatchResults view={view()} can={() => true} send={send} part={() => null} />
    </FlowProvider>,
  );
  const callout = screen.getByText('Enter your code to send this batch.').closest('[role=status]');
  expect(callout?.getAttribute('data-callout')).toBe(lookOf('Awaiting Verification').tone);
  if (!(callout instanceof HTMLElement)) throw new Error('The batch asks for nothing');
  fireEvent.click(within(callout).getByRole('button', { name: 'Enter code' }));
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'code.available' });
});

it('[BLK-01] rules the sum of the rows that were accepted, and keeps that of failed ones apart', async () => {
  const show = async (lines: number, failing: readonly number[]) => {
    const flow = await reviewed(provider(rows(lines), { failing }));
    await flow.pay();
    const { container } = render(
      <FlowProvider Toasts={Toasts}>
        <BatchResults view={flow.view()} can={() => true} send={vi.fn()} part={() => null} />
      </FlowProvider>,
    );
    const words = container.textContent ?? '';
    const terms = [...container.querySelectorAll('[data-ledger-foot] dt')].map(
      (term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`,
    );
    cleanup();
    return { words, terms };
  };
  const one = await show(5, [3]);
  expect(one.terms.sort()).toEqual(['1 row failed: NGN 100.00', '4 rows accepted, without fees: NGN 400.00']);
  expect(one.words).toContain('No money left your wallet for it, and no row is paid twice.');
  const two = await show(5, [3, 4]);
  expect(two.words).toContain('No money left your wallet for them, and no row is paid twice.');
  expect((await show(2, [])).terms).toEqual(['2 rows without fees: NGN 200.00']);
});

it('[BLK-01] shows two lines of a long description, and the whole as its title', async () => {
  const long = 'Salary of November '.repeat(20).trim();
  const flow = await reviewed(provider([{ ...texts(2, number(2)), description: long }]));
  await flow.pay();
  render(
    <FlowProvider Toasts={Toasts}>
      <BatchResults view={flow.view()} can={() => true} send={vi.fn()} part={() => null} />
    </FlowProvider>,
  );
  expect(screen.getByTitle(long).textContent).toBe(long);
});

it('[BLK-01] an amount of an unchecked file stays as it was typed', async () => {
  const of = Object.assign(provider(rows(2), { isTerse: true }), { available: '9000.00' });
  const first = await reviewed(of);
  first.actor.send({ type: 'cell.changed', line: 3, field: 'amount', text: '1000' });
  first.actor.send({ type: 'cell.changed', line: 2, field: 'amount', text: '2,000' });
  await first.named();
  await first.pay();
  const again = begun(of, JSON.parse(JSON.stringify(bookmarkBulkPayout(first.actor.getSnapshot()))));
  await again.until('results');
  render(
    <FlowProvider Toasts={Toasts}>
      <BatchResults view={again.view()} can={() => true} send={vi.fn()} part={() => null} />
    </FlowProvider>,
  );
  const shown = screen.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(shown).toContain('2,000');
  expect(shown).toContain('NGN 1,000.00');
});

it('[BLK-01] the rows that are left wait until the code of the others is entered', async () => {
  // The provider names the first fifty accounts only, so that one row is in no batch yet.
  const { actor, view, until, pay } = begun(provider(rows(51), { codes: ['right'], names: 1 }));
  actor.send({ type: 'file.chosen', file });
  await vi.waitFor(() => expect(view().counts.ready).toBe(50), { timeout: 10_000 });
  await pay();
  actor.getSnapshot().children.otp?.send({ type: 'otp.dismissed' });
  await until('results');
  render(
    <FlowProvider Toasts={Toasts}>
      <BatchResults view={view()} can={(type) => actor.getSnapshot().can({ type })} send={() => undefined} part={() => null} />
    </FlowProvider>,
  );
  const next = screen.getByRole<HTMLButtonElement>('button', { name: 'Continue with the other row' });
  expect(next.disabled).toBe(true);
  expect(document.getElementById(next.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Enter the code for this batch first.',
  );
});

it('[BLK-01] the button counts every row that comes back, an excluded one too', async () => {
  const { actor, view, until, pay } = begun(provider(rows(51), { names: 1 }));
  actor.send({ type: 'file.chosen', file });
  await vi.waitFor(() => expect(view().counts.ready).toBe(50), { timeout: 10_000 });
  actor.send({ type: 'row.excluded', line: 2 });
  await pay();
  await until('results');
  const results = (
    <FlowProvider Toasts={Toasts}>
      <BatchResults view={view()} can={() => true} send={actor.send} part={() => null} />
    </FlowProvider>
  );
  render(results);
  fireEvent.click(screen.getByRole('button', { name: 'Continue with the other 2 rows' }));
  await vi.waitFor(() => expect(view().entries).toHaveLength(2));
});

it.each([
  [1, '1 payout awaits a second-level approver.Nothing is sent to the recipient before that.'],
  [2, '2 payouts await a second-level approver.Nothing is sent to the recipients before that.'],
])('[BLK-01 APR-01] says of %i accepted rows that an approver decides first', async (lines, words) => {
  const flow = await reviewed(provider(rows(lines), { sent: 'Awaiting Second Level Approval Verification' }));
  await flow.pay();
  render(
    <FlowProvider Toasts={Toasts}>
      <BatchResults view={flow.view()} can={() => true} send={vi.fn()} part={() => null} />
    </FlowProvider>,
  );
  expect(screen.getByText(/second-level approver/).closest('[role=status]')?.textContent).toBe(words);
  expect(screen.queryByText(/^The provider accepted/)).toBeNull();
});
