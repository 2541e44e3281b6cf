// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { swapCases } from '../../../machines/balances/swap/swap.cases';
import { swapMachine } from '../../../machines/balances/swap/swap.machine';
import { selectSwap } from '../../../machines/balances/swap/swap.select';
import { Rate, SwapForm } from './SwapForm';

it('[SWP-04] shows a rate that failed to load as unknown, and not as loading', () => {
  render(<Rate price={null} validUntil={null} lost />);
  expect(screen.getByText('Unavailable')).toBeTruthy();
  expect(screen.queryByText('Loading rate…')).toBeNull();
});

it('[SWP-03] an amount below the minimum is a field error that names the smallest amount', () => {
  const snapshot = createActor(swapMachine, { input: swapCases.inputs.fresh }).getSnapshot();
  const context = {
    ...snapshot.context,
    draft: { ...snapshot.context.draft, destination: 'USD', debit: '7.61' },
    market: swapCases.ports.loadMarket.answers.now,
  };
  const view = selectSwap({ ...snapshot, context });
  render(<SwapForm view={view} can={() => false} send={() => undefined} part={() => null} />);
  expect(screen.getByRole('textbox', { name: /^You pay/ }).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Enter at least NGN 1,520.00.')).toBeTruthy();
});
