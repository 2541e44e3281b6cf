// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { swapCases } from '../../../machines/balances/swap/swap.cases';
import { swapMachine } from '../../../machines/balances/swap/swap.machine';
import { type SwapView, selectSwap } from '../../../machines/balances/swap/swap.select';
import type { Draft } from '../../../machines/balances/swap/swap.types';
import { Rate, SwapForm, SwapFormButtons } from './SwapForm';

afterEach(cleanup);

function viewOf(draft: Partial<Draft>): SwapView {
  const snapshot = createActor(swapMachine, { input: swapCases.inputs.fresh }).getSnapshot();
  const market = swapCases.ports.loadMarket.answers.now;
  const context = { ...snapshot.context, draft: { ...snapshot.context.draft, ...draft }, market };
  return selectSwap({ ...snapshot, context });
}
const whole = viewOf({ destination: 'USD', debit: '100000' });

function show(given: Partial<SwapView>, may = false) {
  const send = vi.fn();
  const flow = { view: { ...whole, ...given }, can: () => may, send, part: () => null };
  render(
    <>
      <SwapForm {...flow} />
      <SwapFormButtons {...flow} />
    </>,
  );
  return send;
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });

describe('[SWP-04] the rate', () => {
  it.each([
    ['that failed to load is unknown, and not loading', { validUntil: null, lost: true }, 'Unavailable'],
    ['that failed to load again is unknown, and not valid', { validUntil: Date.now() + 60_000, lost: true }, 'Unavailable'],
    ['is loading until it is there', { validUntil: null }, 'Loading rate…'],
    ['counts nothing down before there is one', { validUntil: Date.now() + 60_000 }, 'Choose the currency you receive.'],
    ['is valid for a while', { validUntil: Date.now() + 60_000, price: whole.price }, 'left at this rate'],
  ])('%s', (_, given, words) => {
    render(<Rate price={null} {...given} />);
    const all = ['Unavailable', 'Loading rate…', 'Choose the currency you receive.', 'left at this rate'];
    expect(all.filter((each) => document.body.textContent?.includes(each))).toEqual([words]);
    expect(document.body.textContent?.includes('—')).toBe(!('price' in given));
  });
});

describe('[SWP-03] the form of a swap', () => {
  it('says that an amount is below the minimum, and names the smallest one', () => {
    show(viewOf({ destination: 'USD', debit: '7.61' }));
    expect(field(/^You pay/).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Enter at least NGN 1,520.00.')).toBeTruthy();
  });

  it('shows what was entered', () => {
    show(viewOf({ destination: 'USD', debit: '100', description: 'Stock' }));
    expect(field(/^Description/).value).toBe('Stock');
    expect(screen.getAllByRole<HTMLSelectElement>('combobox').map(({ value }) => value)).toEqual(['NGN', 'USD']);
  });

  it('says in each field what is wrong with it', () => {
    show({ fault: 'Amount exceeds wallet balance', pairFault: 'FX Pair Id is required', descriptionError: 'Too long.' });
    expect([/^You pay/, /^You receive/, /^Description/].map((name) => field(name).getAttribute('aria-invalid'))).toEqual([
      'true',
      'true',
      'true',
    ]);
    for (const words of ['Amount exceeds wallet balance', 'FX Pair Id is required', 'Too long.'])
      expect(screen.getByText(words)).toBeTruthy();
  });

  it('shows what is left in both wallets, as far as it is known', () => {
    show({});
    expect([field(/^You receive/).value, field(/^You receive/).readOnly]).toEqual(['65.78', true]);
    expect([field(/^You pay/).value, field(/^You pay/).readOnly]).toEqual(['100,000', false]);
    expect(screen.getByText('Available NGN 6,482,930.00')).toBeTruthy();
    expect(screen.getByText('Balance after swap USD 40,065.78')).toBeTruthy();
    cleanup();
    show({ available: null, afterwards: null, credit: null });
    expect(field(/^You receive/).value).toBe('');
    expect(screen.queryByText(/^(Available|Balance after)/)).toBeNull();
  });

  it.each([
    [{ lost: true, problem: 'No connection.' }, 'No connection. We’ve kept what you entered.'],
    [{ lost: true }, 'We couldn’t load rates and wallets. We’ve kept what you entered.'],
    [{ problem: 'Too late.' }, 'Too late.Nothing has been swapped. You can initiate the swap again.'],
  ])('says what failed, and what is safe (%j)', (given, words) => {
    const send = show(given);
    expect(screen.getByRole('alert').textContent).toContain(words);
    expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength('lost' in given ? 1 : 0);
    if (!('lost' in given)) return;
    fireEvent.click(button('Try again'));
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'market.retry' });
  });

  it('has two currencies to switch, and not while its code is sent', () => {
    const send = show({});
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.click(button('Switch currencies'));
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'currencies.swapped' });
    cleanup();
    show(viewOf({}));
    expect(button('Switch currencies').disabled).toBe(true);
    cleanup();
    show({ step: 'sendingCode' });
    expect(['Switch currencies', 'Cancel', 'Initiate Swap'].map((name) => button(name).disabled)).toEqual([true, true, false]);
    expect(button('Initiate Swap').getAttribute('aria-busy')).toBe('true');
    expect([/^You pay/, /^Description/].map((name) => field(name).readOnly)).toEqual([true, true]);
  });

  it.each([
    ['loading', 'Rates and wallets are not loaded yet.'],
    ['destination', 'Choose the currency you receive.'],
    ['amount', 'Enter the amount you pay.'],
    ['minimum', 'The amount is below the minimum.'],
    ['description', 'Correct the description.'],
    ['balance', 'Amount exceeds wallet balance'],
    [null, null],
  ] as const)('says why it cannot be sent: %s', (blocker, reason) => {
    show({ blocker });
    const { disabled, parentElement } = button('Initiate Swap');
    expect([disabled, parentElement?.querySelector('[data-reason]')?.textContent ?? null]).toEqual([true, reason]);
    cleanup();
    show({ blocker }, true);
    expect(button('Initiate Swap').disabled).toBe(false);
  });
});
