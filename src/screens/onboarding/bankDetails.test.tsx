// @vitest-environment happy-dom
/** The settlement account: locked, or in a form that knows what is not saved. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { wire } from '../../../machines/kit/flow/port';
import { onboardingBankCases } from '../../../machines/onboarding/onboardingBank/onboardingBank.cases';
import { onboardingBankMachine } from '../../../machines/onboarding/onboardingBank/onboardingBank.machine';
import type { Choices } from '../../../machines/onboarding/onboardingBank/onboardingBank.types';
import { statedFacts } from '../../../tests/facts';
import { FlowProvider } from '../../flow/FlowProvider';
import { unsavedWork } from '../../flow/unsaved';
import { Toasts } from '../../ui/feedback/Toasts';
import { onboardingFlows } from '../../wiring/onboarding/onboarding';
import { BankDetailsScreen } from './BankDetailsScreen';

afterEach(cleanup);

const { before, empty } = onboardingBankCases.ports.load.answers;
const LOCK = 'Your role can view this. The owner of the business can change it.';
const never = () => new Promise<never>(() => {});

function show(load: () => Promise<Choices>, lock: string | null) {
  const onboardingBank = wire(onboardingBankMachine, { load, save: never, resolution: { resolve: never } });
  render(
    <FlowProvider Toasts={Toasts}>
      <BankDetailsScreen flows={{ ...onboardingFlows, onboardingBank }} lock={lock} />
    </FlowProvider>,
  );
}

const facts = () => statedFacts().map((fact) => fact.join(': '));
const isLoading = () => screen.queryByText('Loading banks…') !== null;

describe('[ONB-11] the settlement account', () => {
  it('is text with the reason if it is locked, once it is loaded', async () => {
    show(never, LOCK);
    expect([isLoading(), screen.queryByText(LOCK), facts()]).toEqual([true, null, []]);
    cleanup();
    show(async () => before, LOCK);
    await screen.findByText(LOCK);
    screen.getByRole('heading', { name: 'Settlement account' });
    expect(facts()).toEqual([
      'Bank: Guaranty Trust Bank',
      'Account number: 0123456789',
      'Account name: ADA OKAFOR',
      'Account type: Current',
    ]);
    expect([isLoading(), screen.queryByRole('textbox')]).toEqual([false, null]);
  });

  it('has a dash for each detail that was never saved', async () => {
    show(async () => empty, LOCK);
    await screen.findByText(LOCK);
    expect(facts()).toEqual(['Bank: —', 'Account number: —', 'Account name: —', 'Account type: —']);
  });

  it('is work that is not saved only once it is changed', async () => {
    show(async () => before, null);
    const number = await screen.findByLabelText('Account number');
    expect(unsavedWork()).toEqual([]);
    fireEvent.change(number, { target: { value: '01234' } });
    expect(unsavedWork()).toEqual(['Bank details']);
  });
});
