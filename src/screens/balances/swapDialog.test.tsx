// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { swapCases } from '../../../machines/balances/swap/swap.cases';
import { swapMachine } from '../../../machines/balances/swap/swap.machine';
import { wire } from '../../../machines/kit/flow/port';
import { statedFacts } from '../../../tests/facts';
import { SIGNED_OUT, saveBookmark } from '../../flow/bookmarks';
import { FlowProvider } from '../../flow/FlowProvider';
import { Toasts } from '../../ui/feedback/Toasts';
import { SwapDialog } from './SwapDialog';
import { SWAPPED } from './SwapOutcome';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const { ports, inputs } = swapCases;
const never = () => new Promise<never>(() => {});

it('[SWP-05] the balances are loaded again once the swap succeeded, once, and not before, and are shown', async () => {
  saveBookmark(SIGNED_OUT, 'swap', inputs.reopened.bookmark);
  let found = (_: typeof ports.getSwapStatus.answers.made) => {};
  const machine = wire(swapMachine, {
    loadMarket: async () => ports.loadMarket.answers.now,
    rateEnds: never,
    sendSwapOtp: never,
    createSwapOrder: never,
    otp: { verify: never, resend: never },
    getSwapStatus: () =>
      new Promise((resolve) => {
        found = resolve;
      }),
  });
  const onSettled = vi.fn();
  render(
    <FlowProvider Toasts={Toasts}>
      <SwapDialog
        machine={machine}
        source="NGN"
        email="ada@x.test"
        business="Bluecrest"
        onSettled={onSettled}
        onDone={() => {}}
      />
    </FlowProvider>,
  );
  await screen.findByRole('dialog');
  expect(onSettled).not.toHaveBeenCalled();
  found(ports.getSwapStatus.answers.made);
  await screen.findAllByText(SWAPPED);
  await waitFor(() => expect(onSettled).toHaveBeenCalledOnce());
  // The balances before the swap are not known after a reload.
  const balances = () => statedFacts().filter(([term]) => term === 'Balance');
  await waitFor(() =>
    expect(balances()).toEqual([
      ['Balance', '6,482,930.00'],
      ['Balance', '40,000.00'],
    ]),
  );
});
