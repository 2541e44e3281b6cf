// @vitest-environment happy-dom
/** What the form of a transfer says while its choices load, and of the errors that are its own. */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { payoutCases } from '../../../machines/payouts/payout/payout.cases';
import { payoutMachine } from '../../../machines/payouts/payout/payout.machine';
import { type PayoutView, selectPayout } from '../../../machines/payouts/payout/payout.select';
import { FlowProvider } from '../../flow/FlowProvider';
import { Toasts } from '../../ui/feedback/Toasts';
import { TransferForm } from './TransferForm';

afterEach(cleanup);

const { all } = payoutCases.ports.loadChoices.answers;
const fresh = selectPayout(createActor(payoutMachine, { input: payoutCases.inputs.fresh }).getSnapshot());
const saved = { ...fresh.draft, source: 'beneficiary' } as const;
const merchant = { ...fresh.draft, type: 'Merchant' } as const;

function show(given: Partial<PayoutView>) {
  const view = { ...fresh, ...given };
  render(
    <FlowProvider Toasts={Toasts}>
      <TransferForm view={view} can={() => false} send={() => undefined} part={() => null} />
    </FlowProvider>,
  );
}

const optionsOf = (name: string) =>
  [...screen.getByRole<HTMLSelectElement>('combobox', { name }).options].map(({ text }) => text);
/** The error and the hint of a field. */
const saidOf = (label: string) => {
  const ids = screen.getByLabelText(label).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '');
};

describe('[PAY-03] the form of a transfer', () => {
  it.each([
    ['Bank', {}, null, ['Loading banks…']],
    ['Bank', {}, all, ['Choose a bank', ...all.banks.map(({ name }) => name)]],
    ['Beneficiary', { draft: saved }, null, ['Loading beneficiaries…']],
    ['Beneficiary', { draft: saved }, { ...all, beneficiaries: [] }, ['Choose a beneficiary']],
  ])('offers as %s of %j what is loaded', (label, given, choices, options) => {
    show({ ...given, choices });
    expect(optionsOf(label)).toEqual(options);
  });

  it('says that there is no beneficiary once they are loaded', () => {
    const NONE = 'You currently do not have any beneficiary.';
    for (const [choices, isSaid] of [
      [null, false],
      [{ ...all, beneficiaries: [] }, true],
      [all, false],
    ] as const) {
      show({ draft: saved, choices });
      expect(screen.queryByText(NONE) !== null).toBe(isSaid);
      cleanup();
    }
  });

  it('names a beneficiary with the account and the bank, each if it is known', () => {
    const [ada] = all.beneficiaries;
    if (!ada) throw new Error('There is no beneficiary');
    show({ draft: saved, choices: { ...all, beneficiaries: [ada, { ...ada, id: '99', bankName: '' }] } });
    expect(optionsOf('Beneficiary').slice(1)).toEqual([
      [ada.name, ada.accountNumber, ada.bankName].join(', '),
      [ada.name, ada.accountNumber].join(', '),
    ]);
  });

  it.each([
    ['Amount', {}, 'balance', 'The amount is more than your balance.'],
    ['Merchant ID', { draft: merchant }, 'self', 'You can’t pay your own business. Enter another merchant ID.'],
  ] as const)('says next to the field %s of %j what its blocker %s means, and of no other', (label, given, blocker, words) => {
    show({ ...given, blocker });
    expect(saidOf(label)).toContain(words);
    cleanup();
    show({ ...given, blocker: 'description' });
    expect(saidOf(label)).not.toContain(words);
  });

  it.each([
    ['Amount', 'amount'],
    ['Account number', 'accountNumber'],
  ] as const)('says the error of the field %s rather than its blocker', (label, field) => {
    show({ blocker: 'balance', errors: { ...fresh.errors, [field]: 'Correct this.' } });
    expect(saidOf(label)).toContain('Correct this.');
  });

  it('asks a saved recipient for no type of transfer, and a description only of a new one', () => {
    const isRequired = () => screen.getByLabelText(/^Description/).getAttribute('aria-required');
    show({ draft: saved });
    expect(screen.queryByText('Payout type')).toBeNull();
    expect(isRequired()).toBeNull();
    cleanup();
    show({});
    screen.getByText('Payout type');
    expect(isRequired()).toBe('true');
  });
});
