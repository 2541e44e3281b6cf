// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { swapCases } from '../../../machines/balances/swap/swap.cases';
import { swapMachine } from '../../../machines/balances/swap/swap.machine';
import { type SwapView, selectSwap } from '../../../machines/balances/swap/swap.select';
import type { Order } from '../../../machines/balances/swap/swap.types';
import { statedFacts } from '../../../tests/facts';
import { FlowProvider } from '../../flow/FlowProvider';
import { SwapOutcome, SwapOutcomeButtons } from './SwapOutcome';

afterEach(cleanup);

const order: Order = {
  pair: { id: '1', symbol: 'USD/NGN', base: 'USD', quote: 'NGN', buy: '1520.00', sell: '1490.00' },
  source: 'NGN',
  destination: 'USD',
  debit: '100000',
  credit: '65.78',
  description: '',
  idempotencyKey: 'k',
};
const blank = selectSwap(createActor(swapMachine, { input: swapCases.inputs.fresh }).getSnapshot());

function show(given: Partial<SwapView>) {
  const orderPrice = { base: 'USD', quote: 'NGN', price: '1520.00' };
  const view: SwapView = { ...blank, step: 'succeeded', order, orderPrice, report: 'shown', ...given };
  const flow = { view, can: () => true, send: () => undefined, part: () => null };
  render(
    <FlowProvider Toasts={() => null}>
      <SwapOutcome flow={flow} business="Bluecrest Stores" />
      <SwapOutcomeButtons {...flow} />
    </FlowProvider>,
  );
}

const LOST = 'We couldn’t load your balances. Your swap isn’t affected.';
const LOADING = 'Loading your balances…';
const RATE = ['Rate', '1 USD = 1,520.00 NGN'];
const lines = [
  { label: 'before', amount: '6582930.00' },
  { label: 'paid', amount: '-100000.00' },
  { label: 'other', amount: '5.00' },
] as const;

describe('[SWP-05] a swap that is made', () => {
  it('shows its rate, and its description if it has one', () => {
    show({});
    expect(statedFacts()).toEqual([RATE]);
    cleanup();
    show({ order: { ...order, description: 'Stock' } });
    expect(statedFacts()).toEqual([RATE, ['Description', 'Stock']]);
  });

  it('shows no rate if it was made at one that is not known', () => {
    show({ orderPrice: null });
    expect(statedFacts()).toEqual([]);
  });

  it.each([
    ['loading', [LOADING]],
    ['failed', [LOST, 'Try again', 'Receipt']],
    ['shown', ['Other movements', 'Receipt']],
  ] as const)('shows both balances, and has a receipt, as soon as that is known (%s)', (report, shown) => {
    show({ report, columns: [{ currency: 'NGN', balance: '6482935.00', statement: { lines, balance: '6482935.00' } }] });
    expect([LOADING, LOST, 'Try again', 'Other movements', 'Receipt'].filter((text) => screen.queryByText(text))).toEqual(shown);
  });

  it('leaves out a balance that is not known, and the lines above one that is', () => {
    show({
      columns: [
        { currency: 'NGN', balance: '6482935.00', statement: null },
        { currency: 'USD', balance: null, statement: null },
      ],
    });
    expect(screen.getAllByRole('region').map(({ textContent }) => textContent)).toEqual(['NGNBalance6,482,935.00']);
  });
});
